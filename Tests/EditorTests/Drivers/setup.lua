-- Neovim with the set-up of `Grammar/Editors`: colours, indentation, keys, format on save, and the commands of lenses.
--
-- Reads `home.sdui` in the folder SDUI_FOLDER and the examples in SDUIC_EXAMPLES; prints a line for each behaviour.

local folder = vim.env.SDUI_FOLDER
local lines = {}
local function say(...) table.insert(lines, table.concat({ ... }, " ")) end

local function wait(condition, event)
  if not vim.wait(20000, condition, 20) then say("waited in vain for", event) end
end

local function colour_of(text)
  local line, column = unpack(vim.fn.searchpos("\\V" .. text, "nw"))
  return vim.fn.synIDattr(vim.fn.synID(line, column, 1), "name")
end

local function check_colours()
  wait(function() return colour_of("screen") ~= "" end, "colours")
  for _, text in ipairs({ "screen", "Home", "columns", "340", "// A", "/// The", '"two', "true" }) do
    say("colour", text, colour_of(text))
  end
end

-- `=` changes no line of files that the formatter wrote.
local function check_indentation()
  local compared = 0
  for _, path in ipairs(vim.fn.globpath(vim.env.SDUIC_EXAMPLES, "**/*.sdui", false, true)) do
    vim.cmd("view " .. vim.fn.fnameescape(path))
    local before = vim.api.nvim_buf_get_lines(0, 0, -1, false)
    vim.bo.readonly = false
    vim.bo.modifiable = true
    vim.cmd("silent normal! gg=G")
    for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
      if line ~= before[number] then say("indented otherwise", path, number, line) end
      compared = compared + 1
    end
    vim.cmd("bwipeout!")
  end
  say("indentation", compared > 500 and "compared" or "of " .. compared .. " lines")
end

local function file_contains(path, text)
  return vim.fn.filereadable(path) == 1 and table.concat(vim.fn.readfile(path), "\n"):find(text, 1, true) ~= nil
end

local function list_of(name, arguments)
  vim.lsp.commands[name]({ command = name, arguments = arguments }, {})
  for _, item in ipairs(vim.fn.getqflist()) do
    say(name, vim.fn.fnamemodify(vim.fn.bufname(item.bufnr), ":t"), item.lnum .. ":" .. item.col, vim.trim(item.text))
  end
  vim.cmd("cclose")
end

-- Of several screens one is picked, and where none is picked nothing is opened.
local function check_picker()
  local opened = folder .. "opened"
  local count = 0
  vim.ui.select = function(screens, options, choose)
    say("asked", options.prompt .. ":", unpack(screens))
    count = count + 1
    choose(screens[count == 1 and 2 or 0])
  end
  local function preview()
    vim.fn.delete(opened)
    vim.cmd("SduiPreview")
  end
  local function say_opened()
    wait(function() return vim.fn.getfsize(opened) > 0 end, "the browser")
    say("opened", vim.fn.readfile(opened)[1])
  end
  preview()
  say_opened()
  vim.fn.append("$", { "screen Other {", "  section others: list { unit Card { height: 60 } }", "}" })
  preview()
  say_opened()
  preview()
  wait(function() return count == 2 end, "the question")
  vim.wait(300)
  say("opened without a choice", vim.fn.filereadable(opened))
end

local function main()
  check_indentation()
  vim.cmd("edit " .. folder .. "home.sdui")
  check_colours()
  say("comments", vim.bo.commentstring)
  for _, key in ipairs({ "K", "gd", "grr", "grn", "gra" }) do
    say("key", key, vim.fn.maparg(key, "n") ~= "" and "set" or "not set")
  end

  local client
  wait(function()
    client = vim.lsp.get_active_clients()[1]
    return client and client.initialized
  end, "the server")
  local announced = vim.deepcopy(client.config.init_options.commands)
  table.sort(announced)
  say("announced", unpack(announced))

  local uri = vim.uri_from_bufnr(0)
  local range = { start = { line = 4, character = 10 }, ["end"] = { line = 4, character = 15 } }
  list_of("sdui.showReferences", { uri, range.start, { { uri = uri, range = range } } })
  list_of("sdui.showFindings", { uri, { { uri = uri, range = range } } })

  vim.cmd("SduiPreview Home")
  wait(function() return vim.fn.getfsize(folder .. "opened") > 0 end, "the browser")
  say("opened", vim.fn.readfile(folder .. "opened")[1])
  local page = vim.fn.glob(vim.fn.stdpath("cache") .. "/sdui/*.html")
  say("page of deals", tostring(file_contains(page, "deals")))

  vim.cmd("silent %s/deals:/   offers:/")
  vim.cmd("silent %s/deals/offers/e")
  vim.cmd("silent write")
  say("formatted", vim.fn.getline(5))
  wait(function() return file_contains(page, "offers") end, "the page of the saved text")
  say("page of offers", tostring(file_contains(page, "offers")))
  vim.g.sdui_format_on_save = false
  vim.fn.setline(5, "    section offers: grid {")
  vim.cmd("silent write")
  say("not formatted", vim.fn.getline(5))
  check_picker()
end

local ok, problem = pcall(main)
if not ok then say("error", tostring(problem)) end
vim.fn.writefile(lines, folder .. "report")
vim.cmd("qall!")
