"""The built server under the capabilities of several editors.

pytest-lsp reads each message that the server sends as the published type of its method, so that any message that is not
of that type fails, and warns where one relies on what the client cannot do; warnings are errors here.
"""

import asyncio
import os
import pathlib
import sys

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

pytestmark = pytest.mark.filterwarnings("error::pytest_lsp.LspSpecificationWarning")

EXAMPLES = pathlib.Path(os.environ["SDUIC_EXAMPLES"])
CATALOGUE = """/// One product.
component Card as "CARD" {
  id: ID
  name: Text
}
"""
HOME = """import "catalogue.sdui"

let gap = 8

screen Home {
  section deals: grid {
    colums: 2
    spacing: gap
    unit Card { height: 40 }
  }
}
"""

CLIENTS = ["bare", "visual-studio-code", "neovim@v0.7", "neovim", "emacs"]


@pytest_lsp.fixture(
    params=CLIENTS, config=ClientServerConfig(server_command=[os.environ["SDUIC"], "lsp"])
)
async def client(lsp_client: LanguageClient, request, tmp_path):
    name = request.param
    capabilities = types.ClientCapabilities() if name == "bare" else client_capabilities(name)
    (tmp_path / "catalogue.sdui").write_text(CATALOGUE)
    (tmp_path / "home.sdui").write_text(HOME)
    lsp_client.folder = tmp_path
    lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda _: None)
    lsp_client.abilities = capabilities
    lsp_client.answer = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=capabilities,
            initialization_options={"commands": ["sdui.showPreview", "sdui.showReferences"]},
            process_id=os.getpid(),
            root_uri=tmp_path.as_uri(),
            workspace_folders=[types.WorkspaceFolder(uri=tmp_path.as_uri(), name="w")],
        )
    )
    yield
    await lsp_client.shutdown_session()


def document(client, name="home.sdui"):
    return types.TextDocumentIdentifier(uri=(client.folder / name).as_uri())


async def open_file(client, name="home.sdui", text=None):
    path = client.folder / name
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(path.as_uri(), "sdui", 1, text or path.read_text())
        )
    )
    while not pulls(client) and path.as_uri() not in client.diagnostics:
        await published(client)
    return types.TextDocumentIdentifier(uri=path.as_uri())


def pulls(client):
    """Whether the client asks for findings, so that the server publishes none."""
    return bool(client.abilities.text_document and client.abilities.text_document.diagnostic)


async def published(client):
    await asyncio.wait_for(client.wait_for_notification("textDocument/publishDiagnostics"), 20)


async def findings(client, item):
    if not pulls(client):
        return client.diagnostics[item.uri]
    assert item.uri not in client.diagnostics
    asked = types.DocumentDiagnosticParams(text_document=item)
    report = await client.text_document_diagnostic_async(asked)
    asked.previous_result_id = report.result_id
    again = await client.text_document_diagnostic_async(asked)
    assert (again.kind, again.result_id) == ("unchanged", report.result_id)
    whole = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
    (same,) = [other for other in whole.items if other.uri == item.uri]
    assert same.items == report.items
    return report.items


def place(text, part, shift=0):
    """The position of a part of an ASCII text."""
    before = text[: text.index(part) + shift]
    return types.Position(before.count("\n"), len(before) - before.rfind("\n") - 1)


def edits_of(client, edit, uri):
    """The edits of a document; clients that check versions receive the version."""
    workspace = client.abilities.workspace
    if workspace and workspace.workspace_edit and workspace.workspace_edit.document_changes:
        assert edit.changes is None
        (change,) = [change for change in edit.document_changes if change.text_document.uri == uri]
        assert change.text_document.version == (1 if uri.endswith("home.sdui") else None)
        return change.edits
    assert edit.document_changes is None
    return edit.changes[uri]


def applied(text, edits):
    lines = text.splitlines(keepends=True)
    offset = lambda p: sum(map(len, lines[: p.line])) + p.character
    for edit in sorted(edits, key=lambda e: offset(e.range.start), reverse=True):
        text = text[: offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end) :]
    return text


@pytest.mark.asyncio
async def test_findings(client):
    item = await open_file(client)
    (finding,) = await findings(client, item)
    assert finding.code == "unknown-property"
    assert finding.range.start == place(HOME, "colums")
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=item.uri, version=2),
            [
                types.TextDocumentContentChangePartial(
                    range=types.Range(place(HOME, "colums", 5), place(HOME, "colums", 5)), text="n"
                )
            ],
        )
    )
    if not pulls(client):
        await published(client)
    assert not await findings(client, item)


@pytest.mark.asyncio
async def test_structure(client):
    item = await open_file(client)
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(item))
    assert "Home" in [symbol.name for symbol in symbols]
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(item))
    assert [(fold.start_line, fold.end_line) for fold in folds] == [(4, 9), (5, 8)]
    (selection,) = await client.text_document_selection_range_async(
        types.SelectionRangeParams(item, [place(HOME, "colums")])
    )
    assert selection.range.start == place(HOME, "colums") and selection.parent is not None
    (link,) = await client.text_document_document_link_async(types.DocumentLinkParams(item))
    assert link.target == document(client, "catalogue.sdui").uri


