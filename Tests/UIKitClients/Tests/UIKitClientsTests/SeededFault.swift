import Foundation
import Testing

/// A fault in the text of a generated file.
struct SeededFault: Sendable {
  /// The end of the name of the file.
  let file: String
  /// A part of its text, in which what changes is between `«` and `»`.
  let place: String
  /// The replacement: an expression of the same type.
  let replacement: String

  init(_ file: String, _ place: String, _ replacement: String) {
    (self.file, self.place, self.replacement) = (file, place, replacement)
  }

  /// The text of the file with the fault, which holds if its number is chosen; `nil` if the place is not there.
  func seeded(in text: String, number: Int) -> String? {
    let parts = place.split(whereSeparator: { $0 == "«" || $0 == "»" }).map(String.init)
    let isFirst = place.hasPrefix("«")
    let (before, original) = isFirst ? ("", parts[0]) : (parts[0], parts[1])
    let after = parts.dropFirst(isFirst ? 1 : 2).joined()
    guard let range = text.range(of: before + original + after) else { return nil }
    let expression = "(seededFault == \(number) ? \(replacement) : \(original))"
    return text.replacingCharacters(in: range, with: before + expression + after)
  }
}

extension SeededFault {
  /// Compiles a program with faults, of which each run chooses one.
  static func program(
    _ faults: [SeededFault], in file: String, _ architecture: GeneratedArchitecture, isEmbedded: Bool = false
  ) throws -> GeneratedLayoutProgram {
    var seeded: Set<Int> = []
    let program = try GeneratedLayoutProgram(file, architecture, isEmbedded: isEmbedded) { name, text in
      var text = text
      for (index, fault) in faults.enumerated() where name.hasSuffix(fault.file) && !name.hasPrefix("ResponseSupport") {
        guard let changed = fault.seeded(in: text, number: index + 1) else { continue }
        text = changed
        seeded.insert(index)
      }
      return text
    }
    for (index, fault) in faults.enumerated() {
      #expect(seeded.contains(index), "the code has no `\(fault.place)`")
    }
    return program
  }

  /// Expects that each fault changes a frame.
  ///
  /// - Parameter isEmbedded: Whether the sources of the runtime are part of the code, and may have faults.
  static func check(
    _ faults: [SeededFault], in file: String, _ architecture: GeneratedArchitecture = .diffable, widths: [Double],
    profiles: [String] = ["typical", "edge", "maximal"], failing: [String] = [], isEmbedded: Bool = false
  ) throws {
    let program = try program(faults, in: file, architecture, isEmbedded: isEmbedded)
    let responses =
      try program.fixtures(profiles: profiles) + program.coverage(atMost: 3) + program.responses(failing: failing)
    let right = try program.compare(widths: widths, responses: responses)
    #expect(right.differenceCount == 0, "\(right.differences)")
    for (index, fault) in faults.enumerated() {
      let result = try program.compare(widths: widths, responses: responses, fault: index + 1)
      #expect(result.differenceCount > 0, "`\(fault.place)`, as `\(fault.replacement)`, makes no difference")
    }
  }
}
