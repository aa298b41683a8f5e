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

local function report_buffer()
  for _, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do report("| " .. line) end
end

local function report_findings()
  for _, finding in ipairs(vim.diagnostic.get(0)) do
    report("finding " .. finding.lnum .. ":" .. finding.col .. " " .. finding.code)
  end
end

-- Two files change one after another, so that there may be other findings in between.
local function wait_for(code)
  wait(code, function()
    local findings = vim.diagnostic.get(0)
    return #findings == 1 and findings[1].code == code
  end)
end

-- What `vim.lsp.buf.code_action` would apply, if this title was picked.
local function act(line, column, title)
  vim.api.nvim_win_set_cursor(0, { line, column })
  local range = vim.lsp.util.make_range_params()
  range.context = { diagnostics = {} }
  for _, action in ipairs(request("textDocument/codeAction", range)) do
    if vim.startswith(action.title, title) then
      report("action " .. action.title)
      return vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
    end
  end
  report("no action " .. title)
end

local function main()
  vim.cmd("edit " .. folder .. "home.sdui")
  wait_for("unknown-property")
  report_findings()

  -- The fix-it.
  act(7, 6, "Replace")
  wait("no findings", function() return #vim.diagnostic.get(0) == 0 end)

  -- Completion in a new line.
  vim.api.nvim_buf_set_lines(0, 7, 7, false, { "    minIt" })
  vim.api.nvim_win_set_cursor(0, { 8, 9 })
  local list = request("textDocument/completion", vim.lsp.util.make_position_params())
  local labels = vim.tbl_map(function(item) return item.label end, list.items)
  report("completes unit " .. tostring(vim.tbl_contains(labels, "unit")))
  report("completes columns again " .. tostring(vim.tbl_contains(labels, "columns")))
  for _, item in ipairs(list.items) do
    if item.label == "minItems" then vim.lsp.util.apply_text_edits({ item.textEdit }, 0, "utf-16") end
  end
  report("completed " .. vim.api.nvim_buf_get_lines(0, 7, 8, false)[1])
  vim.api.nvim_buf_set_lines(0, 7, 8, false, {})

  -- A new name for the component, in both files.
  vim.api.nvim_win_set_cursor(0, { 9, 10 })
  local params = vim.lsp.util.make_position_params()
  params.newName = "Tile"
  vim.lsp.util.apply_workspace_edit(request("textDocument/rename", params), "utf-16")
  local other = vim.uri_to_bufnr(vim.uri_from_fname(folder .. "catalogue.sdui"))
  report("other " .. vim.api.nvim_buf_get_lines(other, 1, 2, false)[1])

  -- Formatting of what is written carelessly.
  vim.api.nvim_buf_set_lines(0, 2, 3, false, { "let   gap=8" })
  local edits = request("textDocument/formatting", { textDocument = params.textDocument, options = { tabSize = 2, insertSpaces = true } })
  vim.lsp.util.apply_text_edits(edits, 0, "utf-16")
  report_buffer()

  -- What is missing is added, and the section's layout gets a name.
  vim.api.nvim_buf_set_lines(0, 6, 7, false, {})
  wait_for("missing-property")
  report_findings()
  act(6, 10, "Add ")
  wait("no findings", function() return #vim.diagnostic.get(0) == 0 end)
  act(6, 10, "Extract ")
  report_buffer()

  -- What no device shows: a proof finds it.
  vim.cmd("edit! " .. folder .. "sale.sdui")
  wait_for("broken-requirement")
  report_findings()
  report(vim.diagnostic.get(0)[1].message)

  -- The lines above screens and tests do what they say.
  vim.cmd("edit! " .. folder .. "tested.sdui")
  local function lens(title)
    local function find()
      for _, lens in ipairs(vim.lsp.codelens.get(0)) do
        if lens.command and lens.command.title == title then return lens end
      end
    end
    wait("the lens " .. title, function() return find() ~= nil end)
    return find()
  end
  local shown
  local show = vim.lsp.handlers["window/showMessage"]
  vim.lsp.handlers["window/showMessage"] = function(problem, result, ...)
    shown = result.message
    return show(problem, result, ...)
  end
  for _, line in ipairs({ 9, 10 }) do
    lens("run test")
    vim.api.nvim_win_set_cursor(0, { line, 0 })
    shown = nil
    vim.cmd("SduiLens")
    wait("the result of a test", function() return shown ~= nil end)
    report("shown " .. (shown or "nothing"):gsub("\n *", " / "))
  end

  -- The second screen, in the browser.
  lens("open preview")
  local select = vim.ui.select
  vim.ui.select = function(options, _, choose) choose(options[1]) end
  vim.api.nvim_win_set_cursor(0, { 12, 0 })
  vim.cmd("SduiLens")
  vim.ui.select = select
  wait("the page", function() return vim.fn.getfsize(folder .. "opened") > 0 end)
  report("opened " .. vim.fn.readfile(folder .. "opened")[1])
end

local ok, problem = pcall(main)
if not ok then report("error " .. tostring(problem)) end
vim.fn.writefile(lines, folder .. "report")
vim.cmd("qall!")
