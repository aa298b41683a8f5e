import Foundation
import TestSupport
import Testing

/// The cost of one run of the tool.
struct GrowthCost {
  /// So many instructions the largest program of a comparison costs, if nothing limits its size.
  static let target = 200_000_000

  private(set) var instructions: Int
  /// The number of bytes written.
  private(set) var bytes: Int
  /// The number of choices and pairs of choices to cover.
  private(set) var pairs: Int

  /// Runs a command on a program with so many occurrences, which is compared with one of half as many; `nil` where
  /// valgrind is not installed.
  init?(of command: GrowthCommand, _ growthCase: GrowthCase, _ count: Int) throws {
    var files = growthCase.files(count)
    for (path, text) in growthCase.files(max(1, count / 2)) where path.hasSuffix(".sdui") && !growthCase.isChange {
      files["half/\(path)"] = text
    }
    try self.init(of: command, files)
  }

  /// Runs a command in a folder with some files; `nil` where valgrind is not installed.
  init?(of command: GrowthCommand, _ files: [String: String]) throws {
    let run = try Folder(files).shell(
      """
      command -v valgrind >/dev/null || exit 99
      export SWIFT_DETERMINISTIC_HASHING=1
      \(command.preparation)
      valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file=valgrind.log \
        $SDUIC \(command.arguments) > /dev/null 2>&1
      sed -n 's/.*Collected : //p' valgrind.log
      cat out out/* out.* 2>/dev/null | wc -c
      sed -n '2s/[^0-9]//gp' out/Home.coverage.json 2>/dev/null || echo 0
      """, patience: 600)
    if run.status == 99 { return nil }
    let numbers = run.text.split(separator: "\n").compactMap { Int($0) }
    try #require(numbers.count == 3, "\(command.arguments): \(run.ending)")
    (instructions, bytes, pairs) = (numbers[0], numbers[1], numbers[2])
  }

  /// The cost beyond that of another run.
  func less(_ other: GrowthCost) -> GrowthCost {
    var result = self
    result.instructions -= other.instructions
    result.bytes -= other.bytes
    result.pairs -= other.pairs
    return result
  }

  /// The exponent with which a part of the cost grows where the input doubles.
  func exponent(to double: GrowthCost, _ part: KeyPath<GrowthCost, Int>) -> Double {
    let (once, twice) = (self[keyPath: part], double[keyPath: part])
    return once > 0 && twice > 0 ? log2(Double(twice) / Double(once)) : 0
  }
}
