import SDUIContract
import SDUIIR
import SDUIJSON
import SDUISyntax

extension PageMerge {
  /// Everything that was found in the pages, as findings: in the order of the pages, then what is wrong with their numbers.
  /// What is left out and no more is a warning.
  ///
  /// - Parameter files: The file of each page among those that the findings are shown with; the files of the screen come
  ///   before them.
  package func diagnostics(in files: [FileID]) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for (page, file) in zip(pages, files) {
      var diagnostics = page.response.diagnostics(in: file)
      for index in diagnostics.indices where !page.decisive.contains(index) { diagnostics[index].severity = .warning }
      result += diagnostics
    }
    let repeated = repeated
    for pair in repeated { result.append(duplicate(pair.page, pair.first, in: files)) }
    if !repeated.isEmpty || pages.contains(where: { !$0.decisive.isEmpty }) { return result }
    return result + gaps.map { diagnostic($0, in: files) }
  }

  private func duplicate(_ page: Int, _ first: Int, in files: [FileID]) -> Diagnostic {
    let isList = pages[page].node == pages[page].response.document.root
    let message = "page \(pages[page].number) is given twice" + (isList ? ": a list of lists is the first page" : "")
    var diagnostic = Diagnostic(
      .responseDuplicatePage, message, at: range(of: page, in: files),
      labels: [Label("given here first", at: range(of: first, in: files))], remedy: "give each page once")
    diagnostic.pointer = pages[page].response.document.pointer(to: pages[page].node)
    return diagnostic
  }

  private func diagnostic(_ gap: Gap, in files: [FileID]) -> Diagnostic {
    let (first, last) = (gap.numbers.lowerBound, gap.numbers.upperBound)
    let message = first == last ? "page \(first) is missing" : "pages \(first) to \(last) are missing"
    var diagnostic = Diagnostic(
      .responseMissingPage, message + ", and the response is joined without \(first == last ? "it" : "them")",
      at: range(of: gap.next, in: files), remedy: "give all pages up to the last one")
    diagnostic.pointer = pages[gap.next].response.document.pointer(to: pages[gap.next].node)
    return diagnostic
  }

  /// The number of a page, or the first bracket of one without a number.
  private func range(of page: Int, in files: [FileID]) -> SourceRange {
    let bytes = pages[page].response.document.range(of: pages[page].node)
    let isList = pages[page].node == pages[page].response.document.root
    return SourceRange(file: files[page], isList ? bytes.lowerBound..<bytes.lowerBound + 1 : bytes)
  }

  /// The first parts that are left out, each with its place in its page.
  ///
  /// - Parameter sources: The file of each page.
  package func droppedParts(atMost count: Int, in sources: [SourceFile]) -> [String] {
    var result: [String] = []
    for (index, source) in zip(pages.indices, sources) {
      let parts = dropped(from: index).prefix(count - result.count)
      result += pages[index].response.phrases(of: Array(parts), in: source)
    }
    return result
  }
}
