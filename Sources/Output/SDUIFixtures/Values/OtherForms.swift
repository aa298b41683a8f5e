import SDUIIR

/// The targets and the endings of addresses.
struct URLForm: Sendable {
  /// Without its number.
  let prefix: String
  let ending: String
  let schemes: [String]

  /// - Parameter schemes: The schemes that it may have; empty for any.
  init(field: NameWords, noun: String, schemes: [String]) {
    let scheme = schemes.isEmpty || schemes.contains("https") ? "https" : schemes[0]
    self.schemes = schemes
    prefix = "\(scheme)://example.com/\(noun)/"
    ending =
      if field.has("icon", "logo", "symbol") {
        ".svg"
      } else if field.has("image", "picture", "photo", "avatar", "thumbnail", "poster", "cover") {
        ".jpg"
      } else if field.has("video", "trailer", "stream", "movie") {
        ".mp4"
      } else {
        ""
      }
  }
}

/// When something happens or happened.
struct DateForm: Sendable {
  /// Days from 1 January 2026 on.
  let days: ClosedRange<Int>
  let notation: DateNotation

  init(field: NameWords, owner: NameWords, _ notation: DateNotation) {
    self.notation = notation
    let later = ["until", "end", "expire", "expiry", "begin", "start", "due", "delivery", "opens", "closes"]
    // The date of an event is to come, that of news has passed.
    let isEvent = owner.has("event", "evening", "concert", "match", "booking", "trip", "ticket", "appointment")
    days = field.hasAny(later) || isEvent ? 330...700 : -200...320
  }
}

/// The subjects of images, and their sizes in pixels.
struct ImageForm: Sendable {
  /// The subject of the image, as a part of its address.
  let noun: String
  let sizes: [(width: Int64, height: Int64)]
  /// Descriptions of the image, in words.
  let texts: [String]

  /// The address of the image with a number, without its ending. It names the size, so that no address has two.
  func address(_ size: (width: Int64, height: Int64)) -> String {
    "https://images.example.com/\(size.width)x\(size.height)/\(noun)/"
  }

  init(field: NameWords, owner: NameWords, texts: [String]) {
    noun = field.has("image", "picture", "photo") ? owner.noun : field.noun
    self.texts = texts
    if field.has("avatar", "icon", "thumbnail", "logo") || owner.has("profile", "person", "user", "contact", "author") {
      sizes = [(512, 512)]
    } else if field.has("poster") || owner.has("poster", "ranked") {
      sizes = [(800, 1200)]
    } else if field.has("cover", "still", "scene", "art") || owner.has("banner", "campaign", "hero", "ad", "billboard")
    {
      sizes = [(1600, 900), (1600, 800), (2100, 900)]
    } else if owner.has("product", "offer") {
      sizes = [(1200, 1600)]
    } else {
      sizes = [(1200, 900), (1200, 1600), (1600, 900), (1080, 1080)]
    }
  }
}
