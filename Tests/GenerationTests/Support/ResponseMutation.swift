import SDUIIR
import SDUIJSON
import TestSupport

/// Changes of responses.
enum ResponseMutation {
  private static let values = [
    "null", "true", "false", "0", "-1", "2", "1.5", "1e2", "1.0", "-0", "9007199254740993", "12345678901234567890",
    "1e-30", "1e400", #""""#, #""x""#, #""9.50""#, #""-0.5""#, #""00.50""#, #""+1""#, #""1.""#,
    #""12.345678901234567890""#,
    ##""#FF0000""##, ##""#ff000080""##, ##""#FF00""##, #""https://e.com/a""#, #""https:""#, #""1a:b""#, #""a+1:b""#,
    #""e.com""#,
    #""2024-02-29T09:00:00Z""#, #""2023-02-29T09:00:00Z""#, #""2024-02-29t23:59:60.25-23:59""#,
    #""é\u0301 \ud83d\ude00""#,
    "[]", "{}", "[{}]", "[[]]", #"{"type":"do it"}"#, #"{"type":"none","payload":[1]}"#,
    #"{"payload":{},"type":"Open"}"#,
    #"{"url":"a:b","width":1.5,"height":2}"#, #"{"url":"a:b","width":null,"height":0}"#, #"{"width":-1,"height":"3"}"#,
    #"{"lines":0,"items":8}"#, #"{"top":0,"leading":0,"bottom":0}"#, #"{"unitType":"NONE","data":{}}"#,
  ]

  private static let keys = [
    "later", "measured", "data", "failed", "header", "footer", "sectionId", "section", "columns", "payload", "type",
    "next",
  ]

  /// A response without the layout that it may hold. Generated code does not compare layouts.
  static func withoutLayout(_ bytes: [UInt8], _ screen: Screen) -> [UInt8] {
    let keys = screen.responseKeys
    guard let document = try? JSONDocument(parsing: bytes) else { return bytes }
    var result = bytes
    let members = Array(document.members(of: document.root))
    for (key, value) in members.reversed()
    where [keys[.layout], keys[.variants]].contains(where: { document.keyEquals(key, $0) }) {
      let whole = document.range(of: key).lowerBound..<document.range(of: value).upperBound
      result.replaceSubrange(withComma(whole, result), with: [])
    }
    return result
  }

  /// A response with one change: another value, something less, something twice, or another key.
  static func change(_ bytes: [UInt8], _ random: inout RandomSource) throws -> [UInt8] {
    let document = try JSONDocument(parsing: bytes)
    let places = places(in: document)
    if places.isEmpty { return bytes }
    let place = random.pick(places)
    let value = document.range(of: place.value)
    func replacing(_ range: Range<Int>, with new: [UInt8]) -> [UInt8] {
      Array(bytes[..<range.lowerBound]) + new + Array(bytes[range.upperBound...])
    }
    switch random.number(0...11) {
    case 0, 1: return replacing(withComma(place.whole, bytes), with: [])
    case 2, 3: return replacing(place.whole, with: Array(bytes[place.whole] + [0x2C] + bytes[place.whole]))
    case 4:
      guard let key = place.key else { return replacing(value, with: Array(bytes[value])) }
      return replacing(document.range(of: key), with: Array("\"\(random.pick(keys))\"".utf8))
    case 5:
      guard place.key != nil else { return replacing(value, with: [0x5B] + Array(bytes[value]) + [0x5D]) }
      let new = "\"\(random.pick(keys))\":\(random.pick(values)),"
      return replacing(place.whole.lowerBound..<place.whole.lowerBound, with: Array(new.utf8))
    case 6, 7:
      let other = random.pick(places)
      return replacing(value, with: Array(bytes[document.range(of: other.value)]))
    default: return replacing(value, with: Array(random.pick(values).utf8))
    }
  }

  private struct Place {
    let whole: Range<Int>
    let value: JSONNodeID
    var key: JSONNodeID?
  }

  private static func places(in document: JSONDocument) -> [Place] {
    var places: [Place] = []
    func visit(_ node: JSONNodeID) {
      for child in document.children(of: node) {
        places.append(Place(whole: document.range(of: child), value: child))
        visit(child)
      }
      for (key, value) in document.members(of: node) {
        let whole = document.range(of: key).lowerBound..<document.range(of: value).upperBound
        places.append(Place(whole: whole, value: value, key: key))
        visit(value)
      }
    }
    visit(document.root)
    return places
  }

  /// An item with the comma after it, or else with the one before it.
  private static func withComma(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    let blanks: [UInt8] = [0x20, 0x0A]
    if let next = bytes[range.upperBound...].firstIndex(where: { !blanks.contains($0) }), bytes[next] == 0x2C {
      return range.lowerBound..<next + 1
    }
    if let before = bytes[..<range.lowerBound].lastIndex(where: { !blanks.contains($0) }), bytes[before] == 0x2C {
      return before..<range.upperBound
    }
    return range
  }
}
