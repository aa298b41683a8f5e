import SDUIJSON

enum FormatReadersKey: KeyName, ObjectKey {
  case version, since
  static let keys = KeySet<FormatReadersKey>()
}

extension ScreenDecoder {
  func formatReaders(_ node: JSONNodeID) throws(ScreenDocumentError) -> FormatReaders {
    let slots = try closedSlots(of: node, FormatReadersKey.keys, "The readers of a format")
    let written = try required(slots, .version)
    guard let version = FormatVersion(rawValue: try text(written)), version > .first else {
      throw failure("There is no later version \"\(try text(written))\" of the format.", at: written)
    }
    return FormatReaders(of: version, since: try versions(required(slots, .since)))
  }
}

extension ScreenEncoder {
  mutating func encode(_ readers: FormatReaders) {
    writer.beginObject()
    writer.member(FormatReadersKey.version, readers.version.rawValue)
    encode(readers.since, as: FormatReadersKey.since)
    writer.endObject()
  }
}

extension FormatReaders {
  static var jsonForm: ValueForm {
    FormatReadersKey.form(
      "formatReaders", ["title": "Which clients read a version of the format"], required: [.version, .since]
    ) { key in
      switch key {
      case .version: .oneOf(FormatVersion.allCases.dropFirst().map { $0.rawValue })
      case .since: .reference("versions").described("The first versions that read it.")
      }
    }
  }
}
