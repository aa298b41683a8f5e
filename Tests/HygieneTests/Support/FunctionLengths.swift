/// The functions and initialisers of a file with their lengths, found by counting braces.
struct FunctionLengths {
  struct Function {
    /// The index of the line with `func` or `init`.
    let line: Int
    /// From that line to the closing brace.
    let length: Int
  }

  static func of(_ file: SwiftFile) -> [Function] {
    var result: [Function] = []
    for (index, line) in file.code.enumerated() {
      guard line.firstMatch(of: /(^|\s)(func\s+[^\s(]+\s*[(<]|init[?!]?\s*[(<])/) != nil else { continue }
      guard line.firstMatch(of: /(\.|\bself\s)init\s*\(/) == nil || line.contains("func ") else { continue }
      if let last = end(of: index, in: file.code) { result.append(Function(line: index, length: last - index + 1)) }
    }
    return result
  }

  /// The line of the brace that closes what is declared on a line; `nil` for a requirement without a body.
  private static func end(of start: Int, in lines: [String]) -> Int? {
    var parentheses = 0
    var braces = 0
    for index in start..<lines.count {
      let isNext = index > start && braces == 0 && parentheses == 0
      if isNext, lines[index].firstMatch(of: /^\s*(func|var|let|init|case|static|mutating|@|})/) != nil { return nil }
      for byte in lines[index].utf8 {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["): parentheses += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): parentheses -= 1
        case UInt8(ascii: "{") where parentheses == 0 || braces > 0: braces += 1
        case UInt8(ascii: "}") where braces > 0:
          braces -= 1
          if braces == 0 { return index }
        default: break
        }
      }
    }
    return nil
  }
}
