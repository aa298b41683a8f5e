import SDUICompiler
import SDUIGeneration
import SDUIIR
import TestSupport

/// Programs with everything that could break generated Kotlin, or its reader: names, texts, versions and forms.
enum KotlinCorners {
  /// Names that are words of the language, collide, or differ only in case; texts with `$`; comments that end early.
  private static let declarations = #"""
    /// Ends a comment: */ and begins another: /* with ${name}.
    ///
    /// @param x */*/* /**/
    action Next { step: Action(Next, Stop)?, product: ID = "a$b", amount: Int = 1, notes: [[Text?]]?, at: Date? }
    action Stop
    action ScreenAction { text: Text }
    action ToggleSection

    enum Badge { new, New2 as "$new", companion, unknown, name, ordinal, entries, values, _1, string, badge, valueOf }
    open enum State { new, unknown, state, companion, toString }
    enum Media { photo: Photo, video as "VI\"DEO": [Video], none, media: Decimal(min: 1/3), deep: [[Int(min: 0)]] }
    open enum Later { link: Action(Next), text: Text(max: 3), badge: Badge, later, unknown: Photo }
    enum Tag { fresh, reduced since (ios: 3.2) }

    record Photo { url: URL, size: Decimal(as: number, max: 10) = 1.50, sizeRange: Text?, picture: Image? }
    record Video { seconds: Int(min: 1, max: 9007199254740992), json: Text, photo: Photo? }
    record String { string: Text }
    record List { list: [Text] = [] }

