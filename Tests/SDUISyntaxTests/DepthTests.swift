import Foundation
import SDUISyntax
import Testing

/// Nesting is limited, whatever nests, and costs neither the stack nor time beyond the size of the file.
struct DepthTests {
  #if DEBUG
    // Too deep for the stack by far if nesting were not limited.
    private static let count = 5_000
  #else
    private static let count = 100_000
  #endif

  /// The first text, the repeated one, the one after it, and the one that is repeated after that.
  @Test(arguments: [
    ["let x = ", "(", "1", ")"], ["let x = ", "[", "", ""], ["let x = ", "-", "1", ""],
    ["let x = ", "not ", "a", ""], ["let x = ", "f(", "", ""], ["let x = ", "(a: ", "", ""],
    ["let x = ", "R { a: ", "", ""], ["let x = 1", " + 1", "", ""], ["let x = a", ".b", "", ""],
    ["let x = a", " and (b", "", ""], ["record R { a: T", "?", " }", ""], ["record R { a: ", "[", "T", "]"],
    ["screen S {", "item {", "", "}"], ["screen S {", "section a: grid {", "", ""], ["screen S {", "when ((", "", ""],
    ["let x = ", "(1 + 2 * -", "3", ")"], ["let x = ", "f(a: not ", "3", ")"],
  ])
  func oneFindingForTooDeep(_ parts: [String]) throws {
    let text =
      parts[0] + String(repeating: parts[1], count: Self.count) + parts[2]
      + String(repeating: parts[3], count: Self.count)
    let tree = try onSmallStack { SDUISyntaxTests.tree(of: text) }
    #expect(firstBrokenInvariant(of: tree) == nil)
    #expect(tree.diagnostics.filter { $0.code == .nestingTooDeep }.count == 1)
    #expect(tree.diagnostics.count <= 2, "\(tree.diagnostics.map(\.message))")
    #expect(height(of: tree) < 1000)
  }

  @Test(arguments: ["{", "}", "(", ")", "[", "]", "}{", ")(", "({[", "]})", "{(", "\n{", "\n}", "a{\n", ","])
  func anyNumberOfBracketsEnds(_ brackets: String) throws {
    let text = "screen S {\n" + String(repeating: brackets, count: Self.count)
    let tree = try onSmallStack { SDUISyntaxTests.tree(of: text) }
    #expect(firstBrokenInvariant(of: tree) == nil)
    #expect(!tree.diagnostics.isEmpty)
  }

  @Test func deepestThatIsAllowed() {
    let text = "let x = " + String(repeating: "(", count: 128) + "1" + String(repeating: ")", count: 128)
    #expect(tree(of: text).diagnostics.isEmpty)
    #expect(tree(of: "let y = (" + text.dropFirst(8) + ")").diagnostics.map(\.code) == [.nestingTooDeep])
  }

  /// Runs on a thread with a stack of 512 KiB, the least that a platform gives a thread.
  private func onSmallStack(_ work: @escaping @Sendable () -> SyntaxTree) throws -> SyntaxTree {
    let result = Box()
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      result.tree = work()
      finished.signal()
    }
    #if DEBUG
      // Code that is not optimised copies the parser's state at many calls.
      thread.stackSize = 1 << 20
    #else
      thread.stackSize = 512 << 10
    #endif
    thread.start()
    finished.wait()
    return try #require(result.tree)
  }

  /// Returns the depth of the tree; every phase that recurses relies on a bound.
  private func height(of tree: SyntaxTree) -> Int {
    var ends: [Int] = []
    var highest = 0
    for (index, node) in tree.nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      ends.append(index + Int(node.size))
      highest = max(highest, ends.count)
    }
    return highest
  }
}

/// Carries a tree from one thread to another; the semaphore orders the accesses.
private final class Box: @unchecked Sendable {
  var tree: SyntaxTree?
}
