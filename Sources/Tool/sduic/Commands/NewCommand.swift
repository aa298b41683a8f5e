import SDUISyntax

/// `sduic new`: a folder to start from.
enum NewCommand: Command {
  static let name = "new"
  static let usage = "new DIR"
  static let summary = "create a folder with a screen to start from"
  static let discussion = """
    Creates a folder with everything that a first screen needs, and writes the names of its files:

      catalogue.sdui                  components that screens share
      home.sdui                       a screen with two sections and a test
      home.response.json              a response for it
      .vscode/settings.json           formatting on save in VS Code
      .github/workflows/screens.yml   checks on pull requests

    The folder may exist already. No file in it is overwritten: if one of these exists, nothing is
    written and the status is 2.
    """
  static let options: [Option] = []
  static let operands = Operands.files([])
  static let examples = ["sduic new Screens", "sduic new . && sduic check ."]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let folder = try arguments.onlyOperand("folder")
    let files = try NewProject.files().map { name, bytes in
      (path: OutputFolder.join(folder, name), bytes: bytes)
    }
    for file in files where try Disk().exists(file.path) {
      throw FileError(path: file.path, reason: .refused("it exists already, and `new` overwrites no file"))
    }
    try AtomicFile.writeChanged(files, in: folder)
    for file in files { output.writeLine(file.path) }
    let home = OutputFolder.join(folder, NewProject.screenName)
    output.writeMessage("next: sduic preview \(home) -o home.html")
    return .success
  }
}
