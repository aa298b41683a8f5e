import SDUIIR
import SDUIJSON

/// A contract in flat tables, by which it is decided quickly that data keep it: one look at each node, without memory of
/// its own. Most responses are right, and most of each of the others.
///
/// What it accepts keeps the contract, and no key in it is repeated or is not known. What it does not accept may keep
/// it all the same: that is read with care, which finds what is wrong.
struct FastValidator: Sendable {
  /// The rule for a value.
  struct Rule: Sendable {
    var kind: Kind
    /// Whether it may be `null`.
    var isOptional = false
    /// The least value; of text, the least number of code points; of a list or a map, that of elements.
    var minimum = Int64.min
    /// The greatest.
    var maximum = Int64.max
    /// The index of the object, enumeration or bounds, or of the rule for the elements of a list or a map.
    var index = 0
    /// The index of the texts that mean a missing value, among ``absentTexts``; below 0 if there are none.
    var absentTexts = -1
    /// The syntax of a text of which every character counts.
    var syntax: TextSyntax?
  }

  /// The kinds of rules.
  enum Kind: UInt8, Sendable {
    case text, integer, decimal, number, anyDecimal, digits, boolean, written, pixels
    /// One with some schemes, or a date in a pattern, among ``bounds``.
    case url, pattern
    /// One of ``enumerations``.
    case enumerationCase
    /// One of ``objects``.
    case object
    /// One of ``choices``.
    case choice
    case list, map
    /// Nothing: it is left to the careful reader.
    case none
  }

  /// An object with at most 64 fields, a range of ``fields``.
  struct Object: Sendable {
    var first = 0
    var count = 0
    /// The required fields, a bit each.
    var required: UInt64 = 0
  }

  /// A field of an object.
  struct ObjectField: Sendable {
    let name: JSONName
    let rule: Rule
  }

  /// An action that a field takes, or a case with its data: its name, and what its payload must be.
  struct Choice: Sendable {
    let name: JSONName
    /// `nil` where there is none.
    let payload: Rule?
  }

  /// Some choices, found by their names.
  struct Choices: Sendable {
    private let all: [Choice]
    let form: Form

    /// The form of a choice, with its keys.
    enum Form: Sendable {
      case keys(type: JSONName, payload: JSONName)
      case beside(type: JSONName)
      case onlyKey
      /// One with a long key, which is read with care.
      case other

      init(_ form: CaseForm) {
        self = .other
        switch form {
        case .keys(let type, let data):
          if let type = JSONName(type), let data = JSONName(data) { self = .keys(type: type, payload: data) }
        case .beside(let type): if let type = JSONName(type) { self = .beside(type: type) }
        case .onlyKey: self = .onlyKey
        }
      }
    }
    /// The first of each name, where there are many; a few are faster to compare one after another.
    private var places: [JSONName: Int] = [:]

    init(_ all: [Choice], _ form: CaseForm = .standard) {
      self.all = all
      self.form = Form(form)
      if all.count <= 16 { return }
      for (index, choice) in all.enumerated() where places[choice.name] == nil { places[choice.name] = index }
    }

    subscript(name: JSONName) -> Choice? {
      if places.isEmpty { return all.first { $0.name == name } }
      return places[name].map { all[$0] }
    }
  }

  var objects: [Object] = []
  var fields: [ObjectField] = []
  /// The rules for elements of lists and maps.
  var elements: [Rule] = []
  var enumerations: [[JSONName]] = []
  /// The texts that mean a missing value of a field, of each that has some.
  var absentTexts: [[JSONName]] = []
  /// The cases of each enumeration with data, then the actions of each type of actions.
  var choices: [Choices] = []
  var bounds: [FieldType.Bounds] = []
  /// The rules for the data of each component.
  var components: [Rule] = []
}

