import SDUIJSON

/// The JSON of each declaration of a screen, as the screen's document has it. Two screens declare the same under a name
/// if the bytes are equal.
package struct DeclarationForms: Sendable {
  /// In the order of the contract.
  package private(set) var records: [[UInt8]] = []
  /// In the order of the contract.
  package private(set) var enums: [[UInt8]] = []
  /// In the order of the contract.
  package private(set) var actions: [[UInt8]] = []
  /// In the order of the contract.
  package private(set) var components: [[UInt8]] = []

  /// Encodes the declarations of a screen.
  package init(of screen: Screen) {
    let contract = screen.contract
    // One encoder for all: it holds a copy of the screen.
    var encoder = ScreenEncoder(screen, namesSources: true)
    records = contract.records.elements.map {
      encoder.encode($0.name, $0.documentation, $0.fields, reserved: $0.reserved)
      return encoder.finish()
    }
    enums = contract.enums.elements.map {
      encoder.encode($0)
      return encoder.finish()
    }
    actions = contract.actions.elements.map {
      encoder.encode($0.name, $0.documentation, $0.fields, reserved: $0.reserved)
      return encoder.finish()
    }
    components = contract.components.elements.map {
      encoder.encode($0)
      return encoder.finish()
    }
  }
}
