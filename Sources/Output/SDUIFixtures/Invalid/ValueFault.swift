import SDUIContract
import SDUIIR
import SDUIJSON

/// One way in which data of a component can break the contract.
struct ValueFault {
  /// The place that is wrong, and its value; `nil` if it is missing.
  let place: Int
  let json: String?
  /// The number of elements of the list there, if that is wrong.
  var count: Int?
  /// Its name: `price.amount.too-small`.
  let name: String
  let rule: ResponseRule
  /// The value to blame, as a JSON pointer that starts at the data.
  let pointer: String
  /// The levels that the place requires: records and actions around it, and lists with one element, which has the
  /// fault.
  let wishes: [(place: Int, level: ValueLevel)]
}

/// Finds every way in which data of a component can break the contract, one for each place and rule.
struct ValueFaultFinder {
  private(set) var faults: [ValueFault] = []

  init(_ tree: ValueTree) {
    if case .record(let fields) = tree.root.form, tree.root.path.isEmpty, tree.root.key.isEmpty {
      add(fields, of: "", wishes: [])
      faults.append(
        ValueFault(
          place: tree.root.index, json: "7", name: "data.wrong-type", rule: .type, pointer: "", wishes: []))
    } else {
      add(tree.root, pointer: "", wishes: [])
    }
  }

  /// The place of a fault.
  private struct Site {
    let node: ValueNode
    let pointer: String
    let wishes: [(place: Int, level: ValueLevel)]
  }

  private mutating func add(_ fields: [ValueNode], of owner: String, wishes: [(place: Int, level: ValueLevel)]) {
    for field in fields {
      let site = Site(node: field, pointer: owner, wishes: wishes)
      if !field.mayBeAbsent { add(site, "missing", nil, .missingField) }
      add(field, pointer: owner + "/" + field.key.escapedForPointer, wishes: wishes)
    }
  }

  private mutating func add(
    _ site: Site, _ name: String, _ json: String?, _ rule: ResponseRule, below pointer: String = ""
  ) {
    // The same text may mean a missing value.
    if let json, site.node.absentTexts.contains(where: { "\"\($0)\"" == json }) { return }
    faults.append(
      ValueFault(
        place: site.node.index, json: json, name: (site.node.path.isEmpty ? "data" : site.node.path) + "." + name,
        rule: rule, pointer: site.pointer + pointer, wishes: site.wishes))
  }

  private mutating func add(_ node: ValueNode, pointer: String, wishes: [(place: Int, level: ValueLevel)]) {
    guard node.isPossible else { return }
    let site = Site(node: node, pointer: pointer, wishes: wishes)
    if !node.mayBeNull { add(site, "null", "null", .null) }
    addTypes(site, of: site.node.form)
    switch node.form {
    case .identity: add(site, "empty", "\"\"", .constraint)
    case .text(let form): addLengths(form, site)
    case .integer(let form), .decimal(let form), .number(let form), .anyDecimal(let form):
      addBounds(form, site)
    case .url(let form):
      add(site, .url)
      // A scheme that no list of schemes has.
      if !form.schemes.isEmpty { add(site, "other-scheme", "\"x-\(form.schemes[0])://example.com/1\"", .constraint) }
    case .date(let form):
      switch form.notation.rule {
      case .text(let bounds, .pattern):
        guard let pattern = bounds.pattern else { break }
        add(site, "no-date", "\"\(pattern.counterexample)\"", .constraint)
      case .text(_, let syntax?): add(site, syntax)
      case .integer: add(site, "too-large", "253402300800000", .constraint)
      default: add(site, "too-large", "253402300800", .constraint)
      }
    case .sample(let syntax): add(site, syntax)
    case .image: addImage(site)
    case .cases(let names, _):
      if !node.levels.contains(.unknown) {
        add(site, "unknown-case", names.contains("addedLater") ? "\"\"" : "\"addedLater\"", .unknownCase)
      }
    case .record(let fields): add(fields, of: pointer, wishes: wishes + [(node.index, .plain)])
    case .choice(let choices, let form): add(choices, form, site)
    case .list(let element, let form):
      addCounts(form, of: element, site)
      guard let level = node.levels.first(where: { !form.isEmpty(at: $0) }) else { break }
      let step = form.key(at: 0, isUsual: true) ?? "0"
      add(element, pointer: pointer + "/" + step, wishes: wishes + [(node.index, level)])
    case .digits, .boolean, .impossible: break
    }
  }

