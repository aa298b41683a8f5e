import SDUIIR
import SDUIJSON

/// Writes the document of the sections that the interpreter lays out.
struct SwiftDocumentFile {
  let emitter: SwiftScreen
  let hosted: HostedSections

  /// The document as a text of several lines. JSON has no three quotes and no `\#` in a row, so nothing is escaped but
  /// characters that are not seen, as JSON escapes them.
  func write(to source: inout SourceText) {
    let document = JSONPrettyPrinter().format(encodeScreenDocument(hosted.screen, namesSources: false))
    source.separator()
    source.line("/// The sections of `\(emitter.screen.name.source)` that the interpreter lays out.")
    source.block("enum \(emitter.type(.document(screen: emitter.index))) {") { source in
      source.line("static let text = #\"\"\"")
      source.indented { source in
        source.lines(escapingHidden(String(decoding: document.dropLast(), as: UTF8.self)))
      }
      source.line("  \"\"\"#")
    }
  }
}
