import EmbeddedFiles

/// The runtime of generated Swift: the sources of the product `SDUIResponse`.
package enum SwiftRuntime: String, CaseIterable, Hashable, Sendable {
  /// The code imports the product.
  case imported
  /// The sources of the product are part of the code, which then imports nothing of this project.
  case embedded

  /// The module that generated code imports.
  static let module = "SDUIResponse"

  /// The type that names the version of the runtime.
  static let version = "ResponseRuntime1"

  /// The sources of the product as one file. Each of them imports Foundation.
  static var text: String {
    let sources = String(cString: embedded_swift_response_runtime())
    var lines: [Substring] = [
      "\(generatedCodeMark). Do not edit.", "// swift-format-ignore-file", "", "import Foundation",
    ]
    for line in sources.split(separator: "\n", omittingEmptySubsequences: false) where line != "import Foundation" {
      if !line.isEmpty || lines.last != "" { lines.append(line) }
    }
    return lines.joined(separator: "\n")
  }

  /// The types that it declares.
  static let typeNames: Set<String> = [
    "BundleFormat", "ComponentFormat", "DateText", "DecimalText", "ExactNumber", "FieldReader", "FieldRule",
    "HexColor", "ImageReference", "JSONValue", "ResponseAction", "ResponseChoice", "ResponseComponent",
    "ResponseDocument", "ResponseError", "ResponseFault", "ResponseFaults", "ResponseNode", "ResponseNodes",
    "ResponseObject", "ResponseParser", "ResponseReader", "ResponseRuntime1", "ResponseScreen", "ResponseSection",
    "ResponseSectionChoice", "ResponseUnit", "ScreenFormat", "ScreenReader", "ScreenWriter", "SectionFormat",
    "SectionInsets", "SectionReader", "SectionRule", "SectionSpacing", "SectionWriter", "SentTexts", "TaggedReader",
    "URLReference", "URLText", "UnitIdentity", "UnitListReader", "UnitParts", "UnitRule",
  ]
}