@pytest.mark.asyncio
async def test_names(client):
    item = await open_file(client)
    at = types.TextDocumentPositionParams(item, place(HOME, "Card", 1))
    target = await client.text_document_definition_async(types.DefinitionParams(item, at.position))
    assert target.uri == document(client, "catalogue.sdui").uri
    assert target.range.start == place(CATALOGUE, "Card")
    found = await client.text_document_references_async(
        types.ReferenceParams(types.ReferenceContext(True), item, at.position)
    )
    assert len(found) == 2
    marks = await client.text_document_document_highlight_async(
        types.DocumentHighlightParams(item, place(HOME, "gap"))
    )
    assert [mark.range.start.line for mark in marks] == [2, 7]
    hover = await client.text_document_hover_async(types.HoverParams(item, at.position))
    assert "One product." in hover.contents.value and "CARD" in hover.contents.value
    known = client.abilities.text_document and client.abilities.text_document.hover
    wanted = types.MarkupKind.Markdown if known else types.MarkupKind.PlainText
    assert hover.contents.kind == wanted


@pytest.mark.asyncio
async def test_formatting(client):
    text = "screen  Home{section a:list{columns :  2}}\n"
    item = await open_file(client, text=text)
    options = types.FormattingOptions(tab_size=8, insert_spaces=False)
    edits = await client.text_document_formatting_async(types.DocumentFormattingParams(item, options))
    once = applied(text, edits)
    assert once == "screen Home { section a: list { columns: 2 } }\n"
    whole = types.Range(types.Position(0, 0), types.Position(9, 0))
    edits = await client.text_document_range_formatting_async(
        types.DocumentRangeFormattingParams(item, whole, options)
    )
    assert applied(text, edits) == once
    edits = await client.text_document_on_type_formatting_async(
        types.DocumentOnTypeFormattingParams(item, place(text, "}}", 1), "}", options)
    )
    assert applied(text, edits) == "screen  Home{section a:list{ columns: 2 }}\n"


@pytest.mark.asyncio
async def test_code_actions(client):
    item = await open_file(client)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            item,
            types.Range(place(HOME, "colums"), place(HOME, "colums")),
            types.CodeActionContext(await findings(client, item)),
        )
    )
    text_document = client.abilities.text_document
    if not (text_document and text_document.code_action and text_document.code_action.code_action_literal_support):
        assert not actions
        return
    assert [action.title for action in actions] == ["Replace with `columns`", "Fix all that can be fixed"]
    for action in actions:
        assert applied(HOME, edits_of(client, action.edit, item.uri)) == HOME.replace("colums", "columns")


@pytest.mark.asyncio
async def test_refactorings(client):
    text = HOME.replace("colums", "columns")
    item = await open_file(client, text=text)
    position = place(text, "deals")
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            item,
            types.Range(position, position),
            types.CodeActionContext([], only=[types.CodeActionKind.Refactor]),
        )
    )
    text_document = client.abilities.text_document
    if not (text_document and text_document.code_action and text_document.code_action.code_action_literal_support):
        assert not actions
        return
    (extract,) = actions
    assert extract.kind == types.CodeActionKind.RefactorExtract
    once = applied(text, edits_of(client, extract.edit, item.uri))
    assert "layout DealsLayout: grid {\n  columns: 2\n  spacing: gap\n}\n" in once
    assert "  section deals: DealsLayout {\n    unit Card { height: 40 }\n  }\n" in once


@pytest.mark.asyncio
async def test_semantic_tokens(client):
    item = await open_file(client)
    full = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(item))
    legend = client.answer.capabilities.semantic_tokens_provider.legend
    lines, line, character, words = HOME.splitlines(), 0, 0, []
    for index in range(0, len(full.data), 5):
        down, right, length, kind, modifiers = full.data[index : index + 5]
        line, character = line + down, right if down else character + right
        words.append((lines[line][character : character + length], legend.token_types[kind]))
        assert modifiers < 1 << len(legend.token_modifiers)
    assert ("screen", "keyword") in words and ("Card", "class") in words and ("gap", "variable") in words
    changed = HOME.replace("gap = 8", "gap = 8 // wide")
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=item.uri, version=2),
            [types.TextDocumentContentChangeWholeDocument(changed)],
        )
    )
    delta = await client.text_document_semantic_tokens_full_delta_async(
        types.SemanticTokensDeltaParams(item, full.result_id)
    )
    data = list(full.data)
    for edit in delta.edits:
        data[edit.start : edit.start + edit.delete_count] = edit.data
    again = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(item))
    assert data == list(again.data) and again.data != full.data
    whole = types.Range(types.Position(0, 0), types.Position(99, 0))
    part = await client.text_document_semantic_tokens_range_async(
        types.SemanticTokensRangeParams(item, whole)
    )
    assert part.data == again.data


