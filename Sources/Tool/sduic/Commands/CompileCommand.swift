import SDUISyntax

/// `sduic compile`: a screen's text to its screen document, or to another form of it.
enum CompileCommand: Command {
  static let name = "compile"
  static let usage = "compile PATH… [-o OUT] [--emit WHAT]"
  static let summary = "write the checked JSON of screens"
  static let discussion = """
    Checks the screen of FILE, a .sdui or a compiled document, with its imports, and writes it as
    canonical JSON. Of several screens in FILE, --screen names the one to write. Nothing is written if
    there is an error. --emit chooses the form:

      screen   contract, layout and authored content: what servers and tools read
      layout   the layout alone, with the layoutId that names it: what clients store
      schema   JSON Schema of this screen's responses: what a backend's tests check against, and what
               its types are generated from
      openapi  the same as components of an OpenAPI 3.1 document
      strings  the keys of localized content, as a file of texts for `sduic render --strings`
      vectors  the frames in many containers, to compare UIKit with; the XCTest file
               ScreenVectorTests.swift is written beside OUT
      ir       all that the compiler knows, with places in the source: for looking into it

    A screen's document keeps conditions on flags and clients, except for those that --flag and --client
    resolve. A layout has none: without these options each flag has its first case, and the client is
    the newest one. Both keep conditions on size classes, idiom and direction, except for those that
    --env resolves.

    With several files or a folder, each screen is written to a file of its own in the folder OUT:
    Screens/shop/home.sdui, below Screens, to OUT/shop/home.json, or to home.layout.json,
    home.schema.json and so on. The screens `Home` and `Sale` of one file are written to home.Home.json
    and home.Sale.json. Files without a screen are skipped. Nothing is written if any file has an error,
    and a file whose bytes would not change is not touched.

    --dependencies writes a rule for Make and Ninja: the files from which each output is made.

    --watch keeps OUT up to date until it is interrupted: it compiles again whenever FILE or one of its
    imports changes. While there are errors, OUT does not change. The exit status is that of the last
    run.
    """
  static let options = [
    Option(
      name: "--output", short: "-o", value: "OUT", summary: "the file, or the folder for several"),
    Option(
      name: "--emit", value: Emission.allCases.map { $0.rawValue }.joined(separator: "|"),
      summary: "what to write; screen by default"),
    VariantRequest.options[0], VariantRequest.options[1], Inputs.screenOption, FindingLimit.option,
    Option(name: "--env", value: "NAME=VALUE,…", summary: "resolve size classes and other traits"),
    Option(name: "--dependencies", value: "FILE", summary: "write what OUT depends on, for Make, Ninja"),
    Option(name: "--watch", summary: "compile after each change; needs --output"),
    Option(name: "--pretty", summary: "indented; the default on a terminal"),
    Option(name: "--compact", summary: "on one line; the default elsewhere"),
  ]
  static let operands = Operands.files(["sdui", "json"])
  static let examples = [
    "sduic compile home.sdui",
    "sduic compile home.sdui -o home.json",
    "sduic compile home.sdui --emit schema --pretty -o home.schema.json",
    "sduic compile home.sdui --emit openapi -o home.openapi.json",
    "sduic compile home.sdui --emit layout --flag grid=tight --client ios@3.2",
    "sduic compile home.sdui --emit layout --env idiom=pad,horizontal=regular",
    "sduic compile Screens -o Documents",
    "sduic compile Screens --emit vectors -o Tests/ScreenVectors",
    "sduic compile home.sdui -o home.json --dependencies home.d",
    "sduic compile home.sdui -o home.json --watch",
  ]

  static func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitStatus {
    let emission = arguments["--emit"].flatMap(Emission.init) ?? .screen
    let target = arguments["--output"]
    let style = try JSONStyle(arguments, isTerminal: output.isTerminal && target == nil)
    let environment = try EnvironmentRequest(arguments, settings: EnvironmentRequest.Setting.ofConditions)
    let variants = try VariantRequest(arguments, traits: environment.traits)
    let dependencies = arguments["--dependencies"]
    if let folder = try CompileFolder(arguments, emission, variants, style) { return try folder.run(&output) }
    let path = try arguments.onlyOperand("file")
    if arguments.has("--watch") {
      guard let target else { throw UsageError(message: "`--watch` needs `--output`, the file to keep up to date") }
      return try Watch(path: path, command: name, target: target).run(&output) { files, output in
        try compile(path, from: files, &output)
      }
    }
    if dependencies != nil, target == nil {
      throw UsageError(message: "`--dependencies` needs `--output`, the file that depends on others")
    }
    return try compile(path, from: Disk(), &output)

    func compile(_ path: String, from files: some FileProvider, _ output: inout Output) throws -> ExitStatus {
      guard let input = try Inputs.input(at: path, arguments, from: files, proves: true, &output) else {
        return .failure
      }
      let emitted = try emission.document(of: input, variants)
      Memory.keep((input.screen, emitted.readBack))
      let bytes = style.format(emitted.bytes)
      if let target {
        try protect(input, at: path, from: target, for: emission)
        try AtomicFile.write(bytes, to: target)
        if try Disk().isRegular(target) { try emission.writeTest(in: FilePath.folder(of: target)) }
        if let dependencies { try write([Dependencies(of: target, on: input, at: path)], to: dependencies) }
      } else {
        output.write(bytes)
      }
      return .success
    }
  }

  /// Writes dependency rules to a file, unless that would replace a source or an output.
  static func write(_ rules: [Dependencies], to path: String) throws {
    for rule in rules { try Inputs.protect(rule.sources + [rule.target], from: path, made: "this screen") }
    try AtomicFile.write(Dependencies.text(of: rules), to: path)
  }

  /// Neither a source nor, by another form of it, a document is replaced.
  static func protect(
    _ input: Inputs.Input, at path: String, from target: String, for emission: Emission
  ) throws(UsageError) {
    let sources = input.sources.map { $0.path } + (emission == .screen ? [] : [path])
    try Inputs.protect(sources, from: target, made: "this screen")
  }
}
