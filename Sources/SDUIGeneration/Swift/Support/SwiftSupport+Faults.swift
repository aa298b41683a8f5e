extension SwiftSupport {
  /// Faults, and the values of fields that Swift has no type for.
  static let faults = #"""
    // MARK: - Faults

    /// Something in a response that breaks the contract of its screen.
    public struct ResponseFault: Hashable, Sendable {
      /// A rule that a response can break. `sduic explain` has a page for each, under its raw value.
      public enum Code: String, CaseIterable, Hashable, Sendable {
        case syntax = "response-syntax"
        case duplicateKey = "response-duplicate-key"
        case missingKey = "response-missing-key"
        case type = "response-type"
        case missingField = "response-missing-field"
        case null = "response-null"
        case constraint = "response-constraint"
        case unknownCase = "response-unknown-case"
        case unknownAction = "response-unknown-action"
        case unknownUnit = "response-unknown-unit"
        case unacceptedUnit = "response-unaccepted-unit"
        case unknownSection = "response-unknown-section"
        case duplicateSection = "response-duplicate-section"
        case duplicateIdentity = "response-duplicate-identity"
        case missingSection = "response-missing-section"
        case sectionOrder = "response-section-order"
        case itemCount = "response-item-count"
        case serverValue = "response-server-value"
        case undeclaredPart = "response-undeclared-part"
        case otherScreen = "response-other-screen"
      }

      /// The rule that is broken.
      public let code: Code
      /// The JSON pointer (RFC 6901) of the value to blame; empty for the whole response.
      public let pointer: String
      /// What is wrong, in a few words.
      public let message: String
    }

    /// The error for a response of which nothing can be shown.
    public struct ResponseError: Error, Hashable, Sendable {
      /// Everything that breaks the contract.
      public let faults: [ResponseFault]
    }

    // MARK: - Values

    /// A URL, exactly as it was sent.
    public struct URLReference: Hashable, Sendable, ExpressibleByStringLiteral {
      /// The text that was sent.
      public var text: String

      /// The URL; `nil` if Foundation cannot parse the text.
      public var url: URL? { URL(string: text) }

      /// A URL with a text.
      public init(_ text: String) { self.text = text }

      public init(stringLiteral text: String) { self.text = text }
    }

    /// A colour in sRGB. Each component is from 0 to 255.
    public struct HexColor: Hashable, Sendable {
      /// The red component.
      public var red: UInt8
      /// The green component.
      public var green: UInt8
      /// The blue component.
      public var blue: UInt8
      /// The opacity.
      public var alpha: UInt8

      /// A colour from its components.
      public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
      }

      /// Reads `#RRGGBB` or `#RRGGBBAA`.
      public init?(_ text: String) {
        let digits = text.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard text.utf8.first == 0x23, digits.count == text.utf8.count - 1, digits.count == 6 || digits.count == 8
        else { return nil }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
        self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count > 3 ? bytes[3] : 255)
      }

      /// The colour as `#RRGGBB`, or as `#RRGGBBAA` if it is not opaque.
      public var text: String {
        let bytes = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
      }
    }

    /// An image by its URL.
    public struct ImageReference: Codable, Hashable, Sendable {
      /// Where the image is.
      public var url: URLReference
      /// The width in pixels, which is above 0.
      public var width: Double
      /// The height in pixels, which is above 0.
      public var height: Double
      /// What the image shows, for people who cannot see it.
      public var alt: String?

      /// An image at a URL.
      public init(url: URLReference, width: Double, height: Double, alt: String? = nil) {
        self.url = url
        self.width = width
        self.height = height
        self.alt = alt
      }

      /// The width divided by the height.
      public var aspectRatio: Double { width / height }

      public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }

      public func encode(to encoder: any Encoder) throws { try JSONValue(self).encode(to: encoder) }
    }

    extension ImageReference: ResponseObject {
      static func read(from json: FieldReader) -> ImageReference? {
        let url = json.required("url", .url)
        let width = json.required("width", .pixels)
        let height = json.required("height", .pixels)
        let alt = json.optional("alt", .text())
        guard let url, let width, let height else { return nil }
        return ImageReference(url: url, width: width, height: height, alt: alt)
      }

      func write(to json: inout [String: JSONValue]) {
        json["url"] = JSONValue(url)
        json["width"] = JSONValue(width)
        json["height"] = JSONValue(height)
        json["alt"] = alt.map { JSONValue($0) }
      }
    }

    /// The identity of a unit in its section.
    public struct UnitIdentity: Hashable, Sendable {
      /// The name of its component in responses.
      public let unitType: String
      /// Its `id`.
      public let id: String
    }

    /// The distances in a section, in points.
    public struct SectionSpacing: Hashable, Sendable {
      /// The distance between two lines of items.
      public var lines: Double
      /// The distance between two items of a line.
      public var items: Double

      /// Distances in points.
      public init(lines: Double, items: Double) {
        self.lines = lines
        self.items = items
      }
    }

    /// The insets of a section, in points.
    public struct SectionInsets: Hashable, Sendable {
      public var top: Double
      public var leading: Double
      public var bottom: Double
      public var trailing: Double

      /// Insets in points.
      public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
      }
    }
    """#
}
