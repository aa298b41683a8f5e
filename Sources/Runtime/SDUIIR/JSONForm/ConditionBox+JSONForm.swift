import SDUIJSON

enum BoxKey: KeyName, ObjectKey {
  case minWidth, belowWidth, minHeight, belowHeight, minTextScale, belowTextScale, flags, clients
  static let keys = KeySet<BoxKey>(followedBy: ContainerTrait.allCases.map { $0.name })
}

extension ScreenDecoder {
  /// The boxes of a condition.
  func conditionBoxes(_ node: JSONNodeID) throws(ScreenDocumentError) -> [ConditionBox] {
    var boxes: [ConditionBox] = []
    for box in try elements(of: node, "A condition") { boxes.append(try conditionBox(box)) }
    guard !boxes.isEmpty else { throw failure("A condition must have at least one box.", at: node) }
    return boxes
  }

  private func conditionBox(_ node: JSONNodeID) throws(ScreenDocumentError) -> ConditionBox {
    let slots = try closedSlots(of: node, BoxKey.keys, "A box of a condition")
    var box = ConditionBox()
    if let node = slots[.minWidth] { box.width.minimum = try rational(node) }
    if let node = slots[.belowWidth] { box.width.end = try rational(node) }
    if let node = slots[.minHeight] { box.height.minimum = try rational(node) }
    if let node = slots[.belowHeight] { box.height.end = try rational(node) }
    if let node = slots[.minTextScale] { box.textScale.minimum = try rational(node) }
    if let node = slots[.belowTextScale] { box.textScale.end = try rational(node) }
    box.traits = try traits(slots)
    if let node = slots[.flags] { box.flags = try flagCases(node) }
    if let node = slots[.clients] {
      let clients = try clientSet(node)
      box.clients = clients == .everything ? nil : clients
    }
    return box
  }
}

extension ScreenEncoder {
  /// A box of a condition.
  mutating func encode(_ box: ConditionBox) {
    writer.beginObject()
    writer.member(BoxKey.minWidth, box.width.minimum)
    writer.member(BoxKey.belowWidth, box.width.end)
    writer.member(BoxKey.minHeight, box.height.minimum)
    writer.member(BoxKey.belowHeight, box.height.end)
    writer.member(BoxKey.minTextScale, box.textScale.minimum)
    writer.member(BoxKey.belowTextScale, box.textScale.end)
    encode(box.traits)
    encode(box.flags)
    member(BoxKey.clients, box.clients) { $0.encode($1) }
    writer.endObject()
  }
}
