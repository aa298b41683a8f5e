import SDUIIR
import SDUISyntax

extension Checker {
  /// Reports records that hold themselves: no response could end. Iterative, and linear in the number of fields.
  mutating func reportRecordCycles() {
    enum State { case unvisited, open, done }
    // Records first, then enumerations, whose cases may hold any of both.
    let owners = contract.records.elements.map { $0.fields } + contract.enums.elements.map { $0.payloads }
    let edges = owners.map { fields in fields.compactMap { held(by: $0.type) } }
    var states = [State](repeating: .unvisited, count: edges.count)
    for start in edges.indices where states[start] == .unvisited {
      var path: [(record: Int, next: Int)] = [(start, 0)]
      states[start] = .open
      while let (record, position) = path.last {
        guard position < edges[record].count else {
          states[record] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let held = edges[record][position]
        switch states[held] {
        case .done: break
        case .open: reportRecordCycle(path.map { $0.record }.drop { $0 != held } + [])
        case .unvisited:
          states[held] = .open
          path.append((held, 0))
        }
      }
    }
  }

  private mutating func reportRecordCycle(_ cycle: [Int]) {
    let all = declarations.all(.record) + declarations.all(.enumeration)
    let names = (cycle + [cycle[0]]).map { "`\(all[$0].name.text)`" }.joined(separator: " → ")
    let word = cycle[0] < contract.records.count ? "record" : "enum"
    report(
      .recordCycle, "the \(word) holds itself: \(names)", at: all[cycle[0]].name.range,
      remedy: "name the inner one by its `ID`")
  }

  /// The record or enumeration with data that a field holds, optional or in a list too: the language has no recursion.
  private func held(by type: FieldType) -> Int? {
    switch type.element {
    case .record(let id): id.index
    case .choice(let id): contract.records.count + id.index
    default: nil
    }
  }
}
