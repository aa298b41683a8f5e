import SDUISyntax

/// An option that a command takes.
struct Option {
  /// With its dashes: `--width`.
  let name: String
  /// One letter with its dash, if there is one: `-o`.
  var short: String?
  /// The placeholder of its value in the help, in capitals, or its few possible words, as `one|other`; `nil` for an
  /// option without a value.
  var value: String?
  /// Whether the value may be several of its words, with commas between them.
  var isList = false
  /// Whether it may be repeated.
  var isRepeated = false
  let summary: String

  /// The words that its value may be; none where it may be anything.
  var choices: [String] {
    guard let value, !value.contains(where: { $0.isUppercase }) else { return [] }
    return value.split(separator: "|").map(String.init)
  }

  /// Its heading in the help.
  var heading: String {
    (short.map { $0 + ", " } ?? "") + name + (value.map { " " + $0 } ?? "")
  }
}

/// The words of a command line, sorted into options and operands.
struct Arguments {
  /// The operands: files and folders.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads words by the options that a command accepts: `--width 390`, `--width=390`, `-o OUT`; after `--` all are
  /// operands, and `-` is one. The word after an option with a value is that value, `--help` as well; only another
  /// option of the command is none, since it shows that the value was forgotten.
  init(_ words: [String], accepting options: [Option]) throws(UsageError) { try add(words, accepting: options) }

  /// Reads further words.
  mutating func add(_ words: [String], accepting options: [Option]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = options.first(where: { $0.name == parts[0] || $0.short == parts[0] }) else {
        throw Self.unknown(parts[0], options)
      }
      let value = try Self.value(of: option, written: parts.count > 1 ? parts[1] : nil, &rest, options)
      if values[option.name] != nil, !option.isRepeated {
        throw UsageError(message: "`\(option.name)` is given twice")
      }
      values[option.name, default: []].append(value)
    }
  }

  /// Whether `--help` or `-h` is in the place of an option, whatever else is wrong: not in the place of another's
  /// value, and not after `--`.
  static func askForHelp(_ words: [String], accepting options: [Option]) -> Bool {
    var rest = words[...]
    while let word = rest.popFirst(), word != "--" {
      if word == "--help" || word == "-h" { return true }
      let takesValue = options.contains { $0.value != nil && ($0.name == word || $0.short == word) }
      if takesValue { rest = rest.dropFirst() }
    }
    return false
  }

  /// Whether an option is given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option, if it is given.
  subscript(name: String) -> String? { values[name]?.last }

  /// All values of a repeated option.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The one operand of a command that takes one.
  func onlyOperand(_ what: String) throws(UsageError) -> String {
    guard let first = operands.first else { throw UsageError(message: "names no \(what)") }
    guard operands.count == 1 else { throw UsageError(message: "takes one \(what), and `\(operands[1])` is a second") }
    return first
  }

  private static func value(
    of option: Option, written: String?, _ rest: inout ArraySlice<String>, _ options: [Option]
  ) throws(UsageError) -> String {
    guard let what = option.value else {
      guard written == nil else { throw UsageError(message: "`\(option.name)` takes no value") }
      return ""
    }
    // An option after it shows that the value was forgotten; `--output=--pretty` is taken literally.
    let follows = rest.first.flatMap { next in options.contains { $0.name == next || $0.short == next } ? nil : next }
    guard let value = written ?? follows, !value.isEmpty else {
      throw UsageError(message: "`\(option.name)` needs a value: \(what)")
    }
    if written == nil { rest.removeFirst() }
    let words = option.isList ? value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [value]
    for word in words where !option.choices.isEmpty && !option.choices.contains(word) { throw unfit(word, option) }
    return value
  }

  private static func unfit(_ value: String, _ option: Option) -> UsageError {
    let words = option.choices.map { "`\($0)`" }
    let list = (words.count > 1 ? words.dropLast().joined(separator: ", ") + " or " : "") + (words.last ?? "")
    return UsageError(message: "`\(option.name)` takes \(list), not `\(value)`")
  }

  private static func unknown(_ name: String, _ options: [Option]) -> UsageError {
    let near = NearestName.of(name, among: options.map { $0.name })
    return UsageError(message: "there is no option `\(name)`" + (near.map { "; \($0.question)" } ?? ""))
  }
}
