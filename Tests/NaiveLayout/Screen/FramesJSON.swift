extension ScreenFrames {
  /// The frames in the form of `sduic layout --format json --exact`, with numbers in place of their texts.
  public var json: JSON {
    var members: [String: JSON] = [
      "screen": .text(document.json["name"]?.string ?? document.json["screen"]?.string ?? ""),
      "container": .object([
        "width": .number(container.width), "height": .number(container.height),
        "direction": .text(container.isRightToLeft ? "rtl" : "ltr"), "scale": .null,
      ]),
      "contentSize": .object(["width": .number(contentWidth), "height": .number(contentHeight)]),
      "sections": .array(sections.map(\.json)),
    ]
    members["variants"] = document.json["variants"]
    if document.scrollsHorizontally { members["scrollDirection"] = .text("horizontal") }
    if let scrollRange {
      var range: [String: JSON] = ["from": .number(scrollRange.from), "to": .number(scrollRange.to)]
      if document.layout["scrollAnchor"]?.string == "end" { range["start"] = .number(scrollRange.to) }
      members["scroll"] = .object(range)
    }
    members["empty"] = placeholder?.json
    for (name, frame) in bars { members[name] = frame.json }
    return .object(members)
  }
}

extension Frame {
  var json: JSON { .array(numbers.map(JSON.number)) }
}

extension SectionFrames {
  fileprivate var json: JSON {
    var members: [String: JSON] = [
      "id": .text(name), "kind": .text(kind), "frame": frame.json, "header": header?.json ?? .null,
      "footer": footer?.json ?? .null, "background": background?.json ?? .null,
    ]
    members["sectionId"] = identifier.map(JSON.text)
    members["columns"] = columns.map { .number(Fraction($0)) }
    if collapsedItems > 0 { members["collapsedItems"] = .number(Fraction(collapsedItems)) }
    members[isFailed ? "onFailure" : "empty"] = placeholder?.json
    members[kind == "stack" ? "sections" : "items"] = .array(kind == "stack" ? sections.map(\.json) : itemsJSON)
    for (key, value) in strip?.members ?? [:] { members[key] = value }
    return .object(members)
  }

  private var itemsJSON: [JSON] {
    items.enumerated().map { index, item in
      .object(["index": .number(Fraction(index)), "type": .text(item.type), "frame": item.frame.json])
    }
  }
}

extension Strip {
  fileprivate var members: [String: JSON] {
    var members: [String: JSON] = ["contentWidth": .number(contentWidth)]
    members["restOffsets"] = restOffsets.map { .array($0.map(JSON.number)) } ?? .null
    guard let paging else { return members }
    var pages: [String: JSON] = ["pages": .number(Fraction(paging.pages))]
    pages["segment"] = paging.segment.map(JSON.number)
    pages["jumpBelow"] = paging.jumps.map { .number($0.below) }
    pages["jumpFrom"] = paging.jumps.map { .number($0.from) }
    members["paging"] = .object(pages)
    return members
  }
}

extension JSON {
  /// Returns the differences of another value from this one, such as `/sections/0/frame/1: 20, and 21 there`. A number
  /// and the text of an equal one do not differ.
  public func differences(from other: JSON, at path: String = "") -> [String] {
    switch (self, other) {
    case (.object(let members), .object(let others)):
      Set(members.keys).union(others.keys).sorted().flatMap { key in
        (members[key] ?? .text("(absent)")).differences(from: others[key] ?? .text("(absent)"), at: path + "/" + key)
      }
    case (.array(let elements), .array(let others)) where elements.count == others.count:
      zip(elements, others).enumerated().flatMap { index, pair in
        pair.0.differences(from: pair.1, at: "\(path)/\(index)")
      }
    default: isEqual(to: other) ? [] : ["\(path): \(text), and \(other.text) there"]
    }
  }

  private func isEqual(to other: JSON) -> Bool {
    switch (self, other) {
    case (.number(let number), .text(let text)), (.text(let text), .number(let number)): Fraction(text) == number
    default: self == other
    }
  }

  private var text: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let number): "\(number)"
    case .text(let text): text
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.keys.sorted().map { "\($0): \(members[$0]?.text ?? "")" }.joined(separator: ", ") + "}"
    }
  }
}
