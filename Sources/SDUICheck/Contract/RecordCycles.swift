import SDUIDiagnostics
import SDUIIR

extension Checker {
  /// Reports records that hold themselves: no response could end. Iterative, and linear in the number of fields.
  mutating func reportRecordCycles() {
    enum State { case unvisited, open, done }
    let edges = contract.records.elements.map { record in record.fields.compactMap { Self.heldRecord($0.type) } }
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
    let all = declarations.all(.record)
    let names = (cycle + [cycle[0]]).map { "`\(all[$0].name.text)`" }.joined(separator: " → ")
    report(
      .recordCycle, "the record holds itself: \(names)", at: all[cycle[0]].name.range,
      remedy: "name the inner one by its `ID`")
  }

  /// The record that a field holds, optional or in a list too: the language has no recursion.
  private static func heldRecord(_ type: FieldType) -> Int? {
    switch type {
    case .record(let id): id.index
    case .optional(let inner), .list(let inner, _): heldRecord(inner)
    default: nil
    }
  }
}
