/// The page's script: its controls, sizes under the pointer, and what CSS cannot place.
enum PreviewScript {
  static let text = placing + controls + keeping + measuring

  /// Waterfalls, items that wait for the next row, lone items of justified lines, rows of a strip that are alike.
  private static let placing = #"""
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    const isShown = element => element.getClientRects().length > 0;
    const tracks = element => getComputedStyle(element).gridTemplateColumns.split(' ').length;

    // Rule R17: each item goes under the shortest column, ties to the leading one.
    function fall(lines) {
      const slots = all('.slot', lines).sort((a, b) => a.dataset.index - b.dataset.index);
      lines.replaceChildren(...slots);
      const gap = parseFloat(getComputedStyle(lines).rowGap) || 0;
      const heights = slots.map(slot => slot.getBoundingClientRect().height);
      const columns = Array.from({ length: tracks(lines) }, () => {
        const column = document.createElement('div');
        column.className = 'column';
        return { column, end: 0 };
      });
      slots.forEach((slot, index) => {
        let best = columns[0];
        for (const column of columns) if (column.end < best.end - 0.05) best = column;
        best.column.append(slot);
        best.end += heights[index] + gap;
      });
      lines.replaceChildren(...columns.map(({ column }) => column));
    }

    // Rule R14: what waits lets others fill the row, then takes the next one.
    function queue(lines) {
      const count = tracks(lines), order = [], waiting = [];
      const span = slot => slot.dataset.span === 'all' ? count : Number(slot.dataset.span || 1);
      let filled = 0;
      const place = slot => { order.push(slot); filled += span(slot); };
      const take = () => {
        while (filled < count) {
          const index = waiting.findIndex(slot => span(slot) <= count - filled);
          if (index < 0) return;
          place(waiting.splice(index, 1)[0]);
        }
      };
      const end = need => {
        filled = 0;
        while (waiting.length) {
          take();
          if (filled < count && need <= count - filled) return;
          filled = 0;
        }
      };
      for (const slot of all('.slot', lines)) {
        if (span(slot) > count - filled) {
          if ('waits' in slot.dataset) { waiting.push(slot); continue; }
          end(span(slot));
        }
        place(slot);
        if (filled === count) end(0);
      }
      filled = 0;
      while (waiting.length) { take(); filled = 0; }
      order.forEach((slot, index) => { slot.style.order = index; });
    }

    // Rule R18: an item alone in a line that is not the last stands in the middle.
    function center(lines) {
      const slots = all('.slot', lines);
      slots.forEach(slot => slot.classList.remove('alone'));
      const places = slots.map(slot => slot.getBoundingClientRect());
      const isRightToLeft = getComputedStyle(lines).direction === 'rtl';
      const begins = index => index === 0
        || (isRightToLeft
          ? places[index].right > places[index - 1].left + 0.5 : places[index].left < places[index - 1].right - 0.5);
      slots.forEach((slot, index) => {
        const isAlone = begins(index) && index + 1 < slots.length && begins(index + 1);
        slot.classList.toggle('alone', isAlone);
      });
    }

    // Rule R25: the items of a strip's row that ask for it are as high as the highest of the row.
    function level(strip) {
      const columns = all('.column', strip).map(column => [...column.children]);
      const slots = columns.flat().filter(slot => 'uniform' in slot.dataset);
      slots.forEach(slot => { slot.style.minHeight = ''; });
      for (let row = 0; columns.some(column => row < column.length); row += 1) {
        const cells = columns.flatMap(column => column[row] ?? []);
        const height = Math.max(...cells.map(slot => slot.getBoundingClientRect().height));
        for (const slot of cells) if ('uniform' in slot.dataset) slot.style.minHeight = height + 'px';
      }
    }

    // Rule R22: a strip of pages rests at multiples of its width.
    function paginate(strip) {
      all('.page', strip).forEach(page => page.remove());
      const count = Math.ceil(strip.scrollWidth / strip.clientWidth);
      for (let index = 0; index < count; index += 1) {
        const page = document.createElement('div');
        page.className = 'page';
        page.style.insetInlineStart = index * 100 + '%';
        strip.append(page);
      }
    }

    function place(root = document) {
      const shown = selector => all(selector, root).filter(isShown);
      shown('.lines.waterfall').forEach(fall);
      shown('.lines.grid').filter(lines => lines.querySelector('[data-waits]')).forEach(queue);
      shown('.lines.flow.justified').forEach(center);
      shown('.lines.flow.uniform').forEach(lines => lines.classList.toggle('one', tracks(lines) === 1));
      shown('.lines.carousel').filter(lines => lines.querySelector('[data-uniform]')).forEach(level);
      shown('.lines.pages').forEach(paginate);
    }
    all('.lines').forEach(lines => all('.slot', lines).forEach((slot, index) => { slot.dataset.index = index; }));
    place();

    """#

  /// The width, the appearance, the direction, and sizes under the pointer.
  private static let controls = #"""
    const form = document.querySelector('form'), label = document.querySelector('body > output');
    // Whole screens overflow their containers, whose height is that of a device.
    const update = (root = document) => {
      place(root);
      const isWhole = document.documentElement.classList.contains('whole');
      for (const screen of all('.screen')) {
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

  /// What people chose and how far they scrolled, where the page's host keeps it: VS Code puts a new page in place of the
  /// last one at each edit. Elsewhere nothing is kept.
  private static let keeping = #"""
    const host = globalThis.acquireVsCodeApi?.();
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

  /// Where the boxes of the page stand, for tests: screen, name, x, y, width and height.
  private static let measuring = #"""
    function measure() {
      // Frames at rest: nothing is pinned.
      document.documentElement.classList.add('measured');
      return all('.screen').flatMap((screen, index) => {
        const origin = screen.querySelector('.sections').getBoundingClientRect();
        return all('[data-frame]', screen).filter(isShown).map(element => {
          const box = element.getBoundingClientRect();
          return [index, element.dataset.frame, box.x - origin.x, box.y - origin.y, box.width, box.height].join(' ');
        });
      }).join('\n');
    }
    """#
}
