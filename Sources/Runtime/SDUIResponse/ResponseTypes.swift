import Foundation

/// An object of fields: a component, a record, or the payload of an action. Generated types conform to it, as to the other
/// protocols of this file.
public protocol ResponseObject: Codable {
  /// Reads the fields of an object; `nil` if one that is required is missing or broken. The reader has reported why.
  static func read(from json: FieldReader) -> Self?
  /// Sets the members that the object has in JSON.
  func write(to json: inout [String: JSONValue])
  /// The fields of the object that this code does not know.
  var unrecognized: Unrecognized { get }
}

/// A component, or any of several.
public protocol ResponseUnit {
  /// The components that a unit may be.
  static var components: [UnitRule<Self>] { get }
  /// The unit with its type, as a screen names their keys.
  func encoded(for screen: ScreenFormat) -> JSONValue
}

/// A component.
public protocol ResponseComponent: ResponseObject, ResponseUnit {
  /// The contract of the component, apart from its fields.
  static var format: ComponentFormat { get }
}

/// An enumeration with data.
public protocol ResponseChoice: Codable {
  /// The names of its cases in responses.
  static var cases: [String] { get }
  /// Whether a newer server may add cases.
  static var isOpen: Bool { get }
  /// The form of its cases in responses.
  static var choiceForm: ChoiceForm { get }
  /// Reads the case that the reader names; `nil` if its data are broken.
  static func read(from json: TaggedReader) -> Self?
  /// The case with its data.
  func encoded() -> JSONValue
}

/// Any of the actions.
public protocol ResponseAction: Codable {
  /// Reads the action that the reader names; `nil` if there is none, or if its payload is broken.
  static func read(from json: TaggedReader) -> Self?
  /// The action with its payload.
  func encoded() -> JSONValue
}

/// A section.
public protocol ResponseSection {
  /// The contract of the section, apart from its units.
  static var format: SectionFormat { get }
  /// Reads what the section has.
  static func read(from section: SectionReader) -> Self
  /// Writes what the section has.
  func write(to section: inout SectionWriter)
  /// The units or sections and the keys that this code does not know.
  var unrecognized: Unrecognized { get }
}

/// Any section of a screen or a stack.
public protocol ResponseSectionChoice {
  /// The sections in the order of their declaration.
  static var sections: [SectionRule<Self>] { get }
  /// The section as a screen names its keys.
  func encoded(for screen: ScreenFormat) -> JSONValue
}

/// A whole response.
public protocol ResponseScreen: Codable {
  /// The contract of the responses, apart from their sections.
  static var format: ScreenFormat { get }
  /// Reads the keys of a response, and its sections.
  static func read(from response: ScreenReader) -> Self
  /// Writes the keys of the response, and its sections.
  func write(to response: inout ScreenWriter)
  /// The members of the response beside its sections and bars.
  var envelope: ResponseEnvelope { get set }
}

extension ResponseComponent {
  /// The component alone.
  public static var components: [UnitRule<Self>] { [UnitRule { $0 }] }

  /// The unit with its type, as a screen names their keys.
  public func encoded(for screen: ScreenFormat) -> JSONValue {
    var members = [screen.key("unitType"): JSONValue.text(Self.format.type)]
    members[screen.key("data")] = Self.format.data == .fields ? .object(writtenFields) : writtenFields["."]
    unrecognized.add(toUnit: &members)
    return .object(members)
  }
}

extension ResponseObject {
  /// Nothing, in an object that does not keep it.
  public var unrecognized: Unrecognized { Unrecognized() }

  var writtenFields: [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    write(to: &members)
    unrecognized.add(to: &members)
    return members
  }
}

extension JSONValue {
  /// The data of a record.
  public init(_ value: some ResponseObject) { self = .object(value.writtenFields) }

  /// The data of a component, which may be one value.
  public init<Component: ResponseComponent>(_ value: Component) {
    let fields = value.writtenFields
    self = Component.format.data == .fields ? .object(fields) : fields["."] ?? .null
  }
}

extension ResponseSection {
  /// Nothing, in a section that does not keep it.
  public var unrecognized: Unrecognized { Unrecognized() }

  /// The section as a screen names its keys.
  public func encoded(for screen: ScreenFormat) -> JSONValue {
    var writer = SectionWriter(Self.format, for: screen)
    write(to: &writer)
    var members = writer.members
    unrecognized.add(to: &members)
    unrecognized.add(toListOf: screen.key(Self.format.holdsSections ? "sections" : "units"), in: &members)
    return .object(members)
  }
}

extension ResponseScreen {
  /// Reads a response in any of the forms that servers send.
  ///
  /// Parts that break the contract are left out, and are among the ``faults``.
  ///
  /// - Throws: ``ResponseError`` if nothing of the response can be shown.
  public init(json: some Collection<UInt8>) throws {
    self = try Self.read(ResponseParser.parse(Array(json), keepsText: Self.format.keepsUnknown))
  }

  /// Writes the response as its server does, with sorted keys.
  public func json() -> Data { Data(encoded().json.utf8) }

  /// Reads a response in any of its forms, and passes over parts that break the contract until nothing is wrong.
  ///
  /// - Throws: `ResponseError` if clients show nothing of the response.
  static func read(_ sent: ResponseDocument) throws -> Self {
    let document = format.mapping?.arranged(sent) ?? sent
    var faults: [ResponseFault] = []
    while true {
      let reader = ResponseReader(document, format)
      var response = read(from: ScreenReader(reader))
      faults += reader.sortedFaults
      if reader.faults.isEmpty {
        response.envelope.faults = ResponseFaults(faults)
        if format.keepsUnknown { response.envelope.unrecognized = reader.unrecognized }
        return response
      }
      guard reader.dropFaultyParts() else { throw ResponseError(faults: faults) }
    }
  }

  func encoded() -> JSONValue {
    var writer = ScreenWriter(Self.format)
    write(to: &writer)
    var members = writer.members
    unrecognized.add(to: &members)
    unrecognized.add(toListOf: Self.format.key("sectionList"), in: &members)
    return Self.format.mapping?.sent(.object(members)) ?? .object(members)
  }
}
