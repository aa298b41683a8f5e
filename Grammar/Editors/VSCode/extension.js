// The extension for VS Code: starts the language server of sduic, and shows what it previews.

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

/** How long typing has to rest before previews are drawn anew, in milliseconds. */
const restBeforePreview = 200;

/** Pages of previews have a content security policy of their own. This one allows nothing. */
const emptyPage = `<!DOCTYPE html>
<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"></head>
<body><p>There is no preview while the file has errors.</p></body></html>`;

/** @type {LanguageClient | undefined} */
let client;

/** @type {vscode.LanguageStatusItem | undefined} Shows whether the server runs, and which. */
let status;

/** The language server offers these commands only to clients that name them. */
const clientCommands = ["sdui.showPreview", "sdui.showReferences", "sdui.showFindings"];

/** @param {vscode.ExtensionContext} context */
async function activate(context) {
  const previews = new Previews(context.workspaceState);
  const explorer = new Explorer();
  status = vscode.languages.createLanguageStatusItem("sdui.server", { language: "sdui" });
  status.name = "SDUI";
  context.subscriptions.push(
    previews,
    explorer,
    status,
    vscode.commands.registerCommand("sdui.showPreview", (uri, screen) => previews.show(documentNamed(uri), screen)),
    vscode.commands.registerCommand("sdui.runTests", (uri) => runTests(documentNamed(uri))),
    vscode.commands.registerCommand("sdui.restartServer", restart),
    vscode.commands.registerCommand("sdui.showReferences", showReferences),
    vscode.commands.registerCommand("sdui.showFindings", showFindings),
    vscode.tasks.registerTaskProvider("sdui", { provideTasks, resolveTask }),
    vscode.workspace.onDidChangeTextDocument((event) => {
      previews.documentChanged(event.document);
      explorer.documentChanged(event.document);
    }),
    vscode.workspace.onDidOpenTextDocument((document) => explorer.documentChanged(document)),
    vscode.workspace.onDidCloseTextDocument((document) => explorer.documentClosed(document)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("sdui.path")) void restart();
    }),
  );
  await start();
  await Promise.all(vscode.workspace.textDocuments.map((document) => explorer.read(document)));
}

async function deactivate() {
  await client?.stop();
  client = undefined;
}

/** The program that the settings name. */
function program() {
  return vscode.workspace.getConfiguration("sdui").get("path", "sduic");
}

async function start() {
  const server = { command: program(), args: ["lsp"] };
  const started = new LanguageClient("sdui", "SDUI", server, {
    documentSelector: [
      { scheme: "file", language: "sdui" },
      { scheme: "untitled", language: "sdui" },
    ],
    initializationOptions: { commands: clientCommands },
    synchronize: { configurationSection: "sdui" },
  });
  try {
    await started.start();
    client = started;
    const information = started.initializeResult?.serverInfo;
    show(`sduic ${information?.version ?? ""}`.trim(), vscode.LanguageStatusSeverity.Information, {
      command: "sdui.restartServer",
      title: "Restart",
    });
  } catch {
    show("sduic is missing", vscode.LanguageStatusSeverity.Error, {
      command: "workbench.action.openWalkthrough",
      title: "Set up",
      arguments: ["sduic.sdui#sdui.setUp"],
    });
    const where = "Install it, or name it in the setting sdui.path.";
    void vscode.window.showErrorMessage(`${server.command} could not be started. ${where}`);
  }
}

/**
 * @param {string} text
 * @param {vscode.LanguageStatusSeverity} severity
 * @param {vscode.Command} command
 */
function show(text, severity, command) {
  if (status) Object.assign(status, { text, severity, command });
}

async function restart() {
  await deactivate();
  await start();
}

/**
 * The document that a command is about: a lens names it, and from the palette it is the one in front.
 *
 * @param {unknown} uri
 */
function documentNamed(uri) {
  if (typeof uri === "string") return vscode.Uri.parse(uri);
  if (uri instanceof vscode.Uri) return uri;
  return vscode.window.activeTextEditor?.document.uri;
}

/**
 * A place that the server names.
 *
 * @typedef {{ line: number, character: number }} Place
 * @typedef {{ uri: string, range: { start: Place, end: Place } }} Location
 */

/** @param {Place} place */
function position({ line, character }) {
  return new vscode.Position(line, character);
}

/** @param {Location} location */
function location({ uri, range }) {
  return new vscode.Location(vscode.Uri.parse(uri), new vscode.Range(position(range.start), position(range.end)));
}

/**
 * Shows the uses of a declaration.
 *
 * @param {any} uri
 * @param {any} place
 * @param {any} locations
 */
async function showReferences(uri, place, locations) {
  const values = [vscode.Uri.parse(uri), position(place), locations.map(location)];
  await vscode.commands.executeCommand("editor.action.showReferences", ...values);
}

