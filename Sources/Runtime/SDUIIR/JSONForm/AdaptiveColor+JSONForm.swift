import SDUIJSON

enum ColorKey: KeyName, ObjectKey {
  case light, dark
  static let keys = KeySet<ColorKey>()
}

extension ScreenDecoder {
  func adaptiveColor(_ node: JSONNodeID) throws(ScreenDocumentError) -> AdaptiveColor {
    guard document.kind(of: node) == .object else {
      let color = try color(node)
      return AdaptiveColor(light: color, dark: color)
    }
    let slots = try closedSlots(of: node, ColorKey.keys, "A colour")
    return AdaptiveColor(
      light: try color(required(slots, .light)), dark: try color(required(slots, .dark)))
  }

  /// A colour, `#RRGGBB` or `#RRGGBBAA`, as `0xRRGGBBAA`.
  func color(_ node: JSONNodeID) throws(ScreenDocumentError) -> UInt32 {
    if let color = document.string(of: node).flatMap(ColorText.value) { return color }
    throw failure("A colour must be written \"#RRGGBB\" or \"#RRGGBBAA\".", at: node)
  }
}

extension ScreenEncoder {
  mutating func encode(_ color: AdaptiveColor) {
    if color.light == color.dark { return writer.color(color.light) }
    writer.beginObject()
    writer.key(ColorKey.light)
    writer.color(color.light)
    writer.key(ColorKey.dark)
    writer.color(color.dark)
    writer.endObject()
  }
}

extension JSONWriter {
  /// A colour as `"#RRGGBB"`, or as `"#RRGGBBAA"` where it is not opaque.
  mutating func color(_ color: UInt32) {
    let isOpaque = color & 0xFF == 0xFF
    var text: [UInt8] = [UInt8(ascii: "#")]
    for shift in stride(from: 28, through: isOpaque ? 8 : 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: color >> UInt32(shift) & 0xF)
      text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
    string(String(decoding: text, as: UTF8.self))
  }
}

extension AdaptiveColor {
  static var jsonForm: ValueForm {
    let color: JSONTree = [
      "title": "Colour", "type": "string", "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
    ]
    let both = ColorKey.schema(required: [.light, .dark]) { _ in .reference("color") }
    return ValueForm("colour", named: "adaptiveColor", ["anyOf": [.reference("color"), both]], [("color", color)])
  }
}
