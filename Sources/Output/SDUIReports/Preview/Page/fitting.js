// Fits words into their cards by the room that is measured.
// What a card without room leaves out, in this order, until its title is shown as a whole.
const stages = ['tags', 'third', 'two', 'close', 'one', 'chart', 'minor', 'second', 'shallow', 'small', 'facts', 'picture',
  'smaller', 'smallest'];
// Large text is set smaller rather than broken within words, but never below a size that can be read.
const factors = [0.6, 0.5, 0.42, 0.35, 0.29, 0.24, 0.2], leastSize = 8;
const words = card => card.querySelector(':scope > .words');
const overflows = element => element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth;
const isTight = card => {
  const own = words(card);
  return own !== null && isShown(own) && [own, ...own.querySelectorAll(':scope > b')].some(overflows);
};
function fit(root = document) {
  let cards = all('.card', root).filter(isShown);
  for (const card of cards) {
    delete card.dataset.fit;
    card.style.removeProperty('--fit');
    words(card)?.style.removeProperty('min-height');
  }
  const shown = cards;
  for (let count = 1; count <= stages.length; count += 1) {
    cards = cards.filter(isTight);
    for (const card of cards) card.dataset.fit = stages.slice(0, count).join(' ');
  }
  for (const factor of factors) {
    cards = cards.filter(isTight);
    for (const card of cards) {
      const style = getComputedStyle(card), used = Number(style.getPropertyValue('--fit') || 1);
      if (parseFloat(style.fontSize) / used * factor >= leastSize) card.style.setProperty('--fit', factor);
    }
  }
  // What is cut is cut after a whole line.
  for (const card of cards.filter(isTight)) {
    card.dataset.fit += ' cut';
    const title = card.querySelector('.words > b'), room = words(card);
    if (!title) continue;
    const inner = room.clientHeight - parseFloat(getComputedStyle(room).paddingTop) * 2;
    const lines = Math.floor(inner / parseFloat(getComputedStyle(title).lineHeight));
    title.style.setProperty('--lines', Math.max(1, lines));
  }
  // Where pictures have room.
  align(shown.filter(card => card.matches('.pictured') && !card.dataset.fit?.includes('shallow')));
}

// The pictures of alike cards beside one another are equally high.
function align(cards) {
  const groups = new Map();
  for (const card of cards) {
    const own = words(card), box = card.getBoundingClientRect();
    if (!own || getComputedStyle(card).flexDirection !== 'column' || getComputedStyle(own).position === 'relative') continue;
    const lines = card.closest('.lines');
    const key = [Math.round(box.width), Math.round(box.height)].join();
    const group = groups.get(lines) ?? groups.set(lines, new Map()).get(lines);
    group.set(key, [...(group.get(key) ?? []), own]);
  }
  for (const group of groups.values()) {
    for (const alike of group.values()) {
      if (alike.length < 2) continue;
      const height = Math.max(...alike.map(own => own.offsetHeight));
      for (const own of alike) own.style.minHeight = height + 'px';
    }
  }
}
