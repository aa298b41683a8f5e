import SDUIContract
import SDUIIR
import SDUIJSON
import SDUISyntax

/// One edit of a contract that describes more responses.
struct ContractWidening {
  let edit: TextEdit
  /// The edit in words, without the number of values that need it.
  let words: String
  /// The values that need it.
  var evidence: [SampleNode]
}

/// The changes that an edit may make to the type of a field. Other parts of the program may need it unchanged.
private enum WideningReach: CaseIterable {
  case all
  /// The field stays required.
  case required
  /// It stays required, and of its type but for the bounds.
  case bounds

  func allows(_ type: FieldType, from field: Field) -> Bool {
    let isMoreOptional = type.isOptional && !field.type.isOptional
    // A field with a default may be missing already, and takes no question mark.
    if isMoreOptional, field.defaultValue != nil || self != .all { return false }
    return self != .bounds || (type.name == field.type.name && type.element.name == field.type.element.name)
  }
}

/// Finds the edits of a file by which its contract describes values that it refuses.
struct ContractWideningFinder {
  private let contract: Contract
  private let tree: SyntaxTree
  private let rejected: Set<TextEdit>
  /// The edits by the declaration that they change.
  private var found: [Range<UInt32>: ContractWidening] = [:]
  private var order: [Range<UInt32>] = []

  /// - Parameters:
  ///   - tree: The file that is edited, which is the first of the compilation.
  ///   - rejected: Edits that the program refuses. Smaller ones take their places.
  init(_ screen: Screen, _ tree: SyntaxTree, besides rejected: Set<TextEdit>) {
    contract = screen.contract
    self.tree = tree
    self.rejected = rejected
  }

  var edits: [ContractWidening] { order.compactMap { found[$0] } }

  /// Adds what describes all values that break one declaration.
  mutating func add(_ faults: [(fault: ResponseFault, sample: SampleNode, document: JSONDocument)]) {
    guard let declaration = faults.first?.fault.declaration else { return }
    if let enumeration = contract.enums.elements.first(where: { $0.origin.isAt(declaration) }) {
      return addCases(of: enumeration, faults.filter { $0.fault.rule == .unknownCase })
    }
    guard let (owner, field) = field(at: declaration), let type = syntaxOfType(at: declaration) else { return }
    for reach in WideningReach.allCases {
      guard let widening = widening(of: field, owner, type, faults, reach), !rejected.contains(widening.edit) else {
        continue
      }
      return add(declaration, widening)
    }
  }

  private func widening(
    of field: Field, _ owner: String, _ type: NodeID,
    _ faults: [(fault: ResponseFault, sample: SampleNode, document: JSONDocument)], _ reach: WideningReach
  ) -> ContractWidening? {
    var wider = field.type
    var absent = field.absentTexts
    var needed: [SampleNode] = []
    for (fault, sample, document) in faults {
      if let text = field.absentText(fault, in: document), reach.allows(.optional(wider), from: field) {
        wider = wider.isOptional ? wider : .optional(wider)
        if !absent.contains(text) { absent.append(text) }
        needed.append(sample)
        continue
      }
      guard let next = wider.widened(by: fault, of: field, in: document), reach.allows(next, from: field) else {
        continue
      }
      wider = next
      needed.append(sample)
    }
    if wider == field.type, absent == field.absentTexts { return nil }
    let name = "`\(owner).\(field.name.source)`"
    let range = tree.range(of: type)
    if case .optional(field.type) = wider, absent == field.absentTexts {
      let end = SourceRange(file: tree.file, range.bytes.upperBound..<range.bytes.upperBound)
      return ContractWidening(edit: TextEdit(end, "?"), words: "\(name) is optional", evidence: needed)
    }
    // What a person wrote inside of the type would be lost.
    guard !tree.comments.contains(where: { range.bytes.contains(Int($0.start)) }) else { return nil }
    let text = contract.notation(wider, absent: absent, of: field)
    return ContractWidening(edit: TextEdit(range, text), words: "\(name) is `\(text)`", evidence: needed)
  }

  private mutating func add(_ declaration: Origin, _ widening: ContractWidening) {
    if found[declaration.range] == nil { order.append(declaration.range) }
    found[declaration.range] = widening
  }

