import SDUIJSON

enum TestKey: KeyName, ObjectKey {
  case title, container, requirements
  static let keys = KeySet<TestKey>()
}

enum ContainerKey: KeyName, ObjectKey {
  case device, width, height, insets, textScale
  static let keys = KeySet<ContainerKey>(followedBy: ContainerTrait.allCases.map { $0.name })
}

enum SafeAreaInsetsKey: KeyName, ObjectKey {
  case top, left, bottom, right
  static let keys = KeySet<SafeAreaInsetsKey>()
}

extension ScreenDecoder {
  /// Reads the author's tests of single containers.
  func tests(_ node: JSONNodeID?, _ places: SectionPlaces) throws(ScreenDocumentError) -> [ScreenTest] {
    guard let node else { return [] }
    var result: [ScreenTest] = []
    var places = places
    places.hasPositionsOfItems = true
    for element in try elements(of: node, "The tests") {
      let slots = try slots(of: element, TestKey.keys, "A test")
      let container = try closedSlots(
        of: required(slots, .container), ContainerKey.keys, "The container of a test")
      var test = ScreenTest(
        title: try text(required(slots, .title)),
        width: try positive(required(container, .width)))
      if let node = container[.device] { test.device = try text(node) }
      if let node = container[.height] { test.height = try positive(node) }
      if let node = container[.insets] { test.insets = try referenceInsets(node) }
      if let node = container[.textScale] { test.textScale = try positive(node) }
      test.traits = try traits(container)
      test.requirements = try requirements(required(slots, .requirements), places)
      result.append(test)
    }
    return result
  }

  private func referenceInsets(_ node: JSONNodeID) throws(ScreenDocumentError) -> SafeAreaInsets {
    let slots = try closedSlots(of: node, SafeAreaInsetsKey.keys, "The insets of a container")
    return SafeAreaInsets(
      top: try notNegative(required(slots, .top)), left: try notNegative(required(slots, .left)),
      bottom: try notNegative(required(slots, .bottom)),
      right: try notNegative(required(slots, .right)))
  }

  private func notNegative(_ node: JSONNodeID) throws(ScreenDocumentError) -> Rational {
    let value = try rational(node)
    guard !value.isNegative else { throw failure("This must not be negative.", at: node) }
    return value
  }
}

extension ScreenEncoder {
  mutating func encode(_ test: ScreenTest) {
    writer.beginObject()
    writer.member(TestKey.title, test.title)
    writer.key(TestKey.container)
    writer.beginObject()
    writer.member(ContainerKey.device, test.device)
    writer.member(ContainerKey.width, test.width)
    writer.member(ContainerKey.height, test.height)
    member(ContainerKey.insets, test.insets) { $0.encode($1) }
    writer.member(ContainerKey.textScale, test.textScale)
    encode(test.traits)
    writer.endObject()
    encode(test.requirements, as: TestKey.requirements) { $0.encode($1) }
    writer.endObject()
  }

  /// By physical side, where a section's insets are by leading and trailing.
  private mutating func encode(_ insets: SafeAreaInsets) {
    writer.beginObject()
    writer.member(SafeAreaInsetsKey.top, insets.top)
    writer.member(SafeAreaInsetsKey.left, insets.left)
    writer.member(SafeAreaInsetsKey.bottom, insets.bottom)
    writer.member(SafeAreaInsetsKey.right, insets.right)
    writer.endObject()
  }
}
