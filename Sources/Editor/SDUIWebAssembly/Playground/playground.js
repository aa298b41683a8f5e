// The playground: an editor over the language server, and results of the compiler, all in this page.

const element = (id) => document.getElementById(id);
const text = element("text");
const examples = JSON.parse(element("examples").textContent);

/** The files of the example that is shown, with what was typed, and the one in the editor. */
let files = {};
let path = "";
let project, server, tokenTypes;
let version = 0;
let nextRequest = 1;
let findings = [];
let tokens = [];
let tab = "preview";

async function start() {
  const packed = Uint8Array.from(atob(element("module").textContent), (character) => character.charCodeAt(0));
  await load(await unpacked(packed));
  project = Project.open();
  for (const [index, example] of examples.entries()) element("example").add(new Option(example.name, String(index)));
  listen();
  const shared = await sharedText();
  show("text" in shared ? { name: "shared", files: { "shared.sdui": shared.text } } : examples[0]);
  // What is shown has a status of its own, which would hide this one.
  if (shared.problem) status(shared.problem);
  document.documentElement.dataset.ready = "yes";
}

// MARK: Files

function show(example) {
  server?.close();
  for (const name of Object.keys(files)) project.remove(name);
  files = { ...example.files };
  for (const [name, content] of Object.entries(files)) project.write(name, content);
  server = project.languageServer({ version: "playground" });
  const capabilities = {
    textDocument: {
      completion: { completionItem: { snippetSupport: false } },
      codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix"] } } },
      semanticTokens: { requests: { full: true }, tokenTypes: [], tokenModifiers: [], formats: ["relative"] },
    },
  };
  const answer = request("initialize", { processId: null, rootUri: "file:///", capabilities });
  tokenTypes = answer.capabilities.semanticTokensProvider.legend.tokenTypes;
  notify("initialized", {});
  element("file").replaceChildren(...Object.keys(files).map((name) => new Option(name, name)));
  open(example.main ?? Object.keys(files)[0]);
}

function open(name) {
  path = name;
  element("file").value = name;
  text.value = files[name];
  text.scrollTop = text.scrollLeft = 0;
  text.setSelectionRange(0, 0);
  take(notify("textDocument/didOpen", { textDocument: { uri: uri(), languageId: "sdui", version: ++version, text: text.value } }));
  refresh();
}

function close() {
  notify("textDocument/didClose", { textDocument: { uri: uri() } });
}

const uri = () => "file:///" + path;

/** What was typed becomes the text of the file. */
function changed() {
  const started = performance.now();
  files[path] = text.value;
  project.write(path, text.value);
  take(
    notify("textDocument/didChange", {
      textDocument: { uri: uri(), version: ++version }, contentChanges: [{ text: text.value }],
    }),
  );
  refresh();
  document.documentElement.dataset.milliseconds = (performance.now() - started).toFixed(2);
}

function replaceText(content, caret) {
  text.value = content;
  if (caret !== undefined) text.setSelectionRange(caret, caret);
  changed();
}

// MARK: Language server

function request(method, params) {
  const id = nextRequest++;
  const messages = server.send({ id, method, params });
  take(messages);
  const answer = messages.find((message) => message.id === id);
  if (answer?.error) throw new Error(answer.error.message);
  return answer?.result;
}

function notify(method, params) {
  return server.send({ method, params });
}

function take(messages) {
  for (const message of messages) {
    if (message.method !== "textDocument/publishDiagnostics" || message.params.uri !== uri()) continue;
    findings = message.params.diagnostics;
  }
}

// MARK: Results

function refresh() {
  // Colours of a text that nobody reads at once would only cost time.
  const isLarge = text.value.length > 200_000;
  text.classList.toggle("plain", isLarge);
  tokens = isLarge ? [] : (request("textDocument/semanticTokens/full", { textDocument: { uri: uri() } })?.data ?? []);
  colour(isLarge);
  listFindings();
  showResult();
}

/** A key for each line under the editor. Only lines with another key are replaced. */
let lineKeys = [];

