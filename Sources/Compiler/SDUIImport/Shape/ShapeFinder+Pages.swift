import SDUIIR
import SDUIJSON

extension ShapeFinder {
  /// Finds the number of the page, the cursor of the next one, and whether there is one, outside of the list.
  mutating func readPages(outside list: WirePath) {
    func place(_ table: [String], where fits: (SampleNode) -> Bool) -> WirePath? {
      search(samples.roots, at: [], list, table, where: fits).map { WirePath($0) }
    }
    let next = place(UsualKeys.next) { samples.kind($0) == .string || samples.kind($0) == .null }
    let hasNext = place(UsualKeys.hasNext) { samples.kind($0) == .boolean }
    let page = place(UsualKeys.page) { samples.document($0).integer(of: $0.node).map { $0 >= 0 } ?? false }
    // Servers count from 1, unless one has a page 0.
    let isFromZero = page.map { page in
      samples.roots.contains { value(page, of: $0).map { samples.document($0).integer(of: $0.node) == 0 } ?? false }
    }
    let number = page
    if isFromZero == false, let page {
      note("pages are counted from 1, because none is 0", at: samples.roots.first.flatMap { value(page, of: $0) })
    }
    // Whether there is another page is of no use without a way to ask for it.
    guard next != nil || number != nil else {
      if let hasNext, let first = samples.roots.first.flatMap({ value(hasNext, of: $0) }) {
        note("`\(hasNext.text)` says whether there is another page, and nothing says how to ask for it", at: first)
      }
      return
    }
    for (key, path) in [(ResponseKey.page, number), (.hasNext, hasNext), (.next, next)] {
      guard let path, key == .next || samples.roots.allSatisfy({ value(path, of: $0) != nil }) else { continue }
      change { $0.keys.set(key, to: .paths([path]), as: key == .page && isFromZero == false ? .first(1) : .usual) }
    }
    let isCursor =
      next.map { next in
        samples.roots.allSatisfy { root in
          guard let hasNext, value(hasNext, of: root).map(isTrue) ?? false else { return true }
          return value(next, of: root).map { samples.kind($0) == .string } ?? false
        }
      } ?? false
    guard isCursor || (number != nil && hasNext != nil) else { return }
    let style = isCursor ? "cursor" : "page"
    change { $0.pagination = "(by: \(style), prefetch: 6)" }
  }

  /// Whether there is a list of objects in a value or in what it holds.
  private func holdsList(_ value: SampleNode) -> Bool {
    isListOfObjects(value) || samples.members([value]).contains { $0.values.contains(where: isListOfObjects) }
  }

  private func isTrue(_ value: SampleNode) -> Bool { samples.document(value).boolean(of: value.node) == true }

  /// The path of the first usual key under which all values fit; the shallowest one.
  private func search(
    _ values: [SampleNode], at path: [WirePath.Step], _ list: WirePath, _ table: [String],
    where fits: (SampleNode) -> Bool
  ) -> [WirePath.Step]? {
    let objects = values.filter { samples.kind($0) == .object }
    let members = samples.members(objects)
    guard path.count < 4, members.count <= DataInference.maximumKeyCount else { return nil }
    let fitting = members.filter { member in member.values.allSatisfy(fits) }.map { $0.key }
    if let key = UsualKeys.first(of: table, in: fitting) { return path + [.key(key)] }
    for member in members where path + [.key(member.key)] != Array(list.container.steps) {
      // The page of another list says nothing of this one.
      if !list.container.steps.starts(with: path + [.key(member.key)]), member.values.contains(where: holdsList),
        !UsualKeys.pages.contains(UsualKeys.plain(member.key))
      {
        continue
      }
      // A link is an object: `_links.next.href`.
      if table.contains(UsualKeys.plain(member.key)),
        let link = samples.members(member.values).first(where: { $0.key == "href" }),
        link.values.allSatisfy(fits)
      {
        return path + [.key(member.key), .key("href")]
      }
      if let found = search(member.values, at: path + [.key(member.key)], list, table, where: fits) { return found }
    }
    return nil
  }
}
