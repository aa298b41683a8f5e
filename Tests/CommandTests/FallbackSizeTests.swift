import TestSupport
import Testing

/// Sizes of fallbacks, on clients that get them.
@Suite struct FallbackSizeTests {
  /// Sizes that follow data take the fields that the fallback is filled with.
  @Test(arguments: [
    ("height: data.high", #""height":{"field":"tall"}"#, "0  Old   0  0    390      33"),
    ("ratio: data.picture.ratio", #""height":{"ratioField":"image"}"#, "0  Old   0  0    390     195"),
  ])
  func sizesFollowTheDataOfTheFallback(size: String, document: String, frame: String) throws {
    let folder = try Folder([
      "home.sdui": """
      component Old { id: ID, tall: Int(min: 0), image: Image }
      component Newer since 2.0 fallback Old { tall: high, image: picture } { id: ID, high: Int(min: 0), picture: Image }
      screen Home {
        clients: (ios: 1.0...)
        section all: list {
          unit Newer { \(size) }
          content { Newer { id: "a", high: 33, picture: Image { url: "https://example.com", width: 2, height: 1 } } }
        }
      }

      """
    ])
    let old = try folder.sduic("compile", "home.sdui", "--compact", "--client", "ios@1.0")
    #expect(old.status == 0 && old.text.contains(document), "\(old.text)\(old.errorText)")
    let frames = try folder.sduic("layout", "home.sdui", "--width", "390", "--client", "ios@1.0")
    #expect(frames.status == 0 && frames.text.contains(frame), "\(frames.text)\(frames.errorText)")
  }
}