/**
 * Shows the findings of undecided proofs.
 *
 * @param {any} uri
 * @param {any} locations
 */
async function showFindings(uri, locations) {
  if (locations.length === 0) return;
  const start = position(locations[0].range.start);
  const values = [vscode.Uri.parse(uri), start, locations.map(location), "peek"];
  await vscode.commands.executeCommand("editor.action.goToLocations", ...values);
}

/**
 * The arguments of the lenses of a document that run a command, with their places.
 *
 * @param {string} uri
 * @param {string} name The command.
 */
async function lenses(uri, name) {
  /** @type {any} */
  const answer = await client?.sendRequest("textDocument/codeLens", { textDocument: { uri } }).catch(() => []);
  /** @type {{ range: Location["range"], command?: { command: string, arguments?: string[] } }[]} */
  const all = answer ?? [];
  return all.flatMap(({ range, command }) =>
    command?.command === name ? [{ range, values: command.arguments ?? [] }] : [],
  );
}

/**
 * Runs all tests of a file. The lens above one test names a command of the server, which runs that one.
 *
 * @param {vscode.Uri | undefined} uri
 */
async function runTests(uri) {
  if (!uri) return;
  const folder = vscode.workspace.getWorkspaceFolder(uri) ?? vscode.TaskScope.Workspace;
  await vscode.tasks.executeTask(task({ type: "sdui", command: "test", path: uri.fsPath }, folder));
}

/**
 * A run of sduic whose findings are listed among the problems.
 *
 * @param {vscode.TaskDefinition} definition
 * @param {vscode.WorkspaceFolder | vscode.TaskScope} scope
 */
function task(definition, scope) {
  const run = new vscode.ProcessExecution(program(), [definition.command, definition.path ?? "."]);
  return new vscode.Task(definition, scope, definition.command, "sduic", run, "$sduic");
}

function provideTasks() {
  const folders = vscode.workspace.workspaceFolders ?? [];
  return folders.flatMap((folder) => ["check", "test"].map((command) => task({ type: "sdui", command }, folder)));
}

/** @param {vscode.Task} written A task of `tasks.json`. */
function resolveTask(written) {
  return task(written.definition, written.scope ?? vscode.TaskScope.Workspace);
}

/**
 * What a panel shows: a screen of a file, or the first one.
 *
 * @typedef {{ uri: string, screen: string | undefined, panel: vscode.WebviewPanel, title: string }} Preview
 */

/** The tests of open files, in the Test Explorer. */
class Explorer {
  constructor() {
    this.controller = vscode.tests.createTestController("sdui", "SDUI");
    this.controller.createRunProfile("Run", vscode.TestRunProfileKind.Run, (request) => this.run(request), true);
    /** @type {Map<string, string[]>} The arguments of `sdui.runTest`, by the identifier of a test. */
    this.tests = new Map();
    /** @type {Map<string, ReturnType<typeof setTimeout>>} */
    this.timers = new Map();
  }

  /** @param {vscode.TextDocument} document */
  documentChanged(document) {
    const uri = document.uri.toString();
    this.forgetTimer(uri);
    this.timers.set(uri, setTimeout(() => void this.read(document), restBeforePreview));
  }

  /** @param {vscode.TextDocument} document */
  documentClosed(document) {
    const uri = document.uri.toString();
    this.forgetTimer(uri);
    this.controller.items.delete(uri);
  }

  /** @param {string} uri */
  forgetTimer(uri) {
    const timer = this.timers.get(uri);
    if (timer) clearTimeout(timer);
  }

  /**
   * Lists the tests of a document. While it has errors, those of the last text without errors stay.
   *
   * @param {vscode.TextDocument} document
   */
  async read(document) {
    if (document.languageId !== "sdui") return;
    const uri = document.uri.toString();
    const found = await lenses(uri, "sdui.runTest");
    if (found.length === 0) return;
    const file = this.controller.createTestItem(uri, document.uri.path.split("/").pop() ?? uri, document.uri);
    for (const { range, values } of found) {
      const id = JSON.stringify(values);
      const test = this.controller.createTestItem(id, values[1], document.uri);
      test.range = new vscode.Range(position(range.start), position(range.end));
      if (values[2]) test.description = values[2];
      this.tests.set(id, values);
      file.children.add(test);
    }
    this.controller.items.add(file);
  }

