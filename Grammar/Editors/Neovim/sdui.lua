-- Neovim from 0.7 on. Put this file into the folder `plugin` of your configuration; `sduic` must be in the path.
--
-- `vim.g.sdui_format_on_save = false` turns off formatting on save.

vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  pattern = "*.sdui",
  callback = function() vim.bo.filetype = "sdui" end,
})

local client
local group = vim.api.nvim_create_augroup("sdui", {})
local function show_lenses() vim.lsp.codelens.refresh() end
local function has(version) return vim.fn.has("nvim-" .. version) == 1 end

-- Commands of the editor

local function open(path)
  if vim.ui.open then return vim.ui.open(path) end
  vim.fn.jobstart({ vim.fn.has("mac") == 1 and "open" or "xdg-open", path }, { detach = true })
end

-- The files of previews that were opened, by URI and screen. Each is written again when its text is saved.
local previews = {}

local function write_preview(preview, then_do)
  local arguments = { preview.uri }
  if preview.screen then table.insert(arguments, preview.screen) end
  local command = { command = "sdui.preview", arguments = arguments }
  vim.lsp.get_client_by_id(client).request("workspace/executeCommand", command, function(problem, page)
    if problem then return vim.notify(problem.message, vim.log.levels.ERROR) end
    vim.fn.mkdir(vim.fn.fnamemodify(preview.path, ":h"), "p")
    vim.fn.writefile(vim.split(page, "\n"), preview.path)
    if then_do then then_do() end
  end)
end

local function show_preview(uri, screen)
  local key = uri .. " " .. (screen or "")
  previews[key] = previews[key] or {
    uri = uri,
    screen = screen,
    path = vim.fn.stdpath("cache") .. "/sdui/" .. vim.fn.sha256(key):sub(1, 16) .. ".html",
  }
  write_preview(previews[key], function() open(previews[key].path) end)
end

-- Of several screens one is picked. The lenses name them.
local function pick_preview(uri)
  local document = { textDocument = { uri = uri } }
  vim.lsp.get_client_by_id(client).request("textDocument/codeLens", document, function(problem, lenses)
    if problem then return vim.notify(problem.message, vim.log.levels.ERROR) end
    local screens = {}
    for _, lens in ipairs(lenses or {}) do
      if lens.command and lens.command.command == "sdui.showPreview" then
        table.insert(screens, lens.command.arguments[2])
      end
    end
    if #screens < 2 then return show_preview(uri) end
    vim.ui.select(screens, { prompt = "Screen to preview" }, function(screen)
      if screen then show_preview(uri, screen) end
    end)
  end)
end

local function show_locations(title, locations)
  local items = vim.lsp.util.locations_to_items(locations, vim.lsp.get_client_by_id(client).offset_encoding)
  vim.fn.setqflist({}, " ", { title = title, items = items })
  vim.cmd("botright copen")
end

-- The language server offers these commands only to clients that name them.
local commands = {
  ["sdui.showPreview"] = function(uri, screen) show_preview(uri, screen) end,
  ["sdui.showReferences"] = function(_, _, locations) show_locations("References", locations) end,
  ["sdui.showFindings"] = function(_, locations) show_locations("Proofs", locations) end,
}
for name, run in pairs(commands) do
  vim.lsp.commands[name] = function(command) run(unpack(command.arguments or {})) end
end

-- Colours without tree-sitter. From Neovim 0.9 on, semantic tokens of the server refine them.
local keywords = "action allow as at background because bottomBar breaking bundle cell column component content decoration "
  .. "deprecated empty enum essential fallback flag footer header import item layout let on onFailure open record "
  .. "repeated require reserved row screen section since test topBar unit until when with"
