// Screens of sduic in JavaScript: a thin layer over the functions that the WebAssembly module exports.
//
// `sdui.d.ts` documents everything here. A module is loaded once with `load`; each object belongs to the module that was
// loaded when it was opened.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The module that new objects use. */
let current = null;

export class SDUIError extends Error {
  constructor({ code, message, findings }) {
    super(message);
    this.name = "SDUIError";
    this.code = code;
    if (findings !== undefined) this.findings = findings.diagnostics;
  }
}

export async function load(source = new URL("sdui.wasm", import.meta.url), { maximumMemory } = {}) {
  const { instance } = await instantiate(await source);
  instance.exports.sdui_seed(...(await randomNumbers(4)));
  current = new Module(instance.exports);
  if (maximumMemory !== undefined) instance.exports.sdui_limit_memory(maximumMemory);
}

/** Numbers that nobody can guess, of 32 bits each. Older versions of Node have them in a module. */
async function randomNumbers(count) {
  const source = globalThis.crypto ?? (await import("node:crypto")).webcrypto;
  return source.getRandomValues(new Uint32Array(count));
}

async function instantiate(source) {
  if (source instanceof WebAssembly.Module) return { instance: await WebAssembly.instantiate(source, {}) };
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.instantiate(source, {});
  if (typeof Response === "function" && source instanceof Response) {
    return WebAssembly.instantiate(await source.arrayBuffer(), {});
  }
  const url = new URL(source, import.meta.url);
  if (url.protocol === "file:" && typeof process === "object") {
    const { readFile } = await import("node:fs/promises");
    return WebAssembly.instantiate(await readFile(url), {});
  }
  const response = await fetch(url);
  if (!response.ok) throw new SDUIError({ code: "file", message: `${url} cannot be loaded: ${response.status}` });
  return WebAssembly.instantiate(await response.arrayBuffer(), {});
}

/** One instance of the WebAssembly module, and calls of it. */
class Module {
  #exports;
  #failure = null;

  constructor(exports) {
    this.#exports = exports;
  }

