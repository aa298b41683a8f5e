import SDUIIR

/// The screens for which code is generated in one run, and every declaration that they use, each once.
///
/// Declarations are matched by their source names: those of one name are one type in generated code.
package struct ClientProgram: Sendable {
  /// The screens, in the order of the command line.
  package let screens: [ClientScreen]
  /// The beginning of the names of all types; empty for none.
  package let namespace: String
  /// The records, in the order of discovery.
  package private(set) var records: [Declared<Record>] = []
  /// The enumerations, in the order of discovery.
  package private(set) var enumerations: [Declared<Enumeration>] = []
  /// The actions, in the order of discovery.
  package private(set) var actions: [Declared<Action>] = []
  /// The components, in the order of discovery.
  package private(set) var components: [Declared<Component>] = []

  /// A declaration, and the screen whose contract resolves the ids in it.
  package struct Declared<Declaration: Hashable & Sendable>: Sendable {
    /// The declaration.
    package fileprivate(set) var declaration: Declaration
    /// The index of the first screen that uses it.
    package let screen: Int
    /// Names it in the contract of that screen.
    package let id: ID<Declaration>
  }

  /// Whether a server of one of the screens has responses of its own form.
  package var isMapped: Bool { screens.contains { $0.screen.responseKeys.isMapped } }

  /// Merges the declarations of some screens.
  ///
  /// - Parameter namespace: The beginning of the names of all types; empty for none.
  /// - Throws: `GenerationError.conflict` for the first declaration that differs from another one of its name, and
  ///   `GenerationError.unsupported` for a name that no code can have.
  package init(_ screens: [ClientScreen], namespace: String = "") throws(GenerationError) {
    (self.screens, self.namespace) = (screens, namespace)
    var known = KnownDeclarations()
    for (index, screen) in screens.enumerated() {
      try checkNames(of: screen.screen, index)
      let contract = screen.screen.contract
      let forms = DeclarationForms(of: screen.screen)
      records += try known.new(contract.records, forms.records, .record, in: index) { ($0.name, $0.origin) }
      enumerations += try known.new(contract.enums, forms.enums, .enumeration, in: index) { ($0.name, $0.origin) }
      actions += try known.new(contract.actions, forms.actions, .action, in: index) { ($0.name, $0.origin) }
      components += try known.new(contract.components, forms.components, .component, in: index) { ($0.name, $0.origin) }
    }
    documentBounds()
  }

  /// Writes the bounds of fields into their documentation, in every language.
  private mutating func documentBounds() {
    for index in records.indices {
      records[index].declaration.fields = records[index].declaration.fields.map { $0.documentingBounds }
    }
    for index in actions.indices {
      actions[index].declaration.fields = actions[index].declaration.fields.map { $0.documentingBounds }
    }
    for index in components.indices {
      components[index].declaration.fields = components[index].declaration.fields.map { $0.documentingBounds }
    }
  }

  /// Whether a screen keeps what its clients do not know.
  package var keepsUnknown: Bool { screens.contains { $0.screen.keepsUnknown } }

  /// The contract that resolves the ids in a declaration.
  package func contract<Declaration>(of declared: Declared<Declaration>) -> Contract {
    screens[declared.screen].screen.contract
  }
}

/// A screen for which code is generated.
package struct ClientScreen: Sendable {
  /// The screen, with all conditions on flags and clients resolved.
  package let screen: Screen
  /// The name of the file that declares it, without its folder.
  package let fileName: String

  /// A screen and the name of its file.
  package init(_ screen: Screen, fileName: String) {
    self.screen = screen
    self.fileName = fileName
  }
}

/// A kind of declaration that becomes a type.
package enum DeclarationKind: String, Sendable {
  case record, enumeration, action, component
}

/// The declarations of the screens so far, by name.
private struct KnownDeclarations {
  private var byName: [String: Entry] = [:]

  private struct Entry {
    let kind: DeclarationKind
    /// Its JSON in the screen's document.
    let form: [UInt8]
    let place: DeclarationConflict.Place
  }

  /// The declarations of a screen that no earlier screen has.
  mutating func new<Declaration>(
    _ store: Store<Declaration>, _ forms: [[UInt8]], _ kind: DeclarationKind, in screen: Int,
    _ description: (Declaration) -> (name: DeclaredName, origin: Origin)
  ) throws(GenerationError) -> [ClientProgram.Declared<Declaration>] {
    var new: [ClientProgram.Declared<Declaration>] = []
    for (id, form) in zip(store.ids, forms) {
      let (name, origin) = description(store[id])
      let place = DeclarationConflict.Place(screen: screen, origin: origin)
      guard let earlier = byName[name.source] else {
        byName[name.source] = Entry(kind: kind, form: form, place: place)
        new.append(ClientProgram.Declared(declaration: store[id], screen: screen, id: id))
        continue
      }
      guard earlier.kind == kind, earlier.form == form else {
        throw .conflict(DeclarationConflict(name: name.source, first: earlier.place, second: place))
      }
    }
    return new
  }
}
