import SDUIIR
import SDUIJSON

/// Enumerations whose cases have data, in any of the forms in which servers send them.
extension DataInference {
  /// The values of one case.
  private struct UnionCase {
    let tag: String
    /// The number of values.
    var count = 0
    /// The values, or the data of each.
    var values: [SampleNode] = []
    /// The keys that some of the values have.
    var someKeys: Set<String> = []
    /// The keys that all of them have.
    var allKeys: Set<String> = []
  }

  /// An enumeration whose cases differ by a text beside their fields or beside what holds these, or by the only key; `nil` if
  /// the objects do not differ by it.
  mutating func unionType(
    of values: [SampleNode], key: String, owner: String
  ) throws(ImportError) -> InferredType? {
    if values.allSatisfy({ samples.keys($0).count == 1 }) {
      let cases = cases(of: values) { value in
        let key = samples.keys(value)[0]
        return samples.member(key, value).map { (key, $0) }
      }
      guard let cases, Self.differ(cases) else { return nil }
      return try declareUnion(cases, .onlyKey, at: values[0], key: key, owner: owner)
    }
    guard let first = values.first.map({ samples.keys($0) }) else { return nil }
    let shared = values.dropFirst().reduce(into: Set(first)) { $0.formIntersection(samples.keys($1)) }
    guard let type = UsualKeys.first(of: UsualKeys.types, in: first.filter(shared.contains)) else { return nil }
    if let data = holder(of: values, besides: type) {
      let cases = cases(of: values) { value in
        samples.member(type, value).flatMap { samples.text($0) }.map { ($0, samples.member(data, value)) }
      }
      guard let cases, Self.differ(cases), cases.allSatisfy({ $0.values.isEmpty || $0.values.count == $0.count }) else {
        return nil
      }
      for other in samples.members(values) where ![type, data].contains(other.key) {
        note("`\(other.key)` beside `\(data)` is not described; clients ignore it", at: other.values[0])
      }
      return try declareUnion(cases, .keys(type: type, data: data), at: values[0], key: key, owner: owner)
    }
    let cases = cases(of: values, besides: type) { value in
      samples.member(type, value).flatMap { samples.text($0) }.map { ($0, value) }
    }
    guard let cases, Self.differ(cases) else { return nil }
    return try declareUnion(cases, .beside(type: type), at: values[0], key: key, owner: owner)
  }

  /// The usual key that holds an object in the objects that have it, beside which is nothing but the type and an identity.
  private func holder(of values: [SampleNode], besides type: String) -> String? {
    let members = samples.members(values).filter {
      $0.key != type && !UsualKeys.identities.contains(UsualKeys.plain($0.key))
    }
    guard members.count == 1, UsualKeys.data.contains(UsualKeys.plain(members[0].key)) else { return nil }
    return members[0].values.allSatisfy { samples.kind($0) == .object } ? members[0].key : nil
  }

  /// The values by their tags, in the order in which these appear; `nil` if one has no tag that could be the name of a case, or
  /// no object.
  private func cases(
    of values: [SampleNode], besides key: String? = nil, _ tagged: (SampleNode) -> (tag: String, data: SampleNode?)?
  ) -> [UnionCase]? {
    var cases: [UnionCase] = []
    var indices: [String: Int] = [:]
    for value in values {
      guard let (tag, data) = tagged(value), Self.isTag(tag) else { return nil }
      let index = indices[tag] ?? cases.count
      if index == cases.count {
        if index == Self.maximumCaseCount { return nil }
        indices[tag] = index
        cases.append(UnionCase(tag: tag))
      }
      cases[index].count += 1
      guard let data else { continue }
      if samples.kind(data) != .object { return nil }
      let keys = Set(samples.keys(data)).subtracting([key].compactMap { $0 })
      cases[index].allKeys = cases[index].values.isEmpty ? keys : cases[index].allKeys.intersection(keys)
      cases[index].someKeys.formUnion(keys)
      cases[index].values.append(data)
    }
    // Tags of which hardly one is repeated are values of some field, or keys that the server chooses.
    let isRepeated = values.count < Self.fewValues || 2 * cases.count <= values.count
    return cases.count > 1 && isRepeated ? cases : nil
  }

  /// The number of values from which tags must be repeated.
  private static let fewValues = 8

  /// An enumeration of more cases is no enumeration.
  private static let maximumCaseCount = 64

  /// Whether a text is one word, as the names of types are.
  private static func isTag(_ text: String) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
    func isMark(_ byte: UInt8) -> Bool { 0x30...0x3A ~= byte || "_-.".utf8.contains(byte) }
    guard let first = text.utf8.first, text.utf8.count <= 40 else { return false }
    return isLetter(first) && text.utf8.allSatisfy { isLetter($0) || isMark($0) }
  }

  /// Whether all values of some case have a key that no value of another has, and the other way round.
  private static func differ(_ cases: [UnionCase]) -> Bool {
    cases.indices.contains { left in
      cases.indices.contains { right in
        !cases[left].allKeys.isSubset(of: cases[right].someKeys)
          && !cases[right].allKeys.isSubset(of: cases[left].someKeys)
      }
    }
  }

  private mutating func declareUnion(
    _ union: [UnionCase], _ form: CaseForm, at place: SampleNode, key: String, owner: String
  ) throws(ImportError) -> InferredType {
    let name = SourceNames.upper(key)
    var names = NameTable()
    var cases: [InferredCase] = []
    for known in union {
      var element = InferredCase(name: names.unique(SourceNames.unreserved(known.tag, or: "value")), wire: known.tag)
      if !known.someKeys.isEmpty {
        let record = SourceNames.upper(known.tag)
        let ignored = if case .beside(let type) = form { Set([type]) } else { Set<String>() }
        let fields = try fields(of: known.values, owner: record, ignoring: ignored)
        element.payload = declare(.record, record, owner: name, fields)
      }
      cases.append(element)
    }
    let count = union.reduce(0) { $0 + $1.count }
    let isOpen = count < Evidence.many || union.contains { $0.count < 3 }
    note(
      "`\(owner)` has one of \(union.count) kinds of objects under `\(key)`: "
        + union.map { $0.tag }.joined(separator: ", "), at: place)
    return declare(.enumeration(isOpen: isOpen, cases, form), name, owner: owner)
  }
}
