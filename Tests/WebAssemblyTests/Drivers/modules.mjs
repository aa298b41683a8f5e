// Runs calls of the JavaScript module in Node, one for each line of standard input, and writes a line for each result.
//
//     node modules.mjs FOLDER
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { results } from "./results.mjs";

const folder = process.argv[2];
const sdui = await import(pathToFileURL(`${folder}/sdui.js`).href);
const compiler = await WebAssembly.compile(readFileSync(`${folder}/sdui-compiler.wasm`));
const runtime = await WebAssembly.compile(readFileSync(`${folder}/sdui.wasm`));

for (const line of readFileSync(0, "utf8").split("\n")) {
  if (line) process.stdout.write(JSON.stringify(await results(sdui, compiler, runtime, JSON.parse(line))) + "\n");
}
