extension PreviewScript {
  /// The width, the appearance, the direction, and sizes under the pointer.
  static let controls = #"""
    const form = document.querySelector('form'), label = document.querySelector('body > output');
    // Whole screens overflow their containers, whose height is that of a device.
    const update = (root = document) => {
      place(root);
      fit(root);
      const isWhole = document.documentElement.classList.contains('whole');
      for (const screen of all('.screen')) {
        pin(screen);
        const sections = screen.querySelector('.sections');
        screen.parentElement.style.paddingBottom =
          isWhole ? Math.max(0, sections.offsetHeight - screen.clientHeight) + 'px' : '';
      }
    };
    const round = value => Math.round(value * 100) / 100;
    const written = all('.screen').map(screen => screen.dir);
    const set = {
      width(value) {
        const screen = document.querySelector('.screen'), slider = form.elements.width;
        slider.value = value;
        screen.style.setProperty('--width', slider.value + 'px');
        document.querySelector('figcaption b').textContent = slider.value;
        update(screen);
      },
      dark(isDark) {
        document.documentElement.classList.toggle('dark', isDark);
        document.documentElement.classList.toggle('light', !isDark);
        form.elements.scheme.textContent = isDark ? 'Light' : 'Dark';
      },
      turned(isTurned) {
        all('.screen').forEach((screen, index) => { screen.dir = (written[index] === 'rtl') !== isTurned ? 'rtl' : 'ltr'; });
        update();
      },
      whole(isWhole) {
        document.documentElement.classList.toggle('whole', isWhole);
        form.elements.whole.textContent = isWhole ? 'Device height' : 'Whole screens';
        update();
      },
      names(isShown) {
        document.documentElement.classList.toggle('names', isShown);
        form.elements.names.textContent = isShown ? 'No names' : 'Names';
      },
    };
    const chosen = {};
    const choose = (name, value) => { chosen[name] = value; set[name](value); keep(); };
    form.elements.width.addEventListener('input', event => choose('width', event.target.value));
    form.elements.scheme.addEventListener('click', () => {
      const style = document.documentElement.classList;
      const isDark = style.contains('dark') || (!style.contains('light') && matchMedia('(prefers-color-scheme: dark)').matches);
      choose('dark', !isDark);
    });
    form.elements.direction.addEventListener('click', () => choose('turned', !chosen.turned));
    form.elements.names.addEventListener('click', () => choose('names', !chosen.names));
    form.elements.whole.addEventListener('click', () => choose('whole', !chosen.whole));
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

    """#

  /// What people chose and how far they scrolled, where the page's host keeps it: VS Code, and the page around this one that
  /// `sduic preview --serve` serves, put a new page in place of the last one at each edit. Elsewhere nothing is kept.
  static let keeping = #"""
    const host = globalThis.acquireVsCodeApi?.()
      ?? globalThis.frameElement?.ownerDocument.defaultView.sduicHost;
    const scrolled = () => [document.scrollingElement, ...all('.screen')];
    function keep() {
      host?.setState({ chosen, places: scrolled().map(element => [element.scrollLeft, element.scrollTop]) });
    }
    const kept = host?.getState();
    if (kept) {
      for (const [name, value] of Object.entries(kept.chosen)) {
        chosen[name] = value;
        set[name](value);
      }
      scrolled().forEach((element, index) => element.scrollTo(...(kept.places[index] ?? [0, 0])));
    }
    // An element's scrolling does not bubble.
    document.addEventListener('scroll', keep, true);

    """#
}
