-- Neovim from 0.7 on. Put this file into the folder `plugin` of your configuration; `sduic` must be in the path.

vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  pattern = "*.sdui",
  callback = function() vim.bo.filetype = "sdui" end,
})

local client
local lenses = vim.api.nvim_create_augroup("sdui-lenses", {})
local function show_lenses() vim.lsp.codelens.refresh() end

-- The lens above a screen: its preview, in the browser.
vim.lsp.commands["sdui.showPreview"] = function(lens, context)
  local command = { command = "sdui.preview", arguments = lens.arguments }
  vim.lsp.get_client_by_id(context.client_id).request("workspace/executeCommand", command, function(problem, page)
    if problem then return vim.notify(problem.message, vim.log.levels.ERROR) end
    local path = vim.fn.tempname() .. ".html"
    vim.fn.writefile(vim.split(page, "\n"), path)
    local open = vim.fn.has("mac") == 1 and "open" or "xdg-open"
    vim.fn.jobstart({ open, path }, { detach = true })
  end, context.bufnr)
end

vim.api.nvim_create_autocmd("FileType", {
  pattern = "sdui",
  callback = function(event)
    vim.bo.commentstring = "// %s"
    vim.bo.shiftwidth = 2
    vim.bo.expandtab = true
    vim.bo.omnifunc = "v:lua.vim.lsp.omnifunc"
    local root = vim.fn.getcwd()
    client = client or vim.lsp.start_client({
      name = "sduic",
      cmd = { "sduic", "lsp" },
      root_dir = root,
      workspace_folders = { { uri = vim.uri_from_fname(root), name = root } },
      on_attach = show_lenses,
      on_exit = function() client = nil end,
    })
    vim.lsp.buf_attach_client(event.buf, client)

    -- Lines above screens and tests: `:SduiLens` does what the one at the cursor offers.
    vim.api.nvim_clear_autocmds({ group = lenses, buffer = event.buf })
    vim.api.nvim_create_autocmd({ "BufEnter", "CursorHold", "InsertLeave" }, {
      group = lenses,
      buffer = event.buf,
      callback = show_lenses,
    })
    vim.api.nvim_buf_create_user_command(event.buf, "SduiLens", function() vim.lsp.codelens.run() end, {})
  end,
})
