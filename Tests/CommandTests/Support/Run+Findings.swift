import TestSupport

extension Run {
  /// The findings that `check --format json` wrote.
  func findings() throws -> [[String: Any]] {
    let document = try json() as? [String: Any]
    return document?["diagnostics"] as? [[String: Any]] ?? []
  }

  /// The codes of the findings that are written for people, in order: `error[code]: …`.
  var codes: [String] {
    errorText.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("error[") || line.hasPrefix("warning["), let end = line.firstIndex(of: "]") else {
        return nil
      }
      return line.firstIndex(of: "[").map { String(line[line.index(after: $0)..<end]) }
    }
  }
}
