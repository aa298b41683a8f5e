import SDUISyntax

extension Checker {
  /// Reports names that are not in the style of the language: `UpperCamelCase` for types, screens and layouts,
  /// `lowerCamelCase` for all others.
  ///
  /// There is no fix-it: a name that is changed in one place is wrong in all others, and on the wire. Editors rename it.
  mutating func reportNameStyle() {
    for tree in program.trees {
      for index in tree.nodes.indices {
        guard let style = NameStyle(tree.nodes[index].kind) else { continue }
        let syntax = Syntax(file: tree.file, node: NodeID(index))
        // Nearly all names fit: no string is made of them.
        guard let node = program.child(of: syntax, .name), !style.fits(program.bytes(of: node)) else { continue }
        guard let name = program.name(of: syntax) else { continue }
        report(name, style, travels: style.travels && program.wireName(of: syntax) == nil)
      }
    }
  }

  private mutating func report(_ name: WrittenName, _ style: NameStyle, travels: Bool) {
    let better = style.applied(to: name.text)
    let wire = travels ? "; `as \"\(name.text)\"` keeps the name that travels" : ""
    report(
      .nameStyle, "`\(name.text)` is not written as names of this kind are, in \(style.phrase)", at: name.range,
      remedy: better == name.text ? "begin it with a letter\(wire)" : "name it `\(better)`\(wire)")
  }
}

/// The style of the names of one kind of declaration.
package enum NameStyle {
  case upper(travels: Bool)
  case lower(travels: Bool)

  /// `nil` for what declares no name.
  package init?(_ kind: NodeKind) {
    switch kind {
    case .layoutDeclaration: self = .upper(travels: false)
    case .enumDeclaration, .recordDeclaration, .actionDeclaration, .componentDeclaration, .decorationDeclaration,
      .screenDeclaration:
      self = .upper(travels: true)
    case .letDeclaration, .flagDeclaration, .parameter: self = .lower(travels: false)
    case .field, .enumCase, .sectionDeclaration: self = .lower(travels: true)
    default: return nil
    }
  }

  /// As messages name it.
  fileprivate var phrase: String {
    switch self {
    case .upper: "`UpperCamelCase`"
    case .lower: "`lowerCamelCase`"
    }
  }

  /// Whether the name is one on the wire, too.
  fileprivate var travels: Bool {
    switch self {
    case .upper(let travels), .lower(let travels): travels
    }
  }

  fileprivate func fits(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, !name.contains(UInt8(ascii: "_")) else { return false }
    switch self {
    case .upper: return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    case .lower: return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
    }
  }

  /// The name in this style: the parts between underscores begin with capitals, but for a lower first letter.
  package func applied(to name: String) -> String {
    let isShouted = !name.contains { $0.isLowercase }
    let parts = name.split(separator: "_").map { part in
      part.prefix(1).uppercased() + (isShouted ? part.dropFirst().lowercased() : String(part.dropFirst()))
    }
    let joined = parts.joined()
    if case .upper = self { return joined }
    return joined.prefix(1).lowercased() + joined.dropFirst()
  }
}