    /// A component whose fields have the names of words of Kotlin.
    component Words {
      id as "a/b~c": ID
      class: Text
      object: Text?
      val: Bool = true
      in: Int(min: -3) = -2
      is: [Text?] = ["a", "$b"]
      json: Text
      jsonValue: Text
      copy: Text?
      component1: Text = "line\nbreak \"quoted\" \\ $dollar ${brace} \u200F ☃ 🎈"
      hashCode: Text = ""
      toString: Decimal = 0.5
      text: Text
      Text as "Text2": Text?
      list: [[Text(length: 1)]] = [["a"], []]
      _ as "underscore": Text?
      write: Date?
      read: Color = #12345678
      item: Badge = new
      media: Media = none
      later: Later = Later { text: "$" }
      record: Photo = Photo { url: "a:b" }
      action: Action(Next, Stop) = Next { step: Stop {} }
      image: Image = Image { url: "a:b", width: 1.5, height: 2, alt: "$" }
      link: URL = "a:$b"
      links: [[URL?]]?
      dates: [Date] = ["2026-01-31T09:00:00.5+01:00"]
      exact: Decimal(max: 9223372036854775807/5) = 0.5
      on tap: action
      on json.tap: Next { product: id, amount: in }
      on object.tap: ScreenAction { text: text }
      on class.tap: toggleSection
      on link.tap: ScreenAction { text: link }
      on links.tap: Next { notes: links, at: write }
      on image.tap: ScreenAction { text: image.url }
    }
    component Number { id: ID, string: String, list: List, state: State?, words: [State] }
    component words { id: ID, unit: Text, tag: Tag? }
    component WordsUnit { id: ID }
    component NumberUnit { id: ID, with: Text }
    component Title { title as ".": Text(max: 5) }
    component Lines { lines as ".": [Text?]? }
    component Start { word as ".": Text = "st$art" }
    component Newer since (ios: 3.0, android: 4.0) fallback Number {
      string: String { string: "s" }, list: List {}, words: []
    } {
      id: ID
      extra: Text since (ios: 3.0, android: 4.0)
      older: Text deprecated "use */ extra"
      soon: Int = 3 until (ios: 4.0)
      on tap: ScreenAction { text: extra }
    }
    component Newest since 3.5 fallback Start {} { title: Text = "new" }
    """#

  /// Every key renamed, bars with fallbacks, a stack, bundles, and what a response may set.
  private static let corners = #"""
    import "declarations.sdui"
    /// All that is unusual. */
    screen Corners {
      clients: (ios: 3.0..., android: 4.0...)
      sections: fixed
      pagination: (by: cursor, prefetch: 2)
      wire: (
        sdui: "v", screen: "name", layoutId: "l$", page: "p", hasNext: "more", next: "cursor", topBar: "top",
        bottomBar: "bottom", sectionList: "list", section: "s", sectionId: "id", header: "h", footer: "f", units: "items",
        sections: "inner", failed: "broken", columns: "c", startColumn: "sc", spacing: "sp", insets: "in",
        unitType: "kind", data: "payload/~")
      topBar Newest { height: 20 }
      bottomBar Lines { height: 20 }
      section words: list {
        header Title { height: 44 }
        footer Newest { height: 44 }
        unit Words { height: 44 }
        unit Number { height: 44 }
        unit WordsUnit { height: 44 }
        unit NumberUnit { height: 44 }
        unit words { height: 44 }
      }
      repeated section wordsUnit: stack {
        essential section one as "$one": grid {
          columns: 2
          fromServer: (columns: 2...3, startColumn: 1...2, spacing: 0.5...8, insets: 0...10)
          minItems: 1
          maxItems: 3
          unit Newer { height: 44 }
        }
        section bundled: list {
          header Title { height: 44 }
          footer Lines { height: 44 }
          bundle as "ALL" { header: "a.b", footer: c, units: "$u" }
          unit Number { height: 44 }
        }
      }
      repeated section plain: list {
        bundle as "PLAIN" { units: "." }
        unit words { height: 44 }
      }
    }
    """#

  /// The same declarations in a screen that drops nothing but unknown parts.
  private static let strict = #"""
    import "declarations.sdui"
    screen Strict {
      clients: (ios: 3.0..., android: 4.0...)
      invalid: fail
      section newer: list { unit Newer { height: 44 } }
      section only: list { unit words { height: 44 } }
    }
    """#

  /// The same in one that drops nothing but broken parts.
  private static let known = #"""
    import "declarations.sdui"
    screen Known {
      clients: (ios: 3.0..., android: 4.0...)
      unknown: fail
      repeated section only: list { minItems: 1, unit words { height: 44 } }
    }
    """#

  /// The programs: for all clients, and for one that does not know everything.
  static func programs() throws -> [ClientProgram] {
    let files = [
      "declarations.sdui": declarations, "corners.sdui": corners, "strict.sdui": strict, "known.sdui": known,
    ]
    let screens = try ["corners", "strict", "known"].map { name in
      let compiled = try Programs.compile(files, name + ".sdui")
      return (name + ".sdui", try compiled.onlyScreen())
    }
    let oldest = Variants(client: Client("ios@3.0"))
    return try [Variants(), oldest].map { variants in
      try ClientProgram(
        screens.map { ClientScreen($1.resolved(for: variants).resolvedByDefault.screen, fileName: $0) })
    }
  }
}

/// Programs as large as classes and methods of the JVM can be.
enum KotlinBounds {
  static func programs() throws -> [ClientProgram] { [try wide(), try many(), try empty()] }

  private static func program(_ text: String) throws -> ClientProgram {
    try ClientProgram([ClientScreen(try Programs.screen(text), fileName: "home.sdui")])
  }

  /// Classes with many lists, many whole numbers and many cases.
  private static func wide() throws -> ClientProgram {
    func lines(_ count: Int, _ line: (Int) -> String) -> String { (1...count).map(line).joined(separator: "\n") }
    return try program(
      """
      component Lists { id: ID, \(lines(230) { "list\($0): [[Text(max: 10)]] = [[\"a\"]]" }) }
      component Numbers { id: ID, \(lines(115) { "number\($0): Int" }), next: Action(Next)? }
      component Cases { id: ID, kind: Kind, state: State, media: Media }
      action Next { \(lines(230) { "list\($0): [[Int]]?" }) }
      enum Kind { \(lines(2_000) { "case\($0)" }) }
      open enum State { \(lines(2_500) { "case\($0)" }) }
      enum Media { \(lines(450) { "case\($0): [[Text]]" }) }
      screen Home {
        section all: list { unit Lists { height: 44 }, unit Numbers { height: 44 }, unit Cases { height: 44 } }
      }
      """)
  }

  /// More components and sections than the functions that choose among them have branches.
  private static func many() throws -> ClientProgram {
    let components = (1...1_100).map { "component Card\($0) { id: ID, next: Card\($0)Data? }" }
    let records = (1...1_100).map { "record Card\($0)Data { text: Text }" }
    let units = (1...1_100).map { "unit Card\($0) { height: 44 }" }
    let sections = (1...900).map { "section part\($0): list { unit Card\($0) { height: 44 } }" }
    return try program(
      (components + records + ["screen Many { section all: list {"] + units + ["}"] + sections + ["}"])
        .joined(separator: "\n"))
  }

  /// A document may have enumerations without cases, which the language refuses.
  private static func empty() throws -> ClientProgram {
    var screen = try Programs.screen(
      "component Card { id: ID, a: E?, b: F? }\nenum E { x }\nopen enum F { x }\n"
        + "screen Empty { section a: list { unit Card { height: 44 } } }")
    for id in screen.contract.enums.ids { screen.contract.enums[id].cases = [] }
    return try ClientProgram([ClientScreen(screen, fileName: "home.json")])
  }
}