  /** @param {vscode.TestRunRequest} request */
  async run(request) {
    const run = this.controller.createTestRun(request);
    /** @type {vscode.TestItem[]} */
    const waiting = [];
    if (request.include) waiting.push(...request.include);
    else this.controller.items.forEach((item) => waiting.push(item));
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      item.children.forEach((child) => waiting.push(child));
      const values = this.tests.get(item.id);
      if (!values || request.exclude?.includes(item)) continue;
      run.started(item);
      try {
        /** @type {any} */
        const result = await execute("sdui.runTest", values);
        if (result.passed) run.passed(item);
        else run.failed(item, messages(result.failures, item));
      } catch (error) {
        run.errored(item, new vscode.TestMessage(String(error)));
      }
    }
    run.end();
  }

  dispose() {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.controller.dispose();
  }
}

/**
 * @param {string[]} failures
 * @param {vscode.TestItem} test
 */
function messages(failures, test) {
  return failures.map((failure) => message(failure, test));
}

/**
 * A failure begins with its place: `home.sdui:12:5: require …`.
 *
 * @param {string} failure
 * @param {vscode.TestItem} test
 */
function message(failure, test) {
  const parts = /^[^\n]*?:(\d+):(\d+): (.*)$/s.exec(failure);
  const told = new vscode.TestMessage(parts ? parts[3] : failure);
  if (test.uri && parts) {
    const start = new vscode.Position(Number(parts[1]) - 1, Number(parts[2]) - 1);
    told.location = new vscode.Location(test.uri, start);
  }
  return told;
}

/** The panels with previews, one for each screen. They follow the text, and what it imports, as people type. */
class Previews {
  /** @param {vscode.Memento} choices Where the screens that were picked are remembered, by file. */
  constructor(choices) {
    this.choices = choices;
    /** @type {Preview[]} */
    this.shown = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** How often was drawn: what was asked for earlier and comes later is not shown. */
    this.count = 0;
  }

  /**
   * Shows a screen that a lens names. From the palette, of several screens one is picked; the last choice is the first.
   *
   * @param {vscode.Uri | undefined} file
   * @param {unknown} named
   */
  async show(file, named) {
    if (!file) return;
    const uri = file.toString();
    const screen = typeof named === "string" ? named : await this.pick(uri);
    if (screen === null) return;
    const known = this.shown.find((preview) => preview.uri === uri && preview.screen === screen);
    if (known) return known.panel.reveal(undefined, true);
    const title = `Preview of ${screen ?? file.path.split("/").pop()}`;
    const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const panel = vscode.window.createWebviewPanel("sdui.preview", title, place, { enableScripts: true });
    const preview = { uri, screen, panel, title };
    this.shown.push(preview);
    panel.onDidDispose(() => {
      this.shown = this.shown.filter((other) => other !== preview);
    });
    await this.draw();
  }

  /**
   * The screen that is picked: `undefined` if the file has just one, `null` if none was picked.
   *
   * @param {string} uri
   */
  async pick(uri) {
    const found = await lenses(uri, "sdui.showPreview");
    const names = found.map(({ values }) => values[1]).filter((name) => name !== undefined);
    if (names.length < 2) return undefined;
    const last = this.choices.get(uri);
    names.sort((one, other) => Number(other === last) - Number(one === last));
    const picked = await vscode.window.showQuickPick(names, { placeHolder: "The screen to preview" });
    if (picked === undefined) return null;
    await this.choices.update(uri, picked);
    return picked;
  }

  /** @param {vscode.TextDocument} document */
  documentChanged(document) {
    if (document.languageId !== "sdui" || this.shown.length === 0) return;
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.draw(), restBeforePreview);
  }

  /** While a text has errors, its panel keeps the last page, and the title says so. */
  async draw() {
    const count = ++this.count;
    for (const preview of [...this.shown]) {
      const { panel } = preview;
      const page = await pageOf(preview);
      if (count !== this.count) return;
      if (!this.shown.includes(preview)) continue;
      panel.title = page === undefined ? `${preview.title} (stale: the text has errors)` : preview.title;
      if (page !== undefined && panel.webview.html !== page) {
        panel.webview.html = page;
      } else if (!panel.webview.html) {
        panel.webview.html = emptyPage;
      }
    }
  }

  dispose() {
    if (this.timer) clearTimeout(this.timer);
    for (const { panel } of [...this.shown]) panel.dispose();
  }
}

/**
 * Has the server do something.
 *
 * @param {string} command
 * @param {string[]} values
 */
async function execute(command, values) {
  return client?.sendRequest("workspace/executeCommand", { command, arguments: values });
}

/**
 * The page of a screen from its text in the editor.
 *
 * @param {Preview} preview
 * @returns {Promise<string | undefined>}
 */
async function pageOf({ uri, screen }) {
  try {
    const page = await execute("sdui.preview", screen === undefined ? [uri] : [uri, screen]);
    return typeof page === "string" ? page : undefined;
  } catch {
    return undefined;
  }
}

module.exports = { activate, deactivate };
