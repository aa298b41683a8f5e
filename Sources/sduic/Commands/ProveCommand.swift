import SDUIEmit
import SDUILayout

/// `sduic prove`: what must hold of a screen in every container, and whether it does.
enum ProveCommand: Command {
  static let name = "prove"
  static let usage = "prove FILE"
  static let summary = "prove what must hold at every width"
  static let discussion = """
    Lists what must hold of a screen in every container that it declares: that everything fits, that
    what can be tapped is large enough, and what the screen requires. Each is decided for all widths,
    heights, text scales, insets, size classes, directions, flags and clients at once, and not by trying
    some. What does not hold is told with a container in which it fails, and the command ends with 1,
    unless an `allow` says why it is right.
    """
  static let options = [
    Option(name: "--format", value: "human|json", summary: "how the proof is written"),
    Option(name: "--pretty", summary: "indented JSON; the default on a terminal"),
    Option(name: "--compact", summary: "JSON on one line; the default elsewhere"),
    FindingLimit.option,
  ]
  static let operands = Operands.files(["sdui", "json"])
  static let examples = [
    "sduic prove home.sdui",
    "sduic prove home.json --format json",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let path = try arguments.onlyOperand("file")
    guard let input = try Inputs.input(at: path, &output) else { return .failure }
    let (screen, proof) = (input.screen, Proof(input.screen))
    let allowed = Set(proof.obligations.filter { $0.diagnostic(in: screen).map(input.allows) ?? false })
    if arguments["--format"] == "json" {
      let style = try JSONStyle(arguments, isTerminal: output.isTerminal)
      output.write(style.format(ProofJSON.encode(proof, of: screen, allowed: allowed)))
    } else {
      output.write(ProofTable.text(proof, of: screen, allowed: allowed))
    }
    return proof.counts.broken == allowed.count ? .success : .failure
  }
}
