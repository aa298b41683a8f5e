// Draws what designers measure over a screen: widths, heights, gaps and insets as dimension lines, and columns as areas.
const vectors = 'http://www.w3.org/2000/svg';
const near = (one, other) => Math.abs(one - other) < 0.6;
function measure(screen) {
  const content = screen.querySelector('.sections');
  content.querySelector(':scope > .measures')?.remove();
  if (!document.documentElement.classList.contains('measured')) return;
  const origin = content.getBoundingClientRect();
  const add = (parent, name, attributes, text) => {
    const element = document.createElementNS(vectors, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text !== undefined) element.textContent = text;
    parent.append(element);
    return element;
  };
  const sheet = add(content, 'svg', { class: 'measures', width: origin.width, height: origin.height, 'aria-hidden': 'true' });
  const frame = element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left - origin.left, top - origin.top];
    return { name: element.dataset.frame, x, y, width, height, right: x + width, bottom: y + height };
  };
  // A line from one place to another with its length; nothing where they meet.
  const line = (kind, isVertical, at, from, to, names) => {
    const length = to - from, number = round(length);
    if (length < 0.05) return;
    const group = add(sheet, 'g', { class: kind, 'data-measure': kind, 'data-of': names.join(' '), 'data-value': length });
    const [a, b] = [at - 3, at + 3];
    add(group, 'path', { d: isVertical
      ? `M${at} ${from}V${to}M${a} ${from}H${b}M${a} ${to}H${b}` : `M${from} ${at}H${to}M${from} ${a}V${b}M${to} ${a}V${b}` });
    const middle = (from + to) / 2, isShort = length < 24;
    add(group, 'text', isVertical
      ? { x: kind === 'height' ? at - 6 : at + 6, y: middle + 3.5, class: 'side' } : { x: middle, y: isShort ? at + 14 : at - 4 }, String(number));
  };
  const isLeading = getComputedStyle(screen).direction === 'ltr';
  for (const section of all('.section', content).filter(isShown)) {
    const lines = section.querySelector(':scope > .lines');
    const cells = lines && !lines.matches('.stack') ? all('.slot .cell', lines).filter(isShown).map(frame) : [];
    if (!cells.length) continue;
    if (lines.matches('.grid, .waterfall, .mosaic')) shade(sheet, add, cells, frame(lines));
    const first = cells[0], isStrip = lines.matches('.carousel');
    const row = cells.filter(cell => near(cell.y, first.y) && cell.x > -1).sort((a, b) => a.x - b.x);
    const middle = first.y + first.height / 2;
    const seen = new Set();
    for (const cell of row) {
      if (cell.x > origin.width || seen.has(Math.round(cell.width))) continue;
      seen.add(Math.round(cell.width));
      line('width', false, cell.y + 16, cell.x, cell.right, [cell.name]);
      line('height', true, cell.right - 30, cell.y, cell.bottom, [cell.name]);
    }
    row.slice(1).forEach((cell, index) => {
      if (index < 2 || cell.x < origin.width) line('gap', false, middle, row[index].right, cell.x, [row[index].name, cell.name]);
    });
    const [start, end] = [row[0], row[row.length - 1]];
    if (!isStrip || isLeading) line('inset', false, middle, 0, start.x, [start.name, 'left']);
    if (!isStrip || !isLeading) line('inset', false, middle, end.right, origin.width, [end.name, 'right']);
    const below = cells.find(cell => near(cell.x, first.x) && cell.y >= first.bottom - 0.6);
    if (below) line('lines', true, first.x + Math.min(first.width, 60) / 2, first.bottom, below.y, [first.name, below.name]);
  }
  const sections = all(':scope > .section', content).filter(isShown).map(frame);
  sections.slice(1).forEach((section, index) => {
    line('spacing', true, 24, sections[index].bottom, section.y, [sections[index].name, section.name]);
  });
}

// The columns are the narrowest cells that no other one is within.
function shade(sheet, add, cells, lines) {
  const columns = [];
  for (const cell of [...cells].sort((a, b) => a.width - b.width)) {
    if (!columns.some(column => column.x < cell.right - 0.6 && cell.x < column.right - 0.6)) columns.push(cell);
  }
  for (const { x, width } of columns) {
    add(sheet, 'rect', { class: 'column-area', x, y: lines.y, width, height: lines.height });
  }
}
