import SDUIIR

/// The names of generated Swift, in the form in which the code writes them.
struct SwiftNames {
  private let types: TypeNames
  /// The types of declarations, which no member has as its name: the code of a type would find the member.
  private let declaredTypes: Set<String>
  private var actionCases: [String: String] = [:]
  /// Names that no member or case may have, because generated code adds such a member to the type.
  private let addedMembers: Set<String>

  /// Names everything that several declarations refer to. No name depends on the architecture, so that an app may have code of several.
  init(of program: ClientProgram) {
    let reserved = Self.reservedTypes.union(Self.frameworkTypes).union(SwiftRuntime.layoutTypeNames)
      .union(SwiftPresenterSupport.typeNames).union(SwiftListSupport.typeNames)
    let types = TypeNames(of: program, reserved: reserved, hasLayouts: true, hasPresenters: true, hasLists: true)
    addedMembers = ["sectionId", "unitData", "unitType", "units", "unrecognized"]
    self.types = types
    declaredTypes = Set(
      program.components.map { types[$0.declaration.name] } + program.records.map { types[$0.declaration.name] }
        + program.enumerations.map { types[$0.declaration.name] } + program.actions.map { types[$0.declaration.name] })
    var cases = SwiftMembers(reserved: Self.reservedCases.union([EventAction.toggleSectionName]), declaredTypes)
    for action in program.actions {
      let name = action.declaration.name.source
      actionCases[name] = cases.take(Self.lowerCamelCase(name), orWith: "Action")
    }
  }

  /// The type that holds any action.
  var anyAction: String { types.anyAction }

  /// Whether types have a property with what they do not know.
  var keepsUnknown: Bool { types.keepsUnknown }

  /// The type of a declaration.
  func type(_ name: DeclaredName) -> String { Self.escaped(types[name]) }

  /// A type that follows from a part of a screen.
  func type(_ key: TypeNames.Key) -> String? { types[key] }

  /// The name of the file with the response of a screen.
  func fileName(ofScreen index: Int) -> String { types[.response(screen: index)] ?? "Response" }

  /// The names of fields, in their order.
  func members(of fields: [Field]) -> [String] {
    var members = SwiftMembers(reserved: Self.reservedMembers.union(addedMembers), declaredTypes)
    return fields.map { members.take($0.name.source, orWith: "Value") }
  }

  /// The names of the cases of an enumeration in their order, and of the case for names that are not known.
  func cases(of enumeration: Enumeration) -> (known: [String], unknown: String) {
    var members = SwiftMembers(reserved: Self.reservedCases, declaredTypes)
    let known = enumeration.cases.map { members.take($0.name.source, orWith: "Case") }
    return (known, members.take("unknown", orWith: "Case"))
  }

  /// The names of cases that hold other types, in their order.
  func cases(of names: [String]) -> [String] {
    var members = SwiftMembers(reserved: Self.reservedCases.union(addedMembers), declaredTypes)
    return names.map { members.take(Self.lowerCamelCase($0), orWith: "Case") }
  }

  /// The names of associated types, which hide no type of a declaration.
  func associatedTypes() -> SwiftMembers { SwiftMembers(reserved: ["Type", "Protocol", "Self"], declaredTypes) }

  /// The case of an action in the type that holds any action.
  func actionCase(_ name: DeclaredName) -> String { actionCases[name.source] ?? Self.escaped(name.source) }
}

// MARK: - Words

extension SwiftNames {
  /// A name that may be a word of the language.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// `ProductCard` as `productCard`, `URLCard` as `urlCard`, and `cartButton.tap` as `cartButtonTap`.
  static func lowerCamelCase(_ name: String) -> String {
    let joined = TypeNames.upperCamelCase(name.split(separator: ".").joined(separator: "_"))
    let capitals = joined.prefix { $0.isUppercase }.count
    // The last of several capitals begins the next word, unless the whole name or a digit follows.
    let isWordNext = joined.dropFirst(capitals).first?.isLowercase ?? false
    let count = capitals > 1 && isWordNext ? capitals - 1 : capitals
    let result = joined.prefix(count).lowercased() + joined.dropFirst(count)
    return result.isEmpty ? name : result
  }

