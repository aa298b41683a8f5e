/// Lays JSON out for people: indented by two spaces, with each container on one line when it fits.
///
/// A container fits if its one-line form, `{ "a": 1, "b": [1, 2] }`, fits into the width at its position: after the
/// indentation and its key, and with the comma that follows it. Otherwise each of its items has a line of its own.
/// Strings and numbers are copied byte by byte.
@frozen
package struct JSONPrettyPrinter: Sendable {
  /// The last column of a one-line container, counted in UTF-8 bytes.
  package var width: Int

  /// Makes a printer of lines of the width given in bytes.
  package init(width: Int = 100) {
    self.width = width
  }

  /// The document laid out anew, with a line feed at its end.
  ///
  /// White space in the input does not matter, so what has been laid out may be laid out again. Takes time linear in
  /// the input and the output. Nesting never uses the call stack. The indentation makes the output of a document that
  /// is nested very deeply much larger than the input.
  ///
  /// - Parameter document: a JSON document. It is not checked: what is not JSON gives text without a meaning.
  package func format(_ document: [UInt8]) -> [UInt8] {
    document.withUnsafeBufferPointer { (bytes) -> [UInt8] in
      let layout = OneLineWidths(measuring: bytes)
      var pass = PrintingPass(bytes: bytes, width: width, oneLineWidths: layout.widths)
      return pass.run()
    }
  }
}

/// One item of JSON's grammar, found without regard to its place.
private enum Token: Equatable {
  case opening
  case closing
  case comma
  case colon
  /// A string, number or literal.
  case scalar
}

/// Splits a text into tokens.
private struct TokenScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The bytes of the last token.
  private(set) var range = 0..<0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Whether the next token closes a container. Does not move on.
  var isAtClosing: Bool {
    var ahead = self
    return ahead.next() == .closing
  }

  mutating func next() -> Token? {
    var start = range.upperBound
    while start < bytes.count, isWhitespace(bytes[start]) {
      start += 1
    }
    guard start < bytes.count else { return nil }
    range = start..<start + 1
    switch bytes[start] {
    case .leftBrace, .leftBracket: return .opening
    case .rightBrace, .rightBracket: return .closing
    case .comma: return .comma
    case .colon: return .colon
    case .quotationMark: range = start..<endOfString(from: start + 1)
    default: range = start..<endOfWord(from: start + 1)
    }
    return .scalar
  }

  private func endOfString(from start: Int) -> Int {
    var cursor = start
    while cursor < bytes.count, bytes[cursor] != .quotationMark {
      cursor += bytes[cursor] == .backslash ? 2 : 1
    }
    return min(cursor + 1, bytes.count)
  }

  private func endOfWord(from start: Int) -> Int {
    var cursor = start
    while cursor < bytes.count, !isWhitespace(bytes[cursor]), !isPunctuation(bytes[cursor]) {
      cursor += 1
    }
    return cursor
  }

  private func isWhitespace(_ byte: UInt8) -> Bool {
    byte == .space || byte == .lineFeed || byte == .carriageReturn || byte == .tab
  }

  private func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case .leftBrace, .rightBrace, .leftBracket, .rightBracket, .comma, .colon, .quotationMark: true
    default: false
    }
  }
}

/// The width of each container on one line.
private struct OneLineWidths {
  /// In the order in which the containers open, in bytes, with the comma that follows a container, if one does.
  private(set) var widths: [Int] = []

  init(measuring bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = TokenScanner(bytes: bytes)
    var openContainers: [(index: Int, start: Int)] = []
    var lastClosed: Int?
    // The column if the whole document were on one line.
    var column = 0
    while let token = scanner.next() {
      switch token {
      case .opening:
        openContainers.append((widths.count, column))
        widths.append(0)
        column += bytes[scanner.range.lowerBound] == .leftBrace && !scanner.isAtClosing ? 2 : 1
      case .closing:
        let isEmpty = openContainers.last.map { column - $0.start == 1 } ?? true
        column += bytes[scanner.range.lowerBound] == .rightBrace && !isEmpty ? 2 : 1
        lastClosed = openContainers.last?.index
        if let (index, start) = openContainers.popLast() {
          widths[index] = column - start
        }
        continue
      case .comma:
        if let lastClosed {
          widths[lastClosed] += 1
        }
        column += 2
      case .colon: column += 2
      case .scalar: column += scanner.range.count
      }
      lastClosed = nil
    }
  }
}

/// Writes the document, deciding at each opening bracket whether its container fits on the line.
private struct PrintingPass {
  private var scanner: TokenScanner
  private let width: Int
  private let oneLineWidths: [Int]
  private var output: [UInt8] = []
  private var lineStart = 0
  /// The number of containers that have opened so far.
  private var containerCount = 0
  /// The number of open containers with one item per line.
  private var brokenDepth = 0
  /// The number of open containers on one line. They are always the inner ones.
  private var inlineDepth = 0

  init(bytes: UnsafeBufferPointer<UInt8>, width: Int, oneLineWidths: [Int]) {
    self.scanner = TokenScanner(bytes: bytes)
    self.width = width
    self.oneLineWidths = oneLineWidths
    output.reserveCapacity(bytes.count + bytes.count / 2)
  }

  mutating func run() -> [UInt8] {
    while let token = scanner.next() {
      switch token {
      case .opening: open()
      case .closing: close()
      case .comma:
        output.append(.comma)
        separateItems()
      case .colon:
        output.append(.colon)
        output.append(.space)
      case .scalar: appendToken()
      }
    }
    output.append(.lineFeed)
    return output
  }

  private mutating func open() {
    let isEmpty = scanner.isAtClosing
    let isObject = scanner.bytes[scanner.range.lowerBound] == .leftBrace
    let oneLineWidth = oneLineWidths[containerCount]
    containerCount += 1
    appendToken()
    if inlineDepth > 0 || isEmpty || output.count - 1 - lineStart + oneLineWidth <= width {
      inlineDepth += 1
      if isObject, !isEmpty {
        output.append(.space)
      }
    } else {
      brokenDepth += 1
      startLine()
    }
  }

  private mutating func close() {
    if inlineDepth > 0 {
      inlineDepth -= 1
      if scanner.bytes[scanner.range.lowerBound] == .rightBrace, output.last != .leftBrace {
        output.append(.space)
      }
    } else {
      brokenDepth = max(0, brokenDepth - 1)
      startLine()
    }
    appendToken()
  }

  private mutating func separateItems() {
    if inlineDepth > 0 {
      output.append(.space)
    } else {
      startLine()
    }
  }

  private mutating func startLine() {
    output.append(.lineFeed)
    lineStart = output.count
    output.append(contentsOf: repeatElement(.space, count: 2 * brokenDepth))
  }

  private mutating func appendToken() {
    output.append(contentsOf: UnsafeBufferPointer(rebasing: scanner.bytes[scanner.range]))
  }
}
