/// A command line of the tool whose cost grows with a program or with responses.
struct GrowthCommand: Sendable {
  /// The arguments, after the tool's name.
  let arguments: String
  /// A line of shell that makes what the command reads besides the program.
  var preparation = ""

  /// The name of the command.
  var name: String { arguments.prefix { $0 != " " }.description }

  /// Whether it writes fixtures that cover all choices.
  var isCover: Bool { arguments.hasSuffix("--cover") }

  /// The commands that read neither a program nor a response.
  static let withoutInput: Set<String> = ["new", "explain", "completions", "manual"]
  /// The commands that this table cannot run: a server does not end. `Tests/Benchmarks` measures its edits.
  static let servers: Set<String> = ["lsp"]

  /// The command that runs on programs with errors, too.
  static let check = GrowthCommand(arguments: "check home.sdui")

  /// The commands that read a program.
  static let ofPrograms: [GrowthCommand] =
    [check]
    + [
      "fmt - < home.sdui", "compile home.sdui -o out.json", "compile home.sdui -o out.json --emit layout",
      "compile home.sdui -o out.json --emit schema", "compile home.sdui -o out.json --emit ir",
      "prove home.sdui", "test home.sdui", "layout home.sdui --width 390", "layout home.sdui --sweep 320...1366",
      "preview home.sdui -o out.html", "preview home.sdui -o out.svg", "clients home.sdui -o out.txt",
      "clients home.sdui --format json -o out.json", "fixtures home.sdui -o out --profile maximal",
      "fixtures home.sdui -o out --cover", "fixtures home.sdui -o out --invalid",
      "generate kotlin home.sdui -o out", "generate typescript home.sdui -o out",
    ].map { GrowthCommand(arguments: $0) }
    + ["models", "diffable", "flow-layout", "swiftui", "presenter", "iglistkit"].map {
      GrowthCommand(arguments: "generate swift home.sdui -o out --architecture \($0)")
    } + comparisons + ofResponses

  /// Half of a construct is new, or is gone.
  static let comparisons: [GrowthCommand] = ["wire", "layout"].flatMap { promise in
    [("home.sdui", "half/home.sdui"), ("half/home.sdui", "home.sdui")].map { new, old in
      GrowthCommand(arguments: "breaking \(new) --against \(old) --promise \(promise) --max-findings all > out.txt")
    }
  }

  private static let ofResponses: [GrowthCommand] = {
    let response = "$SDUIC fixtures home.sdui -o data --profile maximal > /dev/null"
    let data = response + "; sed 's/\"sectionList\"/\"sections\"/' data/Home.maximal.json > data.json"
    return [
      GrowthCommand(arguments: "validate home.sdui data/Home.maximal.json", preparation: response),
      GrowthCommand(arguments: "merge home.sdui data/Home.maximal.json -o out.json", preparation: response),
      GrowthCommand(arguments: "render home.sdui --data data.json -o out.json", preparation: data),
      GrowthCommand(arguments: "import data/Home.maximal.json > out.sdui 2> out.notes", preparation: response),
    ]
  }()

  /// The command that infers a program from responses.
  static let `import` = GrowthCommand(arguments: "import *.json > out.sdui 2> out.notes")
}
