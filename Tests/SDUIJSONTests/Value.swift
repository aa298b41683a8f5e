import TestSupport

@testable import SDUIJSON

/// A document as a tree, made for comparing.
indirect enum Value: Equatable {
  case null
  case boolean(Bool)
  case number(String)
  case string([UInt8])
  case array([Value])
  case object([[UInt8]], [Value])

  init(_ document: JSONDocument, _ id: JSONNodeID) {
    switch document.kind(of: id) {
    case .null: self = .null
    case .boolean: self = .boolean(document.boolean(of: id) == true)
    case .number: self = .number(document.numberText(of: id) ?? "")
    case .string: self = .string(Array((document.string(of: id) ?? "").utf8))
    case .array: self = .array(document.children(of: id).map { Value(document, $0) })
    case .object:
      self = .object(
        document.members(of: id).map { Array((document.string(of: $0.key) ?? "").utf8) },
        document.members(of: id).map { Value(document, $0.value) })
    }
  }

  static func random(depth: Int, using random: inout RandomSource) -> Value {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 4), using: &random) {
    case 0: return .null
    case 1: return .boolean(.random(using: &random))
    case 2:
      let integer = Int64.random(in: .min ... .max, using: &random)
      return .number(String(integer >> Int.random(in: 0..<63, using: &random)))
    case 3: return .string(randomString(using: &random))
    case 4:
      let count = Int.random(in: 0..<6, using: &random)
      return .object(
        (0..<count).map { _ in randomString(using: &random) },
        (0..<count).map { _ in .random(depth: depth - 1, using: &random) })
    default:
      return .array((0..<Int.random(in: 0..<6, using: &random)).map { _ in .random(depth: depth - 1, using: &random) })
    }
  }

  private static func randomString(using random: inout RandomSource) -> [UInt8] {
    let scalars = Array("ab\"\\\n\0\u{1F}é€😀/{],:".unicodeScalars)
    var string = ""
    for _ in 0..<Int.random(in: 0..<24, using: &random) {
      string.unicodeScalars.append(scalars[Int.random(in: 0..<scalars.count, using: &random)])
    }
    return Array(string.utf8)
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .boolean(let value): writer.boolean(value)
    case .number(let text):
      if let integer = Int64(text) {
        writer.integer(integer)
      } else {
        writer.rawNumber(text)
      }
    case .string(let bytes): writer.string(String(decoding: bytes, as: UTF8.self))
    case .array(let elements):
      writer.beginArray()
      for element in elements {
        element.write(to: &writer)
      }
      writer.endArray()
    case .object(let keys, let values):
      writer.beginObject()
      for (key, value) in zip(keys, values) {
        writer.key(String(decoding: key, as: UTF8.self))
        value.write(to: &writer)
      }
      writer.endObject()
    }
  }
}
