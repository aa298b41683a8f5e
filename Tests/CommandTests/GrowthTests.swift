import Foundation
import TestSupport
import Testing

/// The work of each command grows with its input and not faster, whatever is repeated or nested in it.
@Suite struct GrowthTests {
  @Test func everythingThatMayRepeatOrNestHasACase() throws {
    let grammar = try Grammar(Repository.read("Grammar/sdui.ebnf"))
    let covered = Set(GrowthCase.all.flatMap(\.sites))
    #expect(grammar.growthSites.filter { !covered.contains($0) } == [], "these have no case")
    #expect(covered.subtracting(grammar.growthSites) == [], "these are not in the grammar")
  }

  @Test func everyCommandIsMeasured() throws {
    let help = try Folder([:]).sduic("--help").text
    let commands = Set(
      help.split(separator: "\n").filter { $0.hasPrefix("  sduic ") }.map { String($0.split(separator: " ")[1]) })
    let measured = Set((GrowthCommand.ofPrograms + [.import]).map(\.name))
    let others = GrowthCommand.withoutInput.union(GrowthCommand.servers).union(["help", "--version"])
    #expect(commands.subtracting(measured).subtracting(others) == [], "these have no row")
    #expect(measured.union(others).subtracting(commands) == [], "these are no commands")
  }

  /// The sample of the table below: no program takes longer than the time limit of a run.
  @Test(arguments: Repository.sample(GrowthCase.all, oneOf: 2))
  func eachEnds(growthCase: GrowthCase) throws {
    let folder = try Folder(growthCase.files(2 * growthCase.size))
    // Fixtures with one fault each are as many as the square of the program.
    let sample = growthCase.commands.filter {
      $0.name == "check" || $0.isCover || $0.name == "import" || growthCase.isChange
    }
    for command in sample where command.preparation.isEmpty {
      let run = try folder.shell("$SDUIC \(command.arguments)")
      let mayFail = growthCase.isBroken || growthCase.isChange
      #expect(run.status == 0 || mayFail && run.status == 1, "\(command.name): \(run.ending)")
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

  /// Instructions repeat where times do not: valgrind counts them, less those of a program with one occurrence. So many
  /// occurrences are measured that they cost 200 million, half of them, and a quarter.
  ///
  /// What is written grows faster than the program in a few cases, and so may the work: lines of nested data are indented
  /// by their depth, each row of `clients` names a chain of fallbacks, and `--cover` shows every two choices together, as
  /// long as there are at most 250.
  @Test(.enabled(if: Repository.isExhaustive), arguments: GrowthCase.all)
  func workGrowsAsTheInput(growthCase: GrowthCase) throws {
    for command in growthCase.commands {
      guard let least = try GrowthCost(of: command, growthCase, 1) else { return try MissingTool.skip("valgrind") }
      func cost(_ count: Int) throws -> GrowthCost {
        try #require(try GrowthCost(of: command, growthCase, count)).less(least)
      }
      let each = max(try cost(growthCase.size).instructions / (growthCase.size - 1), GrowthCost.target / 40_000)
      let quarter = max(min(GrowthCost.target / each, growthCase.most ?? .max) / 4, 2)
      let (half, whole) = (try cost(2 * quarter), try cost(4 * quarter))
      // Below a hundredth of the whole, nothing grows.
      if whole.instructions < least.instructions / 100 { continue }
      let output = max(half.exponent(to: whole, \.bytes), half.exponent(to: whole, \.pairs))
      let exponent = half.exponent(to: whole, \.instructions)
      #expect(
        exponent <= max(1, output) + 0.15,
        "`\(command.arguments)`, \(4 * quarter) times: exponent \(exponent), of the output \(output)")
    }
  }

  /// Pages are no part of the grammar: twice as many, each with items of its own, cost twice as much to join.
  @Test(.enabled(if: Repository.isExhaustive)) func joiningTwiceThePagesCostsTwice() throws {
    func instructions(_ count: Int) throws -> Int? {
      var files = ["home.sdui": MergeTests.program]
      for number in 0..<count { files["\(number).json"] = MergeTests.page(number, itemCount: 50) }
      let pages = (0..<count).reversed().map { "\($0).json" }.joined(separator: " ")
      return try GrowthCost(of: GrowthCommand(arguments: "merge home.sdui \(pages)"), files)?.instructions
    }
    guard let least = try instructions(1) else { return try MissingTool.skip("valgrind") }
    let (small, large) = (try #require(try instructions(101)), try #require(try instructions(201)))
    let ratio = Double(large - least) / Double(small - least)
    #expect(ratio <= 2.3, "\(ratio) times")
  }
}