/** Colours the text under the editor, and underlines findings. */
function colour(isLarge) {
  const made = isLarge ? [] : colouredLines(text.value);
  const keys = made.map((pieces) => JSON.stringify(pieces));
  let first = 0, last = 0;
  while (first < keys.length && keys[first] === lineKeys[first]) first++;
  const most = Math.min(keys.length, lineKeys.length) - first;
  while (last < most && keys.at(-1 - last) === lineKeys.at(-1 - last)) last++;
  const colours = element("colours");
  for (let index = lineKeys.length - last - 1; index >= first; index--) colours.childNodes[index].remove();
  const next = colours.childNodes[first] ?? null;
  for (const pieces of made.slice(first, made.length - last)) colours.insertBefore(lineOf(pieces), next);
  lineKeys = keys;
  // Once all of the page has changed: where a text is scrolled to is known when the page is laid out.
  requestAnimationFrame(follow);
}

/** The pieces of each line, with the names of their classes. */
function colouredLines(content) {
  const starts = lineStarts(content);
  const marks = [];
  let line = 0, column = 0;
  for (let index = 0; index < tokens.length; index += 5) {
    if (tokens[index] > 0) column = 0;
    line += tokens[index];
    column += tokens[index + 1];
    const start = starts[line] + column;
    marks.push([start, start + tokens[index + 2], `t-${tokenTypes[tokens[index + 3]]}`]);
  }
  const underlined = findings.map((finding) => {
    const start = offset(finding.range.start, starts);
    return [start, Math.max(offset(finding.range.end, starts), start + 1), finding.severity === 1 ? "error" : "warning"];
  });
  const ends = new Set([...starts, content.length]);
  for (const [start, end] of [...marks, ...underlined]) ends.add(start).add(end);
  const sorted = [...ends].filter((end) => end <= content.length).sort((left, right) => left - right);
  const result = starts.map(() => []);
  let next = 0;
  line = 0;
  for (let index = 0; index + 1 < sorted.length; index++) {
    const [start, end] = [sorted[index], sorted[index + 1]];
    while (line + 1 < starts.length && starts[line + 1] <= start) line++;
    while (next < marks.length && marks[next][1] <= start) next++;
    const names = next < marks.length && marks[next][0] <= start ? [marks[next][2]] : [];
    for (const [from, to, name] of underlined) if (from <= start && end <= to) names.push(name);
    result[line].push([content.slice(start, end), [...new Set(names)].join(" ")]);
  }
  // The last line has its height although nothing follows it.
  result.at(-1).push(["\n", ""]);
  return result;
}

function lineOf(pieces) {
  const line = document.createElement("span");
  for (const [piece, names] of pieces) {
    if (names === "") {
      line.append(piece);
      continue;
    }
    const span = document.createElement("span");
    span.className = names;
    span.textContent = piece;
    line.append(span);
  }
  return line;
}

function follow() {
  element("colours").scrollTop = text.scrollTop;
  element("colours").scrollLeft = text.scrollLeft;
}

let pendingFixes = 0;

function listFindings() {
  const list = element("findings");
  const rows = findings.slice(0, 50).map((finding) => {
    const row = document.createElement("li");
    const kind = document.createElement("span");
    kind.className = `kind is-${finding.severity === 1 ? "error" : "warning"}`;
    kind.textContent = finding.severity === 1 ? "Error" : "Warning";
    const place = document.createElement("button");
    place.type = "button";
    place.className = "place";
    const { line, character } = finding.range.start;
    place.textContent = `line ${line + 1}, column ${character + 1}`;
    place.addEventListener("click", () => {
      const starts = lineStarts(text.value);
      text.focus();
      text.setSelectionRange(offset(finding.range.start, starts), offset(finding.range.end, starts));
    });
    row.append(kind, ", ", place, `: ${finding.message} [${finding.code}]`);
    return row;
  });
  if (rows.length === 0) {
    const row = document.createElement("li");
    row.textContent = "There are no findings.";
    rows.push(row);
  }
  list.replaceChildren(...rows);
  const errors = findings.filter((finding) => finding.severity === 1).length;
  status(findings.length === 0 ? "No findings" : `${count(errors, "error")}, ${count(findings.length - errors, "warning")}`);
  // Fixes are looked up when the typing rests.
  clearTimeout(pendingFixes);
  const described = findings.slice(0, 50);
  if (described.length) pendingFixes = setTimeout(() => addFixes(described, rows), 120);
}

