import SDUIIR

/// The names of all types in generated code. They are the same in every language, unless a word of the language or a type
/// that its generated code uses is in the way.
struct TypeNames {
  /// The name of the type that holds any action.
  let anyAction: String
  /// Whether types have a property with what they do not know.
  let keepsUnknown: Bool
  private let declared: [String: String]
  private let derived: [Key: String]

  /// A type that follows from a part of a screen. Sections are named by their places.
  enum Key: Hashable {
    /// A whole response.
    case response(screen: Int)
    /// Any section of a screen.
    case anySection(screen: Int)
    case section(screen: Int, SectionPath)
    /// Any section of a stack.
    case anyInnerSection(screen: Int, SectionPath)
    /// Any unit of a section that takes several.
    case anyUnit(screen: Int, SectionPath)
    /// Any component that a header shows, where fallbacks make them several.
    case anyHeader(screen: Int, SectionPath)
    case anyFooter(screen: Int, SectionPath)
    case anyBar(screen: Int, Bar)
    /// The layout factory of a screen.
    case layout(screen: Int)
    /// The document of the sections that the interpreter lays out.
    case document(screen: Int)
    /// The cases of flags and the version of the app.
    case variants(screen: Int)
    /// The sections that a response shows.
    case snapshot(screen: Int)
    case sectionIdentifier(screen: Int)
    case itemIdentifier(screen: Int)
    /// The flow layout of a screen.
    case flowLayout(screen: Int)
    /// The view of a screen in SwiftUI.
    case screenView(screen: Int)
    /// The protocol with the views of components.
    case screenViews(screen: Int)
    case presenter(screen: Int)
    /// The object that the cell of a carousel with a collection view of its own shows.
    case carousel(screen: Int, SectionPath)
    /// A section as an object of a list adapter.
    case listObject(screen: Int)
    case listDataSource(screen: Int)
    case sectionController(screen: Int, SectionPath)
  }

  /// Names the types of a program.
  ///
  /// - Parameters:
  ///   - reserved: Types of the language's library and of the support file.
  ///   - words: Words of the language, which are other names if they are written with other capitals.
  ///   - hasLayouts: Whether the code has types for layouts.
  ///   - hasPresenters: Whether the code has presenters.
  ///   - hasLists: Whether the code has section controllers.
  init(
    of program: ClientProgram, reserved: Set<String>, words: Set<String> = [], hasLayouts: Bool = false,
    hasPresenters: Bool = false, hasLists: Bool = false
  ) {
    var taken = TakenNames(reserved, words: words, namespace: program.namespace)
    var declared: [String: String] = [:]
    func add(_ name: DeclaredName, _ suffix: String) {
      // A name of underscores alone is no type in Swift and Kotlin.
      let isType = !name.source.utf8.allSatisfy { $0 == UInt8(ascii: "_") }
      declared[name.source] = taken.take(isType ? [name.source, name.source + suffix] : [name.source + suffix])
    }
    for component in program.components { add(component.declaration.name, "Component") }
    for record in program.records { add(record.declaration.name, "Record") }
    for enumeration in program.enumerations { add(enumeration.declaration.name, "Enumeration") }
    for action in program.actions { add(action.declaration.name, "Action") }
    anyAction = taken.take(["ScreenAction", "AnyScreenAction"])
    var derived: [Key: String] = [:]
    for (index, screen) in program.screens.enumerated() {
      for (key, name) in Self.derivedNames(of: screen.screen, index) { derived[key] = taken.take([name]) }
      guard hasLayouts else { continue }
      for (key, name) in Self.layoutNames(of: screen.screen, index) { derived[key] = taken.take([name]) }
      var others: [(Key, String)] = hasPresenters ? Self.presenterNames(of: screen.screen, index) : []
      if hasLists { others += Self.listNames(of: screen.screen, index) }
      for (key, name) in others { derived[key] = taken.take([name]) }
    }
    (self.declared, self.derived) = (declared, derived)
    keepsUnknown = program.keepsUnknown
  }

  /// The name of a declaration.
  subscript(name: DeclaredName) -> String { declared[name.source] ?? name.source }

  /// The name of a derived type; `nil` where there is no such type.
  subscript(key: Key) -> String? { derived[key] }

