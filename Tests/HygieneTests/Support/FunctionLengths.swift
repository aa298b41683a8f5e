/// The functions and initialisers of a file with their lengths, found by counting braces.
struct FunctionLengths {
  struct Function {
    /// The index of the line with `func` or `init`.
    let line: Int
    /// From that line to the closing brace.
    let length: Int
  }

  static func of(_ file: SwiftFile) -> [Function] {
    // An expression in a loop is compiled each time.
    let declaration = /(^|\s)(func\s+[^\s(]+\s*[(<]|init[?!]?\s*[(<])/
    let call = /(\.|\bself\s)init\s*\(/
    var result: [Function] = []
    for (index, line) in file.code.enumerated() where line.contains("func") || line.contains("init") {
      guard line.firstMatch(of: declaration) != nil else { continue }
      guard line.firstMatch(of: call) == nil || line.contains("func ") else { continue }
      if let last = end(of: index, in: file.code) { result.append(Function(line: index, length: last - index + 1)) }
    }
    return result
  }

  /// The line of the brace that closes what is declared on a line; `nil` for a requirement without a body.
  private static func end(of start: Int, in lines: [String]) -> Int? {
    let next = /^\s*(func|var|let|init|case|static|mutating|@|})/
    var parentheses = 0
    var braces = 0
    for index in start..<lines.count {
      let isNext = index > start && braces == 0 && parentheses == 0
      if isNext, lines[index].firstMatch(of: next) != nil { return nil }
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
