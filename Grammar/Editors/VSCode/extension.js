// The extension for VS Code: starts the language server of sduic, and shows what it previews.

const vscode = require("vscode");
const { LanguageClient, State } = require("vscode-languageclient/node");

/** How long typing has to rest before tests are listed and previews are drawn anew, in milliseconds. */
const restBeforeReading = 200;

/** The language client collects changes of files for 250 milliseconds before it tells the server. */
const restBeforeReadingFiles = 500;

/** Pages of previews have a content security policy of their own. This one allows nothing. */
const emptyPage = `<!DOCTYPE html>
<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"></head>
<body><p>There is no preview while the file has errors.</p></body></html>`;

/** @type {LanguageClient | undefined} The client of the last server, also after that ended. */
let client;

/** @type {ServerStatus} */
let status;

/** The start or restart that goes on; the next one waits for it. */
let starting = Promise.resolve();

/** The language server offers these commands only to clients that name them. */
const clientCommands = ["sdui.showPreview", "sdui.showReferences", "sdui.showFindings"];

/** @param {vscode.ExtensionContext} context */
async function activate(context) {
  const previews = new Previews(context.workspaceState);
  const explorer = new Explorer();
  status = new ServerStatus(() => {
    vscode.workspace.textDocuments.forEach((document) => explorer.documentChanged(document));
    previews.redraw(restBeforeReading);
  });
  const files = vscode.workspace.createFileSystemWatcher("**/*.sdui");
  /** @param {vscode.TextDocument} document */
  const documentChanged = (document) => {
    previews.documentChanged(document);
    explorer.documentChanged(document);
  };
  context.subscriptions.push(
    previews,
    explorer,
    status,
    files,
    vscode.commands.registerCommand("sdui.showPreview", (uri, screen) => previews.show(documentNamed(uri), screen)),
    vscode.commands.registerCommand("sdui.runTests", (uri) => runTests(documentNamed(uri))),
    vscode.commands.registerCommand("sdui.restartServer", restart),
    vscode.commands.registerCommand("sdui.showReferences", showReferences),
    vscode.commands.registerCommand("sdui.showFindings", showFindings),
    vscode.tasks.registerTaskProvider("sdui", { provideTasks, resolveTask }),
    vscode.workspace.onDidChangeTextDocument((event) => documentChanged(event.document)),
    vscode.workspace.onDidOpenTextDocument(documentChanged),
    vscode.workspace.onDidCloseTextDocument((document) => {
      previews.documentChanged(document);
      explorer.documentClosed(document);
    }),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("sdui.path")) void restart();
    }),
  );
  for (const changed of [files.onDidChange, files.onDidCreate, files.onDidDelete]) {
    context.subscriptions.push(changed(() => previews.redraw(restBeforeReadingFiles)));
  }
  await restart();
}

async function deactivate() {
  await starting;
  await stop();
}

/** The program that the settings name. */
function program() {
  return vscode.workspace.getConfiguration("sdui").get("path", "sduic");
}

/** Starts a server. The client starts it again if it ends by itself, but not for ever; the status says which. */
async function start() {
  const server = { command: program(), args: ["lsp"] };
  const started = new LanguageClient("sdui", "SDUI", server, {
    documentSelector: [
      { scheme: "file", language: "sdui" },
      { scheme: "untitled", language: "sdui" },
    ],
    initializationOptions: { commands: clientCommands },
    synchronize: { configurationSection: "sdui" },
    middleware: {
      handleWorkDoneProgress(token, progress, next) {
        status.progressed(token, progress.kind, progress.message);
        next(token, progress);
      },
    },
  });
  client = started;
  started.onDidChangeState(({ newState }) => {
    if (client === started) status.changed(newState, started.initializeResult?.serverInfo?.version);
  });
  try {
    await started.start();
  } catch {
    client = undefined;
    status.isMissing();
    const where = "Install it, or name it in the setting sdui.path.";
    void vscode.window.showErrorMessage(`${server.command} could not be started. ${where}`);
  }
}

async function stop() {
  const stopped = client;
  // What the client says about its end from now on is no news.
  client = undefined;
  try {
    // One that starts again refuses to stop, and would keep its commands.
    if (stopped?.state === State.Starting) await stopped.start();
    await stopped?.stop();
  } catch {
    // It ended by itself, or does not answer.
  }
}

