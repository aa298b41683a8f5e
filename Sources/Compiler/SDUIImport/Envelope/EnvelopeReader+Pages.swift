import SDUIIR
import SDUIJSON

extension EnvelopeReader {
  private static let pageNames = ["page", "pageNumber", "pageIndex", "currentPage"]

  /// The number of a page under any of the usual keys.
  func pageNumber(of root: SampleNode) -> Int64? {
    for name in Self.pageNames {
      guard let value = samples.member(name, root) else { continue }
      return samples.document(value).integer(of: value.node)
    }
    return nil
  }

  /// Finds the keys for the number of a page, and for what follows it.
  mutating func readPages() {
    let samples = samples
    let page = find(.page, Self.pageNames) { value in
      let number = samples.document(value).integer(of: value.node)
      return number.map { 0...ValueRule.integers.upperBound ~= $0 } ?? false
    }
    let more = find(.hasNext, ["hasNext", "hasMore", "hasNextPage", "more"]) { samples.kind($0) == .boolean }
    let next = find(.next, ["next", "nextCursor", "cursor", "nextPageToken", "nextToken"]) {
      samples.kind($0) == .string || samples.kind($0) == .null
    }
    guard more else { return }
    let isCursor =
      next
      && samples.roots.allSatisfy { root in
        let hasNext = samples.member(envelope.keys[.hasNext], root).flatMap {
          samples.document($0).boolean(of: $0.node)
        }
        return hasNext != true
          || samples.member(envelope.keys[.next], root).map { samples.kind($0) == .string } ?? false
      }
    guard isCursor || page, let first = samples.roots.first else { return }
    let style = isCursor ? "cursor" : "page"
    change { $0.pagination = "(by: \(style), prefetch: 6)" }
    add(note("later pages are requested by \(style); `prefetch: 6` is a guess", at: first))
  }

  /// Names a key of the response if all values under one of some names fit. Otherwise the name of the format is given to
  /// a key that no response has.
  private mutating func find(_ key: ResponseKey, _ names: [String], where fits: (SampleNode) -> Bool) -> Bool {
    let keys = samples.members(samples.roots)
    let spellings = keys.filter { member in names.contains(SourceNames.lower(member.key)) }
    let found = spellings.first { $0.values.allSatisfy(fits) }
    if let found {
      change { $0.keys.rename(key, to: found.key) }
      return true
    }
    reserve(key, keys.map { $0.key })
    return false
  }

  private mutating func reserve(_ key: ResponseKey, _ keys: [String]) {
    guard keys.contains(key.rawValue) else { return }
    change { $0.keys[key] = Self.unused("response" + SourceNames.upper(key.rawValue), in: keys) }
  }

  /// Reads the name of the screen, and gives other names to keys of the format that mean something else here. A layout
  /// that is sent along is that of another screen than the imported one.
  mutating func readScreen() {
    let keys = samples.members(samples.roots).map { $0.key }
    let screens = samples.roots.compactMap { samples.member("screen", $0) }
    let names = Set(screens.map { samples.text($0) ?? "" })
    if names.count == 1, let name = names.first, !name.isEmpty {
      change { $0.screen = name }
    } else {
      reserve(.screen, keys)
    }
    reserve(.layout, keys)
    reserve(.variants, keys)
    let digests = samples.roots.compactMap { samples.member("layoutId", $0) }.map { samples.text($0) ?? "" }
    let isHexadecimal = digests.allSatisfy { text in
      text.utf8.count == 64
        && text.utf8.allSatisfy {
          UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
        }
    }
    if !isHexadecimal { reserve(.layoutId, keys) }
    let versions = samples.roots.compactMap { samples.member("sdui", $0) }.map { samples.text($0) ?? "" }
    if !versions.allSatisfy({ FormatVersion(rawValue: $0) != nil }) { reserve(.sdui, keys) }
  }

  /// Notes the keys that the screen does not describe, and renames those of the format that would be read as such.
  mutating func noteOtherKeys(of objects: [SampleNode], _ place: ResponseKey.Object, _ what: String) {
    let keys = ResponseKey.allCases.filter { $0.object == place }
    let members = samples.members(objects)
    if place == .section {
      if members.contains(where: { $0.key == "failed" && !$0.values.allSatisfy { samples.kind($0) == .boolean } }) {
        change { $0.keys[.failed] = Self.unused("sectionFailed", in: members.map { $0.key }) }
      }
    }
    for member in members {
      let isRead = keys.contains { key in
        envelope.keys[key] == member.key && ![.columns, .startColumn, .spacing, .insets, .sections].contains(key)
          && ([.header, .footer].contains(key) ? hasParts(key) : true)
      }
      if isRead { continue }
      add(note("`\(member.key)` of \(what) is not described; clients ignore it", at: member.values[0]))
    }
  }

  private func hasParts(_ key: ResponseKey) -> Bool {
    envelope.sections.contains { !(key == .header ? $0.headers : $0.footers).isEmpty }
  }
}
