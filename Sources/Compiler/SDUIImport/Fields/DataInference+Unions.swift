import SDUIIR
import SDUIJSON

/// Enumerations whose cases have data, in any of the forms in which servers send them.
extension DataInference {
  /// The values of one case.
  private struct UnionCase {
    let tag: String
    /// The values, or the data of each.
    var values: [SampleNode] = []
    /// The keys that some of the values have.
    var someKeys: Set<String> = []
    /// The keys that all of them have.
    var allKeys: Set<String> = []
  }

  /// An enumeration whose cases differ by a text beside their fields, or by the only key; `nil` if the objects do not
  /// differ by it.
  mutating func unionType(
    of values: [SampleNode], key: String, owner: String
  ) throws(ImportError) -> InferredType? {
    if values.allSatisfy({ samples.keys($0).count == 1 }) {
      let cases = cases(of: values) { value in
        let key = samples.keys(value)[0]
        return samples.member(key, value).map { (key, $0) }
      }
      guard let cases, Self.differ(cases) else { return nil }
      return try declareUnion(cases, .onlyKey, key: key, owner: owner)
    }
    guard let first = values.first.map({ samples.keys($0) }) else { return nil }
    let shared = values.dropFirst().reduce(into: Set(first)) { $0.formIntersection(samples.keys($1)) }
    guard let type = UsualKeys.first(of: UsualKeys.types, in: first.filter(shared.contains)) else { return nil }
    let cases = cases(of: values, besides: type) { value in
      samples.member(type, value).flatMap { samples.text($0) }.map { ($0, value) }
    }
    guard let cases, Self.differ(cases) else { return nil }
    return try declareUnion(cases, .beside(type: type), key: key, owner: owner)
  }

  /// The values by their tags, in the order in which these appear; `nil` if one has no tag that could be the name of a case, or
  /// no object.
  private func cases(
    of values: [SampleNode], besides key: String? = nil, _ tagged: (SampleNode) -> (tag: String, data: SampleNode)?
  ) -> [UnionCase]? {
    var cases: [UnionCase] = []
    var indices: [String: Int] = [:]
    for value in values {
      guard let (tag, data) = tagged(value), samples.kind(data) == .object, Self.isTag(tag) else { return nil }
      let index = indices[tag] ?? cases.count
      if index == cases.count {
        if index == Self.maximumCaseCount { return nil }
        indices[tag] = index
        cases.append(UnionCase(tag: tag))
      }
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
    _ union: [UnionCase], _ form: CaseForm, key: String, owner: String
  ) throws(ImportError) -> InferredType {
    let name = SourceNames.upper(key)
    var names = NameTable()
    var cases: [InferredCase] = []
    for known in union {
      var element = InferredCase(name: names.unique(SourceNames.unreserved(known.tag, or: "value")), wire: known.tag)
      if !known.someKeys.isEmpty {
        let record = SourceNames.upper(known.tag)
        let fields = try fields(of: known.values, owner: record, ignoring: Set([form.typeKey].compactMap { $0 }))
        element.payload = declare(.record, record, owner: name, fields)
      }
      cases.append(element)
    }
    let count = union.reduce(0) { $0 + $1.values.count }
    let isOpen = count < Evidence.many || union.contains { $0.values.count < 3 }
    note(
      "`\(owner)` has one of \(union.count) kinds of objects under `\(key)`: "
        + union.map { $0.tag }.joined(separator: ", "), at: union[0].values[0])
    return declare(.enumeration(isOpen: isOpen, cases, form), name, owner: owner)
  }
}
