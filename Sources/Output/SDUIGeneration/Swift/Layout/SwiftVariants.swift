import SDUIIR

/// The flags and versions on which the layout of a screen depends, as generated code names them.
struct SwiftVariants {
  /// A flag on which a condition depends.
  struct FlagName {
    let id: ID<Flag>
    /// The property with its case.
    let member: String
    /// The enumeration of its cases.
    let type: String
    /// Its cases, in their order.
    let cases: [String]
  }

  /// The flags, in the order of the screen.
  let flags: [FlagName]
  /// Whether a condition compares the version of the app.
  let dependOnVersion: Bool
  private let declared: Store<Flag>

  /// The variants of a screen whose conditions on the platform are resolved.
  init(_ screen: Screen) {
    declared = screen.contract.flags
    let boxes = screen.sectionsByPath.flatMap { $0.section.adaptations.flatMap { $0.condition } }
    let used = Set(boxes.flatMap { $0.flags.map { $0.flag } })
    dependOnVersion = boxes.contains { $0.clients != nil }
    var members = SwiftMembers(reserved: SwiftNames.reservedMembers.union([Self.version]), [])
    var types = TakenNames(["AppVersion", "Bool", "CaseIterable", "Hashable", "Int", "Sendable", "Type", "Protocol"])
    flags = used.sorted().map { id in
      let flag = screen.contract.flags[id]
      let type = TypeNames.upperCamelCase(flag.name)
      var cases = SwiftMembers(reserved: SwiftNames.reservedCases, [])
      return FlagName(
        id: id, member: members.take(SwiftNames.lowerCamelCase(flag.name), orWith: "Flag"),
        type: SwiftNames.escaped(types.take([type, type + "Flag"])),
        cases: flag.cases.map { cases.take(SwiftNames.lowerCamelCase($0), orWith: "Case") })
    }
  }

  /// Whether the layout depends on the container alone.
  var isEmpty: Bool { flags.isEmpty && !dependOnVersion }

  private static let version = "appVersion"

  // MARK: - Type

  /// The type with a property for each flag.
  func write(named name: String, of screen: Screen, to source: inout SourceText) {
    let properties = self.properties
    source.separator()
    source.line("/// The \(phrase) on which the layout of `\(screen.name.source)` depends.")
    source.block("public struct \(name): Hashable, Sendable {") { source in
      for flag in flags { write(flag, to: &source) }
      for property in properties {
        source.comment(property.documentation, prefix: "///")
        source.line("public var \(property.name): \(property.type)")
      }
      source.line()
      let note = flags.isEmpty ? "" : " A flag about which a server has not decided has its first case."
      source.initializer(properties, documentation: "Creates variants." + note)
    }
  }

  /// The content of the type, in words.
  var phrase: String {
    let words = (flags.isEmpty ? [] : ["cases of flags"]) + (dependOnVersion ? ["version of the app"] : [])
    return words.joined(separator: " and the ")
  }

  private var properties: [SwiftProperty] {
    let cases = flags.map { flag in
      SwiftProperty(
        name: flag.member, type: flag.type, defaultValue: .text("." + flag.cases[0]),
        documentation: "The case of the flag `\(declared[flag.id].name)`.")
    }
    let version = SwiftProperty(name: Self.version, type: "AppVersion", documentation: "The version of the app.")
    return cases + (dependOnVersion ? [version] : [])
  }

  private func write(_ flag: FlagName, to source: inout SourceText) {
    let declaration = declared[flag.id]
    let documentation = declaration.documentation
    source.comment(
      documentation.isEmpty ? "The cases of the flag `\(declaration.name)`." : documentation, prefix: "///")
    source.block("public enum \(flag.type): String, CaseIterable, Hashable, Sendable {") { source in
      for (name, text) in zip(flag.cases, declaration.cases) {
        source.line("case \(name)\(SwiftNames.label(name) == text ? "" : " = \(SwiftScope.text(text))")")
      }
    }
    source.line()
  }

  // MARK: - Expressions

  /// The arguments of hosted sections, which choose the variants of their document.
  var hostingArguments: [SwiftExpression] {
    let cases = flags.map { flag in
      "\(SwiftScope.text(declared[flag.id].name)): variants.\(flag.member).rawValue"
    }
    return (cases.isEmpty ? [] : [.labelled("flags", .text("[\(cases.joined(separator: ", "))]"))])
      + (dependOnVersion ? [.labelled(Self.version, .text("variants.\(Self.version).description"))] : [])
  }

  /// The condition that a flag has one of some cases.
  func text(_ cases: FlagCases) -> String {
    guard let flag = flags.first(where: { $0.id == cases.flag }) else { return "true" }
    let own = cases.cases.map { "." + flag.cases[$0] }
    if own.count == 1 { return "variants.\(flag.member) == \(own[0])" }
    let others = flag.cases.indices.filter { !cases.cases.contains($0) }
    if others.count == 1 { return "variants.\(flag.member) != .\(flag.cases[others[0]])" }
    return "[\(own.joined(separator: ", "))].contains(variants.\(flag.member))"
  }

  /// The conditions that the app has one of some versions.
  func texts(_ versions: VersionRange) -> [String] {
    let end: String? =
      switch versions.end {
      case .through(let last): "<= " + Self.text(last)
      case .below(let next): "< " + Self.text(next)
      case nil: nil
      }
    return [versions.minimum.map { ">= " + Self.text($0) }, end].compactMap { $0 }.map {
      "variants.\(Self.version) \($0)"
    }
  }

  private static func text(_ version: Version) -> String {
    "AppVersion(\(version.text.split(separator: ".").joined(separator: ", ")))"
  }
}

extension Screen {
  /// The screen for apps of iOS: its conditions ask for no platform, only for versions of iOS.
  var onIOS: Screen {
    var screen = self
    for index in screen.sections.indices {
      screen.sections[index].keepConditionsOfIOS(contract.flags)
      for inner in screen.sections[index].sections.indices {
        screen.sections[index].sections[inner].keepConditionsOfIOS(contract.flags)
      }
    }
    return screen
  }
}

extension ScreenSection {
  /// Resolves the platform of conditions. A condition that always holds becomes one box without bounds.
  fileprivate mutating func keepConditionsOfIOS(_ flags: Store<Flag>) {
    adaptations = adaptations.compactMap { adaptation in
      var adaptation = adaptation
      adaptation.condition = adaptation.condition.compactMap { $0.onIOS }.eachOnce
      if [ConditionBox()].isCovered(by: adaptation.condition, flags) { adaptation.condition = [ConditionBox()] }
      return adaptation.condition.isEmpty ? nil : adaptation
    }
  }
}

extension ConditionBox {
  /// The box with versions of iOS only; `nil` if it holds for none.
  fileprivate var onIOS: ConditionBox? {
    guard let clients else { return self }
    guard let versions = clients[.ios] else { return nil }
    var box = self
    box.clients = nil
    if versions == VersionRange() { return box }
    var own = ClientSet()
    own[.ios] = versions
    box.clients = own
    return box
  }
}
