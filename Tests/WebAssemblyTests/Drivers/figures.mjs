// Sizes and times of the modules, each at most twice its target.
//
//     node figures.mjs FOLDER EXAMPLES
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

const [, , folder, examples] = process.argv;
const { load, Project } = await import(pathToFileURL(`${folder}/sdui.js`).href);

for (const [name, target] of [["sdui.wasm", 400_000], ["sdui-compiler.wasm", 2_000_000]]) {
  const bytes = readFileSync(`${folder}/${name}`);
  const options = { params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  const size = brotliCompressSync(bytes, options).length;
  console.log(`${name}: ${size} bytes compressed, target ${target}`);
  assert.ok(size < 2 * target);
}

const files = Object.fromEntries(
  readdirSync(`${examples}/Shop`).filter((name) => name.endsWith(".sdui"))
    .map((name) => [name, readFileSync(`${examples}/Shop/${name}`, "utf8")]));
const bytes = readFileSync(`${folder}/sdui-compiler.wasm`);
const started = performance.now();
await load(bytes);
const project = Project.open(files);
assert.ok(project.preview("home.sdui", { form: "picture" }).startsWith("<svg"));
const first = performance.now() - started;
console.log(`first preview: ${first.toFixed(0)} ms, target 300 ms`);
assert.ok(first < 600);
