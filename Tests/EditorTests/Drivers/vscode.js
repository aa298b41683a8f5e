// Runs the extension for VS Code in Node, with stand-ins for VS Code and for the package of the language client. They
// record what the extension does; the client starts the real server.
//
//     vscode.js EXTENSION SDUIC FOLDER
//
// FOLDER holds `home.sdui`. Prints a line for each thing that happens.

const { spawn, spawnSync } = require("child_process");
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
  static parse(text) {
    return new Uri(text);
  }
  toString() {
    return this.text;
  }
}

const commands = new Map();
const listeners = { text: [], configuration: [], opened: [], closed: [] };
const settings = { path: sduic };
const panels = [];
let taskProvider;

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
  add = (item) => this.items.set(item.id, item);
  delete = (id) => this.items.delete(id);
  forEach = (callback) => this.items.forEach((item) => callback(item));
}

const choices = new Map();
const picks = [];
const status = { dispose() {} };
let controller;
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
      controller = {
        items: new TestItems(),
        createTestItem: (id, label, uri) => ({ id, label, uri, children: new TestItems() }),
        createRunProfile: (label, kind, run) => (controller.run = run),
        createTestRun: () => ({
          started: (test) => say("test started", test.label),
          passed: (test) => say("test passed", test.label),
          failed: (test, messages) =>
            messages.forEach(({ message, location }) => say("test failed", test.label, location, line(message))),
          errored: (test, { message }) => say("test errored", test.label, message),
          end: () => say("tests ended"),
        }),
        dispose() {},
      };
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
      taskProvider = provider;
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
    workspaceFolders: [{ uri: new Uri(pathToFileURL(folder).href), name: "folder" }],
    textDocuments: [],
    onDidOpenTextDocument: event(listeners.opened),
    onDidCloseTextDocument: event(listeners.closed),
    onDidChangeTextDocument: event(listeners.text),
    onDidChangeConfiguration: event(listeners.configuration),
    getConfiguration: () => ({ get: (name, other) => settings[name] ?? other }),
    getWorkspaceFolder: () => vscode.workspace.workspaceFolders[0],
  },
};

// The package of the language client --------------------------------------------------------------------------------

const home = path.join(folder, "home.sdui");
const uri = pathToFileURL(home).href;

/** Starts the server, opens the file, and passes requests on. */
class LanguageClient {
  constructor(id, name, server, options) {
    Object.assign(this, { server, options, waiting: new Map(), count: 0, data: Buffer.alloc(0) });
    say("client", id, name, short(server.command), server.args.join(" "), JSON.stringify(options));
  }

  async start() {
    this.process = spawn(this.server.command, this.server.args, { stdio: ["pipe", "pipe", "inherit"] });
    await new Promise((resolve, reject) => {
      this.process.once("spawn", resolve);
      this.process.once("error", reject);
    });
    this.process.stdout.on("data", (data) => this.receive(data));
    const capabilities = { workspace: { executeCommand: {} } };
    const { initializationOptions } = this.options;
    const answer = await this.sendRequest("initialize", { processId: null, rootUri: null, capabilities, initializationOptions });
    this.initializeResult = answer;
    const named = answer.capabilities.executeCommandProvider.commands;
    say("server", answer.serverInfo.name, named.join(" "));
    // As the package does: what the server names are commands of VS Code, which send their arguments to it.
    this.registered = named.map((command) => {
      const run = (...values) => this.sendRequest("workspace/executeCommand", { command, arguments: values });
      return vscode.commands.registerCommand(command, run);
    });
    this.send({ method: "initialized", params: {} });
    const text = fs.readFileSync(home, "utf8");
    const textDocument = { uri, languageId: "sdui", version: 1, text };
    this.send({ method: "textDocument/didOpen", params: { textDocument } });
    LanguageClient.running = this;
  }

  async stop() {
    await this.sendRequest("shutdown");
    this.registered.forEach((command) => command.dispose());
    this.send({ method: "exit" });
    say("stopped");
  }

  sendRequest(method, params) {
    const id = ++this.count;
    this.send({ id, method, params });
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  /** What the user types: VS Code tells the server first, and then the extension. */
  type(text, version) {
    this.send({
      method: "textDocument/didChange",
      params: { textDocument: { uri, version }, contentChanges: [{ text }] },
    });
    const document = { uri: new Uri(uri), languageId: "sdui" };
    listeners.text.forEach((listener) => listener({ document }));
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
      if (message.method === "window/showMessage") say("shown", line(short(message.params.message)));
      const waiting = message.method ? undefined : this.waiting.get(message.id);
      if (message.error) waiting?.reject(new Error(message.error.message));
      else waiting?.resolve(message.result);
      if (!message.method) this.waiting.delete(message.id);
    }
  }
}

const load = Module._load;
Module._load = function (name, ...others) {
  if (name === "vscode") return vscode;
  if (name === "vscode-languageclient/node") return { LanguageClient };
  return load.call(this, name, ...others);
};

// What is checked -----------------------------------------------------------------------------------------------------

/** Files that the manifest names. */
function contributions() {
  const { contributes } = manifest;
  const named = [manifest.main, ...contributes.grammars, ...contributes.snippets, ...contributes.languages]
    .map((part) => part.path ?? part.configuration ?? part);
  for (const name of named) if (!fs.existsSync(path.join(extension, name))) say("missing", name);
  for (const { path: name } of [...contributes.grammars, ...contributes.snippets])
    JSON.parse(fs.readFileSync(path.join(extension, name), "utf8"));
  say("commands", [...commands.keys()].sort().join(" "));
  say("contributed", contributes.commands.map((command) => command.command).sort().join(" "));
}

