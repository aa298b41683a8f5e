import SDUIIR

/// The names of a schema's definitions, which generators make names of types from.
///
/// What the contract declares keeps the name that it has in the source. The names of the objects around it derive from
/// it: `ProductCard` is the data of a `ProductCardUnit`, which a `DealsSection` holds. No two names are the same even
/// where upper and lower case and `_` do not count, since generators write files of such names. They have letters,
/// digits and `_` only.
struct DefinitionNames {
  /// A part that has a definition. Sections are named by their wire names, of which a screen has no two alike.
  enum Key: Hashable {
    case response, screenSection, bar(Bar)
    case section(String), innerSection(String), sectionUnit(String), header(String), footer(String)
    case bundle(String), bundleData(String), spacing(String), insets(String)
    case component(ID<Component>), unit(ID<Component>)
    case record(ID<Record>), enumeration(ID<Enumeration>), enumerationCase(ID<Enumeration>, Int), otherCase(
      ID<Enumeration>)
    case action(ID<Action>),
      payload(ID<Action>)
    /// An element of a list: one of some actions.
    case element([ID<Action>], of: String)
    case builtIn(BuiltInType)
  }

  private var names: [Key: String] = [:]
  private var taken: Set<String> = []

  /// Names all that a screen's responses can hold. Declarations come first, since theirs are the names that people know.
  init(of screen: Screen, _ reached: ReachedTypes) {
    let contract = screen.contract
    for id in reached.componentIDs { add(.component(id), [contract.components[id].name.source]) }
    for id in reached.recordIDs { add(.record(id), [contract.records[id].name.source]) }
    for id in reached.enumIDs { add(.enumeration(id), [contract.enums[id].name.source]) }
    for type in reached.builtInTypes { add(.builtIn(type), [type.name]) }
    for id in reached.enumIDs where contract.enums[id].hasData {
      for (index, known) in contract.enums[id].cases.enumerated() {
        add(.enumerationCase(id, index), [contract.enums[id].name.source + Self.type(known.name.source)])
      }
      if contract.enums[id].isOpen {
        add(.otherCase(id), [contract.enums[id].name.source + "Other", contract.enums[id].name.source + "OtherCase"])
      }
    }
    for id in reached.componentIDs { add(.unit(id), [contract.components[id].name.source + "Unit"]) }
    for id in reached.actionIDs { addAction(id, contract.actions[id].name.source) }
    let sections = screen.sections.flatMap { [$0] + $0.sections }
    for section in sections { add(.section(section.name.wire), [Self.type(section.name.source, "Section")]) }
    for section in sections { addParts(of: section, contract) }
    let name = Self.type(screen.name.source)
    add(.response, [name + "Response"])
    for (bar, part) in screen.bars.entries where contract.withFallbacks([part.component]).count > 1 {
      add(.bar(bar), [name + (bar == .top ? "TopBar" : "BottomBar")])
    }
    if screen.sections.count > 1 { add(.screenSection, [name + "Section", name + "ScreenSection"]) }
    for list in reached.actionLists { add(.element(list.actions, of: list.place), [list.place]) }
  }

  /// The name of a definition.
  subscript(key: Key) -> String { names[key] ?? "Unknown" }

  /// Whether there is such a definition.
  func has(_ key: Key) -> Bool { names[key] != nil }

  private mutating func addAction(_ id: ID<Action>, _ source: String) {
    add(.action(id), [Self.suffixed(source, "Action")])
    let base = source.hasSuffix("Action") && source != "Action" ? String(source.dropLast(6)) : source
    add(.payload(id), [base + "Payload"])
  }

  /// Adds the parts of a section that are one of several alternatives, or an object of its own.
  private mutating func addParts(of section: ScreenSection, _ contract: Contract) {
    let (wire, name) = (section.name.wire, Self.type(section.name.source))
    let long = Self.suffixed(name, "Section")
    if section.sections.count > 1 { add(.innerSection(wire), [name + "InnerSection"]) }
    if section.bundle != nil || contract.withFallbacks(section.units.map({ $0.component })).count > 1 {
      add(.sectionUnit(wire), [name + "Unit", long + "Unit"])
    }
    if let header = section.header, contract.withFallbacks([header.component]).count > 1 {
      add(.header(wire), [name + "Header", long + "Header"])
    }
    if let footer = section.footer, contract.withFallbacks([footer.component]).count > 1 {
      add(.footer(wire), [name + "Footer", long + "Footer"])
    }
    if let bundle = section.bundle {
      add(.bundle(wire), [name + "Bundle", long + "Bundle"])
      if bundle.units != "." { add(.bundleData(wire), [name + "BundleData", long + "BundleData"]) }
    }
    guard case .fromServer(let ranges)? = section.properties[.fromServer] else { return }
    if ranges.spacing != nil { add(.spacing(wire), [name + "Spacing", long + "Spacing"]) }
    if ranges.insets != nil { add(.insets(wire), [name + "Insets", long + "Insets"]) }
  }

  /// Takes the first of some names that is free, or the last with a number after it.
  private mutating func add(_ key: Key, _ candidates: [String]) {
    let candidates = candidates.map(Self.identifier)
    for name in candidates where taken.insert(Self.folded(name)).inserted {
      names[key] = name
      return
    }
    var number = 2
    while !taken.insert(Self.folded((candidates.last ?? "") + String(number))).inserted { number += 1 }
    names[key] = (candidates.last ?? "") + String(number)
  }
}

// MARK: - Words

extension DefinitionNames {
  /// The name of a type for what is named like a value: `thisWeek` is `ThisWeek`, `this_week`, too.
  static func type(_ name: String, _ suffix: String = "") -> String {
    let words = name.unicodeScalars.split { !isLetter($0) && !isDigit($0) }.map { String(String.UnicodeScalarView($0)) }
    return suffixed(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(), suffix)
  }

  /// One element of what a list is called: `links` holds a `Link`.
  static func element(_ list: String) -> String {
    let name = type(list)
    return name.count > 2 && name.hasSuffix("s") && !name.hasSuffix("ss") ? String(name.dropLast()) : name + "Item"
  }

  fileprivate static func suffixed(_ name: String, _ suffix: String) -> String {
    name.hasSuffix(suffix) && !suffix.isEmpty && name != suffix ? name : name + suffix
  }

  /// A name of letters, digits and `_` that begins with a letter. Names of the source are such names; those of a document
  /// that something else wrote need not be.
  private static func identifier(_ name: String) -> String {
    let kept = String(name.unicodeScalars.filter { isLetter($0) || isDigit($0) || $0 == "_" })
    return kept.unicodeScalars.first.map(isLetter) ?? false ? kept : "Type" + kept
  }

  /// A name as files see it whose system takes no notice of upper and lower case.
  private static func folded(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0 != "_" })
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { "a"..."z" ~= scalar || "A"..."Z" ~= scalar }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }
}
