-- Neovim from 0.7 on. Put this file into the folder `plugin` of your configuration; `sduic` must be in the path.

vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  pattern = "*.sdui",
  callback = function() vim.bo.filetype = "sdui" end,
})

local client

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
      on_exit = function() client = nil end,
    })
    vim.lsp.buf_attach_client(event.buf, client)
  end,
})
