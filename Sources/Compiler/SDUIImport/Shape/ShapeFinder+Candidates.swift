import SDUIIR
import SDUIJSON

// The lists of responses that may be the screen.
extension ShapeFinder {
  /// Adds the lists of objects in some values and below them, however deep, but not below a list.
  func collect(_ values: [SampleNode], at path: [WirePath.Step], depth: Int, _ candidates: inout [Candidate]) {
    let present = values.filter { samples.kind($0) != .null }
    guard let first = present.first, depth <= 8 else { return }
    switch samples.kind(first) {
    case .array:
      guard present.allSatisfy({ samples.kind($0) == .array }) else { return }
      let elements = present.flatMap { self.elements(of: $0) }
      guard !elements.isEmpty, elements.allSatisfy({ samples.kind($0) == .object }) else { return }
      candidates.append(
        Candidate(path: WirePath(path + [.elements]), elements: elements, size: samples.size(of: elements)))
    case .object:
      let objects = present.filter { samples.kind($0) == .object }
      let members = samples.members(objects)
      guard members.count <= DataInference.maximumKeyCount else { return }
      if isMapOfSections(members) {
        candidates.append(
          Candidate(
            path: WirePath(path + [.members]), elements: members.flatMap { $0.values }, keys: members.map { $0.key },
            size: samples.size(of: objects)))
      } else if isMapOfItems(members) {
        var candidate = Candidate(
          path: WirePath(path + [.members]), elements: members.flatMap { $0.values }, keys: members.map { $0.key },
          size: samples.size(of: objects))
        candidate.isMapOfItems = true
        candidates.append(candidate)
      }
      // What the links of HAL lead to is no screen, unless a person says so.
      for member in members where !member.key.isEmpty && (member.key != "_links" || hints.root != nil) {
        collect(member.values, at: path + [.key(member.key)], depth: depth + 1, &candidates)
      }
    default: return
    }
  }

  /// Whether the members of an object are sections: lists of objects or objects with one, of which there are two at least. Other
  /// objects are sections of one unit, and other values are none; there are no more of each than of lists.
  private func isMapOfSections(_ members: [(key: String, values: [SampleNode])]) -> Bool {
    guard members.count >= 2 else { return false }
    var (count, objects, others) = (0, 0, 0)
    for member in members {
      let plain = UsualKeys.plain(member.key)
      if UsualKeys.envelope.contains(plain) || UsualKeys.lists.contains(plain) { return false }
      let values = member.values.filter { samples.kind($0) != .null }
      if values.contains(where: { samples.kind($0) == .array }) || unitListPath(of: values) != nil {
        guard values.allSatisfy({ samples.kind($0) == .object || isListOfObjects($0) }) else { return false }
        count += 1
      } else if !values.allSatisfy({ samples.kind($0) == .object }) {
        others += 1
      } else if !values.isEmpty {
        objects += 1
      }
    }
    return count >= 2 && objects <= count && others <= count
  }

  /// Whether the members of an object are items, and their keys identify them: keys with digits, or many of them, with objects
  /// that have keys in common.
  private func isMapOfItems(_ members: [(key: String, values: [SampleNode])]) -> Bool {
    guard members.count >= 2, members.allSatisfy({ $0.values.allSatisfy { samples.kind($0) == .object } }) else {
      return false
    }
    let haveDigits = members.allSatisfy { $0.key.utf8.contains { 48...57 ~= $0 } }
    guard haveDigits || members.count >= 8 else { return false }
    // An identity in an object that is not its key would be another one.
    for member in members {
      guard let id = member.values.compactMap({ text("id", of: $0) }).first else { continue }
      if id != member.key { return false }
    }
    let values = members.flatMap { $0.values }
    return samples.members(values).filter { $0.values.count == values.count }.count >= (haveDigits ? 2 : 3)
  }

  /// Leaves out maps of items beside lists that are not much smaller: objects with numbered parts are no screens.
  func removeSmallMaps(_ candidates: inout [Candidate]) {
    let maps = candidates.filter { $0.isMapOfItems }
    func isInMap(_ other: Candidate) -> Bool {
      maps.contains {
        other.path.steps.count > $0.path.steps.count && other.path.steps.starts(with: $0.path.container.steps)
      }
    }
    let largest = candidates.filter { !$0.isMapOfItems && !isInMap($0) }.map { $0.size }.max() ?? 0
    candidates.removeAll { $0.isMapOfItems && largest * 4 >= $0.size }
  }

