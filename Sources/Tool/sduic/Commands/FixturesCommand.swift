import SDUIFixtures
import SDUIIR
import SDUISyntax

/// `sduic fixtures`: responses for tests.
enum FixturesCommand: Command {
  static let name = "fixtures"
  static let usage = "fixtures FILE -o DIR"
  static let summary = "write responses for tests"
  static let discussion = """
    Generates responses of a screen, from its .sdui or its compiled document, and prints the names of
    the files. By default it writes one valid response with its layout. The output is the same on every
    machine. A value depends only on the seed, its component, its field and the number of its unit, so
    a new field or component changes no other value.

      minimal   the fewest items, no optional data, and the least values
      typical   an ordinary response
      maximal   all optional data, the longest texts and the largest values
      edge      longest texts, emoji, right-to-left text, missing data, unknown cases, incomplete rows,
                empty and failed sections, a last page

    --cover writes the fewest responses that contain every pair of variations: units, optional data,
    cases, ends of bounds, fallbacks, states of sections and positions among pages. No response is
    superfluous. SCREEN.coverage.json lists what each of them adds.

    --invalid writes minimal responses with one fault each, without their layout, and names each file
    after its fault. NAME.expected.json has the finding of `sduic validate`.

    Texts are English. --locale chooses another language, or `mixed` for several. The profile edge adds
    emoji, right-to-left text and unbreakable words in any language. A section with a `bundle` is sent
    as a bundle in every profile, and unit by unit with --cover and --invalid.

    --pages writes several pages. No two of them have a unit with the same identity in one section.
    sduic creates the folder, overwrites only files that it wrote itself, and deletes nothing. It lists
    the files of earlier runs that this run did not write.
    """
  static let options = [
    Option(name: "--output", short: "-o", value: "DIR", summary: "the folder to write to"),
    Option(
      name: "--profile", value: FixtureProfile.allCases.map { $0.rawValue }.joined(separator: "|"),
      summary: "the amount of data; typical by default"),
    Option(name: "--cover", summary: "the fewest responses with every pair of variations"),
    Option(name: "--invalid", summary: "a response for each fault, with its finding"),
    Option(name: "--pages", value: "N", summary: "the number of pages"),
    Option(name: "--items", value: "SECTION=N,…", isRepeated: true, summary: "the number of items of a section"),
    Option(
      name: "--locale", value: FixtureLocale.allCases.map { $0.rawValue }.joined(separator: "|"),
      summary: "the language of texts; en by default"),
    Option(name: "--seed", value: "N", summary: "the seed of all values; 0 by default"),
    VariantRequest.options[0], VariantRequest.options[1], Inputs.screenOption, FindingLimit.option,
  ]
  static let operands = Operands.files(["sdui", "json"])
  static let examples = [
    "sduic fixtures home.sdui -o Fixtures",
    "sduic fixtures home.sdui -o Fixtures --profile edge --seed 7",
    "sduic fixtures home.sdui -o Fixtures --locale ar",
    "sduic fixtures home.sdui -o Fixtures --cover",
    "sduic fixtures home.sdui -o Fixtures/Broken --invalid",
    "sduic fixtures home.json -o Fixtures --pages 3 --items recent=50",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let path = try arguments.onlyOperand("file")
    guard let folder = arguments["--output"] else { throw UsageError(message: "names no folder; give `-o DIR`") }
    let seed = try arguments["--seed"].map(Self.seed) ?? 0
    let locale = arguments["--locale"].flatMap(FixtureLocale.init) ?? .english
    let request = try Self.request(arguments)
    let variants = try VariantRequest(arguments)
    guard let input = try Inputs.input(at: path, arguments, &output) else { return .failure }
    let screen = try variants.resolve(input).resolvedByDefault.screen
    try check(request, screen)
    let target = try OutputFolder(folder, .fixtures)
    do {
      let generator = try FixtureGenerator(screen, seed: seed, locale: locale)
      var batch = FixtureBatch(generator)
      if arguments.has("--cover") { try batch.addCoverage() }
      if arguments.has("--invalid") { batch.addInvalid() }
      if batch.isEmpty { try batch.add(request) }
      if let fault = batch.fault {
        output.writeMessage("sduic: this is a defect of sduic: \(fault)")
        return .defect
      }
      let files = batch.files
      let left = try target.write(files, beginning: batch.beginnings, &output)
      for file in files { output.writeLine(OutputFolder.join(folder, file.name)) }
      if !left.isEmpty {
        output.writeMessage("sduic fixtures: left of an earlier run: \(left.joined(separator: ", "))")
      }
      return .success
    } catch let error as FixtureError {
      return try report(error, input, &output)
    }
  }

