import SDUICompiler
import SDUIIR
import SDUISyntax

/// The devices that meet a condition.
extension Analysis {
  /// Returns the devices on which a condition holds, in groups: `Phones held upright: all. Tablets held upright: …`.
  /// `nil` if something else than the device decides.
  func devices(meeting condition: Syntax, _ names: NameTable) -> String? {
    var parts: [String] = []
    for group in Self.groups {
      var met: [String] = []
      var count = 0
      for device in Device.all where device.idiom == group.idiom {
        guard let name = device.names.first(where: { Self.usualNames.contains($0) }) ?? device.names.last,
          let container = device.containers(named: name).first(where: {
            $0.orientation == group.orientation && $0.split == nil
          }),
          let holds = holds(condition, in: container, names, depth: 0)
        else { return nil }
        count += 1
        if holds { met.append(name) }
      }
      guard !met.isEmpty else { continue }
      let shown = met.prefix(3).joined(separator: ", ")
      let rest = met.count > 3 ? " and \(met.count - 3) more" : ""
      parts.append("\(group.name): \(met.count == count ? "all" : shown + rest)")
    }
    return parts.isEmpty ? "It holds on no device that fills its display." : parts.joined(separator: "; ") + "."
  }

  private struct Group {
    let name: String
    let idiom: Idiom
    let orientation: Device.Orientation
  }

  private static let groups = [
    Group(name: "Phones held upright", idiom: .phone, orientation: .portrait),
    Group(name: "phones held sideways", idiom: .phone, orientation: .landscape),
    Group(name: "tablets held upright", idiom: .pad, orientation: .portrait),
    Group(name: "tablets held sideways", idiom: .pad, orientation: .landscape),
  ]

  /// The names that are used where a device has several.
  private static let usualNames = ["iphone-se-3", "iphone-15", "iphone-11"]

  /// Whether a condition holds in the container of a device; `nil` if the device does not decide it.
  private func holds(_ condition: Syntax, in container: DeviceContainer, _ names: NameTable, depth: Int) -> Bool? {
    guard depth < 32 else { return nil }
    let pieces = Array(program.children(of: condition))
    switch program.kind(of: condition) {
    case .parenthesizedExpression:
      return pieces.first.flatMap { holds($0, in: container, names, depth: depth + 1) }
    case .unaryExpression:
      guard program.keywords(of: condition).first?.text == "not" else { return nil }
      return pieces.last.flatMap { holds($0, in: container, names, depth: depth + 1) }.map { !$0 }
    case .nameExpression:
      return constant(condition, names).flatMap { holds($0, in: container, names, depth: depth + 1) }
    case .binaryExpression:
      guard pieces.count == 2, let sign = program.operatorToken(of: condition)?.text else { return nil }
      guard sign == "and" || sign == "or" else { return compares(pieces, sign, in: container, names) }
      guard let first = holds(pieces[0], in: container, names, depth: depth + 1),
        let second = holds(pieces[1], in: container, names, depth: depth + 1)
      else { return nil }
      return sign == "and" ? first && second : first || second
    default: return nil
    }
  }

  private func compares(_ sides: [Syntax], _ sign: String, in container: DeviceContainer, _ names: NameTable) -> Bool? {
    let (subject, word) = (program.text(of: sides[0]), program.text(of: sides[1]))
    if subject == "width" || subject == "height" {
      let written = constant(sides[1], names) ?? sides[1]
      guard let bound = Rational(decimal: program.text(of: written)) else { return nil }
      let size = subject == "width" ? container.width : container.height
      return sign == ">=" ? size >= bound : sign == "<" ? size < bound : nil
    }
    // The direction is up to the person who uses the device.
    guard sign == "==", let trait = ContainerTrait(name: subject), trait != .direction else { return nil }
    return container.traits[trait]?.rawValue == word
  }

  /// The value of a constant that a name means.
  private func constant(_ name: Syntax, _ names: NameTable) -> Syntax? {
    guard program.kind(of: name) == .nameExpression else { return nil }
    return names.declaration(program.text(of: name), [.letDeclaration], in: name.file).flatMap { program.value(of: $0) }
  }
}
