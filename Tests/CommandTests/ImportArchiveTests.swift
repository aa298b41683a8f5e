import Foundation
import TestSupport
import Testing

/// `sduic import` of what a browser recorded.
@Suite struct ImportArchiveTests {
  private static func entry(
    _ path: String, _ text: String, _ type: String = "application/json", status: Int = 200, encoding: String? = nil
  ) throws -> Any {
    var content: [String: Any] = ["size": text.utf8.count, "mimeType": type, "text": text]
    if let encoding {
      content["encoding"] = encoding
      content["text"] = Data(text.utf8).base64EncodedString()
    }
    return [
      "request": ["method": "GET", "url": "https://shop.example" + path],
      "response": ["status": status, "content": content],
    ]
  }

  private static func archive(_ entries: [Any]) throws -> String {
    let log: [String: Any] = ["log": ["version": "1.2", "creator": ["name": "test"], "entries": entries]]
    return String(decoding: try JSONSerialization.data(withJSONObject: log), as: UTF8.self)
  }

  @Test func anArchiveHasTheResponsesOfItsLargestEndpoint() throws {
    let text = try Self.archive([
      Self.entry("/app.js", "let a", "text/javascript"), Self.entry("/none", "", "text/html"),
      Self.entry("/api/me", #"{"id":1}"#),
      Self.entry("/api/feed?page=1", ImportTests.response()),
      Self.entry("/api/feed?page=2", ImportTests.response(#","price":"9.50","label":"é👢""#), encoding: "base64"),
      Self.entry("/api/feed?page=3", "{"), Self.entry("/api/feed?page=4", ImportTests.response(), status: 304),
    ])
    let folder = try Folder(["session.har": text])
    let run = try folder.sduic(["import", "session.har", "-o", "shop.sdui"])
    #expect(run.status == 0, "\(run.ending)")
    let words = [
      "session.har: `GET https://shop.example/api/feed` is read, which has most JSON of 2 endpoints; --url names another",
      "session.har (https://shop.example/api/feed?page=3): the document ends before its value is complete; it is left out",
      "2 of 2 responses are described (100 %)",
    ]
    for line in words { #expect(run.errorText.contains(line), "\(run.errorText)") }
    let source = folder.contents("shop.sdui").map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(source.contains("label: Text?") && source.contains("price: Decimal(min: 0)?"), "\(source)")
    let other = try folder.sduic(["import", "session.har", "--url", "page=2", "--quiet"])
    #expect(other.status == 0 && other.text.contains("label: Text\n"), "\(other.text)\(other.ending)")
  }

  @Test(arguments: [
    (#"{"log":{"entries":[]}}"#, "no response in it has JSON"), ("{}", "it has no `log.entries`"),
    (#"{"log":{"entries":{}}}"#, "it has no `log.entries`"),
  ])
  func whatIsNoArchiveIsRefused(text: String, message: String) throws {
    let run = try Folder(["a.har": text]).sduic(["import", "a.har"])
    #expect(run.status == 2 && run.errorText.contains(message), "\(run.ending)")
  }

  @Test func anUnknownURLNamesTheEndpoints() throws {
    let text = try Self.archive([Self.entry("/api/feed?page=1", ImportTests.response())])
    let run = try Folder(["a.har": text]).sduic(["import", "a.har", "--url", "/home"])
    #expect(
      run.status == 2
        && run.errorText.contains(
          "no URL with JSON contains `/home`; there is JSON of `GET https://shop.example/api/feed`"),
      "\(run.ending)")
  }

  @Test func anArchiveOfABrowserIsRead() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium") else {
      return try MissingTool.skip("Chromium")
    }
    let responses = ["a.json": ImportTests.response(), "b.json": ImportTests.response(#","price":"9.50""#)]
    let folder = try Folder(responses)
    let driver = Repository.path("Tests/CommandTests/Drivers/archive.py")
    let browser = try Run("/bin/sh", ["-c", "python3 -B '\(driver)' session.har a.json b.json"], in: folder.url)
    try #require(browser.status == 0, "\(browser.ending)")
    let run = try folder.sduic(["import", "session.har", "-o", "shop.sdui"])
    #expect(run.status == 0 && run.errorText.hasSuffix("2 of 2 responses are described (100 %)\n"), "\(run.ending)")
    #expect(try folder.sduic(["validate", "shop.sdui", "a.json", "b.json"]).status == 0)
  }
}
