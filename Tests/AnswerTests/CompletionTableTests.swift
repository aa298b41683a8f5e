import SDUILanguageServer
import SDUISyntax
import Testing

/// The places of `CompletionTable`.
@Suite struct CompletionTableTests {
  private static let path = "main.sdui"

  @Test func thePlacesAreManyAndDifferent() {
    #expect(CompletionTable.rows.count >= 120)
    #expect(Set(CompletionTable.rows.map(\.text)).count == CompletionTable.rows.count)
  }

  @Test(arguments: CompletionTable.rows.indices)
  func whatIsWantedComesFirst(index: Int) throws {
    let row = CompletionTable.rows[index]
    let program = try MarkedProgram(CompletionTable.declarations + row.text)
    let list = try #require(program.analysis.completions(at: program.cursors[0]))
    let labels = list.items.map(\.label)
    #expect(!labels.isEmpty, "\(row.text)")
    #expect(Set(list.items).count == labels.count, "\(row.text): \(labels)")
    if !row.first.isEmpty { #expect(labels.first == row.first, "\(row.text): \(labels.prefix(8))") }
    for label in row.amongFive {
      #expect(labels.prefix(5).contains(label), "\(row.text): \(label) in \(labels.prefix(8))")
    }
  }

  /// Every offer at a place, accepted, leaves no error but those about what is still missing.
  @Test(arguments: CompletionTable.rows.indices)
  func whatIsAcceptedCompiles(index: Int) throws {
    let row = CompletionTable.rows[index]
    let marked = try MarkedProgram(CompletionTable.declarations + row.text)
    let bytes = marked.analysis.sources[0].bytes
    let file = TokenBoundaries(
      of: Self.path, in: MemoryFileProvider([Self.path: String(decoding: bytes, as: UTF8.self)]))
    let list = try #require(marked.analysis.completions(at: marked.cursors[0]))
    for item in list.items {
      let errors = try file.errors(accepting: item, replacing: list.replaced, inWholeFile: true)
      #expect(errors.isEmpty, "\(row.text): \(item.text): \(errors.map(\.message))")
    }
  }
}
