import Foundation
import TestSupport
import Testing

/// The folder with the modules, which `Sources/SDUIWebAssembly/build` writes. It takes minutes, so that the tests ask for it:
/// `SDUIC_WEB=FOLDER swift test --filter WebAssemblyTests`.
enum Modules {
  static let folder = ProcessInfo.processInfo.environment["SDUIC_WEB"]

  /// The path of a driver.
  static func driver(_ name: String) -> String { Repository.path("Tests/WebAssemblyTests/Drivers/\(name)") }
}
