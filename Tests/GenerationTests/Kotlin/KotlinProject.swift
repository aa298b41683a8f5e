import Foundation
import SDUIIR
import TestSupport

@testable import SDUIGeneration

/// Generated Kotlin of several programs, compiled in one run with a program that reads responses by it.
struct KotlinProject {
  private let folder: Folder

  /// A program with the package of its code.
  struct Package {
    let name: String
    let program: ClientProgram
    /// Further files of the package, without its name.
    var files: [String: String] = [:]

    /// The classes of the responses of its screens.
    var responses: [String] {
      let names = TypeNames(of: program, reserved: KotlinNames.reservedTypes)
      return program.screens.indices.map { names[.response(screen: $0)] ?? "" }
    }

    /// A line for the harness.
    ///
    /// - Parameter response: The response on one line.
    func line(_ response: String, ofScreen index: Int) -> String {
      "\(name).\(index)\t\(response)"
    }
  }

  /// Compiles the code of some programs, with warnings as errors.
  ///
  /// - Returns: `nil` if the compiler is not installed.
  init?(_ packages: [Package]) throws {
    guard try Run("/bin/sh", ["-c", "command -v kotlinc"]).status == 0 else {
      try MissingTool.skip("kotlinc")
      return nil
    }
    folder = try Folder()
    let harness = try Repository.read("Tests/GenerationTests/Harness/Harness.kt")
    for name in ["OrgJson.kt", "KotlinxJson.kt"] {
      try folder.write(name, try Repository.read("Tests/GenerationTests/Harness/" + name))
    }
    try folder.write("Harness.kt", harness + Self.dispatch(packages))
    for package in packages {
      for file in try generateCode(for: package.program, .kotlin(package: package.name)) {
        try folder.write("\(package.name)/\(file.name)", file.text)
      }
      for (name, text) in package.files {
        try folder.write("\(package.name)/\(name)", "package \(package.name)\n\n" + text)
      }
      try folder.write("\(package.name)/Adapter.kt", Self.adapter(package))
    }
    let options = ["-include-runtime", "-d", "harness.jar", "Harness.kt", "OrgJson.kt", "KotlinxJson.kt"]
    try Self.compile(options + packages.map { $0.name }, in: folder)
  }

  /// Compiles files, with warnings as errors.
  ///
  /// - Parameter compiler: The class of a compiler for another platform than the JVM.
  static func compile(_ arguments: [String], by compiler: String? = nil, in folder: Folder) throws {
    var environment = ProcessInfo.processInfo.environment
    // The compiler runs once, for which optimizing it takes longer than it saves.
    environment["JAVA_OPTS"] = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xss8m"
    environment["KOTLIN_COMPILER"] = compiler
    let compiled = try Run(
      "kotlinc", ["-Werror"] + arguments, in: folder.url, environment: environment, patience: 1_800)
    guard compiled.status == 0 else { throw Failure(reason: compiled.ending) }
  }

  /// The Kotlin of the guide to generated code: two adapters of JSON libraries, and a use of the code for the shop.
  static func guideFences() throws -> [String] {
    let page = try Repository.read("Grammar/Guides/GeneratedCode.md")
    let fences = page.components(separatedBy: "```kotlin\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    guard fences.count == 3 else { throw Failure(reason: "the guide has \(fences.count) examples in Kotlin") }
    return fences
  }

  /// Why Kotlin was not compiled or did not run.
  struct Failure: Error { let reason: String }

  /// Returns what the `main` function of a class prints.
  func run(_ name: String) throws -> String {
    let run = try Run("java", ["-cp", "harness.jar", name], in: folder.url, patience: 600)
    guard run.status == 0 else { throw Failure(reason: run.ending) }
    return run.text
  }

  /// Reads responses by the compiled code.
  ///
  /// - Parameter lines: Lines as `Package.line` makes them.
  func readings(of lines: [String]) throws -> [ReadingComparison.Reading] {
    try folder.write("samples", lines.joined(separator: "\n"))
    let arguments = ["-Xss512m", "-cp", "harness.jar", "harness.HarnessKt", "samples"]
    let run = try Run("java", arguments, in: folder.url, patience: 600)
    guard run.status == 0 else { throw Failure(reason: run.ending) }
    return try ReadingComparison.Reading.lines(run.text)
  }
}

// MARK: - The harness

extension KotlinProject {
  /// The function that calls the reader of a screen.
  private static func dispatch(_ packages: [Package]) -> String {
    var text = "\nfun read(screen: String, tree: Any?): String = when (screen.substringBeforeLast('.')) {\n"
    for package in packages {
      text += "  \"\(package.name)\" -> \(package.name).HarnessAdapter.read(screen.substringAfterLast('.'), tree)\n"
    }
    return text + "  else -> error(\"no package\")\n}\n"
  }

  /// An implementation of `JsonValue` for one JSON library: the parser of the harness.
  private static func adapter(_ package: Package) -> String {
    var text = """
      package \(package.name)

      class HarnessValue(private val tree: Any?) : JsonValue {
        override val isNull: Boolean get() = tree == null
        override val boolean: Boolean? get() = tree as? Boolean
        override val number: String? get() = (tree as? harness.Digits)?.text
        override val string: String? get() = tree as? String
        override val elements: List<JsonValue>? get() = (tree as? List<*>)?.map { HarnessValue(it) }
        override val members: Map<String, JsonValue>?
          get() = (tree as? Map<*, *>)?.entries?.associate { (key, value) -> key.toString() to HarnessValue(value) }
        override fun normalized(text: String): String =
          java.text.Normalizer.normalize(text, java.text.Normalizer.Form.NFC)
      }

      object HarnessAdapter {
        private fun <T : Any> line(reading: Reading<T>, json: (T) -> String): String =
          harness.line(reading.faults.map { listOf(it.code, it.pointer) }, reading.response?.let(json))

        fun read(screen: String, tree: Any?): String = when (screen) {

      """
    for (index, type) in package.responses.enumerated() {
      text += "    \"\(index)\" -> line(\(type).read(HarnessValue(tree))) { it.toJson() }\n"
    }
    return text + "    else -> error(\"no screen\")\n  }\n}\n"
  }
}