local rules = {
  "syntax clear",
  "syntax keyword sduiKeyword " .. keywords,
  "syntax keyword sduiOperator and or not",
  "syntax keyword sduiBoolean true false",
  [[syntax match sduiType /\<[A-Z]\w*/]],
  [[syntax match sduiProperty /\<[a-z_]\w*\ze\s*:/]],
  [[syntax match sduiNumber /\<\d\+\(\.\d\+\)*\(\a\+\|%\)\?/]],
  [[syntax match sduiColor /#\(\x\{8}\|\x\{6}\)\>/]],
  [[syntax region sduiString start=/"/ skip=/\\./ end=/"/ oneline]],
  [[syntax match sduiComment /\/\/.*/ contains=@Spell]],
  [[syntax match sduiDocumentation /\/\/\/\/\@!.*/ contains=@Spell]],
  "highlight default link sduiKeyword Keyword",
  "highlight default link sduiOperator Operator",
  "highlight default link sduiBoolean Boolean",
  "highlight default link sduiType Type",
  "highlight default link sduiProperty Identifier",
  "highlight default link sduiNumber Number",
  "highlight default link sduiColor Constant",
  "highlight default link sduiString String",
  "highlight default link sduiComment Comment",
  "highlight default link sduiDocumentation SpecialComment",
}

local function colour(buffer)
  if not vim.api.nvim_buf_is_loaded(buffer) then return end
  if vim.treesitter.start and pcall(vim.treesitter.start, buffer, "sdui") then return end
  vim.api.nvim_buf_call(buffer, function()
    for _, rule in ipairs(rules) do vim.cmd(rule) end
  end)
end

-- Indentation

-- The text of a line without strings and comments, whose brackets do not count.
local function code(number)
  return vim.fn.getline(number):gsub("\\.", ""):gsub('"[^"]*"', ""):gsub("//.*", "")
end

-- An operator at the beginning of a line continues the line before it.
local function is_continuation(number) return code(number):match("^%s*[-+*/]") ~= nil end

function _G.sdui_indent()
  local last = vim.fn.prevnonblank(vim.v.lnum - 1)
  while last > 0 and is_continuation(last) do last = vim.fn.prevnonblank(last - 1) end
  if last == 0 then return 0 end
  local indent = vim.fn.indent(last)
  if is_continuation(vim.v.lnum) then return indent + vim.fn.shiftwidth() end
  local text = code(last):gsub("^%s*[%]})]+", "")
  local _, opened = text:gsub("[%[{(]", "")
  local _, closed = text:gsub("[%]})]", "")
  local depth = math.min(opened - closed, 1)
  if code(vim.v.lnum):match("^%s*[%]})]") then depth = depth - 1 end
  return math.max(indent + depth * vim.fn.shiftwidth(), 0)
end

-- Keys: those of newer versions of Neovim in older ones, and `gd` in all. Keys of your own stay.
local function set_keys(buffer)
  local keys = { gd = vim.lsp.buf.definition }
  if not has("0.10") then keys.K = vim.lsp.buf.hover end
  if not has("0.11") then
    keys.grr, keys.grn, keys.gra = vim.lsp.buf.references, vim.lsp.buf.rename, vim.lsp.buf.code_action
  end
  for key, run in pairs(keys) do
    if vim.fn.maparg(key, "n") == "" then vim.keymap.set("n", key, run, { buffer = buffer }) end
  end
end

local function format(buffer)
  if vim.g.sdui_format_on_save == false or not client then return end
  local parameters = vim.lsp.util.make_formatting_params()
  local answers = vim.lsp.buf_request_sync(buffer, "textDocument/formatting", parameters, 2000)
  local answer = (answers or {})[client]
  if not answer or not answer.result then return end
  vim.lsp.util.apply_text_edits(answer.result, buffer, vim.lsp.get_client_by_id(client).offset_encoding)
end

vim.api.nvim_create_autocmd("FileType", {
  pattern = "sdui",
  callback = function(event)
    vim.bo.commentstring = "// %s"
    vim.bo.comments = ":///,://"
    vim.bo.shiftwidth = 2
    vim.bo.expandtab = true
    vim.bo.indentexpr = "v:lua.sdui_indent()"
    vim.bo.indentkeys = "0},0),0],!^F,o,O"
    vim.bo.omnifunc = "v:lua.vim.lsp.omnifunc"
    local root = vim.fn.getcwd()
    client = client or vim.lsp.start_client({
      name = "sduic",
      cmd = { "sduic", "lsp" },
      root_dir = root,
      workspace_folders = { { uri = vim.uri_from_fname(root), name = root } },
      init_options = { commands = vim.tbl_keys(commands) },
      on_attach = show_lenses,
      on_exit = function() client = nil end,
    })
    vim.lsp.buf_attach_client(event.buf, client)
    set_keys(event.buf)
    -- Later than Vim's own handler of this event, which clears the syntax rules.
    vim.schedule(function() colour(event.buf) end)

    vim.api.nvim_clear_autocmds({ group = group, buffer = event.buf })
    local function on(events, run)
      vim.api.nvim_create_autocmd(events, { group = group, buffer = event.buf, callback = run })
    end
    on({ "BufEnter", "CursorHold", "InsertLeave" }, show_lenses)
    on("BufWritePre", function() format(event.buf) end)
    on("BufWritePost", function()
      for _, preview in pairs(previews) do
        if preview.uri == vim.uri_from_bufnr(event.buf) then write_preview(preview) end
      end
    end)

    -- `:SduiLens` runs the lens at the cursor. `:SduiPreview` shows the screen that it names; without a name, it asks which
    -- one if the file has several.
    local function command(name, options, run) vim.api.nvim_buf_create_user_command(event.buf, name, run, options) end
    command("SduiLens", {}, function() vim.lsp.codelens.run() end)
    command("SduiPreview", { nargs = "?" }, function(given)
      local uri = vim.uri_from_bufnr(event.buf)
      if given.args == "" then pick_preview(uri) else show_preview(uri, given.args) end
    end)
  end,
})
