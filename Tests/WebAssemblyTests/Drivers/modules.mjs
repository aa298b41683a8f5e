// Runs calls of the JavaScript module, one for each line of standard input, and writes a line for each result.
//
//     node modules.mjs FOLDER
//
// A line is `{"files": {…}, "path": …, "environment": {…}}`; the result has the text of each answer, or the failure.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const { load, Project, SDUIError } = await import(pathToFileURL(`${folder}/sdui.js`).href);
const compiler = await WebAssembly.compile(readFileSync(`${folder}/sdui-compiler.wasm`));
const runtime = await WebAssembly.compile(readFileSync(`${folder}/sdui.wasm`));

function attempt(body) {
  try {
    return body();
  } catch (error) {
    if (error instanceof SDUIError) return JSON.stringify({ code: error.code, message: error.message, findings: error.findings });
    throw error;
  }
}

for (const line of readFileSync(0, "utf8").split("\n")) {
  if (!line) continue;
  const { files, path, environment } = JSON.parse(line);
  await load(compiler);
  const project = Project.open(files);
  const result = { findings: attempt(() => project.handle.text("project_check", { path })) };
  result.document = attempt(() => project.compile(path));
  result.proofs = attempt(() => project.handle.text("project_prove", { path }));
  result.formatted = attempt(() => project.format(path));
  result.picture = attempt(() => project.preview(path, { form: "picture" }));
  result.fixtures = attempt(() => project.handle.text("project_fixtures", { path }));
  // The document is laid out by the runtime, which has no compiler.
  await load(runtime);
  const { Screen } = await import(pathToFileURL(`${folder}/sdui.js`).href);
  result.layout = attempt(() => Screen.open(result.document).layout(environment).json);
  process.stdout.write(JSON.stringify(result) + "\n");
}
