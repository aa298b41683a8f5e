extension SourceText {
  /// A function with a body, its parameters on the same line, on a line of their own, or each on a line.
  mutating func method(
    _ name: String, _ parameters: [String], returning result: String? = nil, canThrow: Bool = false,
    _ body: (inout SourceText) -> Void
  ) {
    let ending = (canThrow ? " throws" : "") + (result.map { " -> \($0) {" } ?? " {")
    let list = parameters.joined(separator: ", ")
    if fits("\(name)(\(list))\(ending)") { return block("\(name)(\(list))\(ending)", body) }
    line(name + "(")
    indented { source in
      if source.fits(list) { return source.line(list) }
      for (index, parameter) in parameters.enumerated() {
        source.line(parameter + (index == parameters.count - 1 ? "" : ","))
      }
    }
    block(")" + ending, body)
  }
}