  /** Calls a function. Gives what was opened, and the bytes of the answer. */
  call(name, handle, options, data) {
    if (this.#failure) throw new SDUIError(this.#failure);
    const exports = this.#exports;
    if (typeof exports[name] !== "function") {
      throw new SDUIError({ code: "options", message: `the module does not compile: load "sdui-compiler.wasm" for it` });
    }
    try {
      const [optionStart, optionCount] = this.#pass(encoder.encode(JSON.stringify(options ?? {})));
      const [dataStart, dataCount] = this.#pass(data ?? new Uint8Array(0));
      const answer = exports[name](handle, optionStart, optionCount, dataStart, dataCount) >>> 0;
      exports.sdui_release(optionStart);
      exports.sdui_release(dataStart);
      const [status, opened, count] = new Int32Array(exports.memory.buffer, answer, 3);
      const bytes = new Uint8Array(exports.memory.buffer, answer + 12, count).slice();
      exports.sdui_release(answer);
      if (status !== 0) throw new SDUIError(JSON.parse(decoder.decode(bytes)));
      return { handle: opened, bytes };
    } catch (error) {
      if (error instanceof SDUIError) throw error;
      this.#failure = describe(error, exports);
      throw new SDUIError(this.#failure);
    }
  }

  close(name, handle) {
    if (!this.#failure) this.#exports[name](handle);
  }

  #pass(bytes) {
    const start = this.#exports.sdui_allocate(bytes.length) >>> 0;
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
    return [start, bytes.length];
  }
}

/** After a trap the memory of a module may be in any state, so that nothing in it is used again. */
function describe(error, exports) {
  const remedy = "everything that was open is closed; call `load` again";
  if (exports.sdui_is_exhausted()) return { code: "memory", message: `memory ran out: ${remedy}` };
  if (error instanceof RangeError) return { code: "memory", message: `the stack ran out: ${remedy}` };
  return { code: "defect", message: `this is a defect of sduic (${error.message}): ${remedy}` };
}

function loaded() {
  if (!current) throw new SDUIError({ code: "options", message: "the module is not loaded: await `load()` first" });
  return current;
}

function bytesOf(text) {
  if (typeof text === "string") return encoder.encode(text);
  if (text instanceof Uint8Array) return text;
  if (text instanceof ArrayBuffer) return new Uint8Array(text);
  throw new SDUIError({ code: "options", message: "a text or its bytes in UTF-8 are needed" });
}

/** Something in the memory of a module, until it is closed. */
class Handle {
  #module;
  #handle;
  #kind;

  constructor(kind, module, handle) {
    this.#kind = kind;
    this.#module = module;
    this.#handle = handle;
  }

  /** The number of the handle, for calls that are about two. */
  static number(handle) {
    return handle.#handle;
  }

  call(name, options, data) {
    return this.#module.call(name, this.#handle, options, data === undefined ? undefined : bytesOf(data));
  }

  json(name, options, data) {
    return JSON.parse(this.text(name, options, data));
  }

  text(name, options, data) {
    return decoder.decode(this.call(name, options, data).bytes);
  }

  /** Opens what a call gives. */
  open(type, name, options, data) {
    const { handle, bytes } = this.call(name, options, data);
    return new type(key, this.#module, handle, bytes.length ? JSON.parse(decoder.decode(bytes)) : {}, bytes);
  }

  close() {
    // No handle is 0.
    if (this.#handle) this.#module.close(`${this.#kind}_close`, this.#handle);
    this.#handle = 0;
  }
}

/** Keeps others from making objects without a handle. */
const key = Symbol("sdui");

class Opened {
  constructor(given, kind, module, handle) {
    if (given !== key) throw new TypeError(`a ${kind} is opened, and not constructed`);
    Object.defineProperty(this, "handle", { value: new Handle(kind, module, handle) });
  }

  close() {
    this.handle.close();
  }

  [Symbol.dispose ?? Symbol.for("Symbol.dispose")]() {
    this.close();
  }
}

export class Screen extends Opened {
  constructor(given, module, handle, description) {
    super(given, "screen", module, handle);
    this.name = description.name;
  }

  static open(document) {
    const module = loaded();
    const { handle, bytes } = module.call("screen_open", 0, {}, bytesOf(document));
    return new Screen(key, module, handle, JSON.parse(decoder.decode(bytes)));
  }

  resolved(variants = {}) {
    return this.handle.open(Screen, "screen_resolve", variants);
  }

  layout(container = {}) {
    return this.handle.open(Layout, "screen_layout", container);
  }

  render(data, options = {}) {
    const { findings, ...rendered } = this.handle.json("screen_render", options, data);
    return { ...rendered, findings: findings.diagnostics };
  }

  response(json, options = {}) {
    return this.handle.open(ScreenResponse, "response_open", options, json);
  }

  pages() {
    return this.handle.open(PageStore, "pages_open");
  }
}

export class ScreenResponse extends Opened {
  constructor(given, module, handle, description) {
    super(given, "response", module, handle);
    Object.assign(this, description);
  }

  layout(container = {}) {
    return this.handle.open(Layout, "response_layout", container);
  }

  content() {
    return this.handle.json("response_content");
  }

  changes(to) {
    return this.handle.json("response_changes", { to: Handle.number(to.handle) });
  }
}

export class Layout extends Opened {
  #bytes;
  #frames = null;

  constructor(given, module, handle, frames, bytes) {
    super(given, "layout", module, handle);
    this.#frames = frames;
    this.#bytes = bytes;
  }

  get frames() {
    return this.#frames;
  }

  get json() {
    return decoder.decode(this.#bytes);
  }

  items(rectangle) {
    return this.handle.json("layout_items", rectangle);
  }

  pinned(offset) {
    return this.handle.json("layout_pinned", { offset });
  }

  restOffset(section, offset, velocity = 0) {
    return this.handle.json("layout_rest_offset", { section, offset, velocity });
  }
}

export class PageStore extends Opened {
  constructor(given, module, handle) {
    super(given, "pages", module, handle);
  }

  insert(json, page) {
    return this.handle.open(ScreenResponse, "pages_insert", page === undefined ? {} : { page }, json);
  }

  remove(page) {
    this.handle.call("pages_remove", { page });
  }

  joined() {
    return this.handle.open(ScreenResponse, "pages_join");
  }

  get json() {
    return this.handle.text("pages_text");
  }
}

export class Project extends Opened {
  constructor(given, module, handle) {
    super(given, "project", module, handle);
  }

  static open(files = {}) {
    const module = loaded();
    const project = new Project(key, module, module.call("project_open", 0).handle);
    for (const [path, text] of Object.entries(files)) project.write(path, text);
    return project;
  }

  write(path, text) {
    this.handle.call("project_write", { path }, text);
  }

  remove(path) {
    this.handle.call("project_remove", { path });
  }

  check(path) {
    return this.handle.json("project_check", { path }).diagnostics;
  }

  compile(path, variants = {}) {
    return this.handle.text("project_compile", { ...variants, path });
  }

  screen(path) {
    return this.handle.open(Screen, "project_screen", { path });
  }

  format(path) {
    return this.handle.text("project_format", { path });
  }

  prove(path) {
    return this.handle.json("project_prove", { path });
  }

  preview(path, options = {}) {
    return this.handle.text("project_preview", { ...options, path });
  }

  fixtures(path, options = {}) {
    return this.handle.json("project_fixtures", { ...options, path });
  }

  languageServer(options = {}) {
    return this.handle.open(LanguageServer, "server_open", options);
  }
}

export class LanguageServer extends Opened {
  constructor(given, module, handle) {
    super(given, "server", module, handle);
  }

  send(...messages) {
    const stream = messages.map((message) => {
      const content = JSON.stringify({ jsonrpc: "2.0", ...message });
      return `Content-Length: ${encoder.encode(content).length}\r\n\r\n${content}`;
    });
    return received(this.handle.call("server_send", {}, stream.join("")).bytes);
  }
}

/** The messages in a stream of a language server. */
function received(bytes) {
  const messages = [];
  let start = 0;
  while (start < bytes.length) {
    // The header is short, and ASCII.
    const header = decoder.decode(bytes.subarray(start, start + 64));
    const length = Number(/^Content-Length: (\d+)\r\n\r\n/.exec(header)?.[1]);
    start += header.indexOf("\r\n\r\n") + 4;
    messages.push(JSON.parse(decoder.decode(bytes.subarray(start, start + length))));
    start += length;
  }
  return messages;
}
