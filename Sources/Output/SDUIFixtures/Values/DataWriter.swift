import SDUIIR
import SDUIJSON

/// The choice of the values of one unit.
enum ValueTaste: Hashable, Sendable {
  /// Nothing that may be missing, and as little as the rest allows.
  case minimal
  /// The values that a server sends on most days.
  case typical
  /// The same, with everything that is allowed.
  case complete
  /// Everything that is allowed, each value as large as possible.
  case maximal
  /// Values that are legal and often forgotten.
  case edge(ValueEdge)
}

/// Values that are legal and often forgotten.
enum ValueEdge: CaseIterable, Hashable, Sendable {
  case longest, pictures, fromRightToLeft, sparse, unknown, unbroken
}

/// Writes the data of one unit. A value follows from the hash of its place and from the position of the unit, and from
/// nothing else.
struct DataWriter {
  var json = JSONWriter()
  let taste: ValueTaste
  /// The number of the unit, which its identity has.
  let number: UInt64
  /// The levels of places, by their index, in place of those of the taste.
  var wishes: [ValueLevel?] = []
  /// The JSON at one place in place of a value; without any, its key is absent.
  var flaw: (place: Int, json: String?)?
  /// The number of elements of the list at one place, in place of an allowed number.
  var wrongCount: (place: Int, count: Int)?
  /// The levels of the places, in order of writing.
  var used: [UsedLevel] = []
  /// Whether `used` is kept.
  var recordsLevels = false
  /// The number of lists around the place.
  private var listDepth = 0
  /// The number of elements that the lists around the place have together.
  private var elementCount = 1
  /// Whether lists are empty here: elsewhere beside this place they are not.
  private(set) var emptiesLists = false
  /// The index of the element of each list here, which ends identities and addresses: `-2-1` in the second element of a
  /// list the first of a list in it.
  private var elements = ""

  /// Lists within so many others hold one element with lists that are not empty: several would each hold several again,
  /// and data would grow with the power of the depth.
  private static let fullListDepth = 2
  /// The same within lists that have so many elements together: long lists in long ones are as large as deep ones.
  private static let fullElementCount = 32

  /// The level of a place.
  struct UsedLevel: Hashable, Sendable {
    let place: Int
    let level: ValueLevel
  }

  /// Whether values are those of most days.
  var isUsual: Bool { !recordsLevels && (taste == .minimal || taste == .typical || taste == .complete) }

  init(_ taste: ValueTaste, number: UInt64) {
    self.taste = taste
    self.number = number
  }

  /// The data of a component as compact JSON; no bytes where they are one value that is missing.
  static func data(_ tree: ValueTree, _ taste: ValueTaste, number: UInt64) -> [UInt8] {
    var writer = DataWriter(taste, number: number)
    writer.writeWhole(tree)
    // What is written is kept until all is: without the room that a writer has to spare.
    return writer.json.bytes
  }

  /// Writes all data of a component.
  mutating func writeWhole(_ tree: ValueTree) {
    if let flaw, flaw.place == tree.root.index { return json.json((flaw.json ?? "null").utf8) }
    let level = level(of: tree.root, at: tree.root.hash.at(number))
    note(tree.root, level)
    switch level {
    case .absent: break
    case .null: json.null()
    case .absentText(let index): json.string(tree.root.absentTexts[index])
    default: write(tree.root, level, at: number)
    }
  }

  /// Writes the fields of an object, without its braces.
  private mutating func writeMembers(_ nodes: [ValueNode], at position: UInt64) {
    for index in nodes.indices {
      if isLeftOut(nodes[index]) { continue }
      let node = nodes[index]
      if let flaw, flaw.place == node.index {
        guard let text = flaw.json else { continue }
        json.key(node.key)
        json.json(text.utf8)
        continue
      }
      let level = level(of: node, at: node.hash.at(position))
      note(node, level)
      if level == .absent { continue }
      json.key(node.key)
      switch level {
      case .null: json.null()
      case .absentText(let index): json.string(node.absentTexts[index])
      default: write(node, level, at: position)
      }
    }
  }

  /// Whether a place is absent at first sight: a fault takes little time beside hundreds of optional fields.
  private func isLeftOut(_ node: borrowing ValueNode) -> Bool {
    guard taste == .minimal, node.mayBeAbsent, flaw?.place != node.index, !recordsLevels else { return false }
    return !wishes.indices.contains(node.index) || wishes[node.index] == nil
  }

  private mutating func note(_ node: ValueNode, _ level: ValueLevel) {
    if recordsLevels { used.append(UsedLevel(place: node.index, level: level)) }
  }

