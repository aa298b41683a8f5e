// Loads what node-gyp built in a package, as the package node-gyp-build does.

const { readdirSync } = require("fs");
const path = require("path");

module.exports = (root) => {
  const folder = path.join(root, "build", "Release");
  return require(path.join(folder, readdirSync(folder).find((name) => name.endsWith(".node"))));
};
