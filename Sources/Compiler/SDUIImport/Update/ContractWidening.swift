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

/// Finds the edits of a file by which its contract describes values that it refuses.
struct ContractWideningFinder {
  private let contract: Contract
  private let tree: SyntaxTree
  /// The edits by the declaration that they change.
  private var found: [Range<UInt32>: ContractWidening] = [:]
  private var order: [Range<UInt32>] = []

  /// - Parameter tree: The file that is edited, which is the first of the compilation.
  init(_ screen: Screen, _ tree: SyntaxTree) {
    contract = screen.contract
    self.tree = tree
  }

  var edits: [ContractWidening] { order.compactMap { found[$0] } }

  /// Adds what describes all values that break one declaration.
  mutating func add(_ faults: [(fault: ResponseFault, sample: SampleNode, document: JSONDocument)]) {
    guard let declaration = faults.first?.fault.declaration else { return }
    if let enumeration = contract.enums.elements.first(where: { $0.origin.isAt(declaration) }) {
      return addCases(of: enumeration, faults.filter { $0.fault.rule == .unknownCase })
    }
    guard let (owner, field) = field(at: declaration), let type = syntaxOfType(at: declaration) else { return }
    var wider = field.type
    var needed: [SampleNode] = []
    for (fault, sample, document) in faults {
      guard let next = wider.widened(by: fault, of: field, in: document) else { continue }
      wider = next
      needed.append(sample)
    }
    guard wider != field.type else { return }
    if case .optional(field.type) = wider {
      // A field with a default may be missing already, and takes no question mark.
      guard field.defaultValue == nil else { return }
      let end = tree.range(of: type).bytes.upperBound
      let edit = TextEdit(SourceRange(file: tree.file, end..<end), "?")
      return add(declaration, edit, "`\(owner).\(field.name.source)` is optional", needed)
    }
    let text = contract.notation(wider, isNilIfInvalid: field.isNilIfInvalid)
    add(declaration, TextEdit(tree.range(of: type), text), "`\(owner).\(field.name.source)` is `\(text)`", needed)
  }

  private mutating func add(_ declaration: Origin, _ edit: TextEdit, _ words: String, _ evidence: [SampleNode]) {
    if found[declaration.range] == nil { order.append(declaration.range) }
    found[declaration.range] = ContractWidening(edit: edit, words: words, evidence: evidence)
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
      guard let wire = document.string(of: fault.node), known.insert(wire).inserted else { continue }
      let name = names.unique(SourceNames.unreserved(wire, or: "value"))
      cases += ", \(name)" + (name == wire ? "" : " as \(ScreenWriter.quoted(wire))")
    }
    guard !cases.isEmpty else { return }
    let end = tree.range(of: last).bytes.upperBound
    let edit = TextEdit(SourceRange(file: tree.file, end..<end), cases)
    let added = cases.dropFirst(2)
    add(enumeration.origin, edit, "enum `\(enumeration.name.source)` has `\(added)`", faults.map { $0.sample })
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
      // The node is the object that lacks the field, or an image that lacks one of its parts.
      let isImage = document.member(ImagePart.url.rawValue, of: fault.node) != nil && wrapped == .image
      return isImage ? nil : isOptional ? self : .optional(self)
    case .type, .constraint: return widened(by: fault.node, in: document)
    default: return nil
    }
  }
}

extension Contract {
  /// The notation of the type of a field in source.
  fileprivate func notation(_ type: FieldType, isNilIfInvalid: Bool) -> String {
    let text = notation(type.wrapped)
    let mark = type.isOptional ? "?" : ""
    guard isNilIfInvalid else { return text + mark }
    let start = text.hasSuffix(")") ? text.dropLast() + ", " : text + "("
    return start + "invalid: \(Field.invalidIsNil))" + mark
  }
}
