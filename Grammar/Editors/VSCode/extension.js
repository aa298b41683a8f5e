// The extension for VS Code: starts the language server of sduic, and shows what it previews.

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

/** How long typing has to rest before previews are drawn anew, in milliseconds. */
const restBeforePreview = 200;

/** @type {LanguageClient | undefined} */
let client;

/** @param {vscode.ExtensionContext} context */
async function activate(context) {
  const previews = new Previews();
  context.subscriptions.push(
    previews,
    vscode.commands.registerCommand("sdui.showPreview", (uri, screen) => previews.show(documentNamed(uri), screen)),
    vscode.commands.registerCommand("sdui.runTests", (uri) => runTests(documentNamed(uri))),
    vscode.commands.registerCommand("sdui.restartServer", restart),
    vscode.tasks.registerTaskProvider("sdui", { provideTasks, resolveTask }),
    vscode.workspace.onDidChangeTextDocument((event) => previews.documentChanged(event.document)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("sdui.path")) void restart();
    }),
  );
  await start();
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
    documentSelector: [{ scheme: "file", language: "sdui" }],
    synchronize: { configurationSection: "sdui" },
  });
  try {
    await started.start();
    client = started;
  } catch {
    const where = "Install it, or name it in the setting sdui.path.";
    void vscode.window.showErrorMessage(`${server.command} could not be started. ${where}`);
  }
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
 * @typedef {{ uri: string, screen: string | undefined, panel: vscode.WebviewPanel }} Preview
 */

/** The panels with previews, one for each screen. They follow the text, and what it imports, as people type. */
class Previews {
  constructor() {
    /** @type {Preview[]} */
    this.shown = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** How often was drawn: what was asked for earlier and comes later is not shown. */
    this.count = 0;
  }

  /**
   * Shows a screen that a lens names; from the palette, the first of the file.
   *
   * @param {vscode.Uri | undefined} file
   * @param {unknown} named
   */
  async show(file, named) {
    if (!file) return;
    const uri = file.toString();
    const screen = typeof named === "string" ? named : undefined;
    const known = this.shown.find((preview) => preview.uri === uri && preview.screen === screen);
    if (known) return known.panel.reveal(undefined, true);
    const title = `Preview of ${screen ?? file.path.split("/").pop()}`;
    const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const panel = vscode.window.createWebviewPanel("sdui.preview", title, place, { enableScripts: true });
    const preview = { uri, screen, panel };
    this.shown.push(preview);
    panel.onDidDispose(() => {
      this.shown = this.shown.filter((other) => other !== preview);
    });
    await this.draw();
  }

  /** @param {vscode.TextDocument} document */
  documentChanged(document) {
    if (document.languageId !== "sdui" || this.shown.length === 0) return;
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.draw(), restBeforePreview);
  }

  /** While a text has errors its panel keeps the last page. */
  async draw() {
    const count = ++this.count;
    for (const preview of [...this.shown]) {
      const { panel } = preview;
      const page = await pageOf(preview);
      if (count !== this.count) return;
      if (!this.shown.includes(preview)) continue;
      if (page !== undefined && panel.webview.html !== page) {
        panel.webview.html = page;
      } else if (!panel.webview.html) {
        panel.webview.html = "<p>There is no preview while the file has errors.</p>";
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
