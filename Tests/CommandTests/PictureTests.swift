import Foundation
import TestSupport
import Testing

/// The pictures in the documentation.
@Suite struct PictureTests {
  /// Each is what `sduic preview` writes. `SDUIC_UPDATE=1` writes them.
  @Test func picturesAreCurrent() throws {
    let path = "Grammar/Guides/sale.svg"
    let folder = try Folder([:])
    let (screen, response) = ("Examples/Sale/sale.sdui", "Examples/Sale/sale.response.json")
    let run = try folder.sduic(
      "preview", Repository.path(screen), "--data", Repository.path(response), "--width", "320,390,600",
      "-o", "sale.svg")
    #expect(run.status == 0, "\(run.ending)")
    let picture = String(decoding: try #require(folder.contents("sale.svg")), as: UTF8.self)
    if Repository.updates {
      try Repository.update { try Repository.write(picture, to: path) }
    } else {
      #expect(try Repository.read(path) == picture, "the picture is not current: SDUIC_UPDATE=1 swift test writes it")
    }
    // Readers see pages in light and dark.
    #expect(picture.contains("prefers-color-scheme:dark"))
  }
}
