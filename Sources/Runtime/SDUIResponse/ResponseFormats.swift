import Foundation

/// The contract of the responses of a screen, apart from its sections.
public struct ScreenFormat: Sendable {
  /// The name in responses.
  let name: String
  /// The version of the format that the screen needs.
  var version = "1.0"
  /// The names of all components of the screen.
  var components: Set<String> = []
  /// Whether the sections appear in the order of their declaration, and all of them on the first page.
  var isFixed = false
  /// Whether pages are asked for by a cursor.
  var hasCursor = false
  /// Whether clients drop unknown units and sections.
  var dropsUnknown = true
  /// Whether they write what they do not know as it was sent.
  var keepsUnknown = false
  /// Whether clients drop what breaks the contract otherwise.
  var dropsInvalid = true
  /// The keys of responses that have another name than in the format, by object and key.
  var keys: [String: String] = [:]
  /// The form of the server's responses, if it is not that of the format.
  var mapping: ResponseMapping?

  /// The contract of a screen with a name; what is left out is as in most screens.
  public init(
    _ name: String, version: String = "1.0", components: Set<String> = [], isFixed: Bool = false,
    hasCursor: Bool = false, dropsUnknown: Bool = true, keepsUnknown: Bool = false, dropsInvalid: Bool = true,
    keys: [String: String] = [:], mapping: ResponseMapping? = nil
  ) {
    self.name = name
    self.version = version
    self.components = components
    self.isFixed = isFixed
    self.hasCursor = hasCursor
    self.dropsUnknown = dropsUnknown
    self.keepsUnknown = keepsUnknown
    self.dropsInvalid = dropsInvalid
    self.keys = keys
    self.mapping = mapping
  }

  /// The name of a key in responses.
  func key(_ key: String) -> String { keys[key] ?? key }

  /// Whether clients go on without a part that has a fault.
  func drops(_ code: ResponseFault.Code) -> Bool {
    code == .unknownUnit || code == .unknownSection ? dropsUnknown : dropsInvalid
  }
}

/// The contract of a section, apart from its units.
public struct SectionFormat: Sendable {
  /// The name in responses.
  let name: String
  var isEssential = false
  var isRepeated = false
  var minItems = 0
  var maxItems = Int.max
  /// Whether there may be several items, which their data must tell apart.
  var needsIdentities = true
  var hasHeader = false
  var hasFooter = false
  /// Whether it is a stack.
  var holdsSections = false
  var bundle: BundleFormat?

  /// The contract of a section with a name; what is left out is as in most sections.
  public init(
    _ name: String, isEssential: Bool = false, isRepeated: Bool = false, minItems: Int = 0, maxItems: Int = .max,
    needsIdentities: Bool = true, hasHeader: Bool = false, hasFooter: Bool = false, holdsSections: Bool = false,
    bundle: BundleFormat? = nil
  ) {
    self.name = name
    self.isEssential = isEssential
    self.isRepeated = isRepeated
    self.minItems = minItems
    self.maxItems = maxItems
    self.needsIdentities = needsIdentities
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
    self.holdsSections = holdsSections
    self.bundle = bundle
  }
}

/// The one unit in which a server may send the data of all units of a section.
public struct BundleFormat: Sendable {
  let type: String
  var header: String?
  var footer: String?
  /// The key of the list of data; `.` if the data are that list.
  let units: String

  /// The contract of a bundle, by its type and its keys.
  public init(type: String, header: String? = nil, footer: String? = nil, units: String) {
    (self.type, self.header, self.footer, self.units) = (type, header, footer, units)
  }
}

/// The contract of a component, apart from its fields.
public struct ComponentFormat: Sendable {
  /// The form of the data of a component.
  public enum Data: Sendable {
    /// An object of fields.
    case fields
    /// The value of its only field, whose key is `.`.
    case value
    /// The same, and the value is a list.
    case list
  }

  /// The name in responses.
  let type: String
  var data = Data.fields
  /// Whether a field must be sent.
  var hasRequiredField = false
  /// The key of the field that identifies units.
  var identity: String?
  /// Whether that field is sent as a number.
  var hasNumericIdentity = false

  /// The contract of a component with a name; what is left out is as in most components.
  public init(
    _ type: String, data: Data = .fields, hasRequiredField: Bool = false, identity: String? = nil,
    hasNumericIdentity: Bool = false
  ) {
    self.type = type
    self.data = data
    self.hasRequiredField = hasRequiredField
    self.identity = identity
    self.hasNumericIdentity = hasNumericIdentity
  }
}

/// One of the sections that a screen or a stack has.
public struct SectionRule<Section> {
  let format: SectionFormat
  let read: (SectionReader) -> Section

  /// The rule of a section, and what makes it one of several.
  public init<Only: ResponseSection>(_ section: @escaping (Only) -> Section) {
    format = Only.format
    read = { section(Only.read(from: $0)) }
  }
}

/// One of the components that a section accepts.
public struct UnitRule<Unit> {
  let format: ComponentFormat
  let read: (FieldReader) -> Unit?

  /// The rule of a component, and what makes it one of several.
  public init<Only: ResponseComponent>(_ unit: @escaping (Only) -> Unit) {
    format = Only.format
    read = { Only.read(from: $0).map(unit) }
  }
}
