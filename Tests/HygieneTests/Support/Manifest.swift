import TestSupport

/// The targets of `Package.swift`.
enum Manifest {
  /// The dependencies of each target below `Sources`.
  static let dependencies: [String: Set<String>] = {
    let pattern = /\.(?:target|executableTarget)\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?(,\s*path:)?/
    var result: [String: Set<String>] = [:]
    for match in Repository.text("Package.swift").matches(of: pattern) where match.output.3 == nil {
      let names = (match.output.2 ?? "").matches(of: /"(\w+)"/).map { String($0.output.1) }
      result[String(match.output.1)] = Set(names)
    }
    return result
  }()
}
