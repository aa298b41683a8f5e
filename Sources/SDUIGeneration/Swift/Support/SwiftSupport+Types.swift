extension SwiftSupport {
  /// The protocols of generated types.
  static let types = #"""
    // MARK: - Types of responses

    /// An object of fields: a component, a record, or the payload of an action.
    protocol ResponseObject {
      static func read(from json: FieldReader) -> Self?
      func write(to json: inout [String: JSONValue])
    }

    /// A component, or any of several.
    protocol ResponseUnit {
      static var components: [UnitRule<Self>] { get }
      func encoded(for screen: ScreenFormat) -> JSONValue
    }

    /// A component.
    protocol ResponseComponent: ResponseObject, ResponseUnit {
      static var format: ComponentFormat { get }
    }

    /// An enumeration with data.
    protocol ResponseChoice {
      static var cases: [String] { get }
      /// Whether a newer server may add cases.
      static var isOpen: Bool { get }
      static func read(from json: TaggedReader) -> Self?
      func encoded() -> JSONValue
    }

    /// Any of the actions.
    protocol ResponseAction {
      static func read(from json: TaggedReader) -> Self?
      func encoded() -> JSONValue
    }

    /// A section.
    protocol ResponseSection {
      static var format: SectionFormat { get }
      static func read(from section: SectionReader) -> Self
      func write(to section: inout SectionWriter)
    }

    /// Any section of a screen or a stack.
    protocol ResponseSectionChoice {
      static var sections: [SectionRule<Self>] { get }
      func encoded(for screen: ScreenFormat) -> JSONValue
    }

    /// A whole response.
    protocol ScreenResponse {
      static var format: ScreenFormat { get }
      static func read(from response: ScreenReader) -> Self
      func write(to response: inout ScreenWriter)
      var faults: [ResponseFault] { get set }
    }

    extension ResponseComponent {
      static var components: [UnitRule<Self>] { [UnitRule { $0 }] }

      func encoded(for screen: ScreenFormat) -> JSONValue {
        var members = [screen.key("unitType"): JSONValue.text(Self.format.type)]
        members[screen.key("data")] = Self.format.data == .fields ? .object(writtenFields) : writtenFields["."]
        return .object(members)
      }
    }

    extension ResponseObject {
      fileprivate var writtenFields: [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        write(to: &members)
        return members
      }
    }

    extension JSONValue {
      init(_ value: some ResponseObject) { self = .object(value.writtenFields) }

      /// The data of a component, which may be one value.
      init<Component: ResponseComponent>(_ value: Component) {
        let fields = value.writtenFields
        self = Component.format.data == .fields ? .object(fields) : fields["."] ?? .null
      }
    }

    extension ResponseSection {
      func encoded(for screen: ScreenFormat) -> JSONValue {
        var writer = SectionWriter(Self.format, for: screen)
        write(to: &writer)
        return .object(writer.members)
      }
    }

    extension ScreenResponse {
      /// Reads a response in any of its forms, and passes over parts that break the contract until nothing is wrong.
      ///
      /// - Throws: `ResponseError` if clients show nothing of the response.
      static func read(_ document: ResponseDocument) throws -> Self {
        var faults: [ResponseFault] = []
        while true {
          let reader = ResponseReader(document, format)
          var response = read(from: ScreenReader(reader))
          faults += reader.sortedFaults
          if reader.faults.isEmpty {
            response.faults = faults
            return response
          }
          guard reader.dropFaultyParts() else { throw ResponseError(faults: faults) }
        }
      }

      func encoded() -> JSONValue {
        var writer = ScreenWriter(Self.format)
        write(to: &writer)
        return .object(writer.members)
      }
    }

    // MARK: - Decoding single values

    extension ResponseObject {
      static func decoded(from decoder: any Decoder) throws -> Self { try FieldRule.record(Self.self).decode(decoder) }
    }

    extension ResponseComponent {
      static func decoded(from decoder: any Decoder) throws -> Self {
        if format.data == .fields { return try FieldRule.record(Self.self).decode(decoder) }
        return try FieldRule(readsNull: true) { read(from: FieldReader(value: $0, in: $0, $1)) }.decode(decoder)
      }
    }

    extension ResponseChoice {
      static func decoded(from decoder: any Decoder) throws -> Self { try FieldRule.choice(Self.self).decode(decoder) }
    }

    extension ResponseAction {
      static func decoded(from decoder: any Decoder) throws -> Self {
        try FieldRule.anyAction(Self.self).decode(decoder)
      }
    }

    extension FieldRule {
      /// - Throws: `ResponseError` for a value that breaks the rule.
      fileprivate func decode(_ decoder: any Decoder) throws -> Value {
        let reader = ResponseReader(try ResponseDocument(from: decoder))
        guard let value = value(reader.document.root, reader), reader.faults.isEmpty else {
          throw ResponseError(faults: reader.sortedFaults)
        }
        return value
      }
    }
    """#
}
