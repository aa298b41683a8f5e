import SDUIJSON

enum PartKey: KeyName, ObjectKey {
  case kind, accepts, children
  static let keys = KeySet<PartKey>(.part)
}

extension ScreenDecoder {
  /// The tree of a mosaic, which is read whole.
  ///
  /// - Parameter units: The names of the section's units.
  func arrangement(_ node: JSONNodeID, _ units: NameTable) throws(ScreenDocumentError) -> Arrangement {
    var nodes: [ArrangementNode] = []
    try appendPart(node, in: nil, depth: 1, units, to: &nodes)
    let lists = nodes.compactMap { $0.units }
    for list in lists {
      guard lists.allSatisfy({ $0 == list || !$0.contains(where: list.contains) }) else {
        throw failure("Cells that accept one unit must accept the same units.", at: node)
      }
    }
    return Arrangement(nodes: nodes)
  }

  /// A part and its children, in pre-order.
  private func appendPart(
    _ node: JSONNodeID, in parent: ArrangementNode.Kind?, depth: Int, _ units: NameTable,
    to nodes: inout [ArrangementNode]
  ) throws(ScreenDocumentError) {
    let slots = try closedSlots(of: node, PartKey.keys, "A part of a tree")
    let kinds: [ArrangementNode.Kind] = parent == nil ? [.row, .column] : ArrangementNode.Kind.allCases
    let kind = try word(required(slots, .kind), kinds)
    guard nodes.count < Arrangement.maximumNodes else {
      throw failure("A tree has at most \(Arrangement.maximumNodes) parts.", at: node)
    }
    guard depth <= Arrangement.maximumDepth else {
      throw failure("A tree is at most \(Arrangement.maximumDepth) parts deep.", at: node)
    }
    let properties = try properties(slots, PartKey.keys, Place(kind: .mosaic))
    var part = ArrangementNode(kind, in: parent, properties)
    if let accepted = slots[.accepts] { part.units = try self.units(accepted, among: units, in: kind) }
    try check(part, properties, in: parent, slots)
    let index = nodes.count
    nodes.append(part)
    guard kind != .cell else { return }
    let children = try required(slots, .children)
    for child in try elements(of: children, "The children") {
      try appendPart(child, in: kind, depth: depth + 1, units, to: &nodes)
    }
    nodes[index].size = nodes.count - index
    guard nodes.count > index + 1 else { throw failure("A row or column has at least one child.", at: children) }
  }

  /// The units that a cell accepts.
  private func units(
    _ node: JSONNodeID, among units: NameTable, in kind: ArrangementNode.Kind
  ) throws(ScreenDocumentError) -> [Int] {
    guard kind == .cell else { throw failure("Only a cell accepts units.", at: node) }
    var result: [Int] = []
    for element in try elements(of: node, "The accepted units") {
      let unit = try reference(element, in: units, "accepted unit")
      guard !result.contains(unit) else { throw failure("This unit is accepted twice.", at: element) }
      result.append(unit)
    }
    return result
  }

  /// Checks the keys of a part, by its kind and the kind of its parent.
  private func check(
    _ part: ArrangementNode, _ properties: PropertyList, in parent: ArrangementNode.Kind?, _ slots: Slots<PartKey>
  ) throws(ScreenDocumentError) {
    if parent == nil, properties[.partHeight] == nil {
      throw failure("The outermost part must have a \"height\".", at: slots.object)
    }
    guard ArrangementNode.accepts(part.width, on: .width, in: parent) else {
      throw failure("The width of this part takes no size of this form.", at: slots.object)
    }
    guard ArrangementNode.accepts(part.height, on: .height, in: parent) else {
      throw failure("The height of this part takes no size of this form.", at: slots.object)
    }
    guard part.kind == .cell else { return }
    let isPlain = properties[.partSpacing] == nil && properties[.partInsets] == nil && slots[.children] == nil
    guard isPlain else { throw failure("A cell has neither children nor room for them.", at: slots.object) }
  }
}

extension ScreenEncoder {
  /// The tree of a mosaic: each part with its children in it.
  mutating func encode(_ arrangement: Arrangement) {
    guard !arrangement.nodes.isEmpty else { return writer.null() }
    encode(part: 0, of: arrangement)
  }

  private mutating func encode(part index: Int, of arrangement: Arrangement) {
    let node = arrangement.nodes[index]
    writer.beginObject()
    writer.member(PartKey.kind, node.kind.rawValue)
    if let accepted = node.units {
      encode(accepted.filter(units.indices.contains), as: PartKey.accepts) { encoder, unit in
        encoder.writer.string(encoder.wireName(of: encoder.units[unit].component))
      }
    }
    var properties = PropertyList()
    properties[.partWidth] = .size(node.width)
    properties[.partHeight] = .size(node.height)
    if node.spacing != .zero { properties[.partSpacing] = .length(node.spacing) }
    if node.insets != Insets() { properties[.partInsets] = .insets(node.insets) }
    encode(properties)
    if node.kind != .cell {
      encode(arrangement.children(of: index), as: PartKey.children) { $0.encode(part: $1, of: arrangement) }
    }
    writer.endObject()
  }
}

extension Arrangement {
  static var jsonForm: ValueForm {
    let head: JSONTree = [
      "title": "Part of a mosaic", "description": "A row, a column, or a cell, which holds one item.",
      "allOf": [.reference("partProperties")], "type": "object",
    ]
    let part = head.adding([
      "properties": PartKey.properties { key in
        switch key {
        case .kind: .oneOf(ArrangementNode.Kind.allCases.map { $0.rawValue })
        case .accepts:
          [
            "title": "Units that take this cell", "description": "Without it, those that no cell names.",
            "type": "array",
            "items": ["type": "string"], "uniqueItems": true,
          ]
        case .children: ["type": "array", "items": .reference("part"), "minItems": 1]
        }
      },
      "required": ["kind"], "if": ["properties": ["kind": ["const": "cell"]]],
      "then": ["properties": ["children": false, "spacing": false, "insets": false]],
      "else": ["required": ["children"], "properties": ["accepts": false]], "unevaluatedProperties": false,
    ])
    let tree: JSONTree = [
      "title": "What a mosaic repeats", "description": "Items fill its cells in order.",
      "allOf": [.reference("part")], "properties": ["kind": .oneOf(["row", "column"])], "required": ["height"],
    ]
    return ValueForm("tree", named: "tree", tree, [("part", part)])
  }
}
