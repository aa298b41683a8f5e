// Substitutes for VS Code and for the package of the language client. They record what the extension does, a line for each
// thing that happens; the client starts the real server. A program that requires this file takes as its arguments
//
//     EXTENSION SDUIC FOLDER
//
// where FOLDER holds the screens. The substitutes behave as VS Code 1.82 and vscode-languageclient 9.0.1 do, as far as the
// extension can tell: the package starts a server that ended again, four times, and opens its documents anew.

const { spawn } = require("child_process");
const fs = require("fs");
const Module = require("module");
const path = require("path");
const { pathToFileURL, fileURLToPath } = require("url");

const [extension, sduic, folder] = process.argv.slice(2).map((name) => path.resolve(name));
const manifest = JSON.parse(fs.readFileSync(path.join(extension, "package.json"), "utf8"));
const say = (...words) => console.log(words.join(" "));
const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// VS Code -----------------------------------------------------------------------------------------------------------

class Uri {
  constructor(text) {
    this.text = text;
    this.path = new URL(text).pathname;
    this.fsPath = fileURLToPath(text);
  }
  static of(file) {
    return new Uri(pathToFileURL(file).href);
  }
  static parse(text) {
    return new Uri(text);
  }
  toString() {
    return this.text;
  }
}

const commands = new Map();
const listeners = { text: [], configuration: [], opened: [], closed: [], files: [] };
const fire = (list, value) => list.forEach((listener) => listener(value));
const settings = { path: sduic };
const panels = [];

const disposable = (dispose = () => {}) => ({ dispose });
const event = (list) => (listener) => {
  list.push(listener);
  return disposable();
};

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
  toString() {
    return `${this.line + 1}:${this.character + 1}`;
  }
}

class Range {
  constructor(start, end) {
    Object.assign(this, { start, end });
  }
  toString() {
    return this.start.toString();
  }
}

class Location {
  constructor(uri, place) {
    Object.assign(this, { uri, place });
  }
  toString() {
    return `${path.basename(this.uri.fsPath)}:${this.place}`;
  }
}

class TestMessage {
  constructor(message) {
    this.message = message;
  }
}

/** As VS Code keeps tests, by their identifiers. */
class TestItems {
  items = new Map();
  get size() {
    return this.items.size;
  }
  get = (id) => this.items.get(id);
  replace = (items) => (this.items = new Map(items.map((item) => [item.id, item])));
  add = (item) => this.items.set(item.id, item);
  delete = (id) => this.items.delete(id);
  forEach = (callback) => this.items.forEach((item) => callback(item));
}

const choices = new Map();
const picks = [];
/** What is being proved is told when it changes. */
const status = {
  proofCount: 0,
  set detail(value) {
    if (value === this.lastDetail) return;
    say("proofs", value ?? "none", this.busy ? "busy" : "idle");
    if (value === undefined) this.proofCount += 1;
    this.lastDetail = value;
  },
  dispose() {},
};
/** What happens when a test does: `started two columns`. */
const reactions = new Map();
const happened = (what, test, ...more) => {
  say("test", what, test.label, ...more);
  reactions.get(`${what} ${test.label}`)?.();
};
const line = (text) => text.replace(/\n */g, " / ");

class Task {
  constructor(definition, scope, name, source, execution, matcher) {
    Object.assign(this, { definition, scope, name, source, execution, matcher });
  }
}

class ProcessExecution {
  constructor(process, args) {
    Object.assign(this, { process, args });
  }
}

const told = (task) => `${task.source} ${task.name}: ${task.execution.args.map(short).join(" ")} ${task.matcher}`;
const short = (text) => String(text).replaceAll(folder + path.sep, "").replaceAll(sduic, "sduic");

