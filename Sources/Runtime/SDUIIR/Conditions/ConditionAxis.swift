/// The axis that one part of a condition tests. A box bounds each axis by itself.
///
/// Everything that treats axes alike goes through ``allCases``; what differs is a `switch`, so that a new axis does not
/// compile until each place has answered. A new *trait* is a case of ``ContainerTrait`` and needs nothing else of the algebra.
public enum ConditionAxis: CaseIterable, Hashable, Sendable {
  /// The width of the container.
  case width
  /// The height of the container.
  case height
  /// The factor by which the text of the client is enlarged.
  case textScale
  /// A trait of the container.
  case trait(ContainerTrait)
  /// The flags, each of which is decided by itself.
  case flags
  /// The client.
  case clients

  /// In the order of documents.
  public static let allCases: [ConditionAxis] =
    [.width, .height, .textScale] + ContainerTrait.allCases.map { .trait($0) } + [.flags, .clients]

  /// The words with which conditions may begin, apart from calls of `flag`.
  package static let subjects: [String] = allCases.flatMap { $0.subjects }

  /// Whether a subject is compared with words of its own, which no declaration means: `idiom == pad`.
  package static func takesWords(_ subject: String) -> Bool {
    ContainerTrait(name: subject) != nil || subject == "textSize"
  }

  private var subjects: [String] {
    switch self {
    case .width: ["width"]
    case .height: ["height"]
    case .textScale: ["textScale", "textSize"]
    case .trait(let trait): [trait.name]
    case .flags: []
    case .clients: Platform.allCases.map { $0.rawValue }
    }
  }
}

/// A trait of containers, which conditions compare by `==`.
public enum ContainerTrait: Int, CaseIterable, Hashable, Sendable {
  case horizontal
  case vertical
  case idiom
  case direction

  /// As conditions, tests, documents and the command line write it.
  public var name: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    case .idiom: "idiom"
    case .direction: "direction"
    }
  }

  /// All values; the first is that of a container of which nothing is known.
  public var words: [TraitWord] {
    switch self {
    case .horizontal, .vertical: SizeClass.allCases.map { TraitWord(rawValue: $0.rawValue) }
    case .idiom: Idiom.allCases.map { TraitWord(rawValue: $0.rawValue) }
    case .direction: InterfaceDirection.allCases.map { TraitWord(rawValue: $0.rawValue) }
    }
  }

  /// The trait of a name.
  public init?(name: String) {
    guard let trait = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = trait
  }

  /// A value in prose: `horizontal compact`, `phone`.
  package func phrase(of word: TraitWord) -> String {
    switch self {
    case .horizontal, .vertical: "\(name) \(word.rawValue)"
    case .idiom, .direction: word.rawValue
    }
  }
}

/// A value of a trait as it appears in source: `compact`.
public struct TraitWord: RawRepresentable, Hashable, Sendable {
  /// The word.
  public let rawValue: String

  /// A word, which need not be a value of any trait.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A horizontal or vertical size class.
public enum SizeClass: String, CaseIterable, Hashable, Sendable {
  case compact
  case regular
}

/// The kind of device.
public enum Idiom: String, CaseIterable, Hashable, Sendable {
  case phone
  case pad
}

/// The direction that text and layout run in.
public enum InterfaceDirection: String, CaseIterable, Hashable, Sendable {
  /// Left to right.
  case leftToRight = "ltr"
  /// Right to left.
  case rightToLeft = "rtl"
}
