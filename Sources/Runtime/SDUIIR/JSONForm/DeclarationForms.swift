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
    func forms<Element>(_ store: Store<Element>, _ encode: (inout ScreenEncoder, Element) -> Void) -> [[UInt8]] {
      store.elements.map { element in
        encode(&encoder, element)
        return encoder.finish()
      }
    }
    records = forms(contract.records) { $0.encode($1) }
    enums = forms(contract.enums) { $0.encode($1) }
    actions = forms(contract.actions) { $0.encode($1) }
    components = forms(contract.components) { $0.encode($1) }
  }
}
