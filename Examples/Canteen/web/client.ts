// A web client of the canteen: the server decides what the screen shows, the WebAssembly module where everything is.
//
// The types and the reader of responses in `generated` are from `sduic generate typescript`.

import { load, Screen, type Frame, type Layout, type PageStore, type ScreenResponse } from "./sdui.js";
import { actionsOfDish, isFilmedDish, type Dish, type FilmedDish, type Notice, type ScreenAction, type Title } from "./generated/Components.js";
import { readMenuResponse, type MenuResponse } from "./generated/MenuResponse.js";

type Unit = Dish | FilmedDish | Notice | Title;

const view = document.querySelector<HTMLElement>("#screen")!;
const content = document.querySelector<HTMLElement>("#content")!;

/** The elements by the identity of what they show. */
const elements = new Map<string, HTMLElement>();
/** The scroll views of carousels, by the number of their section. */
const strips = new Map<number, HTMLElement>();

let pages: PageStore;
let shown: ScreenResponse | undefined;
let layout: Layout;
let typed: MenuResponse;
let nextPage = 0;
let hasNext = true;
let isLoading = false;

await load();
const screen = Screen.open(await (await fetch("menu.json")).text());
pages = screen.pages();
await loadPage();
view.addEventListener("scroll", placeWhatIsInView);
new ResizeObserver(layOut).observe(view);
document.documentElement.dataset.ready = "yes";

// Pages

/** Asks the server for the next page, if there is one, and shows it below the others. */
async function loadPage() {
  if (isLoading || !hasNext) return;
  isLoading = true;
  await fetchPage(nextPage);
  nextPage += 1;
  isLoading = false;
  show();
}

async function fetchPage(page: number) {
  const answer = await fetch(`/menu?page=${page}`);
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  const text = await answer.text();
  const response = pages.insert(text);
  // What this client does not know is left out. A team would log it.
  for (const fault of response.faults) console.info(`${fault.pointer}: ${fault.message}`);
  response.close();
  hasNext = JSON.parse(text).hasNext;
}

/** Asks for all pages once more, after something changed on the server. */
async function reload() {
  for (let page = 0; page < nextPage; page++) await fetchPage(page);
  show();
}

// Content

/** Shows the pages. Elements whose unit stayed the same are kept. */
function show() {
  const joined = pages.joined();
  const { response } = readMenuResponse(JSON.parse(pages.json));
  if (!response) throw new Error("the response is not accepted");
  if (shown) {
    const changes = shown.changes(joined);
    for (const [section, item] of [...changes.deletedItems, ...changes.reloadedItems]) forget(key(section, item));
    for (const section of changes.reloadedHeaders) forget(`${section}/header`);
    document.documentElement.dataset.changes = JSON.stringify(changes);
    shown.close();
  }
  shown = joined;
  typed = response;
  layOut();
}

function layOut() {
  if (!shown) return;
  layout?.close();
  layout = shown.layout({ width: view.clientWidth, height: view.clientHeight });
  content.style.height = `${layout.frames.contentSize.height}px`;
  // Places of elements that are out of view may be those of others now.
  for (const element of elements.values()) element.remove();
  for (const strip of strips.values()) strip.hidden = true;
  placeWhatIsInView();
}

/** Puts elements where the layout has them: those in view, and half a screen around. */
function placeWhatIsInView() {
  const [top, height] = [view.scrollTop, view.clientHeight];
  const rectangle = { x: 0, y: top - height / 2, width: view.clientWidth, height: height * 2 };
  for (const [index, section] of layout.frames.sections.entries()) {
    if (section.frame[1] > rectangle.y + rectangle.height || section.frame[1] + section.frame[3] < rectangle.y) continue;
    const parent = section.contentWidth === undefined ? content : strip(index);
    // A carousel has all of its items: it scrolls by itself.
    const inside = section.contentWidth === undefined ? rectangle : { ...rectangle, width: section.contentWidth };
    for (const item of layout.items({ ...inside, section: index })) {
      const unit = typed.sections[index]!.units[item.index] as Unit;
      place(key(index, item.index), parent, item.frame, () => elementOf(unit));
    }
    if (section.header) place(`${index}/header`, content, section.header, () => titleOf(header(index)));
  }
  for (const pinned of layout.pinned(top)) {
    const element = elements.get(`${pinned.section}/${pinned.part}`);
    if (element) move(element, pinned.frame);
  }
  // The declaration says how many items before the end the next page is asked for.
  if (rectangle.y + rectangle.height >= layout.frames.contentSize.height) void loadPage();
}

