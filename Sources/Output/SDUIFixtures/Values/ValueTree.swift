import SDUIContract
import SDUIIR

/// Everything that data of one component can be, place by place.
struct ValueTree: Sendable {
  let component: ID<Component>
  /// The component's wire name.
  let name: String
  /// The root of its data: a record of its fields, or the one value that is all of it.
  let root: ValueNode
  /// Whether values of all of its places can be found; else it would have to hold itself.
  var isPossible: Bool { root.isPossible }
  /// The number of places.
  let placeCount: Int

  /// The places of a component's data.
  ///
  /// - Parameters:
  ///   - depths: How deep each action of the contract is at least.
  ///   - isHeading: Whether it is above or below sections.
  ///   - words: What its texts say.
  init(
    _ component: ID<Component>, of screen: Screen, _ depths: ActionDepths, seed: StableHash, isHeading: Bool,
    _ words: Words
  ) throws(FixtureError) {
    self.component = component
    let declared = screen.contract.components[component]
    name = declared.name.wire
    var builder = ValueTreeBuilder(screen, declared, depths, isHeading: isHeading, words)
    let hash = seed.named(declared.name.source)
    var fields: [ValueNode] = []
    for field in declared.fields {
      do throws(DataExcess) {
        fields.append(try builder.node(field, in: Place(hash: hash, owner: builder.owner)))
      } catch {
        switch error {
        case .places: throw .tooManyPlaces(component: declared.name.source, field: field)
        case .depth: throw .tooDeep(component: declared.name.source, field: field)
        }
      }
    }
    root = Field.isDataItself(declared.fields) ? fields[0] : builder.record(fields, hash)
    placeCount = builder.count
  }
}

/// The place of a field.
struct Place {
  /// From which the values of the field follow.
  var hash: StableHash
  /// The path so far, followed by the dot.
  var path = ""
  /// The names of the fields around it, in the source.
  var fields: [String] = []
  /// The words of each of them.
  var names: [NameWords] = []
  /// The words of all of them.
  var words = NameWords(words: [])
  /// The words of the component or action.
  var owner: NameWords
  /// The words of the records around it, from the inside out.
  var records: [NameWords] = []
  /// The actions around it.
  var actions: [ID<Action>] = []
  /// The minimum number of its values in the lists around it.
  var elementCount = 1
  /// Whether the innermost of them, or the data, cannot be without it.
  var isRequired = true
}

/// Why no tree is made of data.
enum DataExcess: Error {
  case places, depth
}

struct ValueTreeBuilder {
  let contract: Contract
  let depths: ActionDepths
  let client: Client?
  let owner: NameWords
  let isHeading: Bool
  let words: Words
  private(set) var count = 0
  private var depth = 0

  init(_ screen: Screen, _ component: Component, _ depths: ActionDepths, isHeading: Bool, _ words: Words) {
    self.words = words
    contract = screen.contract
    self.depths = depths
    client = screen.variants.client
    self.isHeading = isHeading
    owner = NameWords(component.name.source)
  }

  mutating func nodes(_ fields: [Field], in place: Place) throws(DataExcess) -> [ValueNode] {
    var result: [ValueNode] = []
    for field in fields { result.append(try node(field, in: place)) }
    return result
  }

  mutating func node(_ field: Field, in place: Place) throws(DataExcess) -> ValueNode {
    var inner = place
    inner.hash = place.hash.named(field.name.source)
    inner.fields.append(field.name.source)
    let name = NameWords(field.name.source)
    inner.names.append(name)
    inner.words.append(name.words)
    let path = field.name.wire == "." ? "" : place.path + field.name.wire
    inner.isRequired = place.isRequired && field.isRequired
    var type = field.type.wrapped
    // An empty text means nothing where it is one of these.
    if case .text(var bounds) = type, field.absentTexts.contains(""), bounds.broken(by: .one) == nil {
      bounds.minimum = max(bounds.minimum ?? .one, .one)
      type = .text(bounds)
    }
    var result = try node(
      type, key: field.name.wire, path, in: inner, mayBeAbsent: !field.isRequired,
      mayBeNull: field.type.isOptional)
    result.absentTexts = field.absentTexts
    return result
  }

