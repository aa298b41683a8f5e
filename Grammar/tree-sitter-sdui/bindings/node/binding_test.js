const assert = require("node:assert");
const { test } = require("node:test");
const Parser = require("tree-sitter");

test("the grammar is loaded", () => {
  const parser = new Parser();
  parser.setLanguage(require("."));
  assert(!parser.parse("component Card { id: ID }").rootNode.hasError);
});