const vscode = {
  Uri,
  Position,
  Range,
  Location,
  TestMessage,
  TestRunProfileKind: { Run: 1 },
  LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
  languages: { createLanguageStatusItem: () => status },
  tests: {
    createTestController() {
      const controller = {
        items: new TestItems(),
        createTestItem: (id, label, uri) => ({ id, label, uri, children: new TestItems() }),
        createRunProfile: (label, kind, run) => (controller.run = run),
        createTestRun: () => ({
          started: (test) => happened("started", test),
          skipped: (test) => happened("skipped", test),
          passed: (test) => happened("passed", test),
          failed: (test, messages) =>
            messages.forEach(({ message, location }) => happened("failed", test, location, line(message))),
          errored: (test, { message }) => happened("errored", test, message),
          end: () => say("tests ended"),
        }),
        dispose() {},
      };
      vscode.tests.controller = controller;
      return controller;
    },
  },
  Task,
  ProcessExecution,
  ViewColumn: { Beside: -2 },
  TaskScope: { Global: 1, Workspace: 2 },
  commands: {
    registerCommand(name, callback) {
      if (commands.has(name)) throw new Error(`command '${name}' already exists`);
      commands.set(name, callback);
      return disposable(() => commands.delete(name));
    },
    async executeCommand(name, uri, ...values) {
      say("command", name, path.basename(uri.fsPath), values.join(" "));
    },
  },
  tasks: {
    registerTaskProvider(type, provider) {
      vscode.tasks.provider = provider;
      return disposable();
    },
    async executeTask(task) {
      say("task", told(task));
    },
  },
  window: {
    activeTextEditor: undefined,
    async showErrorMessage(message) {
      say("message", message);
    },
    async showQuickPick(items) {
      say("choice", items.join(" "));
      return picks.shift();
    },
    createWebviewPanel(type, title, place, options) {
      say("panel", title, place.viewColumn === -2 ? "beside" : "elsewhere", options.enableScripts ? "with scripts" : "");
      const ends = [];
      const panel = {
        title,
        webview: { html: "" },
        onDidDispose: event(ends),
        reveal: () => say("revealed"),
        dispose: () => ends.forEach((end) => end()),
      };
      panels.push(panel);
      return panel;
    },
  },
  workspace: {
    workspaceFolders: [{ uri: Uri.of(folder), name: "folder" }],
    textDocuments: [],
    onDidOpenTextDocument: event(listeners.opened),
    onDidCloseTextDocument: event(listeners.closed),
    onDidChangeTextDocument: event(listeners.text),
    onDidChangeConfiguration: event(listeners.configuration),
    createFileSystemWatcher: () => {
      const [onDidChange, onDidCreate, onDidDelete] = [event(listeners.files), event([]), event([])];
      return { onDidChange, onDidCreate, onDidDelete, dispose() {} };
    },
    getConfiguration: () => ({ get: (name, other) => settings[name] ?? other }),
    getWorkspaceFolder: () => vscode.workspace.workspaceFolders[0],
  },
};

// The package of the language client --------------------------------------------------------------------------------

const State = { Stopped: 1, Running: 2, Starting: 3 };

class LanguageClient {
  constructor(id, name, server, options) {
    Object.assign(this, { server, options, count: 0, version: 0, state: State.Stopped, listeners: [], restarts: 0 });
    say("client", id, name, short(server.command), server.args.join(" "), JSON.stringify(options));
    this.onDidChangeState = event(this.listeners);
  }

  set(newState) {
    const oldState = this.state;
    this.state = newState;
    fire(this.listeners, { oldState, newState });
  }

  start() {
    this.starting ??= this.startServer();
    return this.starting;
  }

  async startServer() {
    Object.assign(this, { waiting: new Map(), data: Buffer.alloc(0) });
    this.set(State.Starting);
    this.process = spawn(this.server.command, this.server.args, { stdio: ["pipe", "pipe", "inherit"] });
    try {
      await new Promise((resolve, reject) => {
        this.process.once("spawn", resolve);
        this.process.once("error", reject);
      });
    } catch (error) {
      this.set(State.Stopped);
      throw error;
    }
    this.process.stdout.on("data", (data) => this.receive(data));
    this.process.once("exit", () => this.ended());
    const capabilities = { workspace: { executeCommand: {} }, window: { workDoneProgress: true } };
    const { initializationOptions } = this.options;
    const rootUri = Uri.of(folder).toString();
    const parameters = { processId: null, rootUri, capabilities, initializationOptions };
    const answer = await this.request("initialize", parameters);
    this.initializeResult = answer;
    const named = answer.capabilities.executeCommandProvider.commands;
    say("server", answer.serverInfo.name, named.join(" "));
    // As the package does: what the server names are commands of VS Code, which send their arguments to it.
    this.registered = named.map((command) => {
      const run = (...values) => this.sendRequest("workspace/executeCommand", { command, arguments: values });
      return vscode.commands.registerCommand(command, run);
    });
    this.set(State.Running);
    this.send({ method: "initialized", params: {} });
    vscode.workspace.textDocuments.forEach((document) => this.opened(document));
    LanguageClient.running = this;
  }

  async stop() {
    if (this.state === State.Stopped) return;
    if (this.state !== State.Running) throw new Error("Client is not running and can't be stopped.");
    this.process.removeAllListeners("exit");
    await this.request("shutdown");
    this.registered.forEach((command) => command.dispose());
    this.send({ method: "exit" });
    this.set(State.Stopped);
    say("stopped");
  }

  /** The server ended by itself: it is started again, but not a fifth time. */
  async ended() {
    this.registered.forEach((command) => command.dispose());
    this.starting = undefined;
    this.set(State.Stopped);
    const { waiting } = this;
    this.waiting = new Map();
    waiting.forEach(({ reject }) => reject(new Error("Pending response rejected since connection got disposed")));
    this.restarts += 1;
    if (this.restarts > 4) return;
    await LanguageClient.pause;
    await this.start();
  }