extension FastValidator {
  /// Whether a value is what a rule asks for.
  func accepts(_ index: Int, _ rule: Rule, _ json: JSONView) -> Bool {
    let node = json.nodes[index]
    switch (node.kind, rule.kind) {
    case (.null, _): return rule.isOptional
    case (.string, _) where rule.absentTexts >= 0 && isAbsent(node, rule, json): return true
    case (.object, .object): return accepts(index, objects[rule.index], json)
    case (.object, .choice): return acceptsChoice(index, choices[rule.index], json)
    case (.string, .choice): return acceptsName(node, choices[rule.index], json)
    case (.array, .list), (.object, .map): return acceptsElements(index, rule, json)
    case (.boolean, .boolean): return true
    case (.number, .integer), (.number, .pixels):
      guard let value = json.integer(of: node) else { return false }
      return rule.minimum <= value && value <= rule.maximum
    case (.number, .number), (.number, .anyDecimal):
      // One with an exponent is read with care.
      return Rational(decimal: json.numberText(of: node)).map { bounds[rule.index].broken(by: $0) == nil } ?? false
    case (.number, .digits): return IdentityDigits.isValid(json.numberText(of: node))
    case (.string, .digits): return !node.hasEscapes && IdentityDigits.isValid(json.contents(of: node))
    case (.string, .enumerationCase):
      guard let name = json.name(of: node) else { return false }
      return enumerations[rule.index].contains(name)
    case (.string, .text): return acceptsText(node, rule, json)
    case (.string, _): return !node.hasEscapes && acceptsWritten(json.contents(of: node), rule)
    default: return false
    }
  }

  /// - Parameter otherKey: A key that is there once, and is no field.
  private func accepts(_ index: Int, _ object: Object, _ json: JSONView, besides otherKey: JSONName? = nil) -> Bool {
    let end = index + Int(json.nodes[index].subtreeSize)
    var next = index + 1
    var seen: UInt64 = 0
    var expected = 0
    var otherKey = otherKey
    while next < end {
      guard let name = json.name(of: json.nodes[next]) else { return false }
      if name == otherKey {
        otherKey = nil
        next += 1 + Int(json.nodes[next + 1].subtreeSize)
        continue
      }
      guard let place = place(of: name, in: object, from: expected) else { return false }
      let bit: UInt64 = 1 << UInt64(place)
      guard seen & bit == 0, accepts(next + 1, fields[object.first + place].rule, json) else { return false }
      seen |= bit
      expected = place + 1
      next += 1 + Int(json.nodes[next + 1].subtreeSize)
    }
    return seen & object.required == object.required
  }

  /// The place of a field among those of an object. Most objects have their keys in the order of the contract.
  private func place(of name: JSONName, in object: Object, from expected: Int) -> Int? {
    for place in expected..<object.count where fields[object.first + place].name == name { return place }
    for place in 0..<expected where fields[object.first + place].name == name { return place }
    return nil
  }

  /// The elements of a list, or the members of a map, whose keys are before their values.
  private func acceptsElements(_ index: Int, _ list: Rule, _ json: JSONView) -> Bool {
    let end = index + Int(json.nodes[index].subtreeSize)
    let rule = elements[list.index]
    let key = list.kind == .map ? 1 : 0
    var next = index + 1
    var count: Int64 = 0
    while next < end {
      guard accepts(next + key, rule, json), key == 0 || isNewKey(next, of: index, json, count) else { return false }
      next += key + Int(json.nodes[next + key].subtreeSize)
      count += 1
    }
    return list.minimum <= count && count <= list.maximum
  }

  /// Whether no member before it has the same key; an object of many members is read with care.
  private func isNewKey(_ key: Int, of object: Int, _ json: JSONView, _ count: Int64) -> Bool {
    guard count < 16, let name = json.name(of: json.nodes[key]) else { return false }
    var earlier = object + 1
    while earlier < key {
      if json.name(of: json.nodes[earlier]) == name { return false }
      earlier += 1 + Int(json.nodes[earlier + 1].subtreeSize)
    }
    return true
  }

