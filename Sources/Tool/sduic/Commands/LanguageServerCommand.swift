import SDUILanguageServer
import SDUISyntax

/// `sduic lsp`: a language server for editors.
enum LanguageServerCommand: Command {
  static let name = "lsp"
  static let usage = "lsp [--pages URI]"
  static let summary = "serve an editor over standard input and output"
  static let discussion = """
    Runs a language server (LSP 3.17) on standard input and output until the editor closes it. Editors
    start it themselves; Grammar/Editors/README.md shows how to set them up. Its findings are those of
    `sduic check`, for the unsaved texts in the editor.
    """
  static let options = [
    Option(
      name: "--pages", value: "URI", summary: "the address of DIAGNOSTICS.md, to which findings link")
  ]
  static let operands = Operands.none
  static let examples = [
    "sduic lsp",
    "sduic lsp --pages https://example.com/sduic/DIAGNOSTICS.md",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    if let operand = arguments.operands.first { throw UsageError(message: "takes no files, and `\(operand)` is one") }
    let settings = ServerSettings(version: Tool.version, pages: arguments["--pages"])
    let files = ServedFiles()
    defer { files.removePages() }
    var server = LanguageServer(files: files, settings: settings)
    var isOpen = true
    while !server.hasEnded, isOpen || server.hasWork {
      // What came meanwhile is read before more is done: it may cancel what waits.
      while isOpen, !server.isBusy {
        let input = ServerInput.read(isWaiting: !server.hasWork, forProcess: server.clientProcess)
        if case .bytes(let bytes) = input { server.receive(bytes) }
        if case .end = input { isOpen = false }
        if case .nothing = input { break }
        if server.hasWork, !ServerInput.hasMore { break }
      }
      if server.hasWork { server.work() }
      let bytes = server.takeOutput()
      if !bytes.isEmpty, System.write(bytes, to: 1) != .written { return .failure }
    }
    return server.endsOrderly ? .success : .failure
  }
}

/// The disk, as the server sees it.
private final class ServedFiles: WorkspaceFiles {
  private let workspace = Workspace()
  /// The folder of the pages that were opened, if there are any.
  private var pages: TemporaryFolder?

  func contents(of path: String) throws(FileError) -> [UInt8] { try workspace.disk.contents(of: path) }

  func canonicalPath(of path: String) -> String? { workspace.disk.canonicalPath(of: path) }

  func sourceFiles(below folder: String) -> [String] { workspace.sources(below: folder).files }

  func writePage(_ text: String, named name: String) -> String? {
    guard let folder = pages ?? TemporaryFolder() else { return nil }
    pages = folder
    let path = folder.path + "/" + name
    do { try AtomicFile.write(Array(text.utf8), to: path) } catch { return nil }
    return path
  }

  /// Removes what was written; browsers have read it.
  func removePages() { pages?.remove() }
}
