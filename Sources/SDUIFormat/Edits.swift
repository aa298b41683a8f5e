import SDUIDiagnostics
import SDUISource
import SDUISyntax

/// The changes that formatting makes to a file, in the order of the text: each replaces what stands between two words.
///
/// - Parameter range: the bytes that may be changed, as an editor selects them; the whole file without it.
public func edits(formatting tree: SyntaxTree, in range: Range<Int>? = nil) -> [TextEdit] {
  let old = tree.source.bytes
  let new = format(tree)
  var edits: [TextEdit] = []
  var (before, after) = (0, 0)
  while before < old.count || after < new.count {
    let (endBefore, endAfter) = (endOfFiller(in: old, from: before), endOfFiller(in: new, from: after))
    if old[before..<endBefore] != new[after..<endAfter], touches(range, before..<endBefore) {
      edits.append(
        TextEdit(
          SourceRange(file: tree.file, before..<endBefore), String(decoding: new[after..<endAfter], as: UTF8.self)))
    }
    (before, after) = (endBefore, endAfter)
    // Everything else is the same in both.
    while before < old.count, after < new.count, !isFiller(old[before]), old[before] == new[after] {
      before += 1
      after += 1
    }
    if before < old.count, !isFiller(old[before]), after >= new.count || !isFiller(new[after]) { break }
  }
  return edits
}

private func touches(_ selected: Range<Int>?, _ range: Range<Int>) -> Bool {
  guard let selected else { return true }
  return range.lowerBound <= selected.upperBound && selected.lowerBound <= range.upperBound
}

private func endOfFiller(in bytes: [UInt8], from start: Int) -> Int {
  var offset = start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  while offset < bytes.count, isFiller(bytes[offset]) { offset += 1 }
  return offset
}

/// Whether formatting may add or remove a byte: blanks, commas, braces and the byte-order mark.
private func isFiller(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"): true
  default: false
  }
}
