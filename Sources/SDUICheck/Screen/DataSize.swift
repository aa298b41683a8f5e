import SDUIDiagnostics
import SDUIIR
import SDUISource
import SDUISyntax

extension Checker {
  /// The field that a width or height comes from, by wire names: a number that is always there and never negative.
  mutating func lengthField(_ path: String, of component: Declaration, _ entry: Entries.Entry) -> String? {
    let names = path.split(separator: ".").map { WrittenName(text: String($0), range: entry.range) }
    guard let (type, wires) = dataPath(names, in: component, isResolved: true) else { return nil }
    if type.holdsLength { return wires.joined(separator: ".") }
    let labels = [Label("the component", at: component.name.range)]
    switch type {
    case .int, .decimal:
      report(
        .typeMismatch,
        "`\(path)` of `\(component.name.text)` may be negative, where `\(entry.name.text)` takes a number of 0 or more",
        at: entry.range, labels: labels, remedy: "write its type with a least value, such as `Decimal(min: 0)`")
    default:
      report(
        .typeMismatch,
        "`\(path)` of `\(component.name.text)` is \(sourcePhrase(type)), where `\(entry.name.text)` takes a number",
        at: entry.range, labels: labels, remedy: "name a field of the type `Decimal(min: 0)` or `Int(min: 0)`")
    }
    return nil
  }
}
