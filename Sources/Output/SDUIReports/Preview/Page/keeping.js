// The choices and scroll offsets of the reader, which the page's host keeps: VS Code, and the page around this one
// that `sduic preview --serve` serves, replace the page at each edit. Elsewhere nothing is kept.
const host = globalThis.acquireVsCodeApi?.()
  ?? globalThis.frameElement?.ownerDocument.defaultView.sduicHost;
const scrolled = () => [document.scrollingElement, ...all('.screen')];
function keep() {
  host?.setState({ chosen, places: scrolled().map(element => [element.scrollLeft, element.scrollTop]) });
}
const kept = host?.getState();
if (kept) {
  for (const [name, value] of Object.entries(kept.chosen)) {
    if (!set[name]) continue;
    chosen[name] = value;
    set[name](value);
  }
  scrolled().forEach((element, index) => element.scrollTo(...(kept.places[index] ?? [0, 0])));
}
// An element's scrolling does not bubble.
document.addEventListener('scroll', keep, true);
