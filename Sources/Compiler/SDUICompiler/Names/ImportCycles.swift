import SDUISyntax

/// The cycles that imports form.
///
/// They follow from the files of a cycle alone, not from the file that was asked for: a cycle begins and ends at the
/// same file whichever file leads to it, so that a check of many files reports it once.
struct ImportCycles {
  /// One cycle: each file imports the next, and the last the first.
  struct Cycle {
    /// At least one file.
    let files: [FileID]
    /// The import of the first file, in the last.
    let closing: Program.Import
  }

  private let imports: [[Program.Import]]
  /// Files whose numbers are equal reach one another.
  private let components: [Int]
  private var states: [State]
  private(set) var cycles: [Cycle] = []

  private enum State { case unvisited, open, done }

  /// Finds for each import that closes a cycle that one.
  ///
  /// - Parameters:
  ///   - imports: The imports of each file, by its index.
  ///   - names: A name of each file that is the same whichever file was asked for.
  init(of imports: [[Program.Import]], named names: [String]) {
    self.imports = imports
    components = ImportComponents(of: imports).numbers
    states = [State](repeating: .unvisited, count: imports.count)
    // The first of a component reaches all of it, so that no other begins a search there.
    for start in imports.indices.sorted(by: { names[$0].utf8.lexicographicallyPrecedes(names[$1].utf8) })
    where states[start] == .unvisited {
      search(from: FileID(start))
    }
  }

  /// Iterative, since a chain may be thousands long.
  private mutating func search(from start: FileID) {
    var path: [(file: FileID, next: Int)] = [(start, 0)]
    states[start.index] = .open
    while let top = path.last {
      guard top.next < imports[top.file.index].count else {
        states[top.file.index] = .done
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let edge = imports[top.file.index][top.next]
      guard components[edge.file.index] == components[start.index] else { continue }
      switch states[edge.file.index] {
      case .done: break
      case .unvisited:
        states[edge.file.index] = .open
        path.append((edge.file, 0))
      case .open:
        cycles.append(Cycle(files: Array(path.map { $0.file }.drop { $0 != edge.file }), closing: edge))
      }
    }
  }
}

/// The sets of files that reach one another, by Tarjan's algorithm, iterative.
private struct ImportComponents {
  /// The number of each file's set.
  private(set) var numbers: [Int]
  private let imports: [[Program.Import]]
  /// When each file was met, from 1; 0 before that.
  private var order: [Int]
  /// The earliest file that each file is known to reach among those whose set is open.
  private var earliest: [Int]
  private var open: [Int] = []
  private var count = 0
  private var path: [(file: Int, next: Int)] = []

  init(of imports: [[Program.Import]]) {
    self.imports = imports
    // Sets are numbered from 0 as they close.
    numbers = [Int](repeating: -1, count: imports.count)
    order = [Int](repeating: 0, count: imports.count)
    earliest = order
    var closedCount = 0
    for start in imports.indices where order[start] == 0 {
      meet(start)
      while let top = path.last {
        if top.next < imports[top.file].count {
          path[path.count - 1].next += 1
          follow(imports[top.file][top.next].file.index, from: top.file)
        } else {
          leave(top.file, &closedCount)
        }
      }
    }
  }

  private mutating func meet(_ file: Int) {
    count += 1
    order[file] = count
    earliest[file] = count
    open.append(file)
    path.append((file, 0))
  }

  private mutating func follow(_ target: Int, from file: Int) {
    if order[target] == 0 { return meet(target) }
    if numbers[target] < 0 { earliest[file] = min(earliest[file], order[target]) }
  }

  private mutating func leave(_ file: Int, _ closedCount: inout Int) {
    path.removeLast()
    if let parent = path.last?.file { earliest[parent] = min(earliest[parent], earliest[file]) }
    guard earliest[file] == order[file] else { return }
    while let member = open.popLast() {
      numbers[member] = closedCount
      if member == file { break }
    }
    closedCount += 1
  }
}
