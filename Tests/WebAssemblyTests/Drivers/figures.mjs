// Measures the modules in Node: `name number` a line, in milliseconds.
//
//     node figures.mjs FOLDER < files.json
//
// The file is `{"path": …, "files": {…}, "response": …}`.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const { load, Project } = await import(pathToFileURL(`${folder}/sdui.js`).href);
const { path, files, response } = JSON.parse(readFileSync(0, "utf8"));

const bytes = readFileSync(`${folder}/sdui-compiler.wasm`);
const started = performance.now();
await load(bytes);
Project.open(files).preview(path, { form: "picture" });
console.log("preview", performance.now() - started);

// The least of many, of calls alone: what JavaScript does with the bytes does not count.
function least(name, body) {
  let milliseconds = Infinity;
  for (let repetition = 0; repetition < 60; repetition += 1) {
    const before = performance.now();
    const opened = body();
    milliseconds = Math.min(milliseconds, performance.now() - before);
    opened?.close();
  }
  console.log(name, milliseconds);
}

const project = Project.open(files);
const screen = project.screen(path);
const laidOut = screen.response(response);
least("compile", () => {
  const fresh = Project.open(files);
  fresh.handle.call("project_compile", { path });
  return fresh;
});
least("validate", () => screen.response(response));
least("layout", () => void laidOut.handle.call("response_layout", { width: 390 }));
