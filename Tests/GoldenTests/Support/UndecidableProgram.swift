/// Programs with one line that no property decides.
enum UndecidableProgram: String, CaseIterable {
  case sectionHeight, tooManyCases, tooManyFlags, overflow

  var text: String {
    switch self {
    case .sectionHeight: Self.stack("require all.height <= container.height")
    case .tooManyCases: Self.screen(Self.whens(64))
    case .tooManyFlags: Self.flags(13)
    case .overflow: Self.screen("columns: 7\ninsets: 100000007 / 998244353\nspacing: 100000037 / 999999937")
    }
  }

  /// The text with the advice followed.
  var changedText: String {
    switch self {
    case .sectionHeight: Self.stack("require header.height <= container.height")
    case .tooManyCases: Self.screen(Self.whens(16))
    case .tooManyFlags: Self.flags(4)
    case .overflow: Self.screen("columns: 7\ninsets: 0.1\nspacing: 0.1")
    }
  }

  /// The text of the line.
  var reason: String {
    switch self {
    case .sectionHeight: "require the height of its header, its footer or a unit instead"
    case .tooManyCases: "use fewer `when`s, which compare with 64 widths and 64 heights"
    case .tooManyFlags: "use fewer flags in one section, whose `when`s ask for 13"
    case .overflow: "use whole numbers or short decimals in its lengths and conditions"
    }
  }

  private static func screen(_ statements: String) -> String {
    """
    component Card { id: ID }
    component Title { text: Text }
    screen Home {
      widths: 320...599
      section cards: \(statements.contains("columns") ? "grid" : "list") {
        unit Card { height: 60 }
        \(statements)
      }
    }
    """
  }

  /// A stack, whose sections may have any number of items.
  private static func stack(_ statement: String) -> String {
    """
    component Card { id: ID }
    component Title { text: Text }
    screen Home {
      section all: stack {
        header Title { height: 44 }
        \(statement)
        section cards: list { unit Card { height: 60 } }
      }
    }
    """
  }

  /// A section that asks for so many flags, each of which changes a part of its own.
  private static func flags(_ count: Int) -> String {
    let parts = (0..<count).map { index in
      (
        "flag f\(index): [a, b]\ncomponent C\(index) { id: ID }\n",
        "unit C\(index) { height: 60 }\nwhen flag(f\(index)) == b { unit C\(index) { height: 70 } }\n"
      )
    }
    return parts.map(\.0).joined() + "screen Home {\nsection cards: list {\n" + parts.map(\.1).joined() + "}\n}\n"
  }

  /// Conditions that divide widths and heights at so many numbers each.
  private static func whens(_ count: Int) -> String {
    stride(from: 0, to: count, by: 2).map { index in
      let (width, height) = (324 + 4 * index, 330 + 10 * index)
      return "when (width >= \(width) and width < \(width + 4)) or (height >= \(height) and height < \(height + 10)) "
        + "{ spacing: \(index + 1) }"
    }.joined(separator: "\n")
  }
}
