import SDUIReports

/// The mapping between the URI of a document and its path.
enum DocumentURI {
  /// The path of a `file` URI; `nil` for any other, such as that of a text that was never saved.
  static func path(of uri: String) -> String? {
    let bytes = Array(uri.utf8)
    let scheme = Array("file://".utf8)
    guard bytes.count > scheme.count, bytes.starts(with: scheme) else { return nil }
    // A host may follow the scheme, which for files on this machine is empty or `localhost`.
    guard let slash = bytes[scheme.count...].firstIndex(of: UInt8(ascii: "/")) else { return nil }
    return decoded(bytes[slash...])
  }

  /// The URI of an absolute path.
  static func uri(ofPath path: String) -> String { PercentEncoding.reference(toFile: path) }

  /// Text without `%XX`. A percent sign without two digits is kept.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex,
        let value = UInt8(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
