import SDUICompiler
import SDUIIR
import SDUILayout
import SDUIProof
import SDUISyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Measures inside one process what the whole tool cannot show. Writes nanoseconds, one repetition a line.
@main
enum Benchmarks {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let repetitions = Int(arguments[3]) else { return usage() }
    switch arguments[1] {
    case "parse": try parse(arguments[2], repetitions)
    case "validate": try ValidateBenchmark(arguments[2]).run(repetitions)
    case "prove": try prove(arguments[2], repetitions)
    case "layout", "read", "cells", "memory", "measured", "uniform", "frames", "rectangles":
      try LayoutBenchmark(itemCount: Int(arguments[2]) ?? 0, repetitions).run(arguments[1])
    case "difference", "collection-difference", "identity-difference": try compare(arguments, .mixed, repetitions)
    case "few-difference", "few-collection-difference", "few-identity-difference":
      try compare(arguments, .few, repetitions)
    case "moves": try DifferenceBenchmark(itemCount: Int(arguments[2]) ?? 0, .moves).run(repetitions)
    case "fixtures": try FixtureBenchmark.run(Int(arguments[2]) ?? 0, repetitions)
    default: usage()
    }
  }

  /// The changes between two responses: ours, or the standard library's of whole items or of identities.
  private static func compare(_ arguments: [String], _ edit: DifferenceBenchmark.Edit, _ repetitions: Int) throws {
    let benchmark = try DifferenceBenchmark(itemCount: Int(arguments[2]) ?? 0, edit)
    if arguments[1].hasSuffix("collection-difference") {
      try benchmark.runCollectionDifference(repetitions)
    } else if arguments[1].hasSuffix("identity-difference") {
      try benchmark.runIdentityDifference(repetitions)
    } else {
      try benchmark.run(repetitions)
    }
  }

  /// Lexing and parsing of a file, with its line table, tree and findings, from bytes in memory.
  private static func parse(_ path: String, _ repetitions: Int) throws {
    let bytes = try readFile(path)
    for _ in 0..<repetitions {
      try measure {
        let tree = SyntaxTree(parsing: SourceFile(path: path, bytes: bytes), file: FileID(0))
        guard tree.nodes.count > 1, tree.diagnostics.isEmpty else { throw WrongResult() }
      }
    }
  }

  /// The proof of a compiled screen, with every obligation and its margin.
  private static func prove(_ path: String, _ repetitions: Int) throws {
    let screen = try Screen(json: readFile(path))
    for _ in 0..<repetitions {
      try measure {
        guard !Proof(screen).obligations.isEmpty else { throw WrongResult() }
      }
    }
  }

  static func measure(_ body: () throws -> Void) rethrows {
    let clock = ContinuousClock()
    let duration = try clock.measure(body)
    print(duration.components.seconds * 1_000_000_000 + duration.components.attoseconds / 1_000_000_000)
  }

  private static func usage() {
    print(
      """
      usage: Benchmarks ((parse|prove) FILE|validate BASE|WHAT ITEMS) REPETITIONS
      WHAT: fixtures, moves, (few-)difference, (few-)collection-difference, (few-)identity-difference,
            layout, read, cells, memory, measured, uniform, frames, rectangles
      """
    )
  }
}

/// The bytes of a file.
func readFile(_ path: String) throws -> [UInt8] {
  guard let file = fopen(path, "r") else { throw WrongResult() }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let count = ftell(file)
  rewind(file)
  return [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
    initializedCount = fread(buffer.baseAddress, 1, count, file)
  }
}

/// The measured code did not do its work.
struct WrongResult: Error {}

/// Returns the memory of the process in bytes, in whole pages; 0 if the system does not report it.
func heldBytes() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 256)
  let count = fread(&bytes, 1, bytes.count, file)
  bytes.removeLast(bytes.count - count)
  let pages = bytes.split(separator: UInt8(ascii: " ")).dropFirst().first.flatMap {
    Int(String(decoding: $0, as: UTF8.self))
  }
  return (pages ?? 0) * Int(getpagesize())
}
