import SDUI
import SDUICompiler
import SDUISyntax

/// Checking a response against the contract of its screen, from bytes in memory.
struct ValidateBenchmark {
  private let contract: ResponseContract
  private let bytes: [UInt8]

  /// - Parameter base: the path of the screen and of its response, without `.sdui` and `.json`.
  init(_ base: String) throws {
    let text = String(decoding: try readFile(base + ".sdui"), as: UTF8.self)
    let compilation = try Compilation(of: "home.sdui", root: "", from: MemoryFileProvider(["home.sdui": text]))
    contract = ResponseContract(try compilation.onlyScreen())
    bytes = try readFile(base + ".json")
  }

  func run(_ repetitions: Int) throws {
    for _ in 0..<repetitions {
      try Benchmarks.measure {
        guard try contract.response(json: bytes).faults.isEmpty else { throw WrongResult() }
      }
    }
  }
}