const count = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

function addFixes(described, rows) {
  for (const [index, finding] of described.entries()) {
    const actions = request("textDocument/codeAction", {
      textDocument: { uri: uri() }, range: finding.range, context: { diagnostics: [finding], only: ["quickfix"] },
    });
    // What the server prefers comes first.
    for (const action of (actions ?? []).toSorted((left, right) => Boolean(right.isPreferred) - Boolean(left.isPreferred))) {
      const edits = editsOfThisFile(action.edit);
      if (!edits) continue;
      const button = document.createElement("button");
      button.type = "button";
      button.className = "fix";
      button.textContent = `Fix: ${action.title}`;
      button.addEventListener("click", () => {
        replaceText(applied(edits, text.value));
        text.focus();
      });
      rows[index].append(button);
    }
  }
}

function editsOfThisFile(edit) {
  const changes = edit?.changes ?? Object.fromEntries(
    (edit?.documentChanges ?? []).map((change) => [change.textDocument?.uri, change.edits]));
  return Object.keys(changes).length === 1 ? changes[uri()] : undefined;
}

function applied(edits, content) {
  const starts = lineStarts(content);
  const ranges = edits.map((edit) => [offset(edit.range.start, starts), offset(edit.range.end, starts), edit.newText]);
  // From the end on, so that what comes before keeps its place.
  ranges.sort((left, right) => right[0] - left[0] || right[1] - left[1]);
  for (const [start, end, replacement] of ranges) content = content.slice(0, start) + replacement + content.slice(end);
  return content;
}

const width = () => Math.min(Math.max(Number(element("points").value) || 390, 1), 10_000);
const container = () => ({ width: width(), direction: element("rtl").checked ? "rtl" : "ltr" });

function showResult() {
  const panel = element("panel");
  try {
    const result = results[tab]();
    if (panel.firstChild !== result) {
      const [top, left] = [panel.scrollTop, panel.scrollLeft];
      panel.replaceChildren(result);
      panel.scrollTop = top;
      panel.scrollLeft = left;
    }
    panel.removeAttribute("data-stale");
  } catch (error) {
    if (!(error instanceof SDUIError)) throw error;
    // The last result stays while there are errors.
    panel.dataset.stale = "yes";
    if (error.code === "findings" && panel.childElementCount > 0 && tab === "preview") return;
    const note = document.createElement("p");
    note.textContent = error.code === "findings" ? "There is no result yet: the text has errors, or no screen." : error.message;
    panel.replaceChildren(note);
  }
}

/** The preview. It shows the last drawing until the next one is decoded. */
const picture = document.createElement("img");
let drawing = "";

const results = {
  preview() {
    const next = project.preview(path, { ...container(), widths: [width()], form: "picture" });
    if (next !== drawing) {
      drawing = next;
      picture.alt = `The screen at ${width()} points; the tab Frames has the same as a table.`;
      picture.src = "data:image/svg+xml," + encodeURIComponent(drawing);
    }
    return picture;
  },

  frames() {
    const screen = project.screen(path);
    const layout = screen.layout(container());
    const rows = [];
    const add = (section, part, frame) => rows.push([section, part, ...frame.map((number) => String(Math.round(number * 100) / 100))]);
    const visit = (section) => {
      add(section.id, "section", section.frame);
      for (const part of ["background", "header"]) if (section[part]) add(section.id, part, section[part]);
      for (const item of (section.items ?? []).slice(0, 200)) add(section.id, `${item.type} ${item.index}`, item.frame);
      if (section.footer) add(section.id, "footer", section.footer);
      for (const inner of section.sections ?? []) visit(inner);
    };
    for (const section of layout.frames.sections) visit(section);
    layout.close();
    screen.close();
    return table(["Section", "Part", "x", "y", "Width", "Height"], rows);
  },

  proofs() {
    const { obligations } = project.prove(path);
    const rows = obligations.map((proof) => [
      proof.verdict, proof.obligation, proof.section ?? "", proof.unit ?? "", proof.reason ?? proof.message ?? "",
    ]);
    const result = table(["Verdict", "Obligation", "Section", "Unit", "Note"], rows);
    for (const row of result.tBodies[0].rows) {
      if (row.cells[0].textContent !== "proved") row.classList.add("is-broken");
    }
    return result;
  },

  json() {
    return preformatted(JSON.stringify(JSON.parse(project.compile(path)), null, 2));
  },

  fixture() {
    const [fixture] = project.fixtures(path);
    return preformatted(JSON.stringify(fixture?.response ?? null, null, 2));
  },
};

