/// Returns the changes that formatting makes to a file, in the order of the text: each replaces the text between two
/// words.
///
/// - Parameter range: the bytes that may be changed, as an editor selects them; the whole file without it.
package func edits(formatting tree: SyntaxTree, in range: Range<Int>? = nil) -> [TextEdit] {
  let old = tree.source.bytes
  let new = format(tree)
  var edits: [TextEdit] = []
  var (before, after) = (0, 0)
  while before < old.count || after < new.count {
    let (endBefore, endAfter) = (endOfFiller(in: old, from: before), endOfFiller(in: new, from: after))
    for piece in pieces(old[before..<endBefore], new[after..<endAfter])
    where piece.old != piece.new && touches(range, piece.old.indices) {
      edits.append(
        TextEdit(SourceRange(file: tree.file, piece.old.indices), String(decoding: piece.new, as: UTF8.self)))
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

/// Returns the text between two words, before and after, in pieces: blanks are replaced by themselves if the marks
/// among them stay the same, so that an edit is as small as possible.
private func pieces(
  _ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>
) -> [(old: ArraySlice<UInt8>, new: ArraySlice<UInt8>)] {
  guard old != new else { return [] }
  guard old.filter({ !isBlank($0) }) == new.filter({ !isBlank($0) }) else { return [(old, new)] }
  var pieces: [(old: ArraySlice<UInt8>, new: ArraySlice<UInt8>)] = []
  var (old, new) = (old, new)
  while true {
    let (blanks, others) = (old.prefix(while: isBlank), new.prefix(while: isBlank))
    pieces.append((blanks, others))
    (old, new) = (old[blanks.endIndex...], new[others.endIndex...])
    guard old.popFirst() != nil, new.popFirst() != nil else { return pieces }
  }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

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