  /// A name of a member as the label of an argument, where nearly no word needs backquotes.
  static func label(_ member: String) -> String { member == "`inout`" ? member : member.filter { $0 != "`" } }

  /// A name of a member as a parameter, where nearly no word needs backquotes.
  static func parameter(_ member: String) -> String {
    ["`let`", "`var`"].contains(member) ? member : label(member)
  }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while", "Any", "as",
    "await", "catch", "each", "false", "is", "nil", "some", "super", "throws", "true", "try", "async", "borrowing",
    "consuming", "sending", "isolated", "nonisolated", "actor", "macro", "copy", "consume", "discard",
  ]

  /// Names that no member of a type may have, with or without backquotes.
  static let reservedMembers: Set<String> = [
    "_", "self", "Self", "Type", "Protocol", "init", "hashValue", "String", "JSONValue", "FieldReader", "Date",
    "Decimal",
    "URLReference", "HexColor", "ImageReference",
  ]

  /// Names that no case may have, since the type has such a static member.
  static let reservedCases: Set<String> = reservedMembers.union([
    "allCases", "cases", "choiceForm", "components", "decoded", "isOpen", "read", "sections",
  ])

  /// Words, types of the library that generated code uses, and types of the support file.
  private static let reservedTypes: Set<String> = SwiftRuntime.typeNames.union([
    "_", "Self", "Type", "Protocol", "Any", "some", "Swift", "Foundation",
    "Array", "Bool", "CaseIterable", "Character", "ClosedRange", "Codable", "CodingKey", "Comparable", "Data", "Date",
    "Decimal", "Decodable", "Decoder", "Dictionary", "Double", "Encodable", "Encoder", "Equatable", "Error",
    "ExpressibleByStringLiteral", "Hashable", "Hasher", "Identifiable", "Int", "Int64", "IteratorProtocol", "Never",
    "Optional", "Range", "RawRepresentable", "Sendable", "Sequence", "Set", "SingleValueDecodingContainer", "String",
    "StringLiteralType", "Substring", "UInt32", "UInt8", "URL", "Unicode", "Void",
  ])
}

extension SwiftNames {
  /// Types of the standard library, Foundation and SwiftUI with names of one or two common words. A type of the same name would hide
  /// them in the app, and theirs would be ambiguous where two modules have it.
  private static let frameworkTypes: Set<String> = Set(
    """
    Actor Alert Alignment Angle Animation App Axis Binding Bundle Button Calendar Canvas Capsule Chart Circle Clock Collection
    Color Commands Dimension Divider Duration Edge Ellipse Environment Font Form Formatter Gauge Gesture Gradient Grid GridRow
    Group Host Image Label Layout Link List Locale Map Material Measurement Menu Mirror Namespace Notification Operation Path
    Picker Pipe Port Predicate Preview Process Progress Query Rectangle Regex Result Scanner Scene Section Shape Slice Slider
    Spacer State Stepper Stream Subject Symbol Tab Table Task Text Thread Timer Toggle Transaction Transition Unit View Window
    """
    .split { $0 == " " || $0 == "\n" }.map(String.init))
}

/// The names of the members of one type.
struct SwiftMembers {
  private var taken: Set<String>
  private let types: Set<String>

  /// The members of a type, in which some names are not free.
  ///
  /// - Parameter types: Other names that are not free. They are not copied, so that there may be many.
  init(reserved: Set<String>, _ types: Set<String>) {
    taken = reserved
    self.types = types
  }

  /// Gives a name, or if it is not free, the name with a suffix, and perhaps a number.
  mutating func take(_ name: String, orWith suffix: String) -> String {
    if insert(name) { return SwiftNames.escaped(name) }
    var result = name + suffix
    var number = 2
    while !insert(result) {
      result = name + suffix + String(number)
      number += 1
    }
    return SwiftNames.escaped(result)
  }

  private mutating func insert(_ name: String) -> Bool { !types.contains(name) && taken.insert(name).inserted }

  /// A name for a parameter that is the name of no field.
  static func parameter(_ name: String, besides fields: [String]) -> String {
    fields.contains(name) ? parameter(name + "_", besides: fields) : name
  }
}
