import SDUIProof
import SDUIReports
import SDUISyntax

/// `sduic prove`: what must hold of a screen in every container, and whether it does.
enum ProveCommand: Command {
  static let name = "prove"
  static let usage = "prove PATH…"
  static let summary = "prove requirements at every width"
  static let discussion = """
    Lists the obligations of a screen in every container that it declares: everything fits, whatever can
    be tapped is large enough, and the screen's own requirements hold. Each is decided for all widths,
    heights, text scales, insets, size classes, directions, flags and clients at once; nothing is
    sampled. A broken obligation names a container in which it fails. The exit status is then 1, unless
    an `allow` accepts it.

    With several files or a folder, all screens are proved. JSON output has one object for each screen.
    """
  static let options = [
    Inputs.screenOption,
    Option(name: "--format", value: "human|json", summary: "the format of the proof"),
    Option(name: "--pretty", summary: "indented JSON; the default on a terminal"),
    Option(name: "--compact", summary: "JSON on one line; the default elsewhere"),
    FindingLimit.option,
  ]
  static let operands = Operands.files(["sdui", "json"])
  static let examples = [
    "sduic prove home.sdui",
    "sduic prove home.json --format json",
    "sduic prove Screens",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let style = try JSONStyle(arguments, isTerminal: output.isTerminal)
    let isJSON = arguments["--format"] == "json"
    let inputs = try Workspace().inputs(namedBy: arguments.operands, &output)
    let proved = try CompilationSeries.map(inputs.files, proving: false, onFault: { output.report($0) }) {
      compiled, file in
      Proved(
        path: file.path,
        screens: compiled.inputs(named: arguments["--screen"]).map { ProvedScreen($0, isJSON ? style : nil) },
        findings: compiled.findings(in: file))
    }
    let findings = Inputs.unique(inputs.findings + proved.flatMap { $0.findings })
    Inputs.report(findings, &output)
    let isMissing = findings.isEmpty && proved.allSatisfy { $0.screens.isEmpty }
    try Inputs.requireScreen(arguments["--screen"], isMissing: isMissing)
    write(proved.filter { !$0.screens.isEmpty }, asJSON: isJSON, &output)
    let fails = findings.contains { $0.diagnostic.severity == .error } || proved.contains { $0.isBroken }
    return fails ? .failure : .success
  }

  private static func write(_ proved: [Proved], asJSON isJSON: Bool, _ output: inout Output) {
    for (index, file) in proved.enumerated() {
      if !isJSON, proved.count > 1 { output.writeLine((index == 0 ? "" : "\n") + file.path) }
      for (index, screen) in file.screens.enumerated() {
        output.write(!isJSON && index > 0 ? [UInt8(ascii: "\n")] + screen.text : screen.text)
      }
    }
  }

  /// The proofs of the screens of a file.
  private struct Proved {
    let path: String
    let screens: [ProvedScreen]
    let findings: [SourcedDiagnostic]

    var isBroken: Bool { screens.contains { $0.isBroken } }
  }

  private struct ProvedScreen {
    let text: [UInt8]
    /// Whether anything fails that no `allow` allows.
    let isBroken: Bool

    /// - Parameter style: How JSON is written; `nil` for people.
    init(_ input: Inputs.Input, _ style: JSONStyle?) {
      let (screen, proof) = (input.screen, Proof(input.screen))
      let allowed = Set(proof.obligations.filter { $0.diagnostic(in: screen).map(input.allows) ?? false })
      isBroken = proof.counts.broken != allowed.count
      if let style {
        text = style.format(ProofJSON.encode(proof, of: screen, allowed: allowed))
      } else {
        text = Array(ProofTable.text(proof, of: screen, allowed: allowed).utf8)
      }
    }
  }
}
