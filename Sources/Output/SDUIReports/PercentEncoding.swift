/// Percent encoding of RFC 3986.
package enum PercentEncoding {
  /// Bytes with all but unreserved characters and some others written as `%XX`.
  package static func encode(_ text: String, keeping others: String = "") -> String {
    let unreserved = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
    let kept = unreserved + Array(others.utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in text.utf8 {
      if kept.contains(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The URI reference of a file path: relative where the path is, else with the scheme `file`.
  ///
  /// Steps of a path that change nothing, `.` and doubled slashes, are left out. A colon is encoded, so that the first
  /// part of a relative path cannot be read as a scheme.
  package static func reference(toFile path: String) -> String {
    let steps = path.split(separator: "/").filter { $0 != "." }.map { encode(String($0)) }
    return (path.hasPrefix("/") ? "file:///" : "") + steps.joined(separator: "/")
  }
}
