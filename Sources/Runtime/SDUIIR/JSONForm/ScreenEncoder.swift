import SDUIJSON

/// Writes a screen document, key by key in the order of the format.
struct ScreenEncoder {
  var writer: JSONWriter
  let screen: Screen
  /// Whether source names and documentation are written: for tools and people, not for clients.
  let namesSources: Bool
  /// Those of the section that is being written: cells of a mosaic name them by index.
  var units: [SectionUnit] = []

  init(_ screen: Screen, namesSources: Bool) {
    self.screen = screen
    self.namesSources = namesSources
    writer = JSONWriter(capacity: 4096 + 256 * (screen.sections.count + screen.contract.components.count))
  }

  /// Returns the bytes that have been written; the encoder is empty afterwards, so that nothing is copied.
  mutating func finish() -> [UInt8] {
    var finished = JSONWriter()
    swap(&finished, &writer)
    return (consume finished).finish()
  }

  /// The whole document.
  mutating func encodeScreen() {
    writer.beginObject()
    writer.member(ScreenKey.sdui, screen.formatVersion(of: .document).rawValue)
    writer.member(ScreenKey.screen, screen.name.wire)
    encodeSource(screen.name, screen.documentation, ScreenKey.self)
    encodeVariants()
    writer.key(ScreenKey.contract)
    encodeContract()
    writer.key(ScreenKey.layout)
    encodeLayout()
    writer.key(ScreenKey.sectionList)
    encodeSectionList()
    encodeRequirementsAndTests()
    writer.endObject()
  }

  /// Writes the author's requirements and tests. It is in the screen document only: clients have no use for it.
  mutating func encodeRequirementsAndTests() {
    if !screen.requirements.isEmpty { encode(screen.requirements, as: ScreenKey.requirements) { $0.encode($1) } }
    if !screen.tests.isEmpty { encode(screen.tests, as: ScreenKey.tests) { $0.encode($1) } }
  }

  /// The layout: properties of the screen, decorations, sections.
  mutating func encodeLayout() {
    writer.beginObject()
    encode(namesSources ? screen.properties : screen.clientProperties)
    member(LayoutKey.empty, screen.empty) { $0.encode($1) }
    member(LayoutKey.topBar, screen.bars.top) { $0.encode($1) }
    member(LayoutKey.bottomBar, screen.bars.bottom) { $0.encode($1) }
    writer.key(LayoutKey.decorations)
    writer.beginObject()
    for decoration in screen.contract.decorations.elements {
      writer.key(decoration.name.wire)
      writer.beginObject()
      encodeSource(decoration.name, decoration.documentation, DecorationKey.self)
      encode(decoration.properties)
      writer.endObject()
    }
    writer.endObject()
    encode(screen.sections)
    writer.endObject()
  }

  /// The source name, where it is another one, and the documentation, where there is one.
  @inline(__always)
  mutating func encodeSource<Key: SourceNameKey>(_ name: DeclaredName, _ documentation: String, _ keys: Key.Type) {
    guard namesSources else { return }
    if name.source != name.wire { writer.member(Key.name, name.source) }
    if !documentation.isEmpty { writer.member(Key.documentation, documentation) }
  }

  /// A key and an array, element by element.
  @inline(__always)
  mutating func encode<Elements: Sequence>(
    _ elements: Elements, as key: some ObjectKey, _ encode: (inout ScreenEncoder, Elements.Element) -> Void
  ) {
    writer.key(key)
    writer.beginArray()
    for element in elements { encode(&self, element) }
    writer.endArray()
  }

  /// A key and its value, if there is one.
  @inline(__always)
  mutating func member<Value>(
    _ key: some ObjectKey, _ value: Value?, _ encode: (inout ScreenEncoder, Value) -> Void
  ) {
    guard let value else { return }
    writer.key(key)
    encode(&self, value)
  }

  /// The wire name of a component.
  func wireName(of component: ID<Component>) -> String {
    screen.contract.components.elements[component.index].name.wire
  }
}