  private mutating func addCases(
    of enumeration: Enumeration, _ faults: [(fault: ResponseFault, sample: SampleNode, document: JSONDocument)]
  ) {
    guard let node = node(at: enumeration.origin, .enumDeclaration),
      let last = Array(tree.children(of: node)).last(where: { tree.kind(of: $0) == .enumCase })
    else { return }
    var names = NameTable(enumeration.cases.map { $0.name.source })
    var known = Set(enumeration.cases.map { $0.name.wire })
    var cases = ""
    for (fault, _, document) in faults {
      guard let wire = document.string(of: fault.node), !wire.isEmpty, known.insert(wire).inserted else { continue }
      let name = names.unique(SourceNames.unreserved(wire, or: "value"))
      cases += ", \(name)" + (name == wire ? "" : " as \(ScreenWriter.quoted(wire))")
    }
    guard !cases.isEmpty else { return }
    let end = tree.range(of: last).bytes.upperBound
    let edit = TextEdit(SourceRange(file: tree.file, end..<end), cases)
    let added = cases.dropFirst(2)
    if rejected.contains(edit) { return }
    add(
      enumeration.origin,
      ContractWidening(
        edit: edit, words: "enum `\(enumeration.name.source)` has `\(added)`", evidence: faults.map { $0.sample }))
  }

  // MARK: - Declarations

  private func field(at origin: Origin) -> (owner: String, field: Field)? {
    let owners =
      contract.components.elements.map { ($0.name, $0.fields) } + contract.records.elements.map { ($0.name, $0.fields) }
      + contract.actions.elements.map { ($0.name, $0.fields) }
    for (name, fields) in owners {
      if let field = fields.first(where: { $0.origin.isAt(origin) }) { return (name.source, field) }
    }
    return nil
  }

  private func syntaxOfType(at origin: Origin) -> NodeID? {
    node(at: origin, .field).flatMap { field in
      tree.children(of: field).first { [.namedType, .listType, .optionalType].contains(tree.kind(of: $0)) }
    }
  }

  private func node(at origin: Origin, _ kind: NodeKind) -> NodeID? {
    let range = Int(origin.lowerBound)..<Int(origin.upperBound)
    return tree.nodes.indices.lazy.map { NodeID($0) }.first { id in
      tree.kind(of: id) == kind && tree.range(of: id).bytes == range
    }
  }
}

extension Origin {
  // Origins are equal to each other, since they are no part of a declaration.

  /// The bytes in the file.
  var range: Range<UInt32> { lowerBound..<max(lowerBound, upperBound) }

  fileprivate func isAt(_ other: Origin) -> Bool { file == other.file && range == other.range }
}

extension FieldType {
  /// The least type that has all values of this one and the one that breaks it; `nil` if there is none.
  fileprivate func widened(by fault: ResponseFault, of field: Field, in document: JSONDocument) -> FieldType? {
    switch fault.rule {
    case .null where document.kind(of: fault.node) == .null: return isOptional ? self : .optional(self)
    case .missingField:
      if element == .image, Self.isImage(of: field, fault.node, in: document) { return nil }
      return isOptional ? self : .optional(self)
    case .type: return takingOne(fault.node, in: document) ?? widened(by: fault.node, in: document)
    case .constraint: return widened(by: fault.node, in: document)
    default: return nil
    }
  }

  /// Whether a node is an image that lacks one of its parts, and not the object that lacks the image.
  private static func isImage(of field: Field, _ node: JSONNodeID, in document: JSONDocument) -> Bool {
    // The key of a member is the node before its value. An element of a list or a map has another or none, but parts of an image.
    if [.list, .map].contains(field.type.name) {
      return ImagePart.allCases.contains { document.member($0.rawValue, of: node) != nil }
    }
    return node.rawValue > 0 && document.keyEquals(JSONNodeID(rawValue: node.rawValue - 1), field.name.wire)
  }
}

extension Field {
  /// The text that means a missing value, if that is what breaks the contract.
  fileprivate func absentText(_ fault: ResponseFault, in document: JSONDocument) -> String? {
    guard fault.rule == .type || fault.rule == .constraint, type.isOptional || defaultValue == nil,
      absentTexts.count < Field.maximumAbsentTexts.count, fault.node.rawValue > 0,
      document.keyEquals(JSONNodeID(rawValue: fault.node.rawValue - 1), name.wire)
    else { return nil }
    // A short text is one of a field that takes texts of any kind.
    if case .text = type.wrapped { return nil }
    return document.string(of: fault.node).flatMap { Evidence.absentTexts.contains($0) ? $0 : nil }
  }
}

extension Contract {
  /// The notation of another type of a field in source.
  fileprivate func notation(_ type: FieldType, absent: [String], of field: Field) -> String {
    let missing =
      (absent.isEmpty ? [] : [ScreenWriter.absent(absent)])
      + (field.isNilIfInvalid ? ["invalid: \(Field.invalidIsNil)"] : [])
    return ScreenWriter.type(notation(type.wrapped), with: missing) + (type.isOptional ? "?" : "")
  }
}
