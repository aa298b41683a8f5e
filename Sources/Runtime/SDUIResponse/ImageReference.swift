import Foundation

/// An image by its URL.
public struct ImageReference: Hashable, Sendable {
  /// The place of the image.
  public var url: URLReference
  /// The width in pixels, which is above 0.
  public var width: Double
  /// The height in pixels, which is above 0.
  public var height: Double
  /// A description of the image, for people who cannot see it.
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
}

extension ImageReference: ResponseObject {
  /// Reads the fields of an image; `nil` if one is missing or broken.
  public static func read(from json: FieldReader) -> ImageReference? {
    let url = json.required("url", .url)
    let width = json.required("width", .pixels)
    let height = json.required("height", .pixels)
    let alt = json.optional("alt", .text())
    guard let url, let width, let height else { return nil }
    return ImageReference(url: url, width: width, height: height, alt: alt)
  }

  /// Sets the members that the image has in JSON.
  public func write(to json: inout [String: JSONValue]) {
    json["url"] = JSONValue(url)
    json["width"] = JSONValue(width)
    json["height"] = JSONValue(height)
    json["alt"] = alt.map { JSONValue($0) }
  }
}
