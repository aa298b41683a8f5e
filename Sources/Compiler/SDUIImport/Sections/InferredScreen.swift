import SDUIIR

/// A screen before it is written as source.
struct InferredScreen {
  var name: String
  var wire: String
  /// Keys that responses name differently.
  var keys: ResponseKeys
  var pagination: String?
  var bars: [(name: String, component: String)] = []
  var sections: [InferredSection] = []
  var declarations: [InferredDeclaration] = []
}

/// A section before it is written as source.
struct InferredSection {
  let name: String
  let wire: String
  var isEssential = false
  var isRepeated = false
  var header: String?
  var footer: String?
  var bundle: InferredBundle?
  /// The source names of the components of its units.
  var units: [String] = []
  /// Whether only their position tells units apart.
  var isPositional = false
  /// The places of its parts that differ from those of the other sections.
  var keys = ResponseKeys()
  /// The arrangement that the server asks for.
  var layout = SectionLayout()
  /// Whether later pages go on with it.
  var grows = false
  /// Whether it is its only unit.
  var isUnit = false
}

/// One unit that holds a whole section.
struct InferredBundle {
  let wire: String
  /// The key of the data of the units.
  let units: String
  var header: String?
  var footer: String?
}
