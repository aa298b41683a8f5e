// Widths, text size, appearance, direction, and sizes under the pointer.
const form = document.querySelector('form'), label = document.querySelector('body > output'), root = document.documentElement;
const figures = all('figure');
// Whole screens overflow their containers, whose height is that of a device.
const update = (part = document) => {
  place(part);
  fit(part);
  for (const screen of all('.screen')) {
    pin(screen);
    const sections = screen.querySelector('.sections');
    screen.parentElement.style.paddingBottom = root.classList.contains('whole')
      ? Math.max(0, sections.offsetHeight - screen.clientHeight) + 'px' : '';
    measure(screen);
  }
};
const round = value => Math.round(value * 100) / 100;
const written = all('.screen').map(screen => screen.dir);
const devices = all('#devices option');
// The device of a column, or one that is as wide.
function named(caption, width) {
  if (caption.dataset.device && width === caption.dataset.width) return caption.dataset.device;
  const device = devices.find(option => option.value === width);
  if (!device) return '';
  return (device.dataset.height === caption.querySelector('.height').textContent ? '' : 'as wide as ') + device.textContent;
}
for (const caption of all('figcaption')) caption.dataset.width = caption.querySelector('b').textContent;
const press = (name, isOn) => {
  root.classList.toggle(name, isOn);
  form.elements[name].setAttribute('aria-pressed', isOn);
};
const set = {
  widths(values) {
    for (const [index, value] of Object.entries(values)) {
      const figure = figures[index];
      if (!figure) continue;
      const slider = figure.querySelector('.ruler input'), screen = figure.querySelector('.screen');
      slider.value = value;
      const width = String(round(slider.value));
      screen.style.setProperty('--width', width + 'px');
      figure.querySelector('b').textContent = width;
      const caption = figure.querySelector('figcaption');
      caption.querySelector('.device').textContent = named(caption, width);
      update(screen);
    }
  },
  scale(value) {
    form.elements.scale.value = value;
    form.querySelector('.scale').textContent = form.elements.scale.value + '×';
    for (const part of all('.sections, .bars')) part.style.setProperty('--text-scale', form.elements.scale.value);
    for (const screen of all('.screen[data-text-borders]')) {
      const borders = screen.dataset.textBorders.split(' ').map(Number);
      screen.dataset.textBand = borders.filter(border => border <= Number(form.elements.scale.value)).length;
    }
    update();
  },
  dark(isOn) {
    press('dark', isOn);
    root.classList.toggle('light', !isOn);
  },
  mirrored(isOn) {
    press('mirrored', isOn);
    const isTurned = isOn !== (written[0] === 'rtl');
    all('.screen').forEach((screen, index) => { screen.dir = (written[index] === 'rtl') !== isTurned ? 'rtl' : 'ltr'; });
    update();
  },
  whole(isOn) {
    press('whole', isOn);
    update();
  },
  measured(isOn) {
    press('measured', isOn);
    update();
  },
  names(isOn) { press('names', isOn); },
};
const chosen = { widths: {} };
const choose = (name, value) => { chosen[name] = value; set[name](value); keep(); };
const widen = (index, value) => {
  chosen.widths[index] = value;
  set.widths({ [index]: value });
  keep();
};
figures.forEach((figure, index) => {
  figure.querySelector('.ruler input').addEventListener('input', event => widen(index, String(Math.round(event.target.value))));
  for (const mark of all('.mark', figure)) mark.addEventListener('click', () => widen(index, mark.dataset.width));
});
form.elements.scale.addEventListener('input', event => choose('scale', event.target.value));
for (const button of all('button', form)) {
  button.addEventListener('click', () => choose(button.name, button.getAttribute('aria-pressed') !== 'true'));
}
// Without a choice the page follows its surroundings.
const scheme = matchMedia('(prefers-color-scheme: dark)');
const isDark = () => root.classList.contains('dark') || (!root.classList.contains('light') && scheme.matches);
const showScheme = () => form.elements.dark.setAttribute('aria-pressed', isDark());
scheme.addEventListener('change', showScheme);
showScheme();
document.addEventListener('pointermove', event => {
  const element = event.target instanceof Element ? event.target.closest('[data-frame]') : null;
  label.hidden = !element;
  if (!element) return;
  const box = element.getBoundingClientRect();
  const name = element.dataset.name ?? '';
  label.textContent = `${name}${name ? '  ' : ''}${round(box.width)} × ${round(box.height)}`;
  label.style.left = Math.min(event.clientX + 14, innerWidth - label.offsetWidth - 8) + 'px';
  label.style.top = Math.min(event.clientY + 16, innerHeight - label.offsetHeight - 8) + 'px';
});
