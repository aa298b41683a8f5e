/// A property that an undecided line names, with its place, as the line's words say it.
struct NamedProperty {
  /// Such as `height: 60`, or `fromServer`, which is to be removed.
  let text: String
  /// The words of the statement that it belongs to, such as `unit Card`.
  let place: String
  /// The section that has the place, where the line names it.
  let section: String?

  /// All that a line names.
  static func all(in reason: String) -> [NamedProperty] {
    guard var named = reason.firstMatch(of: /^.*; (.+) would decide it$/)?.1 else { return [] }
    // A bound of widths that data have: the greatest one decides as well.
    named = named.replacing(/a width of at most ([0-9]+) in/) { "`width: \($0.1)` in" }[...]
    var (result, open): ([NamedProperty], [String]) = ([], [])
    for match in named.matches(of: /`([^`]+)`(?: of `section ([^`]+)`)?/) {
      let (words, section) = (String(match.1), match.2.map(String.init))
      if words == "adaptive" {
        result += open.map { NamedProperty(text: $0, place: "section \(section ?? "")", section: nil) }
        open = []
      } else if let first = words.split(separator: " ").first, places.contains(String(first)) {
        result += open.map { NamedProperty(text: $0, place: words, section: section) }
        open = []
      } else {
        open.append(words)
      }
    }
    return result
  }

  private static let places = ["screen", "section", "unit", "header", "footer", "empty", "onFailure"]

  /// The files of a program with the property in its place: wherever the same is written there, in the section itself, in
  /// its `when`s, and in the layouts that it uses.
  ///
  /// - Parameter owner: The section of the line, which has the place unless the property says otherwise.
  func written(into files: [String: String], owner: String?) -> [String: String] {
    let inPlace = place.hasPrefix("section ") ? String(place.dropFirst("section ".count)) : nil
    let meant = inPlace ?? section ?? owner ?? ""
    var blocks: [(path: String, block: PropertyEdit.Block)] = []
    for (path, text) in files {
      let edit = PropertyEdit(text)
      blocks += edit.blocks(in: edit.file).map { (path, $0) }
    }
    let reached = layouts(of: meant, blocks, files)
    return Dictionary(
      uniqueKeysWithValues: files.map { path, text in
        var edit = PropertyEdit(text)
        for (file, block) in blocks where file == path {
          if place.hasPrefix("screen "), block.name(behind: "screen").map({ "screen " + $0 }) == place {
            write(in: block, &edit)
          }
          if meant.isEmpty, place.hasPrefix("empty "), block.name(behind: "screen") != nil {
            for part in edit.ownBlocks(in: block) where part.opening == place { write(in: part, &edit) }
          }
          guard !meant.isEmpty,
            block.name(behind: "section") == meant || block.name(behind: "layout").map(reached.contains) ?? false
          else { continue }
          let parts = [block] + edit.ownBlocks(in: block)
          for part in parts where isMeant(part, in: block) {
            if part.opening == "item",
              let parent = parts.last(where: { $0.body.contains(part.body.lowerBound) && $0.body != part.body }),
              parent.opening.hasPrefix("when"), block.name(behind: "layout") == nil
            {
              writeUnit(in: parent, behind: part, &edit)
            } else {
              write(in: part, &edit)
            }
          }
        }
        return (path, edit.edited)
      })
  }

  /// The layouts that a section and its layouts name.
  private func layouts(
    of section: String, _ blocks: [(path: String, block: PropertyEdit.Block)], _ files: [String: String]
  ) -> Set<String> {
    var (reached, isNew): (Set<String>, Bool) = ([], true)
    while isNew {
      isNew = false
      for (path, block) in blocks {
        guard block.name(behind: "section") == section || block.name(behind: "layout").map(reached.contains) ?? false
        else { continue }
        let edit = PropertyEdit(files[path] ?? "")
        for name in blocks.compactMap({ $0.block.name(behind: "layout") }) where !reached.contains(name) {
          if edit.contains(name, in: block) { isNew = reached.insert(name).inserted || isNew }
        }
      }
    }
    return reached
  }

  private func isMeant(_ part: PropertyEdit.Block, in outer: PropertyEdit.Block) -> Bool {
    let first = part.opening.split(separator: " ").first.map(String.init) ?? ""
    let isWhole = part.body == outer.body
    if place.hasPrefix("section ") { return isWhole || first == "when" }
    if place.hasPrefix("screen ") { return false }
    // In layouts, parts have no names.
    return part.opening == place
      || (place.hasPrefix("unit ") ? first == "item" : part.opening == place.split(separator: " ")[0])
  }

  /// Writes the property into the unit where a `when` sets the same of all items, so that other units keep theirs.
  private func writeUnit(in parent: PropertyEdit.Block, behind item: PropertyEdit.Block, _ edit: inout PropertyEdit) {
    let slot = ["minHeight": "height", "maxHeight": "height", "minWidth": "width"][name] ?? name
    guard edit.sets(slot, in: item) else { return }
    guard let unit = edit.ownBlocks(in: parent).first(where: { $0.opening == place }) else {
      return edit.append("\(place) { \(text) }", behind: item)
    }
    // Where the unit sets it itself, that is changed there.
    if !edit.sets(slot, in: unit), !edit.sets(name, in: unit) { edit.append(text, in: unit) }
  }

  private var name: String { String(text.prefix { $0 != ":" }) }

  private func write(in block: PropertyEdit.Block, _ edit: inout PropertyEdit) {
    switch name {
    case "fromServer": edit.remove(name, in: block)
    // No `when` sets it.
    case "maxItems" where edit.sets(name, in: block): edit.set(text, in: block, insteadOf: [name])
    case "maxItems": if block.name(behind: "section") != nil { edit.append(text, in: block) }
    case "max": edit.limitColumns(text, in: block)
    case "minHeight", "maxHeight": edit.set(text, in: block, insteadOf: [name], beside: ["height", "ratio"])
    case "minWidth": edit.set(text, in: block, insteadOf: [name], beside: ["width", "inView"])
    case "height": edit.set(text, in: block, insteadOf: ["height", "ratio"])
    case "width": edit.set(text, in: block, insteadOf: ["width", "inView"])
    default: edit.set(text, in: block, insteadOf: [name])
    }
  }
}

extension PropertyEdit.Block {
  /// The name that follows a keyword of its opening.
  func name(behind keyword: String) -> String? {
    let words = opening.split { $0 == " " || $0 == ":" || $0 == "(" }.map(String.init)
    guard let index = words.prefix(3).firstIndex(of: keyword), index + 1 < words.count else { return nil }
    return words[index + 1]
  }
}