  /// The data of a component, or a value that is not a field's.
  mutating func record(_ fields: [ValueNode], _ hash: StableHash) -> ValueNode {
    make(
      key: "", path: "", hash, fields.allSatisfy { $0.isPossible || $0.mayBeAbsent } ? .record(fields) : .impossible,
      [.plain], mayBeAbsent: false, mayBeNull: false)
  }

  private mutating func make(
    key: String, path: String, _ hash: StableHash, _ form: ValueNode.Form, _ levels: [ValueLevel], mayBeAbsent: Bool,
    mayBeNull: Bool
  ) -> ValueNode {
    count += 1
    return ValueNode(
      key: key, path: path, hash: hash, form: form, mayBeAbsent: mayBeAbsent, mayBeNull: mayBeNull, levels: levels,
      index: count - 1)
  }

  mutating func node(
    _ type: FieldType, key: String, _ path: String, in place: Place, mayBeAbsent: Bool, mayBeNull: Bool
  ) throws(DataExcess) -> ValueNode {
    let levelCount = type.objectCount
    depth += levelCount
    guard count < FixtureError.greatestPlaceCount else { throw .places }
    guard depth <= FixtureError.greatestDepth else { throw .depth }
    let (form, levels) = try form(of: type, path, in: place)
    depth -= levelCount
    return make(
      key: key, path: path, place.hash, form, levels, mayBeAbsent: mayBeAbsent, mayBeNull: mayBeNull)
  }
}

// MARK: - Forms

extension ValueTreeBuilder {
  private mutating func form(
    of type: FieldType, _ path: String, in place: Place
  ) throws(DataExcess) -> (ValueNode.Form, [ValueLevel]) {
    let field = place.words
    if case .date(let notation) = type.wrapped {
      return (.date(DateForm(field: field, owner: place.owner, notation)), [.plain])
    }
    switch type.rule {
    case .text(let bounds, nil): return text(bounds, place)
    case .text(_, .identity): return (.identity(prefix: noun(of: place) + "-"), [.plain])
    case .text(let bounds, .url):
      return (.url(URLForm(field: field, noun: place.owner.noun, schemes: bounds.schemes)), [.plain])
    case .text(_, let syntax?): return (.sample(syntax), [.plain, .most])
    case .integer(let bounds):
      guard let form = NumberForm(whole: bounds, field) else { return (.impossible, [.plain]) }
      return (.integer(form), form.levels)
    case .decimal(let bounds): return decimal(bounds, in: place) { .decimal($0) }
    case .number(let bounds): return decimal(bounds, in: place) { .number($0) }
    case .anyDecimal(let bounds): return decimal(bounds, in: place) { .anyDecimal($0) }
    case .digits: return (.digits, [.plain])
    case .pixels: return (.impossible, [.plain])
    case .boolean: return (.boolean, [.choice(0), .choice(1)])
    case .image:
      let texts = words.texts(for: TextMeaning(imageOf: field, owner: place.owner))
      let form = ImageForm(field: field, owner: place.owner, texts: texts)
      return (.image(form), [.least, .most])
    case .enumeration(let id):
      let isCurrency = NameWords(words: place.words.words.suffix(2) + NameWords(contract.enums[id].name.source).words)
        .has("currency")
      return cases(of: contract.enums[id], isCurrency: isCurrency)
    case .choice(let id): return try choice(contract.enums[id], path, in: place)
    case .record(let id): return try record(contract.records[id], path, in: place)
    case .action(let ids): return try action(ids, path, in: place)
    case .list(let element, let bounds): return try list(element, ListForm(bounds), path + "[]", in: place)
    case .map(let element, let bounds):
      return try list(element, ListForm(bounds, keys: place.words.keys(of: element)), path + "{}", in: place)
    }
  }

  private func decimal(
    _ bounds: FieldType.Bounds, in place: Place, _ form: (NumberForm) -> ValueNode.Form
  ) -> (ValueNode.Form, [ValueLevel]) {
    var context = place.words
    context.append(place.owner.words)
    guard let number = NumberForm(decimal: bounds, place.words, context) else { return (.impossible, [.plain]) }
    return (form(number), number.levels)
  }

  /// Returns the noun of an identity: a unit is named by its component, another thing by the field. The identity of a
  /// record is named by all fields that lead to it, so that it is never that of its parent.
  private func noun(of place: Place) -> String {
    guard place.fields.count > 1 else {
      let last = NameWords(words: place.words.words.suffix(1))
      return last.words == ["id"] ? place.owner.noun : last.noun
    }
    var names = place.fields.map(NameWords.slug)
    if names.last == "id" { names.removeLast() }
    if let last = names.last, last.hasSuffix("-id") { names[names.count - 1] = String(last.dropLast(3)) }
    let noun = names.joined(separator: "-")
    return noun == place.owner.noun ? noun + "-" + noun : noun
  }

