import SDUILanguageServer
import TestSupport
import Testing

/// Completions at the tokens of the examples. What cannot be offered, and so does not count, is in `TokenBoundaries`.
@Suite struct TokenBoundaryTests {
  /// Every so many boundaries are looked at, which takes a few seconds.
  private static let step = Repository.isExhaustive ? 1 : 3
  /// The same of accepted completions, each of which is compiled.
  private static let acceptanceStep = Repository.isExhaustive ? 1 : 60

  @Test func whatFollowsIsOffered() throws {
    let files = try Examples.files()
    var misses: [String: Int] = [:]
    var (count, offered, first, index) = (0, 0, 0, 0)
    for path in Examples.paths {
      let file = TokenBoundaries(of: path, in: files)
      for boundary in file.boundaries {
        index += 1
        guard index.isMultiple(of: Self.step) else { continue }
        let place = try file.completions(at: boundary.offset).firstIndex { $0.begins(with: boundary.token) }
        count += 1
        if place != nil { offered += 1 }
        if place.map({ $0 < 5 }) ?? false { first += 1 } else { misses[boundary.category, default: 0] += 1 }
      }
    }
    let summary = misses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(8).map { "\($0.key): \($0.value)" }
    #expect(count > 1_000)
    #expect(offered * 100 >= count * 95, "\(offered) of \(count) are offered")
    #expect(first * 100 >= count * 85, "\(first) of \(count) are among the first five; missed most: \(summary)")
  }

  /// A word that is accepted at its end does not repeat what is written after it.
  @Test func whatFollowsIsNotRepeated() throws {
    let files = try Examples.files()
    var (count, index) = (0, 0)
    for path in Examples.paths {
      let file = TokenBoundaries(of: path, in: files)
      for boundary in file.boundaries where boundary.token.first?.isLetter ?? false {
        index += 1
        guard index.isMultiple(of: Self.step * 4) else { continue }
        let end = boundary.offset + boundary.token.utf8.count
        let item = try file.completionsInWholeFile(at: end).first { $0.label == boundary.token }
        guard let item, let next = file.restOfLine(after: end).first, "{(:.".contains(next) else { continue }
        count += 1
        #expect(item.text == boundary.token, "\(path) at \(boundary.offset), before `\(next)`")
      }
    }
    #expect(count > 100)
  }

  @Test func whatIsAcceptedIsRight() throws {
    let files = try Examples.files()
    var (accepted, index) = (0, 0)
    for path in Examples.paths {
      let file = TokenBoundaries(of: path, in: files)
      for boundary in file.boundaries {
        index += 1
        guard index.isMultiple(of: Self.acceptanceStep) else { continue }
        for item in try file.acceptableCompletions(at: boundary.offset) {
          accepted += 1
          let errors = try file.errors(accepting: item, replacing: boundary.offset..<boundary.offset)
          #expect(
            errors.isEmpty,
            "\(path) at \(boundary.offset), before `\(boundary.token)`: \(item.text): \(errors.map(\.message))")
        }
      }
    }
    #expect(accepted > 500)
  }
}
