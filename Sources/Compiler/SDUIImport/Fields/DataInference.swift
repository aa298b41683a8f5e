import SDUIIR
import SDUIJSON

/// Infers the types of data and collects the declarations that they need.
struct DataInference {
  let samples: ResponseSamples
  /// Enumerations, records and actions in the order in which they were found.
  private(set) var declarations: [InferredDeclaration] = []
  private(set) var notes: [SampleNote] = []
  /// The indices of the declarations by their names, which are unique.
  private var indices: [String: Int] = [:]
  var names: NameTable
  /// Whether a field that the language cannot express is left out with a note. Otherwise it is refused.
  private let leavesOut: Bool
  private(set) var actions = ActionSamples()

  /// An object of more keys is taken for a map.
  static let maximumKeyCount = 256

  init(_ samples: ResponseSamples, _ names: NameTable, leavesOut: Bool) {
    self.samples = samples
    self.names = names
    self.leavesOut = leavesOut
  }

  /// Finds the actions in data.
  mutating func collectActions(in data: [SampleNode]) { actions.collect(data, samples, &names) }

  /// Notes a guess.
  mutating func note(_ message: String, at sample: SampleNode) {
    notes.append(SampleNote(sample: sample, message: message))
  }

  /// Changes the words of all notes.
  mutating func changeNotes(_ change: (String) -> String) {
    notes = notes.map { SampleNote(sample: $0.sample, message: change($0.message)) }
  }

  /// Declares a record or an enumeration, or finds an equal one of that name.
  mutating func declare(
    _ kind: InferredDeclaration.Kind, _ name: String, owner: String, _ fields: [InferredField] = []
  ) -> InferredType {
    for candidate in [name, owner + name] {
      let declaration = InferredDeclaration(kind: kind, name: candidate, wire: candidate, fields: fields)
      if let index = indices[candidate], declarations[index] == declaration { return .named(candidate) }
    }
    let chosen = names.unique(name, owner: owner)
    add(InferredDeclaration(kind: kind, name: chosen, wire: chosen, fields: fields))
    return .named(chosen)
  }

  /// Adds a declaration whose name is unique already.
  mutating func add(_ declaration: InferredDeclaration) {
    indices[declaration.name] = declarations.count
    declarations.append(declaration)
  }

  // MARK: - Fields

  /// The fields of objects, in the order in which their keys first appear.
  ///
  /// - Parameters:
  ///   - owner: The source name of the declaration.
  ///   - ignored: Keys that are no fields.
  mutating func fields(
    of objects: [SampleNode], owner: String, ignoring ignored: Set<String> = []
  ) throws(ImportError) -> [InferredField] {
    let members = samples.members(objects).filter { !ignored.contains($0.key) }
    if members.count > Self.maximumKeyCount, let first = objects.first {
      throw error(
        "these objects have \(members.count) different keys with values of several kinds", [first],
        "send a list of objects, or values of one kind")
    }
    var names = NameTable()
    var result: [InferredField] = []
    for member in members {
      guard let first = member.values.first else { continue }
      do throws(ImportError) {
        if member.key.isEmpty || member.key == "." {
          throw error("the key `\(member.key)` cannot be the name of a field", [first], "send another key")
        }
        result.append(try field(member.key, member.values, of: objects.count, owner: owner, &names))
      } catch {
        guard leavesOut else { throw error }
        note("`\(owner)` is described without `\(member.key)`: \(error.message)", at: first)
      }
    }
    return result
  }

  private mutating func field(
    _ key: String, _ values: [SampleNode], of count: Int, owner: String, _ names: inout NameTable
  ) throws(ImportError) -> InferredField {
    let present = values.filter { samples.kind($0) != .null }
    // `id` is the name of a unit's identity, which the component adds.
    var name = SourceNames.lower(key)
    if name == "id", key != "id" { name = "idValue" }
    name = names.unique(name)
    var field = InferredField(name: name, wire: key, type: .plain("Text"))
    field.isOptional = present.count < count
    guard let first = present.first else {
      if leavesOut { throw error("it is always `null`", [values[0]], "import responses that have it") }
      note("`\(owner).\(name)` is always `null`; `Text?` is a placeholder", at: values[0])
      return field
    }
    if let field = fieldWithAbsentTexts(name, key, present, owner: owner) { return field }
    let type = try type(of: present, key: key, owner: owner)
    if field.isOptional {
      note("`\(owner).\(name)` is optional: \(present.count) of \(count) have it", at: first)
    }
    return InferredField(name: name, wire: key, type: type, isOptional: field.isOptional)
  }

