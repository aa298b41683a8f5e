// The range in which pinned headers and footers stay. The browser pins them while the screen scrolls.
// A stack's own header may leave the screen while one that is pinned on the screen is below it.
const leavesStack = screen => screen.querySelector('.section .section > .long') !== null;

// Rule R10: below what is pinned above, or above what is pinned below. What is pinned on the screen has a track as
// long as the content. What is pinned in a section leaves with it, wherever the stack's own part is by then.
function pin(screen) {
  const content = screen.querySelector('.sections'), insets = getComputedStyle(content);
  const box = element => element.getBoundingClientRect();
  const shown = (selector, root) => all(selector, root).filter(isShown);
  const outer = shown(':scope > .section', content).map(section => [section, ...shown('.section', section)]);
  const top = {
    part: 'header', edge: 'top', inset: parseFloat(insets.marginTop), sections: outer,
    room: part => box(part).top - box(screen).top,
    extend: (track, section) => { track.style.height = box(content).bottom - box(section).top + 'px'; },
  };
  const bottom = {
    part: 'footer', edge: 'bottom', inset: parseFloat(insets.marginBottom),
    sections: outer.map(([section, ...inner]) => [section, ...inner.reverse()]).reverse(),
    room: part => box(screen).bottom - box(part).bottom,
    extend: (track, section) => { track.style.top = box(content).top - box(section).top + 'px'; },
  };
  for (const { part, edge, inset, sections, room, extend } of [top, bottom]) {
    let onScreen = inset;
    for (const group of sections) {
      let inStack = onScreen;
      for (const section of group) {
        if (section.matches('.stays')) {
          if (part === 'header') section.style.top = onScreen + 'px', onScreen += box(section).height;
          continue;
        }
        const pinned = section.querySelector(`:scope > .${part}.pinned, :scope > .track > .${part}.pinned`);
        if (!pinned) continue;
        const taken = Math.max(onScreen, inStack);
        pinned.style[edge] = taken + 'px';
        const isLong = pinned.parentElement.matches('.long');
        if (isLong) extend(pinned.parentElement, section);
        if (isLong) onScreen = taken + box(pinned).height;
        else if (section === group[0]) {
          inStack = (leavesStack(screen) ? Math.min(onScreen, room(pinned)) : onScreen) + box(pinned).height;
        }
      }
    }
  }
}
document.addEventListener('scroll', ({ target }) => {
  if (target.matches?.('.screen') && leavesStack(target)) pin(target);
}, true);