@pytest.mark.asyncio
async def test_completion(client):
    text = HOME.replace("colums: 2", "co")
    item = await open_file(client, text=text)
    position = place(text, "    co\n", 6)
    found = await client.text_document_completion_async(types.CompletionParams(item, position))
    (columns,) = [entry for entry in found.items if entry.label == "columns"]
    edit = columns.text_edit
    assert edit.range == types.Range(place(text, "    co\n", 4), position)
    if columns.insert_text_format == types.InsertTextFormat.Snippet:
        assert edit.new_text == "columns: ${1:adaptive(min: 160, max: 6)}"
    else:
        assert edit.new_text == "columns: adaptive(min: 160, max: 6)"
    completion = client.abilities.text_document and client.abilities.text_document.completion
    knows_snippets = bool(completion and completion.completion_item and completion.completion_item.snippet_support)
    assert (columns.insert_text_format == types.InsertTextFormat.Snippet) == knows_snippets
    assert [entry.sort_text for entry in found.items] == sorted(entry.sort_text for entry in found.items)
    assert columns.documentation is None
    whole = await client.completion_item_resolve_async(columns)
    text = whole.documentation if isinstance(whole.documentation, str) else whole.documentation.value
    assert "The number of equal columns" in text and whole.text_edit == columns.text_edit


@pytest.mark.asyncio
async def test_completion_with_import(client):
    text = HOME.replace('import "catalogue.sdui"\n\n', "")
    item = await open_file(client, text=text)
    position = place(text, "unit Card", 5)
    found = await client.text_document_completion_async(types.CompletionParams(item, position))
    (card,) = [entry for entry in found.items if entry.label == "Card"]
    (edit,) = card.additional_text_edits
    assert edit.new_text == 'import "catalogue.sdui"\n\n' and edit.range.start == types.Position(0, 0)


@pytest.mark.asyncio
async def test_signature(client):
    text = "layout Shelf(gap: Length = 8): list\nscreen S { section a: Shelf(gap: ) }\n"
    item = await open_file(client, text=text)
    help_ = await client.text_document_signature_help_async(
        types.SignatureHelpParams(item, place(text, "gap: )", 5))
    )
    assert help_.signatures[0].label == "Shelf(gap: Length = 8)" and help_.active_parameter == 0


@pytest.mark.asyncio
async def test_rename(client):
    item = await open_file(client)
    position = place(HOME, "Card", 1)
    rename = client.abilities.text_document and client.abilities.text_document.rename
    if rename and rename.prepare_support:
        prepared = await client.text_document_prepare_rename_async(types.PrepareRenameParams(item, position))
        assert prepared.placeholder == "Card" and prepared.range.start == place(HOME, "Card")
    edit = await client.text_document_rename_async(types.RenameParams(item, position, "Tile"))
    assert applied(HOME, edits_of(client, edit, item.uri)) == HOME.replace("Card", "Tile")
    other = edits_of(client, edit, document(client, "catalogue.sdui").uri)
    assert applied(CATALOGUE, other) == CATALOGUE.replace("Card", "Tile")


@pytest.mark.asyncio
async def test_workspace_symbols(client):
    await open_file(client)
    found = await client.workspace_symbol_async(types.WorkspaceSymbolParams("card"))
    assert [(symbol.name, symbol.location.uri) for symbol in found] == [
        ("Card", document(client, "catalogue.sdui").uri)
    ]


@pytest.mark.asyncio
async def test_figures(client):
    text = HOME.replace("colums", "columns")
    item = await open_file(client, text=text)
    whole = types.Range(types.Position(0, 0), types.Position(99, 0))
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(item, whole))
    assert [(hint.position, hint.label) for hint in hints] == [
        (place(text, "grid", 4), "2 columns"), (place(text, "Card", 4), "191 × 40")
    ]
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(item))
    assert [lens.command.title for lens in lenses] == ["open preview", "proved for 320…1376"]
    other = await open_file(client, "catalogue.sdui")
    (counting,) = await client.text_document_code_lens_async(types.CodeLensParams(other))
    assert counting.command is None
    resolved = await client.code_lens_resolve_async(counting)
    assert (resolved.command.title, resolved.command.command) == ("1 reference", "sdui.showReferences")
    assert lenses[0].command.command == "sdui.showPreview" and list(lenses[0].command.arguments) == [item.uri, "Home"]
    command, test, result, places = client.answer.capabilities.execute_command_provider.commands
    page = await client.workspace_execute_command_async(types.ExecuteCommandParams(command, [item.uri]))
    assert (command, test, result, places) == ("sdui.preview", "sdui.runTest", "sdui.testResult", "sdui.showPlaces")
    assert page.startswith("<!DOCTYPE html>") and "<h1>Home</h1>" in page
    hover = await client.text_document_hover_async(types.HoverParams(item, place(text, "deals", 1)))
    assert "iphone-15" in hover.contents.value