  /** As the package does: a token comes last, and several other values travel as a list, be they absent. */
  async sendRequest(method, ...values) {
    if (this.state === State.Stopped) throw new Error("Client is not running");
    const token = CancellationToken.is(values.at(-1)) ? values.pop() : undefined;
    if (token?.isCancellationRequested) throw new Error("Request got cancelled");
    await this.starting;
    return this.request(method, values.length > 1 ? values.map((value) => value ?? null) : values[0]);
  }

  request(method, params) {
    const id = ++this.count;
    this.send({ id, method, params });
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  opened({ uri, text }) {
    const textDocument = { uri: uri.toString(), languageId: "sdui", version: ++this.version, text };
    this.send({ method: "textDocument/didOpen", params: { textDocument } });
  }

  closed({ uri }) {
    this.send({ method: "textDocument/didClose", params: { textDocument: { uri: uri.toString() } } });
  }

  changed({ uri, text }) {
    const textDocument = { uri: uri.toString(), version: ++this.version };
    this.send({ method: "textDocument/didChange", params: { textDocument, contentChanges: [{ text }] } });
  }

  /** As the package does, which collects changes of files. */
  async changedFile(uri) {
    await rest(250);
    this.send({ method: "workspace/didChangeWatchedFiles", params: { changes: [{ uri: uri.toString(), type: 2 }] } });
  }

  send(message) {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  receive(data) {
    this.data = Buffer.concat([this.data, data]);
    for (;;) {
      const end = this.data.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.data.subarray(0, end).toString())[1]);
      if (this.data.length < end + 4 + length) return;
      const message = JSON.parse(this.data.subarray(end + 4, end + 4 + length).toString());
      this.data = this.data.subarray(end + 4 + length);
      if (message.method) this.take(message);
      else this.takeAnswer(message);
    }
  }

  take({ id, method, params }) {
    if (method === "window/showMessage") say("shown", line(short(params.message)));
    if (method === "$/progress") this.options.middleware.handleWorkDoneProgress(params.token, params.value, () => {});
    if (id !== undefined) this.send({ id, result: null });
  }

  takeAnswer({ id, error, result }) {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
  }
}

// What a user does: VS Code tells the server first, and then the extension. -----------------------------------------

async function until(condition) {
  while (!condition()) await rest(20);
}

const isRunning = () => LanguageClient.running?.state === State.Running;

function open(name) {
  const file = path.join(folder, name);
  const document = { uri: Uri.of(file), languageId: "sdui", isClosed: false, text: fs.readFileSync(file, "utf8") };
  vscode.workspace.textDocuments.push(document);
  if (isRunning()) LanguageClient.running.opened(document);
  fire(listeners.opened, document);
  return document;
}

function type(document, text) {
  document.text = text;
  if (isRunning()) LanguageClient.running.changed(document);
  fire(listeners.text, { document });
}

function close(document) {
  document.isClosed = true;
  vscode.workspace.textDocuments.splice(vscode.workspace.textDocuments.indexOf(document), 1);
  LanguageClient.running.closed(document);
  fire(listeners.closed, document);
}

/** Another program writes a file. */
function write(name, text) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  void LanguageClient.running.changedFile(Uri.of(file));
  fire(listeners.files, Uri.of(file));
}

/** Until the extension has asked for what it shows, and the server has answered. */
async function settled(milliseconds = 500) {
  await rest(milliseconds);
  await until(() => isRunning() && LanguageClient.running.waiting.size === 0);
}

/** A token that something else cancels. */
class CancellationToken {
  static is = (value) => typeof value?.isCancellationRequested === "boolean" && !!value.onCancellationRequested;
  isCancellationRequested = false;
  onCancellationRequested = event([]);
  cancel = () => (this.isCancellationRequested = true);
}

const load = Module._load;
Module._load = function (name, ...others) {
  if (name === "vscode") return vscode;
  if (name === "vscode-languageclient/node") return { LanguageClient, State };
  return load.call(this, name, ...others);
};

const workspaceState = { get: (key) => choices.get(key), update: async (key, value) => choices.set(key, value) };
const context = { subscriptions: [], workspaceState };
const { activate, deactivate } = require(path.join(extension, manifest.main));

/** Runs a session with the extension, and ends both. */
async function run(session) {
  try {
    await session(() => activate(context));
    context.subscriptions.forEach((subscription) => subscription.dispose());
    await deactivate();
    say("done");
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

/** What the status item shows. */
function sayStatus() {
  say("status", status.text.replace(/\d.*/, "VERSION"), status.severity, status.command.title);
}

/** What the page of a panel shows, in a few words. */
function sayPage(panel = panels[0]) {
  const { html } = panel.webview;
  const section = ["deals", "offers", "others"].find((name) => html.includes(name));
  say("page", html.includes("Content-Security-Policy") ? `with ${section}` : html, "in", panel.title);
}

module.exports = {
  CancellationToken, LanguageClient, State, Task, Uri, choices, close, commands, extension, fire, folder, listeners,
  manifest, open, panels, picks, reactions, rest, run, say, sayPage, sayStatus, sduic, settings, settled, status, told, type,
  until, vscode, write,
};
