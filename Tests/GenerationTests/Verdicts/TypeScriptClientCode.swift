/// Client code that uses everything public in generated TypeScript: it distinguishes all members of unions, reads all properties
/// with their exact types, and calls all builders with all fields.
struct TypeScriptClientCode {
  /// The code.
  private(set) var text = ""
  private var count = 0

  private struct Property {
    let name: String
    let isOptional: Bool
    let type: String
  }

  /// The code that uses some modules.
  ///
  /// - Parameter modules: The names of files without extension, with their texts.
  init(using modules: [(name: String, text: String)]) {
    text += "import type * as sdui from \"./Support.js\";\nexport type Support = typeof sdui;\n"
    text += "type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;\n"
    text += "function exactly<A, B>(_: Equal<A, B>): void {}\n"
    for module in modules {
      let names = module.text.matches(of: /(?m)^export (?:type|interface) (\w+)/).map { String($0.output.1) }
      text += "import type { \(names.joined(separator: ", ")) } from \"./\(module.name).js\";\n"
      text += "export type Types\(module.name) = [\(names.joined(separator: ", "))];\n"
      let functions = module.text.matches(of: /(?m)^export function ((?:make|is)\w+)/).map { String($0.output.1) }
      text += "export const functions\(module.name) = [\(functions.joined(separator: ", "))];\n"
      text += "import { \(functions.joined(separator: ", ")) } from \"./\(module.name).js\";\n"
    }
    for module in modules { use(module.text) }
  }

  private mutating func use(_ module: String) {
    let plain = module.replacing(/\/\*\*[\s\S]*?\*\//, with: "")
    for match in plain.matches(of: /(?m)^export type (\w+) =/) {
      declare("exactly<\(match.output.1), \(Self.oneLine(Self.type(plain[match.range.upperBound...])))>(true);")
    }
    for match in plain.matches(of: /(?m)^export interface (\w+)(?: extends ([\w.]+))? \x7B\n([\s\S]*?)^\x7D/) {
      let name = String(match.output.1)
      let properties = match.output.3.matches(
        of: /readonly (\x22[^\x22]*\x22|[\w$]+)(\??):((?:[^;\x7B]|\x7B[^;\x7B\x7D]*\x7D)*);/
      ).map {
        Property(name: String($0.output.1), isOptional: !$0.output.2.isEmpty, type: Self.oneLine($0.output.3))
      }
      for property in properties {
        let type = property.isOptional ? "\(property.type) | undefined" : property.type
        declare("exactly<\(name)[\(Self.quoted(property.name))], \(type)>(true);")
      }
      if plain.contains("export function make\(name)(") {
        make(name, properties, isResponse: match.output.2 != nil)
      }
      if plain.contains("export function is\(name)(") { declare("is\(name)(value);", "value: \(name)") }
    }
  }

  /// - Parameter isResponse: Whether it also has the fields of all responses.
  private mutating func make(_ name: String, _ properties: [Property], isResponse: Bool) {
    let fields = properties.filter { !["$type", "section"].contains($0.name) }.map { property -> String in
      let value = "value[\(Self.quoted(property.name))]"
      let entry = "\(property.name): \(value)"
      return property.isOptional ? "...(\(value) === undefined ? {} : { \(entry) })" : entry
    }
    let all = (isResponse ? ["...value", "layoutId: \"\""] : []) + fields
    declare("void value; make\(name)({ \(all.joined(separator: ", ")) });", "value: \(name)")
  }

  private mutating func declare(_ body: String, _ parameters: String = "") {
    count += 1
    text += "export function use\(count)(\(parameters)): void { \(body) }\n"
  }

  /// The type that a text begins with: objects have semicolons between braces.
  private static func type(_ text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if text[index] == ";", depth == 0 { return text[..<index] }
    }
    return text
  }

  private static func quoted(_ name: String) -> String { name.hasPrefix("\"") ? name : "\"\(name)\"" }

  private static func oneLine(_ type: Substring) -> String {
    var words = type.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    if words.hasPrefix("| ") { words.removeFirst(2) }
    return words
  }
}
