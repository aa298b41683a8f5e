import Foundation

extension SectionReader {
  /// A whole number that a response sets.
  public func count(_ key: String, in range: ClosedRange<Decimal>) -> Int? {
    guard let node = member(key) else { return nil }
    if let text = node.number, ExactNumber(text)?.whole == nil {
      reader.reportType(node, "a whole number")
      return nil
    }
    return number(node, in: range).map { Int($0) }
  }

  /// The spacing that a response sets.
  public func spacing(in range: ClosedRange<Decimal>) -> SectionSpacing? {
    guard let lengths = lengths("spacing", ["lines", "items"], in: range) else { return nil }
    return SectionSpacing(lines: lengths[0], items: lengths[1])
  }

  /// The insets that a response sets.
  public func insets(in range: ClosedRange<Decimal>) -> SectionInsets? {
    guard let lengths = lengths("insets", ["top", "leading", "bottom", "trailing"], in: range) else { return nil }
    return SectionInsets(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
  }

  /// Lengths by their names; `nil` unless all of them are right.
  private func lengths(_ key: String, _ names: [String], in range: ClosedRange<Decimal>) -> [Double]? {
    guard let node = member(key) else { return nil }
    guard node.isObject else {
      reader.reportType(node, "an object")
      return nil
    }
    let lengths = names.map { name in reader.required(name, of: node).flatMap { number($0, in: range) } }
    return lengths.contains(nil) ? nil : lengths.compactMap { $0 }
  }

  private func number(_ node: ResponseNode, in range: ClosedRange<Decimal>) -> Double? {
    guard let text = node.number else {
      reader.reportType(node, "a number")
      return nil
    }
    if let value = ExactNumber(text)?.decimal, range.contains(value), let double = Double(text) { return double }
    reader.report(.serverValue, at: node, "`\(format.name)` leaves other values to a response")
    return nil
  }
}

extension ResponseReader {
  /// The identity of a section, which no other section of the response has.
  func sectionID(of node: ResponseNode, _ section: SectionFormat) -> String? {
    let key = format.key("sectionId")
    let sent = section.isRepeated ? node[key] : required(key, of: node)
    var id: String? = section.name
    if section.isRepeated {
      guard let sent, !sent.isNull else { return nil }
      id = sent.text
      if id == nil { reportType(sent, "a text or `null`") }
      if id == "" {
        report(.constraint, at: sent, "`\(key)` is empty")
        id = nil
      }
    } else if let sent, !(sent.text.map(section.name.isExactly) ?? false) {
      report(.constraint, at: sent, "this is not the name of the section")
    }
    guard let id else { return nil }
    if !sectionIDs.insert(id).inserted {
      report(.duplicateSection, at: sent ?? node[format.key("section")] ?? node, "this section is there already")
    }
    return id
  }
}