  /// Whether objects with lists are items that hold others, as orders do, and no sections: they have identities made of digits,
  /// neither titles nor types of several kinds. Or few of several types have such lists, as blocks of a message.
  func areItems(_ list: Candidate) -> Bool {
    let keys = commonTextKeys(list.elements)
    let numbers = commonNumberKeys(list.elements)
    let type = UsualKeys.first(of: typeKeys, in: keys + numbers)
    let types = type.map { type in Set(list.elements.compactMap { text(type, of: $0) }) } ?? []
    if types.count > 1 {
      guard let path = unitListPath(of: list.elements), UsualKeys.plain(path.keys.last ?? "") == "elements" else {
        return false
      }
      return list.elements.filter { value(path, of: $0) != nil }.count * 2 < list.elements.count
    }
    guard
      !UsualKeys.sections.contains(UsualKeys.plain(list.path.container.keys.last ?? (types.isEmpty ? "sections" : ""))),
      UsualKeys.first(of: UsualKeys.titles, in: keys + numbers) == nil,
      let identity = UsualKeys.first(of: identityKeys, in: keys) ?? UsualKeys.first(of: identityKeys, in: numbers)
    else { return false }
    return list.elements.allSatisfy { text(identity, of: $0)?.utf8.contains { 48...57 ~= $0 } ?? false }
  }

  /// Says which other lists nothing describes, the largest ones.
  mutating func noteOthers(than list: Candidate, among candidates: [Candidate]) {
    let steps = list.path.steps
    let others = candidates.filter { other in
      !other.path.steps.starts(with: list.path.container.steps) && !steps.starts(with: other.path.container.steps)
        && other.elements.count > 1
    }
    for other in others.sorted(by: { $0.size > $1.size }).prefix(3) {
      note(
        "`\(other.path.text)` is another list, which nothing describes; `--root \(other.path.container.text)` takes it",
        at: other.elements.first)
    }
  }

  /// Refuses a key that a person names and nothing has.
  func check(_ hint: WirePath?, _ option: String, in list: Candidate) throws(ImportError) {
    guard let hint else { return }
    let path = unitListPath(of: list.elements)
    let inner = list.elements.flatMap { element in
      samples.kind(element) == .array
        ? elements(of: element) : path.flatMap { value($0, of: element) }.map(elements) ?? []
    }
    let objects = list.elements + inner
    let deeper = objects.flatMap { samples.members([$0]).flatMap { $0.values } }.filter { samples.kind($0) == .object }
    guard !(objects + deeper).contains(where: { value(hint, of: $0) != nil }) else { return }
    throw ImportError(
      message: "no section and no item has `\(hint.text)`, which `\(option)` names",
      places: list.elements.prefix(1).map { samples.place($0) }, remedy: "name a key that they have")
  }

  /// Returns a number that is the greater, the likelier a list is the screen: the number of values in it, multiplied for lists
  /// with types or sections, and for those under a usual key.
  func score(_ candidate: Candidate) -> Int {
    var score = candidate.size
    if candidate.keys.isEmpty {
      let keys = commonTextKeys(candidate.elements)
      if UsualKeys.first(of: typeKeys, in: keys) != nil || isListOfSections(candidate.elements) { score *= 3 }
      if let key = candidate.path.container.keys.last, UsualKeys.lists.contains(UsualKeys.plain(key)) { score *= 2 }
      if UsualKeys.plain(candidate.path.container.keys.last ?? "") == "included" { score /= 8 }
    } else {
      score *= 2
    }
    return score
  }

  /// Takes `edges[].node` for a list of nodes.
  func unwrapNodes(_ list: inout Candidate) {
    let nodes = list.elements.compactMap { samples.member("node", $0) }
    guard nodes.count == list.elements.count, nodes.allSatisfy({ samples.kind($0) == .object }) else { return }
    list.path = WirePath(list.path.steps + [.key("node")])
    list.elements = nodes
  }
}
