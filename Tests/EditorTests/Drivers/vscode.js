// Runs the extension for VS Code in Node, with substitutes for VS Code and for the package of the language client.
//
//     vscode.js EXTENSION SDUIC FOLDER
//
// FOLDER holds `home.sdui`. Prints a line for each thing that happens.

const { spawnSync } = require("child_process");
const fs = require("fs");
const path = require("path");
const {
  CancellationToken, Task, Uri, choices, close, commands, extension, fire, folder, listeners, manifest, open, panels, picks, rest,
  run, say, sayPage, sayStatus, sduic, settings, settled, told, type, vscode,
} = require("./vscode-substitute.js");

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

void run(async (activate) => {
  const document = open("home.sdui");
  const uri = document.uri.toString();
  await activate();
  contributions();
  indentation();
  problems();

  sayStatus();
  picks.push("Home", "Home", undefined);
  await commands.get("sdui.showPreview")(uri);
  sayPage();
  await commands.get("sdui.showPreview")(new Uri(uri));
  choices.set(uri, "Other");
  await commands.get("sdui.showPreview")(new Uri(uri));
  await commands.get("sdui.showPreview")(uri, "Other");
  sayPage(panels[1]);
  await commands.get("sdui.showPreview")(uri, "Other");
  const { text } = document;
  type(document, text.replaceAll("deals", "offers"));
  await settled();
  panels.forEach(sayPage);
  type(document, text.replace("section", "section section"));
  await settled();
  panels.forEach(sayPage);

  const { controller } = vscode.tests;
  const token = new CancellationToken();
  type(document, text.replace("require deals.columns == 2", "require deals.columns == 3"));
  await settled();
  say("title", panels[0].title);
  await controller.run({}, token);
  type(document, text);
  await settled();
  await controller.run({}, token);
  const range = { start: { line: 3, character: 10 }, end: { line: 3, character: 15 } };
  await commands.get("sdui.showReferences")(uri, range.start, [{ uri, range }]);
  await commands.get("sdui.showFindings")(uri, [{ uri, range }]);
  await commands.get("sdui.runTest")(uri, "two columns");
  await rest(100);
  await commands.get("sdui.runTest")(uri, "no such test").catch((error) => say("refused", error.message));
  close(document);
  say("tests of open files", controller.items.size);
  await commands.get("sdui.runTests")(uri);
  vscode.window.activeTextEditor = { document: { uri: new Uri(uri) } };
  await commands.get("sdui.runTests")();
  vscode.tasks.provider.provideTasks().forEach((task) => say("task", told(task)));
  const written = new Task({ type: "sdui", command: "check", path: "Screens" });
  say("task", told(vscode.tasks.provider.resolveTask(written)));

  settings.path = "/nowhere/sduic";
  fire(listeners.configuration, { affectsConfiguration: (name) => name === "sdui.path" });
  await rest(500);
  sayStatus();
});