  private func acceptsChoice(_ index: Int, _ choices: Choices, _ json: JSONView) -> Bool {
    let (key, value) = (index + 1, index + 2)
    let end = index + Int(json.nodes[index].subtreeSize)
    guard end > value else { return false }
    switch choices.form {
    case .keys(let type, let payload): return acceptsKeys(index, type, payload, choices, json)
    case .beside(let type): return acceptsBeside(index, type, choices, json)
    case .onlyKey:
      guard value + Int(json.nodes[value].subtreeSize) == end,
        let choice = json.name(of: json.nodes[key]).flatMap({ choices[$0] })
      else { return false }
      return choice.payload.map { accepts(value, $0, json) } ?? true
    case .other: return false
    }
  }

  /// The name of a case without data alone.
  private func acceptsName(_ node: JSONNode, _ choices: Choices, _ json: JSONView) -> Bool {
    guard case .onlyKey = choices.form, let choice = json.name(of: node).flatMap({ choices[$0] }) else { return false }
    return choice.payload == nil
  }

  /// The name and the payload, in this order.
  private func acceptsKeys(
    _ index: Int, _ typeKey: JSONName, _ dataKey: JSONName, _ choices: Choices, _ json: JSONView
  ) -> Bool {
    let (key, type, payloadKey, payload) = (index + 1, index + 2, index + 3, index + 4)
    let end = index + Int(json.nodes[index].subtreeSize)
    guard json.name(of: json.nodes[key]) == typeKey, let name = json.name(of: json.nodes[type]),
      let choice = choices[name]
    else { return false }
    guard let rule = choice.payload else { return end == payloadKey }
    guard end > payload, json.name(of: json.nodes[payloadKey]) == dataKey,
      payload + Int(json.nodes[payload].subtreeSize) == end
    else { return false }
    return accepts(payload, rule, json)
  }

  /// The name at any place among the fields of the data.
  private func acceptsBeside(_ index: Int, _ key: JSONName, _ choices: Choices, _ json: JSONView) -> Bool {
    let end = index + Int(json.nodes[index].subtreeSize)
    var next = index + 1
    while next < end, json.name(of: json.nodes[next]) != key { next += 1 + Int(json.nodes[next + 1].subtreeSize) }
    guard next < end, let choice = json.name(of: json.nodes[next + 1]).flatMap({ choices[$0] }) else { return false }
    guard let rule = choice.payload else { return end == index + 3 }
    return rule.kind == .object && accepts(index, objects[rule.index], json, besides: key)
  }
}

// MARK: - Texts

extension FastValidator {
  private func isAbsent(_ node: JSONNode, _ rule: Rule, _ json: JSONView) -> Bool {
    json.name(of: node).map(absentTexts[rule.absentTexts].contains) ?? false
  }

  private func acceptsText(_ node: JSONNode, _ rule: Rule, _ json: JSONView) -> Bool {
    let contents = json.contents(of: node)
    // A code point has one byte at least, and with escapes twelve at most.
    if contents.count <= rule.maximum, rule.minimum <= 0 || contents.count / 12 >= rule.minimum { return true }
    if node.hasEscapes { return false }
    var count: Int64 = 0
    for byte in contents { count &+= byte & 0xC0 == 0x80 ? 0 : 1 }
    return rule.minimum <= count && count <= rule.maximum
  }

  /// Texts of which every character counts.
  private func acceptsWritten(_ text: UnsafeBufferPointer<UInt8>, _ rule: Rule) -> Bool {
    switch rule.kind {
    case .written: rule.syntax?.isValid(text) ?? false
    case .pattern: bounds[rule.index].pattern?.isValid(text) ?? false
    case .url: TextSyntax.url.isValid(text) && bounds[rule.index].allowsScheme(of: text)
    case .decimal, .anyDecimal: Rational(decimal: text).map { bounds[rule.index].broken(by: $0) == nil } ?? false
    default: false
    }
  }
}