  private func text(
    _ bounds: FieldType.Bounds, _ place: Place
  ) -> (ValueNode.Form, [ValueLevel]) {
    let range = bounds.wholeNumbers(within: 0 ... .max)
    let least = Int(clamping: range.least)
    let most = bounds.maximum.map { _ in Int(clamping: range.greatest) }
    guard least <= most ?? .max, least <= 100 * TextForm.greatestCount else { return (.impossible, [.plain]) }
    let meaning = TextMeaning(path: place.names, owners: place.records + [place.owner], isHeading: isHeading)
    let form = TextForm(minimum: least, maximum: most, meaning: meaning, words: words, hash: place.hash)
    if least == most { return (.text(form), [.plain]) }
    let hasMost = most.map { $0 <= TextForm.greatestCount } ?? false
    let hasPlain = most.map { $0 - least >= 2 } ?? true
    return (.text(form), [.least] + (hasPlain ? [.plain] : []) + (hasMost ? [.most] : []))
  }

  private func cases(of enumeration: Enumeration, isCurrency: Bool) -> (ValueNode.Form, [ValueLevel]) {
    let known = enumeration.cases.filter { enumeration.mayHold($0, at: client) }.map { $0.name.wire }
    if known.isEmpty, !enumeration.isOpen { return (.impossible, [.plain]) }
    let levels = known.indices.map(ValueLevel.choice) + (enumeration.isOpen ? [.unknown] : [])
    return (.cases(known, isCurrency: isCurrency), levels)
  }

  private mutating func record(
    _ record: Record, _ path: String, in place: Place
  ) throws(DataExcess) -> (ValueNode.Form, [ValueLevel]) {
    var inner = place
    if !path.isEmpty { inner.path = path + "." }
    inner.records.insert(NameWords(record.name.source), at: 0)
    let fields = try nodes(record.fields, in: inner)
    let isPossible = fields.allSatisfy { $0.isPossible || $0.mayBeAbsent }
    return (isPossible ? .record(fields) : .impossible, [.plain])
  }

  private mutating func list(
    _ element: FieldType, _ form: ListForm, _ path: String, in place: Place
  ) throws(DataExcess) -> (ValueNode.Form, [ValueLevel]) {
    var place = place
    place.isRequired = false
    // Lists that must have many elements, in one another, would be as many places.
    let (count, isBeyond) = place.elementCount.multipliedReportingOverflow(by: max(1, form.minimum))
    guard !isBeyond, count <= FixtureError.greatestPlaceCount else { throw .places }
    place.elementCount = count
    // One of the `sellers` is a seller.
    if let last = place.fields.last, last.hasSuffix("s"), !last.hasSuffix("ss") {
      place.fields[place.fields.count - 1] = String(last.dropLast())
    }
    let inner = try node(
      element.wrapped, key: "", path, in: place, mayBeAbsent: false, mayBeNull: element.isOptional)
    let levels = inner.isPossible || element.isOptional ? form.levels : form.minimum == 0 ? [.least] : []
    return levels.isEmpty ? (.impossible, [.plain]) : (.list(inner, form), levels)
  }
}

extension FieldType {
  /// The number of arrays and objects of its values.
  fileprivate var objectCount: Int {
    switch self {
    case .list, .map, .record, .image, .choice: 1
    case .action: 2
    case .optional(let inner): inner.objectCount
    default: 0
    }
  }
}

extension NameWords {
  /// The keys that a map with a name like this has: languages of texts, and currencies of amounts.
  fileprivate func keys(of element: FieldType) -> [String] {
    if has("price") || has("amount") { return ["EUR", "USD", "GBP", "CHF", "JPY"] }
    return element.wrapped.name == .text ? ["en", "de", "fr", "es", "ja"] : []
  }
}

extension NumberForm {
  /// The possible levels of numbers of this form.
  fileprivate var levels: [ValueLevel] {
    (least == nil ? [] : [.least]) + (hasPlain ? [.plain] : []) + (most == nil ? [] : [.most])
  }
}
