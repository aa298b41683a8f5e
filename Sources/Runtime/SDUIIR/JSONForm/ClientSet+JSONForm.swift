import SDUIJSON

enum VersionRangeKey: KeyName, ObjectKey {
  case minimum = "min"
  case maximum = "max"
  case below
  static let keys = KeySet<VersionRangeKey>()
}

extension Platform {
  /// The names of the platforms, in their order.
  static let keys = KeyTable(allCases.map { $0.rawValue })
}

extension ScreenDecoder {
  /// Clients by platform: at least one of them.
  func clientSet(_ node: JSONNodeID) throws(ScreenDocumentError) -> ClientSet {
    let members = try members(of: node, Platform.keys, "Clients", isReadWhole: true)
    var clients = ClientSet()
    for (slot, platform) in Platform.allCases.enumerated() {
      guard let node = members[slot] else { continue }
      let range = try versionRange(node)
      guard !range.isEmpty else { throw failure("This range of versions ends before it begins.", at: node) }
      clients[platform] = range
    }
    guard !clients.isEmpty else { throw failure("Clients must be of at least one platform.", at: node) }
    return clients
  }

  private func versionRange(_ node: JSONNodeID) throws(ScreenDocumentError) -> VersionRange {
    let slots = try closedSlots(of: node, VersionRangeKey.keys, "A range of versions")
    var range = VersionRange()
    if let node = slots[.minimum] { range.minimum = try version(node) }
    switch (slots[.maximum], slots[.below]) {
    case (let node?, nil): range.end = .through(try version(node))
    case (nil, let node?): range.end = .below(try version(node))
    case (nil, nil): break
    case (.some, .some): throw failure("A range of versions has either \"max\" or \"below\".", at: node)
    }
    return range
  }

  /// A version.
  func version(_ node: JSONNodeID) throws(ScreenDocumentError) -> Version {
    guard let version = Version(try text(node)) else {
      throw failure(
        "A version must be at most \(Version.maximumPartCount) whole numbers with points between.", at: node)
    }
    return version
  }
}

extension ScreenEncoder {
  /// Clients by platform.
  mutating func encode(_ clients: ClientSet) {
    writer.beginObject()
    for entry in clients.entries {
      writer.key(entry.platform.rawValue)
      writer.beginObject()
      writer.member(VersionRangeKey.minimum, entry.value.minimum?.text)
      switch entry.value.end {
      case .through(let last):
        writer.member(VersionRangeKey.maximum, last.text)
      case .below(let next):
        writer.member(VersionRangeKey.below, next.text)
      case nil: break
      }
      writer.endObject()
    }
    writer.endObject()
  }
}

extension ClientSet {
  static var jsonForm: ValueForm {
    let schema: JSONTree = [
      "title": "Clients",
      "description": "Versions by platform; a platform that is not named has none. Read whole.", "type": "object",
      "properties": .members(Platform.allCases.map { ($0.rawValue, .reference("versionRange")) }),
      "additionalProperties": false, "minProperties": 1,
    ]
    let range: JSONTree = [
      "title": "Versions in a row", "description": "Every version without a bound. Read whole.", "type": "object",
      "properties": VersionRangeKey.properties { key in
        switch key {
        case .minimum: .reference("version")
        case .maximum: .reference("version").titled("Last version")
        case .below: .reference("version").titled("First version that does not belong to it")
        }
      },
      "additionalProperties": false, "not": ["required": ["max", "below"]],
    ]
    return ValueForm("clients", named: "clients", schema, [("versionRange", range)])
  }
}
