/// The traits of a container that conditions test, other than its extents; a `nil` trait is not fixed.
public struct Traits: Hashable, Sendable {
  /// A byte for each trait: 0 where it is open, otherwise one more than the index of its value.
  private var codes: UInt32 = 0

  /// Some traits; without any, all are open.
  public init(
    horizontal: SizeClass? = nil, vertical: SizeClass? = nil, idiom: Idiom? = nil, direction: InterfaceDirection? = nil
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.idiom = idiom
    self.direction = direction
  }

  /// The horizontal size class.
  public var horizontal: SizeClass? {
    get { self[.horizontal].flatMap { SizeClass(rawValue: $0.rawValue) } }
    set { self[.horizontal] = newValue.map { TraitWord(rawValue: $0.rawValue) } }
  }

  /// The vertical size class.
  public var vertical: SizeClass? {
    get { self[.vertical].flatMap { SizeClass(rawValue: $0.rawValue) } }
    set { self[.vertical] = newValue.map { TraitWord(rawValue: $0.rawValue) } }
  }

  /// The kind of device.
  public var idiom: Idiom? {
    get { self[.idiom].flatMap { Idiom(rawValue: $0.rawValue) } }
    set { self[.idiom] = newValue.map { TraitWord(rawValue: $0.rawValue) } }
  }

  /// The direction of layout.
  public var direction: InterfaceDirection? {
    get { self[.direction].flatMap { InterfaceDirection(rawValue: $0.rawValue) } }
    set { self[.direction] = newValue.map { TraitWord(rawValue: $0.rawValue) } }
  }

  /// The value of a trait; a word that is none of its values opens it.
  public subscript(trait: ContainerTrait) -> TraitWord? {
    get {
      let code = code(of: trait)
      return code == 0 ? nil : trait.words[Int(code) - 1]
    }
    set {
      let index = newValue.flatMap { trait.words.firstIndex(of: $0) }
      setCode(of: trait, index.map { UInt32($0) + 1 } ?? 0)
    }
  }

  /// Whether all are open.
  public var isEmpty: Bool { codes == 0 }

  /// Whether a trait is open.
  package func isOpen(_ trait: ContainerTrait) -> Bool { code(of: trait) == 0 }

  /// Takes all that others say.
  package mutating func override(with other: Traits) {
    for trait in ContainerTrait.allCases where !other.isOpen(trait) { setCode(of: trait, other.code(of: trait)) }
  }

  /// Whether no trait has different values here and there.
  package func agree(with other: Traits) -> Bool {
    ContainerTrait.allCases.allSatisfy { isOpen($0) || other.isOpen($0) || code(of: $0) == other.code(of: $0) }
  }

  private func code(of trait: ContainerTrait) -> UInt32 { codes >> (8 * UInt32(trait.rawValue)) & 0xFF }

  private mutating func setCode(of trait: ContainerTrait, _ code: UInt32) {
    let shift = 8 * UInt32(trait.rawValue)
    codes = codes & ~(0xFF << shift) | code << shift
  }
}

extension Traits {
  /// Takes the value of a trait that others ask for; gives `false` if both ask for different ones.
  mutating func narrow(_ trait: ContainerTrait, to other: Traits) -> Bool {
    let wanted = other.code(of: trait)
    if wanted == 0 { return true }
    if isOpen(trait) { setCode(of: trait, wanted) }
    return code(of: trait) == wanted
  }

  /// Whether a container has the value of a trait that is asked for here; `nil` where that is open there.
  func decision(on trait: ContainerTrait, in container: Traits) -> Bool? {
    let (asked, found) = (code(of: trait), container.code(of: trait))
    return asked == 0 || asked == found ? true : found == 0 ? nil : false
  }

  mutating func open(_ trait: ContainerTrait) { setCode(of: trait, 0) }

  /// Every other value of a trait; none where it is open.
  func complement(of trait: ContainerTrait) -> [Traits] {
    guard let word = self[trait] else { return [] }
    return Self.all(trait).filter { $0[trait] != word }
  }

  /// One trait with each of its values.
  package static func all(_ trait: ContainerTrait) -> [Traits] {
    trait.words.map { word in
      var traits = Traits()
      traits[trait] = word
      return traits
    }
  }
}

extension SizeClass {
  /// The default minimum width of a horizontally regular container, in points.
  package static let regularWidth = Rational(600)
  /// No container is horizontally compact from this width on, in points.
  package static let compactWidthEnd = Rational(960)
  /// The default minimum height of a vertically regular container, in points.
  package static let regularHeight = Rational(480)

  /// The containers that there are of each pair of size classes.
  package static let domain: [ConditionBox] = [
    (SizeClass.compact, Bounds(to: compactWidthEnd)), (.regular, Bounds(from: regularWidth)),
  ].flatMap { horizontal, width in
    [(SizeClass.compact, Bounds(to: regularHeight)), (.regular, Bounds(from: regularHeight))].map { vertical, height in
      ConditionBox(width: width, height: height, traits: Traits(horizontal: horizontal, vertical: vertical))
    }
  }

  /// The horizontal size class of a container of which only the width is known.
  public init(width: Rational) { self = width >= Self.regularWidth ? .regular : .compact }

  /// The vertical size class of a container of which only the height is known.
  public init(height: Rational) { self = height >= Self.regularHeight ? .regular : .compact }

  /// The layout margins beyond the safe area, on each side (layout rule R4): the wide one in a regular width, and on phones
  /// from a width on.
  @usableFromInline package static let (narrowMargin, wideMargin) = (Rational(16), Rational(20))
  /// The width from which a phone has the wide margin (layout rule R4).
  @usableFromInline package static let widePhone = Rational(414)

  /// The greatest width of readable content (layout rule R4).
  @usableFromInline package static let readableWidth = Rational(672)

  /// Whether a container of a width may have this horizontal size class. Proofs look at those that may.
  package func isPossible(width: Rational) -> Bool {
    self == .regular ? width >= Self.regularWidth : width < Self.compactWidthEnd
  }

  /// Whether a container of a height may have this vertical size class. Proofs look at those that may.
  package func isPossible(height: Rational) -> Bool { self == SizeClass(height: height) }
}

extension ScreenTest {
  /// Returns the traits of its container, with the defaults of those that are not given.
  func traits(in screen: Screen) -> Traits {
    var result = Traits(
      horizontal: SizeClass(width: width), vertical: SizeClass(height: height ?? screen.standardHeight), idiom: .phone,
      direction: .leftToRight)
    result.override(with: traits)
    return result
  }
}

extension Screen {
  /// The height of a container of which only the width is known: 844, or the nearest that the screen declares.
  package var standardHeight: Rational {
    guard case .range(let range)? = properties[.heights] else { return Rational(844) }
    return min(max(Rational(844), range.lowerBound), range.upperBound ?? Rational(844))
  }
}