/** Starts the server, or another one in its place. */
function restart() {
  starting = starting.then(stop).then(start);
  return starting;
}

/** The entry in the language status: whether the server runs, which one it is, and whether it proves anything. */
class ServerStatus {
  /** @param {() => void} onRunning Called whenever a server runs that knows nothing of what is shown. */
  constructor(onRunning) {
    this.onRunning = onRunning;
    this.item = vscode.languages.createLanguageStatusItem("sdui.server", { language: "sdui" });
    this.item.name = "SDUI";
    /** @type {Map<string | number, string>} What is being proved, by the token of the progress. */
    this.proofs = new Map();
  }

  /**
   * @param {State} state
   * @param {string | undefined} version
   */
  changed(state, version) {
    this.proofs.clear();
    this.showProofs();
    if (state === State.Running) {
      this.show(`sduic ${version ?? ""}`.trim(), vscode.LanguageStatusSeverity.Information);
      this.onRunning();
    } else if (state === State.Starting) {
      this.show("sduic starts", vscode.LanguageStatusSeverity.Information);
      this.item.busy = true;
    } else {
      this.show("sduic has stopped", vscode.LanguageStatusSeverity.Error);
    }
  }

  isMissing() {
    this.proofs.clear();
    this.showProofs();
    this.show("sduic is missing", vscode.LanguageStatusSeverity.Error, {
      command: "workbench.action.openWalkthrough",
      title: "Set up",
      arguments: ["sduic.sdui#sdui.setUp"],
    });
  }

  /**
   * @param {string | number} token
   * @param {string} kind `begin`, `report` or `end`
   * @param {string | undefined} message The file that is being proved.
   */
  progressed(token, kind, message) {
    if (kind === "end") this.proofs.delete(token);
    else this.proofs.set(token, message ?? this.proofs.get(token) ?? "");
    this.showProofs();
  }

  showProofs() {
    this.item.busy = this.proofs.size > 0;
    this.item.detail = this.item.busy ? `Proving ${[...this.proofs.values()].join(", ")}` : undefined;
  }

  /**
   * @param {string} text
   * @param {vscode.LanguageStatusSeverity} severity
   * @param {vscode.Command} command
   */
  show(text, severity, command = { command: "sdui.restartServer", title: "Restart" }) {
    Object.assign(this.item, { text, severity, command });
  }