  /// A field of which some values are texts that mean nothing; `nil` if the others are texts of any kind.
  private mutating func fieldWithAbsentTexts(
    _ name: String, _ key: String, _ values: [SampleNode], owner: String
  ) -> InferredField? {
    var texts: [String] = []
    var others: [SampleNode] = []
    for value in values {
      guard let text = samples.text(value), Evidence.absentTexts.contains(text) else {
        others.append(value)
        continue
      }
      if !texts.contains(text) { texts.append(text) }
    }
    guard let first = others.first, !texts.isEmpty else { return nil }
    let before = self
    let type = try? type(of: others, key: key, owner: owner)
    // Words such as `none` may be cases, and identities may be anything.
    let areWords = texts.contains { !$0.isEmpty && Evidence.isCode($0) }
    guard let type, type.isNarrow, !areWords || !(type.isIdentity || samples.kind(first) == .string && type.isNamed)
    else {
      self = before
      return nil
    }
    let shown = texts.map { $0.isEmpty ? "an empty text" : "`\($0)`" }.joined(separator: " or ")
    note("`\(owner).\(name)` is optional: \(values.count - others.count) of \(values.count) are \(shown)", at: first)
    return InferredField(name: name, wire: key, type: type, isOptional: true, absentTexts: texts.sorted())
  }

  /// The type of values, none of which is `null`.
  mutating func type(of values: [SampleNode], key: String, owner: String) throws(ImportError) -> InferredType {
    guard let first = values.first else { return .plain("Text") }
    let kind = samples.kind(first)
    if isNumericIdentity(values, key: key) { return .numericID }
    if let other = values.first(where: { samples.kind($0) != kind }) {
      let areDecimals = values.allSatisfy { [.number, .string].contains(samples.kind($0)) }
      if areDecimals, let type = anyDecimalType(of: values, key: key, owner: owner) { return type }
      if let type = try singleValuesType(of: values, key: key, owner: owner) { return type }
      throw error(
        "`\(key)` is \(kind.words) in one place and \(samples.kind(other).words) in another", [first, other],
        "import responses that agree, or correct one of them")
    }
    switch kind {
    case .null: return .plain("Text")
    case .boolean: return .plain("Bool")
    case .number: return try numberType(of: values, key: key, owner: owner)
    case .string: return textType(of: values, key: key, owner: owner)
    case .array: return try listType(of: values, key: key, owner: owner)
    case .object: return try objectType(of: values, key: key, owner: owner)
    }
  }

  private mutating func listType(
    of values: [SampleNode], key: String, owner: String
  ) throws(ImportError) -> InferredType {
    let lists = values.map { samples.elements($0) }
    let elements = lists.flatMap { $0 }
    if let null = elements.first(where: { samples.kind($0) == .null }) {
      throw error("an element of `\(key)` is `null`", [null], "leave it out: elements of lists are never optional here")
    }
    guard !elements.isEmpty else {
      if leavesOut { throw error("it is always an empty list", [values[0]], "import responses that fill it") }
      note("every list under `\(key)` is empty; `[Text]` is a placeholder", at: values[0])
      return .list(.plain("Text"), "")
    }
    let element = try type(of: elements, key: SourceNames.singular(key), owner: owner)
    return .list(element, Evidence.listBounds(lists.map { $0.count }))
  }

  /// A list in whose place some samples have one value; `nil` if it is not as those in the lists.
  private mutating func singleValuesType(
    of values: [SampleNode], key: String, owner: String
  ) throws(ImportError) -> InferredType? {
    let lists = values.filter { samples.kind($0) == .array }
    let single = values.filter { samples.kind($0) != .array }
    let elements = single + lists.flatMap { samples.elements($0) }
    let kinds = Set(elements.map { samples.kind($0) })
    guard !lists.isEmpty, kinds.count == 1, !kinds.contains(.array), !kinds.contains(.null) else { return nil }
    let element = try type(of: elements, key: SourceNames.singular(key), owner: owner)
    note("`\(owner)` has one value or a list of them under `\(key)`", at: single[0])
    let bounds = Evidence.listBounds(lists.map { samples.elements($0).count } + [1])
    return .list(element, bounds.isEmpty ? "(as: any)" : bounds.dropLast() + ", as: any)")
  }

  func error(_ message: String, _ at: [SampleNode], _ remedy: String) -> ImportError {
    ImportError(message: message, places: at.map { samples.place($0) }, remedy: remedy)
  }
}
