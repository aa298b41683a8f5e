-- Neovim with the grammar for tree-sitter: reads the file that is open, and finds all that the queries name.

local grammar, library = vim.env.SDUI_GRAMMAR, vim.env.SDUI_LIBRARY
local add = vim.treesitter.require_language
  or function(name, path) vim.treesitter.language.add(name, { path = path }) end
local parse = vim.treesitter.parse_query or vim.treesitter.query.parse

add("sdui", library)
local root = vim.treesitter.get_parser(0, "sdui"):parse()[1]:root()
io.stdout:write(root:type(), root:has_error() and " with errors" or "", "\n")
for _, name in ipairs({ "highlights", "folds", "indents", "locals", "tags" }) do
  local text = table.concat(vim.fn.readfile(grammar .. "/queries/" .. name .. ".scm"), "\n")
  local count = 0
  for _ in parse("sdui", text):iter_captures(root, 0, 0, -1) do count = count + 1 end
  io.stdout:write(name, count > 0 and " found" or " found nothing", "\n")
end
vim.cmd("qa!")