  /// Reports an impossible request: a wrong command line, or a finding about the screen.
  private static func report(
    _ error: FixtureError, _ input: Inputs.Input, _ output: inout Output
  ) throws(UsageError) -> ExitStatus {
    switch error {
    case .itemCount, .pageCount, .noPages: throw UsageError(message: error.message)
    case .impossible: output.writeMessage("sduic fixtures: \(error.message)")
    case .tooManyPlaces(_, let field):
      report(
        error, at: field, remedy: "hold fewer records and actions in one another, or send an `ID` in their place",
        input, &output)
    case .tooDeep(_, let field):
      report(error, at: field, remedy: "nest fewer lists, records and actions in one another", input, &output)
    }
    return .failure
  }

  private static func report(
    _ error: FixtureError, at field: Field, remedy: String, _ input: Inputs.Input, _ output: inout Output
  ) {
    let diagnostic = Diagnostic(.dataTooLarge, error.message, at: SourceRange(field.origin), remedy: remedy)
    Inputs.report([diagnostic], in: input.sources, &output)
  }
}

// MARK: - The command line

extension FixturesCommand {
  private static func seed(_ text: String) throws(UsageError) -> UInt64 {
    if let seed = UInt64(text) { return seed }
    throw UsageError(message: "`--seed` takes a whole number from 0, and `\(text)` is none")
  }

  private static func request(_ arguments: Arguments) throws(UsageError) -> FixtureRequest {
    for set in ["--cover", "--invalid"] where arguments.has(set) {
      for option in ["--profile", "--pages", "--items"] where arguments.has(option) {
        throw UsageError(message: "`\(option)` goes with profiles, and `\(set)` settles it by itself")
      }
    }
    var request = FixtureRequest(arguments["--profile"].flatMap(FixtureProfile.init) ?? .typical)
    if let text = arguments["--pages"] {
      request.pages = try number(text, of: "--pages", 1...FixtureRequest.greatestPageCount)
    }
    for list in arguments.all("--items") {
      for part in list.split(separator: ",", omittingEmptySubsequences: false) {
        let pieces = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard pieces.count == 2, !pieces[0].isEmpty else {
          throw UsageError(message: "`--items` takes SECTION=N,…, and `\(list)` is none")
        }
        if request.itemCounts.contains(where: { $0.section == pieces[0] }) {
          throw UsageError(message: "`--items` names `\(pieces[0])` twice")
        }
        let count = try number(pieces[1], of: "--items", 0...FixtureRequest.greatestItemCount)
        request.itemCounts.append(FixtureRequest.SectionCount(section: pieces[0], count: count))
      }
    }
    return request
  }

  private static func number(
    _ text: String, of option: String, _ range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    if let number = Int(text), range.contains(number) { return number }
    throw UsageError(
      message: "`\(option)` takes numbers from \(range.lowerBound) to \(range.upperBound), and `\(text)` is none")
  }

  /// Every section that is named is one that holds items.
  private static func check(_ request: FixtureRequest, _ screen: Screen) throws(UsageError) {
    for entry in request.itemCounts { _ = try LayoutRequest.place(of: entry.section, in: screen) }
  }
}
