/// The files of which an output is made.
struct Dependencies: Sendable {
  let target: String
  let sources: [String]

  /// Those of a screen that was compiled; a document by itself has no sources.
  init(of target: String, on input: Inputs.Input, at path: String) {
    self.target = target
    sources = input.sources.isEmpty ? [path] : input.sources.map { $0.path }
  }

  /// Rules as Make and Ninja read them. Each source is a target, too, so that one that is removed stops no build.
  static func text(of rules: [Dependencies]) -> [UInt8] {
    var lines = rules.map { rule in
      escaped(rule.target, isTarget: true) + ":" + rule.sources.map { " \\\n  " + escaped($0) }.joined() + "\n"
    }
    var seen = Set(rules.map { $0.target })
    for source in rules.map({ $0.sources }).joined() where seen.insert(source).inserted {
      lines.append("\n" + escaped(source, isTarget: true) + ":\n")
    }
    return Array(lines.joined().utf8)
  }

  /// A name in a rule. A percent sign makes a pattern of a target, and is itself in a source.
  private static func escaped(_ path: String, isTarget: Bool = false) -> String {
    var result = ""
    for character in path.unicodeScalars {
      switch character {
      case " ", "#", ":": result += "\\"
      case "%" where isTarget: result += "\\"
      case "$": result += "$"
      default: break
      }
      result.unicodeScalars.append(character)
    }
    return result
  }
}
