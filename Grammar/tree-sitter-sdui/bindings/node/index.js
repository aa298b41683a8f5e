// The grammar for the package tree-sitter of Node, with its queries.

const { readFileSync } = require("fs");
const path = require("path");

const root = path.join(__dirname, "..", "..");
const binding = require("node-gyp-build")(root);

binding.nodeTypeInfo = require("../../src/node-types.json");
for (const name of ["highlights", "locals", "tags"]) {
  binding[`${name.toUpperCase()}_QUERY`] = readFileSync(path.join(root, "queries", `${name}.scm`), "utf8");
}

module.exports = binding;
