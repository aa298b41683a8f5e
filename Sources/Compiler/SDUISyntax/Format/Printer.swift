/// Turns atoms into text, and decides for each group whether it is on one line.
struct Printer {
  /// The number of columns of a line.
  static let lineWidth = 100

  private let source: UnsafeBufferPointer<UInt8>
  /// Whether no line is broken, however long it is.
  private let isOnOneLine: Bool
  private(set) var output: [UInt8] = []
  /// The number of line breaks that have been written.
  private(set) var lineBreaks = 0
  private var column = 0
  private var level = 0
  private var isAtLineStart = true
  /// Whether each open group is broken. Outside of all groups lines break.
  private var isBroken: [Bool]

  init(source: UnsafeBufferPointer<UInt8>, isOnOneLine: Bool = false) {
    self.source = source
    self.isOnOneLine = isOnOneLine
    isBroken = [!isOnOneLine]
    if !isOnOneLine { output.reserveCapacity(source.count + source.count / 8) }
  }

  /// Writes a document after the text so far.
  mutating func write(_ document: Document) {
    for atom in document.atoms {
      switch atom {
      case .text(let start, let end): write(start, end)
      case .verbatim(let start, let end): writeVerbatim(start, end)
      case .comment(let start, let end): write(start, end)
      case .trailingComment(let start, let end):
        write(0x20)
        write(0x20)
        write(start, end)
      case .space: write(0x20)
      case .comma(let condition): if stands(condition) { write(UInt8(ascii: ",")) }
      case .line: if isInBrokenGroup { breakLine() } else { write(0x20) }
      case .softLine: if isInBrokenGroup { breakLine() }
      case .hardLine: if isOnOneLine { write(0x20) } else { breakLine() }
      case .blankLine: if isInBrokenGroup { output.append(0x0A) }
      case .indent: level += 1
      case .outdent: level -= 1
      case .group(let index): begin(width: Int(document.widths[Int(index)]))
      case .endGroup: isBroken.removeLast()
      }
    }
  }

  /// Ends the line, or adds an empty one.
  mutating func breakLine() {
    output.append(0x0A)
    lineBreaks += 1
    column = level * 2
    isAtLineStart = true
  }

  /// Puts an empty line where a line begins.
  mutating func insertBlankLine(at offset: Int) { output.insert(0x0A, at: offset) }

  private var isInBrokenGroup: Bool { isBroken[isBroken.count - 1] }

  private mutating func begin(width: Int) {
    isBroken.append(isInBrokenGroup && column + width > Self.lineWidth)
  }

  private func stands(_ condition: CommaCondition) -> Bool {
    switch condition {
    case .always: true
    case .onOneLine: !isInBrokenGroup
    case .whenBroken: isInBrokenGroup
    }
  }

  @inline(__always)
  private mutating func write(_ byte: UInt8) {
    indentIfNeeded()
    output.append(byte)
    column &+= 1
  }

  @inline(__always)
  private mutating func write(_ start: UInt32, _ end: UInt32) {
    indentIfNeeded()
    let range = Int(start)..<Int(end)
    output.append(contentsOf: UnsafeBufferPointer(rebasing: source[range]))
    column &+= width(of: source[range])
  }

  private mutating func writeVerbatim(_ start: UInt32, _ end: UInt32) {
    let range = Int(start)..<Int(end)
    guard let last = source[range].lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return write(start, end) }
    indentIfNeeded()
    output.append(contentsOf: UnsafeBufferPointer(rebasing: source[range]))
    lineBreaks += 1
    column = width(of: source[last + 1..<range.upperBound])
    // A gap that is copied may end with the blanks of the next line.
    isAtLineStart = false
  }

  @inline(__always)
  private mutating func indentIfNeeded() {
    guard isAtLineStart else { return }
    isAtLineStart = false
    // The level is that of where the line was broken.
    for _ in 0..<column { output.append(0x20) }
  }
}

/// Returns the number of characters of UTF-8 bytes.
@inline(__always)
func width(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
  var count = 0
  for byte in bytes where byte & 0xC0 != 0x80 { count &+= 1 }
  return count
}
