import Foundation
import TestSupport
import Testing

/// Time grows with the program: no command takes more than its length allows, whatever is repeated or nested in it.
@Suite struct GrowthTests {
  @Test func everythingThatMayRepeatOrNestHasACase() throws {
    let grammar = try Grammar(Repository.read("Grammar/sdui.ebnf"))
    let covered = Set(GrowthCase.all.flatMap(\.sites))
    #expect(grammar.growthSites.filter { !covered.contains($0) } == [], "these have no case")
    #expect(covered.subtracting(grammar.growthSites) == [], "these are not in the grammar")
  }

  @Test(arguments: GrowthCase.all)
  func eachEnds(growthCase: GrowthCase) throws {
    let folder = try Folder(growthCase.files(2 * growthCase.size))
    let commands = growthCase.commands
    // Fixtures with one fault each are as many as the square of the program.
    let sample = commands.filter { $0[0] == "check" || $0.contains("--cover") }
    for command in Repository.isExhaustive ? commands : sample {
      let run = try folder.sduic(command)
      #expect(run.status == 0 || growthCase.isBroken && run.status == 1, "\(command[0]): \(run.ending)")
    }
  }

  /// Programs with exponential cost in the past, at sizes at which an exponential or a quadratic cost exceeds the time
  /// limit.
  @Test func whatExplodedEnds() throws {
    let fields = (0..<1_000).map { "f\($0): Int?" }.joined(separator: ", ")
    let list = "[".repeated(40) + "Int" + "]".repeated(40)
    let folder = try Folder([
      "fields.sdui": GrowthCase.screen(fields: fields), "lists.sdui": GrowthCase.screen(fields: "f: \(list)"),
      "items.sdui": GrowthCase.screen(section: "minItems: 1000"),
    ])
    for (file, option) in [
      ("fields", "--cover"), ("lists", "--cover"), ("lists", "--invalid"), ("lists", "--profile=maximal"),
      ("items", "--cover"), ("items", "--invalid"),
    ] {
      let run = try folder.sduic("fixtures", "\(file).sdui", "-o", "out", option)
      #expect(run.status == 0, "\(file) \(option): \(run.ending)")
    }
  }

  /// Instructions repeat where times do not: valgrind counts them, less those of a program of one. The large program has
  /// twice as much beyond that one as the small program.
  ///
  /// What is written grows faster than the program in two cases, and so may the work: lines of nested data are indented
  /// by their depth, and `--cover` shows every two choices together, as long as there are at most 250.
  @Test(.enabled(if: Repository.isExhaustive), arguments: GrowthCase.all)
  func doublingCostsTwice(growthCase: GrowthCase) throws {
    for command in growthCase.commands {
      guard let least = try Self.cost(of: command, growthCase.files(1)) else {
        return try MissingTool.skip("valgrind")
      }
      let small = try #require(try Self.cost(of: command, growthCase.files(growthCase.size)))
      let once = small.instructions - least.instructions
      // Below a hundredth of the whole, nothing grows.
      if once < least.instructions / 100 { continue }
      let large = try #require(try Self.cost(of: command, growthCase.files(2 * growthCase.size - 1)))
      let output = max(
        Self.growth(small.bytes - least.bytes, large.bytes - least.bytes),
        Self.growth(small.pairs - least.pairs, large.pairs - least.pairs))
      let ratio = Self.growth(once, large.instructions - least.instructions)
      #expect(ratio <= 1.15 * max(2, output), "\(command.joined(separator: " ")): \(ratio) times")
    }
  }

  /// Pages are no part of the grammar: twice as many, each with items of its own, cost twice as much to join.
  @Test(.enabled(if: Repository.isExhaustive)) func joiningTwiceThePagesCostsTwice() throws {
    func instructions(_ count: Int) throws -> Int? {
      var files = ["home.sdui": MergeTests.program]
      for number in 0..<count { files["\(number).json"] = MergeTests.page(number, itemCount: 50) }
      let pages = (0..<count).reversed().map { "\($0).json" }
      return try Self.cost(of: ["merge", "home.sdui"] + pages, files)?.instructions
    }
    guard let least = try instructions(1) else { return try MissingTool.skip("valgrind") }
    let (small, large) = (try #require(try instructions(101)), try #require(try instructions(201)))
    let ratio = Self.growth(small - least, large - least)
    #expect(ratio <= 2.3, "\(ratio) times")
  }

  private static func growth(_ once: Int, _ twice: Int) -> Double { Double(twice) / Double(max(1, once)) }

  private struct Cost {
    let instructions: Int
    /// The number of bytes written.
    let bytes: Int
    /// The number of choices and pairs of choices to cover.
    let pairs: Int
  }

  /// `nil` where valgrind is not installed.
  private static func cost(of command: [String], _ files: [String: String]) throws -> Cost? {
    let folder = try Folder(files)
    let run = try folder.shell(
      """
      command -v valgrind >/dev/null || exit 99
      export SWIFT_DETERMINISTIC_HASHING=1
      valgrind --tool=callgrind --callgrind-out-file=/dev/null $SDUIC \(command.joined(separator: " ")) 2>&1 >/dev/null |
        sed -n 's/.*Collected : //p'
      cat out/* out.json 2>/dev/null | wc -c
      sed -n '2s/[^0-9]//gp' out/Home.coverage.json 2>/dev/null || echo 0
      """, patience: 600)
    if run.status == 99 { return nil }
    let numbers = run.text.split(separator: "\n").compactMap { Int($0) }
    try #require(numbers.count == 3, "\(run.ending)")
    return Cost(instructions: numbers[0], bytes: numbers[1], pairs: numbers[2])
  }
}
