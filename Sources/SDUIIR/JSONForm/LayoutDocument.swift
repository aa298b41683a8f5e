import SDUIJSON

/// Names a layout: SHA-256 of its canonical bytes, those that `encodeLayout` writes, in hexadecimal.
///
/// Equal layouts have equal names, whoever compiles them and whatever their comments say, and a changed layout has
/// another one: what is stored under the name can be kept for ever.
public func layoutIdentifier(of screen: Screen) -> String { SHA256.hexadecimal(of: encodeLayout(screen)) }

/// Writes the layout of a screen as a document of its own, under the keys that a response has for it: `sdui`,
/// `screen`, `layoutId` and `layout`.
public func encodeLayoutDocument(_ screen: Screen) -> [UInt8] {
  let layout = encodeLayout(screen)
  var writer = JSONWriter(capacity: layout.count + 200)
  writer.beginObject()
  writer.key("sdui")
  writer.string("1.0")
  writer.key("screen")
  writer.string(screen.name.wire)
  writer.key("layoutId")
  writer.string(SHA256.hexadecimal(of: layout))
  writer.key("layout")
  writer.rawNumber(String(decoding: layout, as: UTF8.self))
  writer.endObject()
  return writer.finish()
}

/// Writes a value that the author wrote, such as a field's default, as it travels in data.
///
/// Ids in the value name elements of the contract.
public func encodeValue(_ value: Value, in contract: Contract) -> [UInt8] {
  var encoder = ScreenEncoder(Screen(name: DeclaredName(""), contract: contract), namesSources: false)
  encoder.encode(value)
  return encoder.writer.finish()
}

/// Writes the value of a property as it stands in a layout.
public func encodePropertyValue(_ value: PropertyValue) -> [UInt8] {
  var encoder = ScreenEncoder(Screen(name: DeclaredName("")), namesSources: false)
  encoder.encode(value)
  return encoder.writer.finish()
}
