import SDUIIR

/// Names, texts and comments in TypeScript.
enum TypeScriptNames {
  /// Types of the language's library, and what generated files import.
  static let library: Set<String> = [
    "Array", "BigInt", "Boolean", "Date", "Error", "Function", "Infinity", "JSON", "Map", "Math", "NaN", "Number",
    "Object", "Omit", "Partial", "Pick", "Promise", "Proxy", "Readonly", "Record", "Reflect", "RegExp", "Set", "String",
    "Symbol", "sdui",
  ]

  /// Words that are no names of types.
  static let words: Set<String> = [
    "any", "arguments", "as", "async", "await", "bigint", "boolean", "break", "case", "catch", "class", "const",
    "continue", "debugger", "declare", "default", "delete", "do", "else", "enum", "eval", "export", "extends", "false",
    "finally", "for", "from", "function", "get", "if", "implements", "import", "in", "infer", "instanceof", "interface",
    "is", "keyof", "let", "module", "namespace", "never", "new", "null", "number", "object", "of", "package", "private",
    "protected", "public", "readonly", "require", "return", "set", "static", "string", "super", "switch", "symbol",
    "this", "throw", "true", "try", "type", "typeof", "undefined", "unique", "unknown", "var", "void", "while", "with",
    "yield",
  ]

  /// The properties of every object, of which one that is missing would be found all the same, and what is not known of one.
  private static let reserved: Set<String> = [
    "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__", "__proto__", "constructor",
    "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString", "toString", "unrecognized", "valueOf",
  ]

  /// The names of the properties for fields, in their order.
  static func properties(of fields: [Field]) -> [String] {
    let names = Set(fields.map { $0.name.source })
    return fields.map { field in
      guard reserved.contains(field.name.source) else { return field.name.source }
      var name = field.name.source + "Field"
      while names.contains(name) { name += "_" }
      return name
    }
  }

  /// A key of an object: a name, or a text in quotation marks.
  static func key(_ name: String) -> String {
    // Without the brackets this would set the prototype.
    if name == "__proto__" { return "[\(literal(name))]" }
    let isName = name.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    return isName && !name.isEmpty ? name : literal(name)
  }

  /// A text as a literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return escapingHidden(result) + "\""
  }
}

// MARK: - Comments

extension SourceText {
  /// Adds the property with what a type does not know.
  mutating func unrecognizedInTypeScript() {
    line("/** What this code does not know. It is written again. */")
    line("readonly unrecognized?: sdui.Unrecognized;")
  }

  /// Adds a comment for documentation. Its words can neither end the comment nor instruct the compiler.
  ///
  /// - Parameter deprecation: What to use instead, of something that is deprecated.
  mutating func documentation(_ text: String, deprecation: String? = nil) {
    var lines = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.harmless)
    if let deprecation { lines.append("@deprecated " + Self.harmless(deprecation[...])) }
    blockComment(lines)
  }

  /// A line of a comment in which no tag begins, such as `@ts-ignore`, and the comment does not end.
  private static func harmless(_ text: Substring) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "/" where result.hasSuffix("*"): result += "\\/"
      case "@" where result.allSatisfy { $0 == " " || $0 == "/" || $0 == "*" }: result += "\\@"
      default: result.unicodeScalars.append(scalar)
      }
    }
    while result.last == " " { result.removeLast() }
    return result
  }
}
