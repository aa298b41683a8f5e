import SDUIJSON

/// The JSON responses in an HTTP archive, which browsers and proxies write (HAR 1.2, `log.entries`).
package struct HTTPArchive {
  /// A response with JSON that a request succeeded in getting.
  package struct Entry {
    /// The URL of the request.
    package let url: String
    /// The method and the URL without query and fragment, which requests of one kind share.
    package let endpoint: String
    /// The body as it was sent, in UTF-8, which begins as JSON does.
    package let body: [UInt8]
  }

  /// The responses in the order of the archive.
  package let entries: [Entry]

  /// The archive that a document is; `nil` if it is none.
  package init?(_ document: JSONDocument) {
    guard let log = document.member("log", of: document.root), let list = document.member("entries", of: log),
      document.kind(of: list) == .array
    else { return nil }
    entries = document.children(of: list).compactMap { Self.entry($0, in: document) }
  }

  private static func entry(_ node: JSONNodeID, in document: JSONDocument) -> Entry? {
    func value(_ path: String...) -> JSONNodeID? {
      path.reduce(node) { node, key in node.flatMap { document.member(key, of: $0) } }
    }
    func text(_ node: JSONNodeID?) -> String? { node.flatMap { document.string(of: $0) } }
    guard let url = text(value("request", "url")),
      let status = value("response", "status").flatMap({ document.integer(of: $0) }), 200...299 ~= status,
      let content = text(value("response", "content", "text"))
    else { return nil }
    let isEncoded = text(value("response", "content", "encoding")) == "base64"
    // Servers send JSON as text or script, too, so that what it begins with decides.
    guard let body = isEncoded ? Base64.bytes(content) : Array(content.utf8),
      let first = body.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    else { return nil }
    let method = text(value("request", "method")) ?? "GET"
    return Entry(url: url, endpoint: "\(method) \(url.prefix { $0 != "?" && $0 != "#" })", body: body)
  }

  /// The responses of one endpoint.
  ///
  /// - Parameter part: A part of the URLs that a person means; `nil` takes the endpoint whose responses have most bytes.
  package func entries(ofURLsWith part: String?) -> [Entry] {
    if let part { return entries.filter { $0.url.utf8.hasPart(part) } }
    var sizes: [String: Int] = [:]
    for entry in entries { sizes[entry.endpoint, default: 0] += entry.body.count }
    let greatest = sizes.values.max()
    let first = entries.first { sizes[$0.endpoint] == greatest }?.endpoint
    return entries.filter { $0.endpoint == first }
  }

  /// The endpoints in the order of their first responses.
  package var endpoints: [String] {
    var seen: Set<String> = []
    return entries.map { $0.endpoint }.filter { seen.insert($0).inserted }
  }
}

extension String.UTF8View {
  /// Whether the bytes of a text occur in these.
  fileprivate func hasPart(_ part: String) -> Bool {
    let (bytes, part) = (Array(self), Array(part.utf8))
    guard !part.isEmpty, bytes.count >= part.count else { return part.isEmpty }
    return (0...bytes.count - part.count).contains { bytes[$0..<$0 + part.count].elementsEqual(part) }
  }
}

/// Base64 (RFC 4648, section 4).
enum Base64 {
  /// The bytes that a text encodes; `nil` if it is not encoded so.
  static func bytes(_ text: String) -> [UInt8]? {
    var result: [UInt8] = []
    var (bits, count): (UInt32, Int) = (0, 0)
    var hasEnded = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") { continue }
      if byte == UInt8(ascii: "=") {
        hasEnded = true
        continue
      }
      guard !hasEnded, let value = value(of: byte) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