  dispose() {
    this.item.dispose();
  }
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
 * The arguments of the lenses of a document that run a command, with their places; `undefined` without an answer.
 *
 * @param {string} uri
 * @param {string} name The command.
 */
async function lenses(uri, name) {
  /** @type {any} */
  const answer = await client?.sendRequest("textDocument/codeLens", { textDocument: { uri } }).catch(() => undefined);
  /** @type {{ range: Location["range"], command?: { command: string, arguments?: string[] } }[] | undefined} */
  const all = answer ?? undefined;
  return all?.flatMap(({ range, command }) =>
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
    const { Run } = vscode.TestRunProfileKind;
    this.controller.createRunProfile("Run", Run, (request, token) => this.run(request, token), true);
    /** @type {WeakMap<vscode.TestItem, string[]>} The arguments of `sdui.testResult`. */
    this.tests = new WeakMap();
    /** @type {Map<string, ReturnType<typeof setTimeout>>} */
    this.timers = new Map();
  }

  /** @param {vscode.TextDocument} document */
  documentChanged(document) {
    if (document.languageId !== "sdui") return;
    const uri = document.uri.toString();
    this.forgetTimer(uri);
    this.timers.set(uri, setTimeout(() => void this.read(document), restBeforeReading));
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
    this.timers.delete(uri);
  }

  /**
   * Lists the tests of a document. The server names those of a text with errors as well.
   *
   * @param {vscode.TextDocument} document
   */
  async read(document) {
    const uri = document.uri.toString();
    const found = await lenses(uri, "sdui.runTest");
    if (!found || document.isClosed) return;
    if (found.length === 0) return this.controller.items.delete(uri);
    const known = this.controller.items.get(uri);
    const file =
      known ?? this.controller.createTestItem(uri, document.uri.path.split("/").pop() ?? uri, document.uri);
    file.children.replace(found.map(({ range, values }) => this.test(document.uri, range, values)));
    if (!known) this.controller.items.add(file);
  }

  /**
   * @param {vscode.Uri} uri
   * @param {Location["range"]} range
   * @param {string[]} values The arguments of `sdui.testResult`.
   */
  test(uri, range, values) {
    const test = this.controller.createTestItem(JSON.stringify(values), values[1], uri);
    test.range = new vscode.Range(position(range.start), position(range.end));
    if (values[2]) test.description = values[2];
    this.tests.set(test, values);
    return test;
  }

  /**
   * Runs tests one after another until the user cancels the run. Those that are left have no result.
   *
   * @param {vscode.TestRunRequest} request
   * @param {vscode.CancellationToken} token
   */
  async run(request, token) {
    const run = this.controller.createTestRun(request);
    /** @type {vscode.TestItem[]} */
    const waiting = [];
    if (request.include) waiting.push(...request.include);
    else this.controller.items.forEach((item) => waiting.push(item));
    for (let item = waiting.shift(); item && !token.isCancellationRequested; item = waiting.shift()) {
      if (request.exclude?.includes(item)) continue;
      item.children.forEach((child) => waiting.push(child));
      const values = this.tests.get(item);
      if (values) await this.runTest(item, values, run, token);
    }
    run.end();
  }

  /**
   * @param {vscode.TestItem} item
   * @param {string[]} values
   * @param {vscode.TestRun} run
   * @param {vscode.CancellationToken} token
   */
  async runTest(item, values, run, token) {
    run.started(item);
    try {
      /** @type {any} */
      const result = await execute("sdui.testResult", values, token);
      if (result.passed) run.passed(item);
      else run.failed(item, result.failures.map(failureMessage));
    } catch (error) {
      if (token.isCancellationRequested) run.skipped(item);
      else run.errored(item, new vscode.TestMessage(error instanceof Error ? error.message : String(error)));
    }
  }

  dispose() {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.controller.dispose();
  }
}

/**
 * A failure is shown at the requirement that does not hold, which may be in an imported file.
 *
 * @param {{ message: string, location?: Location }} failure
 */
function failureMessage(failure) {
  const message = new vscode.TestMessage(failure.message);
  if (failure.location) message.location = location(failure.location);
  return message;
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
    const names = (found ?? []).map(({ values }) => values[1]).filter((name) => name !== undefined);
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
    if (document.languageId === "sdui") this.redraw(restBeforeReading);
  }

  /**
   * Draws all panels after a rest, unless something else changes meanwhile.
   *
   * @param {number} rest In milliseconds.
   */
  redraw(rest) {
    if (this.shown.length === 0) return;
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.draw(), rest);
  }

  /** While there is no page, for example since a text has errors, its panel keeps the last one, and the title says why. */
  async draw() {
    const count = ++this.count;
    for (const preview of [...this.shown]) {
      const { panel } = preview;
      const { page, reason } = await pageOf(preview);
      if (count !== this.count) return;
      if (!this.shown.includes(preview)) continue;
      panel.title = page === undefined ? `${preview.title} (stale: ${reason})` : preview.title;
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
 * @param {vscode.CancellationToken} [token]
 */
async function execute(command, values, token) {
  if (client?.state !== State.Running) throw new Error("the server does not run");
  const request = { command, arguments: values };
  // The client would send an absent token as a second parameter.
  if (!token) return client.sendRequest("workspace/executeCommand", request);
  return client.sendRequest("workspace/executeCommand", request, token);
}

/**
 * The page of a screen from its text in the editor, or why there is none.
 *
 * @param {Preview} preview
 * @returns {Promise<{ page?: string, reason?: string }>}
 */
async function pageOf({ uri, screen }) {
  if (!vscode.workspace.textDocuments.some((document) => document.uri.toString() === uri)) {
    return { reason: "the text is closed" };
  }
  try {
    const page = await execute("sdui.preview", screen === undefined ? [uri] : [uri, screen]);
    return typeof page === "string" ? { page } : { reason: "there is no page" };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

module.exports = { activate, deactivate };