function preformatted(content) {
  const result = document.createElement("pre");
  result.textContent = content;
  return result;
}

function table(headings, rows) {
  const result = document.createElement("table");
  const head = result.createTHead().insertRow();
  for (const heading of headings) {
    const cell = document.createElement("th");
    cell.scope = "col";
    cell.textContent = heading;
    head.append(cell);
  }
  const body = result.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    for (const cell of row) line.insertCell().textContent = cell;
  }
  return result;
}

// MARK: Completion

let offers = [];
let chosen = 0;

function complete() {
  const position = positionOf(text.selectionStart);
  const answer = request("textDocument/completion", { textDocument: { uri: uri() }, position });
  const typed = wordBefore(text.selectionStart).toLowerCase();
  offers = (answer?.items ?? answer ?? [])
    .filter((item) => (item.filterText ?? item.label).toLowerCase().startsWith(typed)).slice(0, 60);
  chosen = 0;
  drawOffers(position);
}

function wordBefore(caret) {
  return /[A-Za-z0-9_-]*$/.exec(text.value.slice(Math.max(0, caret - 80), caret))[0];
}

function drawOffers(position) {
  const list = element("offers");
  list.hidden = offers.length === 0;
  text.removeAttribute("aria-activedescendant");
  if (list.hidden) return;
  list.replaceChildren(
    ...offers.map((offer, index) => {
      const row = document.createElement("li");
      row.role = "option";
      row.id = `offer-${index}`;
      row.ariaSelected = String(index === chosen);
      row.textContent = offer.label;
      if (offer.detail) {
        const detail = document.createElement("small");
        detail.textContent = ` ${offer.detail}`;
        row.append(detail);
      }
      row.addEventListener("pointerdown", (event) => {
        event.preventDefault();
        accept(index);
      });
      return row;
    }),
  );
  text.setAttribute("aria-activedescendant", `offer-${chosen}`);
  const room = text.getBoundingClientRect();
  const below = 8 + (position.line + 1) * 18 - text.scrollTop;
  list.style.top = `${Math.min(below, Math.max(0, room.height - 210))}px`;
  list.style.left = `${Math.max(0, Math.min(8 + position.character * 7.8 - text.scrollLeft, room.width - 240))}px`;
}

function choose(step) {
  const rows = element("offers").children;
  rows[chosen].ariaSelected = "false";
  chosen = (chosen + step + offers.length) % offers.length;
  rows[chosen].ariaSelected = "true";
  rows[chosen].scrollIntoView({ block: "nearest" });
  text.setAttribute("aria-activedescendant", rows[chosen].id);
}

function closeOffers() {
  offers = [];
  element("offers").hidden = true;
  text.removeAttribute("aria-activedescendant");
}

function accept(index) {
  const offer = offers[index];
  closeOffers();
  const caret = text.selectionStart;
  const starts = lineStarts(text.value);
  const word = wordBefore(caret);
  const own = offer.textEdit ?? {
    range: { start: positionOf(caret - word.length), end: positionOf(caret) }, newText: offer.insertText ?? offer.label,
  };
  const range = own.range ?? own.insert;
  const end = offset(range.start, starts) + own.newText.length;
  const before = (offer.additionalTextEdits ?? [])
    .filter((edit) => offset(edit.range.start, starts) <= caret)
    .reduce((sum, edit) => sum + edit.newText.length - offset(edit.range.end, starts) + offset(edit.range.start, starts), 0);
  replaceText(applied([{ ...own, range }, ...(offer.additionalTextEdits ?? [])], text.value), end + before);
  text.focus();
}

// MARK: Positions

