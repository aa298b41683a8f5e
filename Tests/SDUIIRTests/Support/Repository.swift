import Foundation
import SDUIJSON

/// The files of the project that tests compare with.
enum Repository {
  /// Whether tests write what they would otherwise compare.
  static let updates = ProcessInfo.processInfo.environment["SDUIC_UPDATE"] == "1"
  /// Whether a tool that is not installed fails the test that runs it.
  static let requiresTools = ProcessInfo.processInfo.environment["SDUIC_REQUIRE_TOOLS"] == "1"

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func read(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: root.appending(path: path))) }

  static func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: root.appending(path: path))
  }

  static func path(_ path: String) -> String { root.appending(path: path).path(percentEncoded: false) }
}

extension JSONDocument {
  /// The text of a node without white space.
  func compactText(of node: JSONNodeID) -> String {
    var writer = JSONWriter()
    copy(node, to: &writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private func copy(_ node: JSONNodeID, to writer: inout JSONWriter) {
    switch kind(of: node) {
    case .null: writer.null()
    case .boolean: writer.boolean(boolean(of: node) ?? false)
    case .number: writer.rawNumber(numberText(of: node) ?? "0")
    case .string: writer.string(string(of: node) ?? "")
    case .array:
      writer.beginArray()
      for child in children(of: node) { copy(child, to: &writer) }
      writer.endArray()
    case .object:
      writer.beginObject()
      for (key, value) in members(of: node) {
        writer.key(string(of: key) ?? "")
        copy(value, to: &writer)
      }
      writer.endObject()
    }
  }
}
