import SDUIJSON

/// Names a layout: SHA-256 of its canonical bytes, those that `encodeLayout` writes, in hexadecimal.
///
/// Equal layouts have equal names, whoever compiles them and whatever their comments say, and a changed layout has
/// another one: what is stored under the name can be kept for ever.
package func layoutIdentifier(of screen: Screen) -> String { SHA256.hexadecimal(of: encodeLayout(screen)) }

/// Writes the layout of a screen as a document of its own, under the keys that a response has for it: `sdui`,
/// `screen`, `layoutId`, `variants` and `layout`. Flags and clients that are not resolved are resolved to their
/// defaults; traits stay open.
package func encodeLayoutDocument(_ screen: Screen) -> [UInt8] {
  let screen = screen.resolvedByDefault.screen
  let layout = encodeLayout(screen)
  var encoder = ScreenEncoder(screen, namesSources: false)
  encoder.writer.beginObject()
  encoder.writer.member(ResponseKey.sdui.rawValue, screen.formatVersion(of: .layout).rawValue)
  encoder.writer.member(ResponseKey.screen.rawValue, screen.name.wire)
  encoder.writer.member(ResponseKey.layoutId.rawValue, SHA256.hexadecimal(of: layout))
  encoder.encodeVariants()
  encoder.writer.key(ResponseKey.layout.rawValue)
  encoder.writer.json(layout)
  encoder.writer.endObject()
  return encoder.finish()
}

/// Writes a value that the author wrote, such as a field's default, as it travels in data.
///
/// Ids in the value name elements of the contract.
package func encodeValue(_ value: Value, in contract: Contract) -> [UInt8] {
  var encoder = ScreenEncoder(Screen(name: DeclaredName(""), contract: contract), namesSources: false)
  encoder.encode(value)
  return encoder.writer.finish()
}

/// Writes the value of a property in the form of a layout document.
package func encodePropertyValue(_ value: PropertyValue) -> [UInt8] {
  var encoder = ScreenEncoder(Screen(name: DeclaredName("")), namesSources: false)
  encoder.encode(value)
  return encoder.writer.finish()
}

/// Writes the variants to which conditions were resolved, in the form of `variants`.
package func encodeVariants(_ variants: Variants) -> [UInt8] {
  var encoder = ScreenEncoder(Screen(name: DeclaredName("")), namesSources: false)
  encoder.encode(variants)
  return encoder.writer.finish()
}
