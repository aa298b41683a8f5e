// Loads the Node binding, and checks what the package tree-sitter needs of it.
//
//     bindings.js GRAMMAR READER
//
// READER is the module of `Bindings/reader.cc`.

const { readFileSync } = require("fs");
const path = require("path");

const [grammar, reader] = process.argv.slice(2);
const binding = require(grammar);
const { version } = require(reader);

console.log("version", version(binding.language), version({}));
console.log("node types", binding.nodeTypeInfo.some(({ type }) => type === "screen_declaration"));
for (const name of ["highlights", "locals", "tags"]) {
  const text = readFileSync(path.join(grammar, "queries", `${name}.scm`), "utf8");
  console.log(name, binding[`${name.toUpperCase()}_QUERY`] === text);
}
