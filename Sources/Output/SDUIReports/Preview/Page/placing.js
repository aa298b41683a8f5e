// Waterfalls, items that wait for the next row, lone items of justified lines, rows of a strip that are alike.
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const isShown = element => element.getClientRects().length > 0;
const tracks = element => getComputedStyle(element).gridTemplateColumns.split(' ').length;

// Rule R17: each item goes under the shortest column, ties to the leading one.
function fall(lines) {
  const slots = all('.slot', lines).sort((a, b) => a.dataset.index - b.dataset.index);
  const under = all(':scope > .background', lines);
  lines.replaceChildren(...under, ...slots);
  const gap = parseFloat(getComputedStyle(lines).rowGap) || 0;
  // Heights that a client measured decide nothing.
  lines.classList.add('declared');
  const heights = slots.map(slot => slot.getBoundingClientRect().height);
  lines.classList.remove('declared');
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
  lines.replaceChildren(...under, ...columns.map(({ column }) => column));
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

// Rule R18: an item alone in a line that is not the last is in the middle.
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
  // The last page ends with the content. Widths of contents are measured in whole pixels.
  const end = strip.scrollWidth - 1;
  for (let index = 0; index * strip.clientWidth < end; index += 1) {
    const page = document.createElement('div'), start = index * 100 + '%';
    page.className = 'page';
    page.style.insetInlineStart = start;
    page.style.width = `min(100%, ${end}px - ${start})`;
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