/** Lines that are indented otherwise than the rules say, in a file that `sduic fmt` wrote. */
function indentation() {
  const configuration = JSON.parse(fs.readFileSync(path.join(extension, "language-configuration.json"), "utf8"));
  const increase = new RegExp(configuration.indentationRules.increaseIndentPattern);
  const decrease = new RegExp(configuration.indentationRules.decreaseIndentPattern);
  const examples = path.join(extension, "../../../Examples");
  let compared = 0;
  for (const name of fs.readdirSync(examples, { recursive: true })) {
    if (!name.endsWith(".sdui")) continue;
    let last = "";
    for (const line of fs.readFileSync(path.join(examples, name), "utf8").split("\n")) {
      if (!line.trim() || /^\s*[-+*/]/.test(line) || /^\s*[-+*/]/.test(last)) continue;
      const expected = /^ */.exec(last)[0].length + (increase.test(last) ? 2 : 0) - (decrease.test(line) ? 2 : 0);
      if (last && /^ */.exec(line)[0].length !== expected) say("indented otherwise", name, line);
      compared += 1;
      last = line;
    }
  }
  say("indentation", compared > 500 ? "compared" : `of ${compared} lines`);
}

/** What the problem matcher finds in what `sduic check` prints. */
function problems() {
  const [matcher] = manifest.contributes.problemMatchers;
  const [first, second] = matcher.pattern.map((pattern) => ({ ...pattern, regexp: new RegExp(pattern.regexp) }));
  const lines = spawnSync(sduic, ["check", "broken.sdui"], { cwd: folder, encoding: "utf8" }).stderr.split("\n");
  lines.forEach((line, index) => {
    const what = first.regexp.exec(line);
    const where = what && second.regexp.exec(lines[index + 1] ?? "");
    if (!where) return;
    const place = [where[second.file], where[second.line], where[second.column]].join(":");
    say("problem", place, what[first.severity], what[first.code], what[first.message]);
  });
}

/** What the page of a panel shows, in a few words. */
function page(panel = panels[0]) {
  const { html } = panel.webview;
  const section = ["deals", "offers", "others"].find((name) => html.includes(name));
  return html.includes("Content-Security-Policy") ? `with ${section}` : html;
}

/** Until the extension has asked for what it shows, and the server has answered. */
async function settled() {
  await rest(500);
  while (LanguageClient.running.waiting.size > 0) await rest(20);
}

async function main() {
  const { activate, deactivate } = require(path.join(extension, manifest.main));
  const workspaceState = { get: (key) => choices.get(key), update: async (key, value) => choices.set(key, value) };
  const context = { subscriptions: [], workspaceState };
  vscode.workspace.textDocuments.push({ uri: new Uri(uri), languageId: "sdui" });
  await activate(context);
  contributions();
  indentation();
  problems();

  say("status", status.text.replace(/\d.*/, "VERSION"), status.severity, status.command.title);
  picks.push("Home", "Home", undefined);
  await commands.get("sdui.showPreview")(uri);
  say("page", page());
  await commands.get("sdui.showPreview")(new Uri(uri));
  choices.set(uri, "Other");
  await commands.get("sdui.showPreview")(new Uri(uri));
  await commands.get("sdui.showPreview")(uri, "Other");
  say("page", page(panels[1]));
  await commands.get("sdui.showPreview")(uri, "Other");
  const text = fs.readFileSync(home, "utf8");
  LanguageClient.running.type(text.replaceAll("deals", "offers"), 2);
  await settled();
  panels.forEach((panel) => say("page", page(panel)));
  LanguageClient.running.type(text.replace("section", "section section"), 3);
  await settled();
  panels.forEach((panel) => say("page", page(panel), panel.title));

  const failing = text.replace("require deals.columns == 2", "require deals.columns == 3");
  LanguageClient.running.type(failing, 4);
  await settled();
  say("title", panels[0].title);
  await controller.run({});
  LanguageClient.running.type(text, 5);
  await settled();
  await controller.run({});
  const range = { start: { line: 3, character: 10 }, end: { line: 3, character: 15 } };
  await commands.get("sdui.showReferences")(uri, range.start, [{ uri, range }]);
  await commands.get("sdui.showFindings")(uri, [{ uri, range }]);
  listeners.closed.forEach((listener) => listener({ uri: new Uri(uri), languageId: "sdui" }));
  say("tests of open files", controller.items.items.size);
  await commands.get("sdui.runTest")(uri, "two columns");
  await rest(100);
  await commands.get("sdui.runTest")(uri, "no such test").catch((error) => say("refused", error.message));
  await commands.get("sdui.runTests")(uri);
  vscode.window.activeTextEditor = { document: { uri: new Uri(uri) } };
  await commands.get("sdui.runTests")();
  taskProvider.provideTasks().forEach((task) => say("task", told(task)));
  const written = new Task({ type: "sdui", command: "check", path: "Screens" });
  say("task", told(taskProvider.resolveTask(written)));

  settings.path = "/nowhere/sduic";
  listeners.configuration.forEach((listener) => listener({ affectsConfiguration: (name) => name === "sdui.path" }));
  await rest(500);
  say("status", status.text, status.severity, status.command.title);
  context.subscriptions.forEach((subscription) => subscription.dispose());
  await deactivate();
  say("done");
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