  private mutating func write(_ node: ValueNode, _ level: ValueLevel, at position: UInt64) {
    let hash = node.hash.at(position)
    switch node.form {
    case .identity(let prefix): json.string(String(prefix, number &+ 1, elements))
    case .digits: json.rawNumber(String(number &+ 1))
    case .text(let form): json.string(text(form, level, hash, at: position))
    case .integer(let form), .number(let form): json.rawNumber(number(form, level, hash))
    case .decimal(let form): json.string(number(form, level, hash))
    case .boolean: json.boolean(level == .choice(1))
    case .url(let form): json.string(String(form.prefix, number &+ 1, elements + form.ending))
    case .anyDecimal(let form):
      let text = number(form, level, hash)
      if hash.holds(in: 50) { json.string(text) } else { json.rawNumber(text) }
    case .date(let form): writeDate(form, hash)
    case .sample(let syntax): json.string(syntax.isColor ? color(level, hash) : syntax.row.example)
    case .image(let form): writeImage(form, level, hash)
    case .cases(let names, _):
      if case .choice(let index) = level { json.string(names[index]) } else { json.string("addedLater") }
    case .record(let fields):
      json.beginObject()
      writeMembers(fields, at: position)
      json.endObject()
    case .choice(let choices, let form): writeChoice(choices, form, level, at: position)
    case .list(let element, let form):
      let count = wrongCount?.place == node.index ? wrongCount?.count : nil
      writeList(element, form, count ?? self.count(of: element, form, level, hash), at: position)
    case .impossible: json.null()
    }
  }

  private mutating func writeChoice(
    _ choices: [ValueNode.Choice], _ form: CaseForm, _ level: ValueLevel, at position: UInt64
  ) {
    let chosen = if case .choice(let index) = level { choices[index] } else { ValueNode.Choice.unknown }
    json.beginObject()
    if let key = form.typeKey {
      json.key(key)
      json.string(chosen.name)
    }
    switch chosen.payload {
    case .fields(let nodes):
      json.key(plain: "payload")
      json.beginObject()
      writeMembers(nodes, at: position)
      json.endObject()
    case .value(let node): writeMembers([node], at: position)
    case .beside(let nodes): writeMembers(nodes, at: position)
    case .nothing where form == .onlyKey:
      json.key(chosen.name)
      json.beginObject()
      json.endObject()
    case .nothing: break
    }
    json.endObject()
  }

  /// Returns the number of elements of a list. Where coverage is asked for, they are everything that they can be.
  private func count(of element: ValueNode, _ form: ListForm, _ level: ValueLevel, _ hash: StableHash) -> Int {
    let several = recordsLevels ? max(2, element.allLevels.count) : taste == .maximal ? 5 : 2 + hash.below(2)
    return form.count(level, several: several, isUsual: isUsual)
  }

  private mutating func writeList(_ element: ValueNode, _ form: ListForm, _ count: Int, at position: UInt64) {
    let isOuterEmptying = emptiesLists
    let outerElementCount = elementCount
    elementCount = min(elementCount * max(1, count), Self.fullElementCount + 1)
    let isDeep = listDepth >= Self.fullListDepth || elementCount > Self.fullElementCount
    listDepth += 1
    // A fault is in a list, so that its pointer is known, and so is what is covered.
    let isAlone =
      form.takesOne && count == 1 && flaw == nil && wrongCount == nil && !recordsLevels && !element.mayBeNull
      && element.hash.at(position).holds(in: 50)
    if isAlone {} else if form.keys == nil { json.beginArray() } else { json.beginObject() }
    // Elements follow one another as units do, so that neighbours differ.
    let first = StableHash(seed: position).value
    let (outer, outerFlaw, outerCount) = (elements, flaw, wrongCount)
    defer { (elements, flaw, wrongCount) = (outer, outerFlaw, outerCount) }
    for index in 0..<count {
      emptiesLists = isOuterEmptying || isDeep && index > 0
      // The first element has the fault, the others are right.
      if index == 1 { (flaw, wrongCount) = (nil, nil) }
      elements = outer + "-" + String(index + 1)
      let place = first &+ UInt64(index)
      let chosen = self.level(of: element, at: element.hash.at(place), turn: index)
      note(element, chosen)
      if let key = form.key(at: index, isUsual: isUsual) { json.key(key) }
      if index == 0, let flaw, flaw.place == element.index, let text = flaw.json {
        json.json(text.utf8)
        continue
      }
      if chosen == .null { json.null() } else { write(element, chosen, at: place) }
    }
    emptiesLists = isOuterEmptying
    (listDepth, elementCount) = (listDepth - 1, outerElementCount)
    if isAlone {} else if form.keys == nil { json.endArray() } else { json.endObject() }
  }

  private mutating func writeImage(_ form: ImageForm, _ level: ValueLevel, _ hash: StableHash) {
    let size = hash.at(1).pick(form.sizes)
    json.beginObject()
    json.key(plain: "url")
    json.string(String(form.address(size), number &+ 1, elements + ".jpg"))
    json.key(plain: "width")
    json.integer(size.width)
    json.key(plain: "height")
    json.integer(size.height)
    if level == .most {
      json.key(plain: "alt")
      json.string(hash.at(2).pick(alternativeTexts(form)))
    }
    json.endObject()
  }
}
