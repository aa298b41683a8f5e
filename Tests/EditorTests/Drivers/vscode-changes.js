// What the extension for VS Code shows after texts, files and the server changed, with the substitutes of VS Code.
//
//     vscode-changes.js EXTENSION SDUIC FOLDER
//
// FOLDER holds `home.sdui`, which imports `layouts.sdui`, and `large.sdui`, whose proofs take many steps. Prints a line for
// each thing that happens.

const {
  CancellationToken, LanguageClient, State, close, commands, open, panels, reactions, rest, run, say, sayPage, sayStatus, settled,
  status, type, until, vscode, write,
} = require("./vscode-substitute.js");

/** The tests of the Test Explorer. */
function sayTests(when) {
  const tests = [];
  vscode.tests.controller.items.forEach((file) => file.children.forEach((test) => tests.push(test.label)));
  say("tests", when + ":", tests.join(", ") || "none");
}

async function testsFollowTheText(document) {
  const { text } = document;
  sayTests("at first");
  type(document, text.replace(/ +test "narrow".*\n/, ""));
  await settled();
  sayTests("after one was deleted");
  type(document, text.replace("section deals: Two {", "section deals: Two { {"));
  await settled();
  sayTests("while a brace is missing");
  type(document, text.replace(/ +test ".*\n/g, ""));
  await settled();
  sayTests("after the last one was deleted");
  type(document, text);
  await settled();
  sayTests("after all came back");
}

async function failuresAreShownWhereTheyAre() {
  await vscode.tests.controller.run({}, new CancellationToken());
}

async function runsAreCancelled() {
  let token = new CancellationToken();
  reactions.set("started narrow", token.cancel);
  await vscode.tests.controller.run({}, token);
  token = new CancellationToken();
  reactions.delete("started narrow");
  reactions.set("passed narrow", token.cancel);
  await vscode.tests.controller.run({}, token);
  reactions.clear();
}

/** A panel shows again what is current, whatever made it stale. */
async function staleTitlesBecomeCurrent(document) {
  const layouts = open("layouts.sdui");
  const { text } = layouts;
  close(layouts);
  await commands.get("sdui.showPreview")(document.uri, "Home");
  sayPage();
  write("layouts.sdui", text.replace("columns: 2", "colums: 2"));
  await settled(1_000);
  sayPage();
  write("layouts.sdui", text);
  await settled(1_000);
  sayPage();
  type(document, document.text.replace("screen Home", "screen Start"));
  await settled();
  sayPage();
  type(document, document.text.replace("screen Start", "screen Home"));
  await settled();
  sayPage();
  close(document);
  await settled();
  sayPage();
  document = open("home.sdui");
  await settled();
  sayPage();
  return document;
}

async function kill() {
  const { restarts } = LanguageClient.running;
  LanguageClient.running.process.kill();
  await until(() => LanguageClient.running.restarts > restarts);
}

/** The server ends while people type. */
async function theServerEnds(document) {
  let resume;
  LanguageClient.pause = new Promise((resolve) => (resume = resolve));
  await kill();
  sayStatus();
  type(document, document.text.replaceAll("deals", "offers").replace('"narrow"', '"small"'));
  await rest(500);
  sayPage();
  await vscode.tests.controller.run({}, new CancellationToken());
  resume();
  await settled();
  sayStatus();
  sayPage();
  sayTests("after the server ended");

  // It is not started again for ever, but when the user wants it.
  while (LanguageClient.running.restarts < 5) {
    await until(() => LanguageClient.running.state === State.Running);
    await kill();
  }
  sayStatus();
  type(document, document.text.replaceAll("offers", "deals").replace('"small"', '"narrow"'));
  await rest(500);
  sayPage();
  await commands.get("sdui.restartServer")();
  await settled();
  sayStatus();
  sayPage();
  sayTests("after a restart");
}

void run(async (activate) => {
  let document = open("home.sdui");
  await activate();
  await settled();
  await testsFollowTheText(document);
  await failuresAreShownWhereTheyAre();
  await runsAreCancelled();
  document = await staleTitlesBecomeCurrent(document);
  await theServerEnds(document);
  const large = open("large.sdui");
  await until(() => status.proofCount > 0);
  // A server that starts again would prove it again, sooner or later.
  close(large);
  // Two at once, as from a click and a change of the settings.
  await Promise.all([commands.get("sdui.restartServer")(), commands.get("sdui.restartServer")()]);
  sayStatus();
});
