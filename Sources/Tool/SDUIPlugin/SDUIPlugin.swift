import Foundation
import PackagePlugin

/// Generates Swift from the `.sdui` files of a target whenever one of them changes.
///
/// `sduic generate` runs on the folder of the target. The file `sduic.options` in it may have further options of the
/// command, one a line. The code imports the product `SDUIResponse` if the target depends on it, and has its sources otherwise.
@main struct SDUIPlugin: BuildToolPlugin {
  private static let output = "GeneratedScreens.swift"
  private static let optionsFile = "sduic.options"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let screens = module.sourceFiles(withSuffix: ".sdui").map(\.url)
    guard !screens.isEmpty else {
      Diagnostics.warning("the target `\(target.name)` has no .sdui file, from which code is generated")
      return []
    }
    let tool = try tool(of: context)
    let output = context.pluginWorkDirectoryURL.appending(path: Self.output)
    let options = target.directoryURL.appending(path: Self.optionsFile)
    let hasOptions = FileManager.default.fileExists(atPath: path(of: options))
    var arguments = ["generate", "swift", path(of: target.directoryURL), "-o", path(of: output), "--format", "xcode"]
    let importsRuntime = target.recursiveTargetDependencies.contains { $0.name == "SDUIResponse" }
    arguments += ["--runtime", importsRuntime ? "imported" : "embedded"]
    return [
      .buildCommand(
        displayName: "Generating Swift from the screens of \(target.name)", executable: tool,
        arguments: arguments + (hasOptions ? ["--options", path(of: options)] : []),
        inputFiles: screens + (hasOptions ? [options] : []) + [tool], outputFiles: [output])
    ]
  }

  /// The executable that the environment variable `SDUIC` names, and without it the one of this package.
  private func tool(of context: PluginContext) throws -> URL {
    if let path = ProcessInfo.processInfo.environment["SDUIC"], !path.isEmpty { return URL(filePath: path) }
    return try context.tool(named: "sduic").url
  }

  private func path(of url: URL) -> String { url.path(percentEncoded: false) }
}
