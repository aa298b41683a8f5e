extension GrowthCase {
  /// Two versions of a program, in which each occurrence of a construct changes. `breaking` compares them.
  static let changes: [GrowthCase] = [
    change("enums that change", 60) { count, word in
      screen(
        top: each(count) { "enum E\($0) { a, \(word) }" }, fields: each(count) { "e\($0): E\($0)" })
    },
    change("cases that change", 100) { count, word in
      screen(top: text("enum E { ", each(count) { "\(word)\($0)" }, " }"), fields: "e: E")
    },
    change("fields that change", 100) { count, word in
      screen(fields: each(count) { "f\($0): \(word == "b" ? "Int" : "Text")" })
    },
    change("records that change", 60) { count, word in
      screen(
        top: each(count) { "record R\($0) { \(word): Int }" }, fields: each(count) { "r\($0): R\($0)" })
    },
    change("components that change", 60) { count, word in
      screen(
        top: each(count) { "component C\($0) { id: ID, \(word): Int }" },
        section: each(count) { "unit C\($0) { height: 50 }" })
    },
    change("sections that are renamed", 30) { count, word in
      screen(screen: each(count) { "section \(word)\($0): list { unit Card { height: 40 } }" })
    },
    change("sections with other layouts", 30) { count, word in
      screen(screen: each(count) { "section s\($0): list { unit Card { height: \(word == "b" ? 40 : 50) } }" })
    },
    change("conditions with other layouts", 40) { count, word in
      screen(section: each(count) { "when width >= \(330 + $0) { spacing: \($0 + (word == "b" ? 1 : 2)) }" })
    },
  ]

  /// - Parameter program: The program with so many occurrences, each with one of two words.
  private static func change(
    _ name: String, _ size: Int, _ program: @escaping @Sendable (Int, String) -> String
  ) -> GrowthCase {
    GrowthCase(name, [], size: size) { count in
      ["home.sdui": program(count, "c"), "half/home.sdui": program(count, "b")]
    }
  }
}