  /// Every derived type of a screen with the name that it has if it is free.
  private static func derivedNames(of screen: Screen, _ index: Int) -> [(Key, String)] {
    let name = upperCamelCase(screen.name.source)
    let contract = screen.contract
    var names: [(Key, String)] = [
      (.response(screen: index), name + "Response"), (.anySection(screen: index), name + "Section"),
    ]
    for (bar, part) in screen.bars.entries where contract.withFallbacks([part.component]).count > 1 {
      names.append((.anyBar(screen: index, bar), name + (bar == .top ? "TopBar" : "BottomBar")))
    }
    for (path, section) in screen.sectionsByPath {
      let base = name + upperCamelCase(section.name.source)
      names.append((.section(screen: index, path), base.hasSuffix("Section") ? base : base + "Section"))
      if section.kind.holdsSections {
        names.append((.anyInnerSection(screen: index, path), base + "InnerSection"))
      } else if contract.withFallbacks(section.units.map { $0.component }).count > 1 {
        names.append((.anyUnit(screen: index, path), base + "Unit"))
      }
      if let header = section.header, contract.withFallbacks([header.component]).count > 1 {
        names.append((.anyHeader(screen: index, path), base + "Header"))
      }
      if let footer = section.footer, contract.withFallbacks([footer.component]).count > 1 {
        names.append((.anyFooter(screen: index, path), base + "Footer"))
      }
    }
    return names
  }

  private static func layoutNames(of screen: Screen, _ index: Int) -> [(Key, String)] {
    let name = upperCamelCase(screen.name.source)
    return [
      (.layout(screen: index), name + "Layout"), (.document(screen: index), name + "Document"),
      (.variants(screen: index), name + "Variants"), (.snapshot(screen: index), name + "Snapshot"),
      (.sectionIdentifier(screen: index), name + "SectionIdentifier"),
      (.itemIdentifier(screen: index), name + "ItemIdentifier"),
      (.flowLayout(screen: index), name + "FlowLayout"),
      (.screenView(screen: index), name + "Screen"), (.screenViews(screen: index), name + "Views"),
    ]
  }

  private static func presenterNames(of screen: Screen, _ index: Int) -> [(Key, String)] {
    let name = upperCamelCase(screen.name.source)
    let carousels = screen.sections.indices.filter { HostedSections.isCarousel(screen.sections[$0]) }
    return [(.presenter(screen: index), name + "Presenter")]
      + carousels.map { section in
        let base = name + upperCamelCase(screen.sections[section].name.source)
        return (.carousel(screen: index, SectionPath(section)), base.hasSuffix("Carousel") ? base : base + "Carousel")
      }
  }

  private static func listNames(of screen: Screen, _ index: Int) -> [(Key, String)] {
    let name = upperCamelCase(screen.name.source)
    let names: [(Key, String)] = [
      (.listObject(screen: index), name + "ListObject"),
      (.listDataSource(screen: index), name + "ListAdapterDataSource"),
    ]
    return names
      + screen.sections.indices.map { section in
        let base = name + upperCamelCase(screen.sections[section].name.source)
        let suffix = base.hasSuffix("Section") ? "Controller" : "SectionController"
        return (.sectionController(screen: index, SectionPath(section)), base + suffix)
      }
  }

  /// A name of the source as the name of a type: `thisWeek` and `this_week` are `ThisWeek`.
  static func upperCamelCase(_ name: String) -> String {
    name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

/// Names that are in use in one scope. Two names that differ only in case are never both given out: types become files
/// and classes, and some file systems do not tell them apart.
struct TakenNames {
  private var folded: Set<String>
  private let words: Set<String>
  private let namespace: String

  /// A scope in which some names are in use.
  ///
  /// - Parameters:
  ///   - words: Names that are in use with exactly these capitals.
  ///   - namespace: The beginning of each name that is given.
  init(_ reserved: Set<String> = [], words: Set<String> = [], namespace: String = "") {
    folded = Set(reserved.map { $0.lowercased() })
    (self.words, self.namespace) = (words, namespace)
  }

  /// Gives the first free name, or the last one with a number, and marks it as used.
  ///
  /// - Parameter candidates: At least one name.
  mutating func take(_ candidates: [String]) -> String {
    let candidates = candidates.map { namespace + $0 }
    for name in candidates where !words.contains(name) && folded.insert(name.lowercased()).inserted { return name }
    let last = candidates.last ?? "Type"
    var number = 2
    while !folded.insert((last + String(number)).lowercased()).inserted { number += 1 }
    return last + String(number)
  }
}

extension Screen {
  /// All sections, each stack followed by its own, with their places.
  var sectionsByPath: [(path: SectionPath, section: ScreenSection)] {
    sections.enumerated().flatMap { index, section in
      [(SectionPath(index), section)]
        + section.sections.enumerated().map { (SectionPath(index, inner: $0), $1) }
    }
  }
}
