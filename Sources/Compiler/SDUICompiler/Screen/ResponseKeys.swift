import SDUIIR
import SDUISyntax

extension Checker {
  /// `(unitType: "type", sectionList: at("data.blocks[]"), section: key)`
  mutating func responseKeys(_ value: Constant, of scope: PropertyScope, _ purpose: Purpose) -> Coerced {
    guard case .tuple(let entries) = value else {
      let remedy = "write it as `(unitType: \"type\")`, or with places as `(unitList: at(\"items[]\"))`"
      return mismatch(value, needs: "names or places by key", accepts: [], purpose, remedy: remedy)
    }
    let given = Set(entries.map { $0.label.text })
    let known = ResponseKey.keys(of: scope)
    var keys = ResponseKeys()
    var isValid = true
    for entry in entries {
      guard let key = ResponseKey(rawValue: entry.label.text), known.contains(key) else {
        let others = known.map { $0.rawValue }.filter { !given.contains($0) }
        reportUnknownLabel(entry.label, of: purpose.name, among: others)
        isValid = false
        continue
      }
      if let place = responsePlace(entry, of: key, purpose) {
        keys.set(key, to: place, as: entry.value.responseForm)
      } else {
        isValid = false
      }
    }
    guard isValid, areDifferent(keys, entries) else { return .invalid }
    return .value(.responseKeys(keys))
  }

  /// Returns the name or the place of a key.
  private mutating func responsePlace(
    _ entry: Constant.TupleEntry, of key: ResponseKey, _ purpose: Purpose
  ) -> ResponsePlace? {
    let part = part(entry, of: purpose)
    switch entry.value {
    case .text(let name) where !key.isOfFormat:
      _ = outOfRange(
        "`\(key.rawValue)` takes a place, where \"\(name)\" is a name", part,
        remedy: key.isList ? "write `at(\"items[]\")`: `[]` is each element" : "write `at(\"key\")`")
    case .text(let name):
      guard let violation = NameSyntax.wire.violation(in: name) else { return .name(name) }
      _ = outOfRange("the name of `\(key.rawValue)` in responses \(violation)", part, remedy: "write the server's name")
    case .place(let paths, let form): return responsePlace(paths, form, of: key, part)
    case .word(let word):
      if let source = ResponseSource(rawValue: word), source.keys.contains(key) { return .source(source) }
      let words = ResponseSource.allCases.filter { $0.keys.contains(key) }.map { "`\($0.rawValue)`" }
      _ = outOfRange(
        "`\(word)` says nothing about `\(key.rawValue)`", part,
        remedy: "write a name in quotes, `at(\"key\")`" + words.map { ", or \($0)" }.joined())
    case .invalid: break
    case let value:
      _ = mismatch(
        value, needs: "a name or a place", accepts: [], part,
        remedy: "write the server's name in quotes, or a path as `at(\"key\")`")
    }
    return nil
  }

  /// Returns the place at paths that a key can have.
  private mutating func responsePlace(
    _ paths: [WirePath], _ form: ResponseForm, of key: ResponseKey, _ part: Purpose
  ) -> ResponsePlace? {
    guard form.fits(key) else {
      let (label, others) =
        form == .number ? ("as", "`section`, `sectionId` and `unitType` take") : ("first", "`page` takes")
      _ = outOfRange("`\(key.rawValue)` takes no `\(label)`", part, remedy: "remove it: only \(others) it")
      return nil
    }
    if let path = paths.first(where: { !key.takes($0) }) {
      let isEach = path.eachCount > 0
      _ = outOfRange(
        isEach
          ? "`\(path.text)` leads to several values, where `\(key.rawValue)` is \(key.isList ? "one list" : "one value")"
          : "`\(path.text)` is the whole value, which is no `\(key.rawValue)`", part,
        remedy: isEach
          ? (key.isList ? "write at most one `[]` or `{}`" : "write a path without `[]` and `{}`")
          : "write the path of a key in it")
      return nil
    }
    if paths.count > 1, form != .usual {
      _ = outOfRange("several values together are a text, and no number", part, remedy: "remove `as: number`")
      return nil
    }
    if paths.count == 1 || key.takesSeveralPaths { return .paths(paths) }
    _ = outOfRange(
      "`\(key.rawValue)` is at one place", part,
      remedy: "write one path: only `unitType` and `entityId` take several together")
    return nil
  }

  /// Keys of one object have different names, also those that keep that of the format.
  private mutating func areDifferent(_ keys: ResponseKeys, _ entries: [Constant.TupleEntry]) -> Bool {
    var areDifferent = true
    for (index, entry) in entries.enumerated() {
      guard let key = ResponseKey(rawValue: entry.label.text) else { continue }
      let place: (ResponseKey) -> Int? = { key in entries.firstIndex { $0.label.text == key.rawValue } }
      // A collision with a later key is reported there.
      guard let other = keys.collisions(of: key).first(where: { place($0).map { $0 < index } ?? true }) else {
        continue
      }
      let range = place(other).map { program.range(of: entries[$0].expression) }
      report(
        .duplicateWireName, "`\(other.rawValue)` of \(key.object.phrase) travels as \"\(keys[key])\" already",
        at: program.range(of: entry.expression), labels: range.map { [Label("the other name", at: $0)] } ?? [],
        remedy: range == nil
          ? "use another name, or give `\(other.rawValue)` one, too" : "give one of them another name")
      areDifferent = false
    }
    return areDifferent
  }
}

extension Constant {
  /// The form of the value at this place.
  fileprivate var responseForm: ResponseForm { if case .place(_, let form) = self { form } else { .usual } }
}

extension ResponseKey.Object {
  /// The object, in a sentence.
  fileprivate var phrase: String {
    switch self {
    case .response: "the response"
    case .section: "a section"
    case .unit: "a unit"
    }
  }
}
