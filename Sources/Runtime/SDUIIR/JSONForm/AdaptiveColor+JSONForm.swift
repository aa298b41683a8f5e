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
    let light = ColorText.text(of: color.light)
    if color.light == color.dark { return writer.string(light) }
    writer.beginObject()
    writer.member(ColorKey.light, light)
    writer.member(ColorKey.dark, ColorText.text(of: color.dark))
    writer.endObject()
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