function lineStarts(content) {
  const starts = [0];
  for (let index = content.indexOf("\n"); index >= 0; index = content.indexOf("\n", index + 1)) starts.push(index + 1);
  return starts;
}

function offset({ line, character }, starts) {
  return line < starts.length ? Math.min(starts[line] + character, text.value.length) : text.value.length;
}

function positionOf(caret) {
  const before = text.value.slice(0, caret);
  const line = before.split("\n").length - 1;
  return { line, character: caret - (before.lastIndexOf("\n") + 1) };
}

// MARK: Links

/** The bytes of a text that a link may carry. A link of a few thousand characters could unpack to gigabytes. */
const longestLinkedText = 1 << 20;

/** Sends bytes through a stream. Throws when more than a number of bytes come out. */
async function transformed(bytes, stream, limit = Infinity) {
  const parts = [];
  let length = 0;
  for (const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new RangeError(`more than ${limit} bytes`);
    }
    parts.push(value);
  }
}

const unpacked = (bytes, limit) => transformed(bytes, new DecompressionStream("gzip"), limit);

async function linkTo(content) {
  const packed = await transformed(new TextEncoder().encode(content), new CompressionStream("gzip"));
  const encoded = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return "#text=" + encoded.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

// The text of the page's link, why there is none, or nothing where the link carries none.
async function sharedText() {
  const encoded = /^#text=([\w-]+)$/.exec(location.hash)?.[1];
  if (!encoded) return {};
  try {
    const packed = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0));
    return { text: new TextDecoder().decode(await unpacked(bytes, longestLinkedText)) };
  } catch (error) {
    const isLong = error instanceof RangeError;
    return { problem: isLong ? "The text of the link is longer than 1 MB." : "The link has no text that can be read." };
  }
}

// MARK: Controls

function status(message) {
  element("status").textContent = message;
}

function listen() {
  text.addEventListener("input", (event) => {
    changed();
    const typed = event.data ?? "";
    if (/^[A-Za-z.]$/.test(typed)) complete();
    else closeOffers();
  });
  text.addEventListener("scroll", follow);
  text.addEventListener("blur", closeOffers);
  text.addEventListener("keydown", (event) => {
    if (event.key === " " && event.ctrlKey) {
      event.preventDefault();
      complete();
    } else if (offers.length > 0) {
      const steps = { ArrowDown: 1, ArrowUp: -1 };
      if (event.key in steps) choose(steps[event.key]);
      else if (event.key === "Enter") accept(chosen);
      else if (event.key === "Escape") closeOffers();
      else return;
      event.preventDefault();
    }
  });
  element("example").addEventListener("change", () => show(examples[Number(element("example").value)]));
  element("file").addEventListener("change", () => {
    close();
    open(element("file").value);
  });
  element("format").addEventListener("click", () => {
    try {
      replaceText(project.format(path));
      status("Formatted");
    } catch (error) {
      status(error.message);
    }
  });
  element("share").addEventListener("click", async () => {
    history.replaceState(null, "", await linkTo(text.value));
    try {
      await navigator.clipboard.writeText(location.href);
      status("The link is on the clipboard");
    } catch {
      status("The link is in the address bar");
    }
  });
  const [range, points] = [element("width"), element("points")];
  range.addEventListener("input", () => {
    points.value = range.value;
    showResult();
  });
  points.addEventListener("input", () => {
    range.value = points.value;
    showResult();
  });
  element("rtl").addEventListener("change", showResult);
  const tabs = [...document.querySelectorAll('[role="tab"]')];
  for (const button of tabs) {
    button.addEventListener("click", () => choosePanel(button, tabs));
    button.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const next = tabs[(tabs.indexOf(button) + step + tabs.length) % tabs.length];
      choosePanel(next, tabs);
      next.focus();
    });
  }
}

function choosePanel(button, tabs) {
  for (const other of tabs) {
    other.setAttribute("aria-selected", String(other === button));
    other.tabIndex = other === button ? 0 : -1;
  }
  tab = button.id.replace("tab-", "");
  element("panel").setAttribute("aria-labelledby", button.id);
  element("panel").replaceChildren();
  showResult();
}

await start();