function place(name: string, parent: HTMLElement, frame: Frame, make: () => HTMLElement) {
  let element = elements.get(name);
  if (!element) {
    element = make();
    element.dataset.key = name;
    elements.set(name, element);
  }
  if (element.parentElement !== parent) parent.append(element);
  move(element, frame);
}

function move(element: HTMLElement, [x, y, width, height]: Frame) {
  const inStrip = element.parentElement !== content;
  const top = inStrip ? Number(element.parentElement!.dataset.top) : 0;
  element.style.cssText = `left:${x}px;top:${y - top}px;width:${width}px;height:${height}px`;
}

function forget(name: string) {
  elements.get(name)?.remove();
  elements.delete(name);
}

/** What stays the same when its place changes: the section and the identity of the unit. */
function key(section: number, item: number) {
  const unit = typed.sections[section]!.units[item] as Dish | FilmedDish | Notice;
  return `${typed.sections[section]!.section}/${unit.$type}/${unit.id}`;
}

function header(section: number) {
  return (typed.sections[section] as { header?: Title }).header;
}

/** The scroll view of a carousel. When scrolling ends, it goes on to where the layout lets it rest. */
function strip(section: number): HTMLElement {
  let element = strips.get(section);
  if (!element) {
    element = document.createElement("div");
    element.className = "strip";
    element.tabIndex = 0;
    element.setAttribute("role", "group");
    element.setAttribute("aria-label", header(section)?.text ?? "More dishes");
    const room = document.createElement("div");
    element.append(room);
    const own = element;
    element.addEventListener("scrollend", () => {
      const rest = layout.restOffset(section, own.scrollLeft);
      if (Math.abs(rest - own.scrollLeft) > 1) own.scrollTo({ left: rest, behavior: "smooth" });
    });
    strips.set(section, element);
    content.append(element);
  }
  const frames = layout.frames.sections[section]!;
  const items = frames.items!;
  const top = Math.min(...items.map((item) => item.frame[1]));
  const bottom = Math.max(...items.map((item) => item.frame[1] + item.frame[3]));
  element.hidden = false;
  element.dataset.top = String(top);
  element.style.cssText = `top:${top}px;height:${bottom - top}px`;
  (element.firstElementChild as HTMLElement).style.cssText = `width:${frames.contentWidth}px;height:1px`;
  return element;
}

// Views

function titleOf(title: Title | undefined) {
  const element = document.createElement("h2");
  element.textContent = title?.text ?? "";
  return element;
}

function elementOf(unit: Unit): HTMLElement {
  switch (unit.$type) {
    case "Title":
      return titleOf(unit);
    case "Notice": {
      const element = document.createElement("p");
      element.textContent = unit.text;
      return element;
    }
    case "Dish":
    case "FilmedDish": {
      const element = document.createElement("button");
      const name = document.createElement("strong");
      name.textContent = unit.name;
      const price = document.createElement("span");
      price.textContent = `€ ${unit.price}`;
      element.append(name, price);
      if (isFilmedDish(unit)) element.append("with a film");
      element.addEventListener("click", () => void perform(actionsOfDish(unit as Dish).onTap));
      return element;
    }
  }
}

/** An action goes back to the server, and what it changed is shown. */
async function perform(action: ScreenAction) {
  await fetch("/actions", { method: "POST", body: JSON.stringify(action) });
  await reload();
}
