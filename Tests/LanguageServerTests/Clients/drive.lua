-- Drives the built server from Neovim: each step changes or asks what a person would, and writes what came of it.
-- Neovim starts with the set-up of `Grammar/Editors/Neovim`, and sources this file.

local folder = vim.env.SDUI_FOLDER
local lines = {}
local function report(text) table.insert(lines, text) end

local function wait(what, condition)
  if not vim.wait(20000, condition, 20) then report("waited in vain for " .. what) end
end

local function request(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 20000)
  for _, answer in pairs(answers or {}) do
    if answer.err then report(method .. " failed: " .. answer.err.message) end
    return answer.result
  end
end

local function main()
  vim.cmd("edit " .. folder .. "home.sdui")
  wait("the findings", function() return #vim.diagnostic.get(0) > 0 end)
  for _, finding in ipairs(vim.diagnostic.get(0)) do
    report("finding " .. finding.lnum .. ":" .. finding.col .. " " .. finding.code)
  end

  -- The fix-it, as `vim.lsp.buf.code_action` would apply it.
  vim.api.nvim_win_set_cursor(0, { 7, 6 })
  local range = vim.lsp.util.make_range_params()
  range.context = { diagnostics = {} }
  local actions = request("textDocument/codeAction", range)
  report("action " .. actions[1].title)
  vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
  wait("no findings", function() return #vim.diagnostic.get(0) == 0 end)
  report("line " .. vim.api.nvim_buf_get_lines(0, 6, 7, false)[1])

  -- Completion in a new line.
  vim.api.nvim_buf_set_lines(0, 7, 7, false, { "    bo" })
  vim.api.nvim_win_set_cursor(0, { 8, 6 })
  local list = request("textDocument/completion", vim.lsp.util.make_position_params())
  local labels = vim.tbl_map(function(item) return item.label end, list.items)
  report("completes unit " .. tostring(vim.tbl_contains(labels, "unit")))
  report("completes columns again " .. tostring(vim.tbl_contains(labels, "columns")))
  vim.api.nvim_buf_set_lines(0, 7, 8, false, {})

  -- A new name for the component, in both files.
  vim.api.nvim_win_set_cursor(0, { 9, 10 })
  local params = vim.lsp.util.make_position_params()
  params.newName = "Tile"
  vim.lsp.util.apply_workspace_edit(request("textDocument/rename", params), "utf-16")
  report("line " .. vim.api.nvim_buf_get_lines(0, 8, 9, false)[1])
  local other = vim.uri_to_bufnr(vim.uri_from_fname(folder .. "catalogue.sdui"))
  report("other " .. vim.api.nvim_buf_get_lines(other, 1, 2, false)[1])

  -- Formatting of what is written carelessly.
  vim.api.nvim_buf_set_lines(0, 2, 3, false, { "let   gap=8" })
  local edits = request("textDocument/formatting", { textDocument = params.textDocument, options = { tabSize = 2, insertSpaces = true } })
  vim.lsp.util.apply_text_edits(edits, 0, "utf-16")
  report("line " .. vim.api.nvim_buf_get_lines(0, 2, 3, false)[1])
end

local ok, problem = pcall(main)
if not ok then report("error " .. tostring(problem)) end
vim.fn.writefile(lines, folder .. "report")
vim.cmd("qall!")
