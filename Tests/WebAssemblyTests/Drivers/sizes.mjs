// Writes the sizes of the modules after compression: `name bytes` a line.
//
//     node sizes.mjs FOLDER
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

for (const name of ["sdui.wasm", "sdui-compiler.wasm"]) {
  const bytes = readFileSync(`${process.argv[2]}/${name}`);
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  console.log(name, brotliCompressSync(bytes, { params }).length);
}