  private mutating func add(_ choices: [ValueNode.Choice], _ form: CaseForm, _ site: Site) {
    if choices.contains(where: { if case .fields = $0.payload { true } else { false } }) {
      add(site, "unknown-action", #"{"type":"addedLater","payload":{}}"#, .unknownAction, below: "/type")
    } else {
      add(site, "without-type", "{}", .missingField)
      if form == .onlyKey { add(site, "several-keys", #"{"addedLater":{},"addedLast":{}}"#, .type) }
      if !site.node.levels.contains(.unknown) {
        let name = ValueNode.Choice.unknown.name
        add(
          site, "unknown-case", String(decoding: form.json(name, nil).bytes, as: UTF8.self), .unknownCase,
          below: "/" + (form.typeKey ?? name).escapedForPointer)
      }
    }
    for (index, choice) in choices.enumerated() {
      add(
        choice.nodes, of: site.pointer + choice.pointer, wishes: site.wishes + [(site.node.index, .choice(index))])
    }
  }

  private mutating func add(_ site: Site, _ syntax: TextSyntax) {
    guard let text = syntax.row.counterexample else { return }
    add(site, "no-\(syntax.rawValue)", "\"\(text)\"", .constraint)
  }

  private mutating func addTypes(_ site: Site, of form: ValueNode.Form) {
    switch form {
    case .boolean: add(site, "wrong-type", "\"true\"", .type)
    case .integer:
      add(site, "wrong-type", "\"3\"", .type)
      add(site, "no-whole-number", "1.5", .type)
    case .digits:
      add(site, "wrong-type", "\"p1\"", .type)
      add(site, "no-whole-number", "1.5", .type)
    case .decimal: add(site, "wrong-type", "9.5", .type)
    case .date(let form) where form.notation == .seconds: add(site, "wrong-type", "\"9.5\"", .type)
    case .date(let form) where form.notation == .milliseconds: add(site, "wrong-type", "\"3\"", .type)
    case .anyDecimal: add(site, "wrong-type", "true", .type)
    case .number: add(site, "wrong-type", "\"9.5\"", .type)
    case .choice(_, .onlyKey): add(site, "wrong-type", "7", .type)
    case .record, .image, .choice: add(site, "wrong-type", "\"p1\"", .type)
    // What is wrong for the value that may be in place of the list.
    case .list(let element, let form) where form.takesOne:
      addTypes(site, of: element.form)
    case .list(_, let form): add(site, "wrong-type", form.keys == nil ? "{}" : "[]", .type)
    default: add(site, "wrong-type", "7", .type)
    }
  }

  private mutating func addLengths(_ form: TextForm, _ site: Site) {
    if form.minimum > 0 {
      add(site, "too-short", "\"\(String(repeating: "x", count: form.minimum - 1))\"", .constraint)
    }
    if let most = form.maximum, most <= TextForm.greatestCount {
      add(site, "too-long", "\"\(String(repeating: "x", count: most + 1))\"", .constraint)
    }
  }

  private mutating func addCounts(_ form: ListForm, of element: ValueNode, _ site: Site) {
    func add(_ name: String, _ count: Int) {
      faults.append(
        ValueFault(
          place: site.node.index, json: nil, count: count,
          name: (site.node.path.isEmpty ? "data" : site.node.path) + "." + name, rule: .constraint,
          pointer: site.pointer, wishes: site.wishes + [(site.node.index, site.node.levels[0])]))
    }
    if form.minimum > 0 { add("too-few", form.minimum - 1) }
    if let most = form.shownMaximum, element.isPossible || element.mayBeNull { add("too-many", most + 1) }
  }

  private mutating func addBounds(_ form: NumberForm, _ site: Site) {
    var (isText, isWhole) = (false, false)
    if case .decimal = site.node.form { isText = true }
    if case .integer = site.node.form { isWhole = true }
    func beyond(_ bound: String?, _ step: Rational) -> String? {
      guard let value = bound.flatMap({ Rational(decimal: $0) }), let next = try? value + step,
        !isWhole || ValueRule.integers ~= next.numerator
      else { return nil }
      return next.decimalText.map { isText ? "\"\($0)\"" : $0 }
    }
    // Of a single value both ends are the value.
    let only = form.isSingle ? form.singleText : nil
    if let text = beyond(form.least ?? only, Rational(-1)) { add(site, "too-small", text, .constraint) }
    if let text = beyond(form.most ?? only, Rational(1)) { add(site, "too-large", text, .constraint) }
  }

  private mutating func addImage(_ site: Site) {
    let url = #""url":"https://images.example.com/1.jpg""#
    add(site, "without-width", "{\(url),\"height\":600}", .missingField)
    add(site, "zero-width", "{\(url),\"width\":0,\"height\":600}", .constraint, below: "/width")
    add(site, "no-url", #"{"url":"1.jpg","width":800,"height":600}"#, .constraint, below: "/url")
  }
}

extension NumberForm {
  /// Whether the type has one value only.
  fileprivate var isSingle: Bool { least == nil && most == nil && hasPlain && range.count == 1 }

  fileprivate var singleText: String? { DataWriter.decimal(range.lowerBound, places: places) }
}

extension String {
  /// As a step of a JSON pointer (RFC 6901).
  var escapedForPointer: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
