import Foundation
import TestSupport
import Testing

@testable import SDUIWebAssembly

/// The folder with the modules, which `Sources/Editor/SDUIWebAssembly/build` writes. It takes minutes, so that the tests ask for it:
/// `SDUIC_WEB=FOLDER swift test --filter WebAssemblyTests`.
enum Modules {
  static let folder = ProcessInfo.processInfo.environment["SDUIC_WEB"]

  /// The path of a driver.
  static func driver(_ name: String) -> String { Repository.path("Tests/WebAssemblyTests/Drivers/\(name)") }
}

/// The functions of the modules, called without WebAssembly.
enum Native {
  /// The handle of a project with some files.
  static func project(_ files: [String: String]) -> Int32 {
    let project = opened { call throws(Failure) in try openProject(call) }
    for (path, text) in files {
      _ = result(project, #"{"path":\#(quoted(path))}"#, text) { call throws(Failure) in try writeFile(call) }
    }
    return project
  }

  /// The handle that a function opens from data; 0 if it fails.
  static func opened(_ data: String = "", _ body: (Call) throws(Failure) -> Answer) -> Int32 {
    do throws(Failure) {
      return try body(Call(handle: 0, options: try Options([]), data: Array(data.utf8))).handle
    } catch { return 0 }
  }

  /// The text that a function answers, or its failure.
  static func result(
    _ handle: Int32, _ options: String, _ data: String = "", _ body: (Call) throws(Failure) -> Answer
  ) -> String {
    do throws(Failure) {
      let call = Call(handle: handle, options: try Options(Array(options.utf8)), data: Array(data.utf8))
      return String(decoding: try body(call).bytes, as: UTF8.self)
    } catch { return String(decoding: error.bytes, as: UTF8.self) }
  }

  /// A text as JSON.
  static func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }
}
