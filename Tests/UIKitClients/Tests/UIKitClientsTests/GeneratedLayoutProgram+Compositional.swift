import Foundation

extension GeneratedLayoutProgram {
  /// Declarations of the factory of layouts, and of a function that makes snapshots, for the variants that the program
  /// compares.
  ///
  /// - Parameter variants: The text of the file with the type of the variants; `nil` if there is none.
  static func factory(_ screen: String, canThrow: Bool, variants: String?) -> String {
    guard let variants else {
      return """
        let factory = \(canThrow ? "try " : "")\(screen)Layout()
        @MainActor func makeSnapshot(
          _ response: \(screen)Response, _ environment: ScreenEnvironment
        ) -> \(screen)Snapshot { \(screen)Snapshot(response, in: environment) }

        """
    }
    return Self.variants(screen, variants) + """
      var factory: \(screen)Layout {
        func make() throws -> \(screen)Layout { \(canThrow ? "try " : "")\(screen)Layout(variants: generatedVariants) }
        guard let factory = try? make() else { fatalError("The interpreter cannot read the generated document.") }
        return factory
      }
      @MainActor func makeSnapshot(
        _ response: \(screen)Response, _ environment: ScreenEnvironment
      ) -> \(screen)Snapshot { \(screen)Snapshot(response, variants: generatedVariants, in: environment) }

      """
  }

  /// The variants that the program compares, as the generated type.
  static func variants(_ screen: String, _ text: String) -> String {
    """
    var generatedVariants: \(screen)Variants {
      func flag<Flag: RawRepresentable & CaseIterable>(_ name: String) -> Flag where Flag.RawValue == String {
        let chosen = chosenVariants.flags.first { $0.flag == name }?.flagCase
        return Flag.allCases.first { $0.rawValue == chosen } ?? Flag.allCases.first!
      }
      return \(screen)Variants(\(members(text).joined(separator: ", ")))
    }

    """
  }

  /// The arguments of the type of the variants.
  private static func members(_ variants: String) -> [String] {
    let flags = variants.matches(of: /case of the flag `(\w+)`\.\n  public var (\S+):/).map { match in
      "\(match.2.filter { $0 != "`" }): flag(\"\(match.1)\")"
    }
    let version = "appVersion: AppVersion(chosenVariants.client?.version?.text ?? \"999\")!"
    return flags + (variants.contains("public var appVersion: AppVersion") ? [version] : [])
  }

  /// The typical response, in each of which one section has failed: fixtures let the sections of a stack fail together.
  func responses(failing names: [String]) throws -> [URL] {
    let data = try Data(contentsOf: fixtures(profiles: ["typical"])[0])
    let response = try JSONSerialization.jsonObject(with: data)
    return try names.map { name in
      let file = folder.url.appendingPathComponent("failing-\(name).json")
      try JSONSerialization.data(withJSONObject: Self.failing(name, in: response)).write(to: file)
      return file
    }
  }

  private static func failing(_ name: String, in json: Any) -> Any {
    if let elements = json as? [Any] { return elements.map { failing(name, in: $0) } }
    guard var members = json as? [String: Any] else { return json }
    if members["section"] as? String == name { (members["failed"], members["units"]) = (true, [Any]()) }
    return members.mapValues { failing(name, in: $0) }
  }

  /// The names of the carousels of a layout factory that have collection views of their own, in quotes.
  static func carousels(of layout: String) -> [String] {
    layout.matches(of: /hosted\.carousel\(\s*(\w+)\(/).map { match in
      // The function of its content begins with its name.
      let content = layout.components(separatedBy: "func \(match.1)(").last ?? ""
      return String(content.firstMatch(of: /HostedSection\(\s*("[^"]*")/)?.1 ?? "")
    }
  }

  /// The program for a layout factory.
  static func compositionalMain(_ screen: String, _ names: [String], _ code: URL) throws -> String {
    let file = screen + "Layout.swift"
    let layout = try String(contentsOf: code.appendingPathComponent(file), encoding: .utf8)
    let isHosting = names.contains(screen + "Document.swift")
    let hasCarousels = layout.contains("public func carousel(")
    let carousels = Self.carousels(of: layout)
    let variants = code.appendingPathComponent(screen + "Variants.swift")
    let factory = Self.factory(
      screen, canThrow: isHosting, variants: try? String(contentsOf: variants, encoding: .utf8))
    return try types(screen, kindsOf: file, code) + factory + """
      let isFlowLayout = false
      let carouselNames: Set<String> = [\(carousels.joined(separator: ", "))]
      @MainActor func carousel(_ section: GeneratedSection, _ environment: ScreenEnvironment) -> CarouselCollectionViewLayout? {
        \(hasCarousels ? "factory.carousel(section, environment)" : "nil")
      }

      try HarnessRun.run(CommandLine.arguments)

      """
  }
}
