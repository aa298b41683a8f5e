/// Client code that uses everything public in generated Swift: it distinguishes all cases, reads all properties with their exact
/// types, and calls all initializers with all arguments.
struct SwiftClientCode {
  /// The code.
  private(set) var text = "import Foundation\nimport SDUIResponse\n\n"
  /// The names of all types that are declared at the top level.
  private(set) var types: Set<String> = []
  private var type = ""

  private struct Parameter {
    /// Empty without a label.
    let label: String
    let type: String
    let hasDefault: Bool
  }

  private var count = 0

  /// The code that uses some files.
  init(using files: [String]) {
    text += "private func takeExactly<Value>(_ value: inout Value, _: Value.Type) {}\n\n"
    for file in files {
      var lines = file.split(separator: "\n", omittingEmptySubsequences: false)[...]
      while let line = lines.popFirst() {
        if !line.hasPrefix(" ") {
          enter(line)
        } else if !type.isEmpty, line.hasPrefix("  "), !line.hasPrefix("   ") {
          use(line.dropFirst(2), &lines)
        }
      }
    }
  }

  /// Begins a type, or ends one.
  private mutating func enter(_ line: Substring) {
    if let match = line.firstMatch(of: /^public (?:indirect )?(?:enum|struct) (\w+)/) {
      type = String(match.output.1)
      types.insert(type)
    } else if let match = line.firstMatch(of: /^extension (\w+) \x7B/) {
      type = String(match.output.1)
    } else if line.hasPrefix("}") {
      endSwitch()
    } else if !line.isEmpty {
      type = ""
    }
  }

  private mutating func use(_ member: Substring, _ lines: inout ArraySlice<Substring>) {
    if let match = member.firstMatch(of: /^case (`?\w+`?)(?:\((.+)\))?(?: = .*)?$/) {
      use(caseNamed: String(match.output.1), match.output.2.map { Self.parts(of: $0) } ?? [])
    } else if let match = member.firstMatch(of: /^public (static )?var (`?\w+`?): (.+?)(?: [\x7B=].*)?$/) {
      add("\(match.output.1 == nil ? "value" : type).\(match.output.2)", match.output.3)
    } else if let match = member.firstMatch(of: /^public static let (\w+) =/) {
      declare("", "_ = \(type).\(match.output.1)")
    } else if let match = member.firstMatch(of: /^public static func (\w+)\(page: Int\) -> (\w+)/) {
      add("\(type).\(match.output.1)(page: 0)", match.output.2)
    } else if member.hasPrefix("public init(") {
      var arguments = member.dropFirst("public init(".count)
      if arguments.isEmpty {
        while let next = lines.popFirst(), !next.hasPrefix("  )") { arguments += next }
      } else {
        arguments = arguments.prefix(upTo: arguments.lastIndex(of: ")") ?? arguments.endIndex)
      }
      call(Self.parts(of: arguments))
    }
  }

  /// Reads a value, whose type must be exactly the given one.
  private mutating func add(_ expression: String, _ type: Substring) {
    declare("_ value: \(self.type)", "var copy = \(expression); takeExactly(&copy, (\(type)).self)")
  }

  private mutating func declare(_ parameters: String, _ body: String) {
    count += 1
    text += "private func use\(count)(\(parameters)) { \(body) }\n"
  }

  /// Calls an initializer, unless it reads.
  private mutating func call(_ parameters: [Parameter]) {
    if parameters.contains(where: { ["from decoder", "json", "rawValue"].contains($0.label) }) { return }
    let list = parameters.enumerated().map { "_ value\($0): \($1.type)" }.joined(separator: ", ")
    let arguments = parameters.enumerated().map { "\($1.label): value\($0)" }.joined(separator: ", ")
    declare(list, "_ = \(type)(\(arguments))")
    let required = parameters.indices.filter { !parameters[$0].hasDefault }
    if required.count == parameters.count { return }
    let shorter = required.map { "\(parameters[$0].label): value\($0)" }.joined(separator: ", ")
    declare(list, "_ = \(type)(\(shorter))")
  }

  /// The cases of the type so far, as cases of a `switch`.
  private var branches: [String] = []

  /// Makes a case, and takes its data.
  private mutating func use(caseNamed name: String, _ data: [Parameter]) {
    let list = data.enumerated().map { "_ value\($0): \($1.type)" }.joined(separator: ", ")
    let arguments = data.enumerated().map { ($1.label.isEmpty ? "" : "\($1.label): ") + "value\($0)" }
    declare(list, "_ = \(type).\(name)" + (data.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"))
    let bindings = data.indices.map { "let value\($0)" }.joined(separator: ", ")
    let copies = data.enumerated().map { "var copy\($0) = value\($0); takeExactly(&copy\($0), (\($1.type)).self)" }
    branches.append(
      data.isEmpty ? "case .\(name): break" : "case .\(name)(\(bindings)): \(copies.joined(separator: "; "))")
  }

  private mutating func endSwitch() {
    if !branches.isEmpty { declare("_ value: \(type)", "switch value {\n\(branches.joined(separator: "\n"))\n}") }
    (branches, type) = ([], "")
  }

  /// Parameters with their labels and types, without default values.
  private static func parts(of list: Substring) -> [Parameter] {
    var (parts, part, depth) = ([Substring](), Substring(), 0)
    for character in list {
      depth += "([<".contains(character) ? 1 : ")]>".contains(character) ? -1 : 0
      if character == ",", depth == 0 {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    parts.append(part)
    return parts.filter { !$0.allSatisfy { $0 == " " } }.map { part in
      let halves = part.split(separator: " = ", maxSplits: 1)
      let words = halves[0].split(separator: ": ", maxSplits: 1).map { String($0.drop { $0 == " " }) }
      let label = words.count == 2 ? words[0] : ""
      return Parameter(label: label, type: words.last ?? "", hasDefault: halves.count == 2)
    }
  }
}
