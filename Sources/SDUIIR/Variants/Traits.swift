/// What conditions ask a container for besides its extents; what is `nil` is open.
public struct Traits: Hashable, Sendable {
  /// The horizontal size class.
  public var horizontal: SizeClass?
  /// The vertical size class.
  public var vertical: SizeClass?
  /// The kind of device.
  public var idiom: Idiom?
  /// The direction of layout.
  public var direction: LayoutDirection?

  /// Some traits; without any, all are open.
  public init(
    horizontal: SizeClass? = nil, vertical: SizeClass? = nil, idiom: Idiom? = nil, direction: LayoutDirection? = nil
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.idiom = idiom
    self.direction = direction
  }

  /// Whether all are open.
  public var isEmpty: Bool { self == Traits() }

  /// Takes all that others say.
  public mutating func override(with other: Traits) {
    horizontal = other.horizontal ?? horizontal
    vertical = other.vertical ?? vertical
    idiom = other.idiom ?? idiom
    direction = other.direction ?? direction
  }

  /// Whether nothing is said in one way here and in another way there.
  package func agree(with other: Traits) -> Bool {
    var box = ConditionBox()
    (box.horizontal, box.vertical) = (other.horizontal, other.vertical)
    (box.idiom, box.direction) = (other.idiom, other.direction)
    return settling(box) != nil
  }

  /// A box without what is said here; `nil` if it cannot hold.
  func settling(_ box: ConditionBox) -> ConditionBox? {
    var box = box
    let canHold =
      Self.settle(&box.horizontal, horizontal) && Self.settle(&box.vertical, vertical)
      && Self.settle(&box.idiom, idiom) && Self.settle(&box.direction, direction)
    return canHold ? box : nil
  }

  private static func settle<Trait: Equatable>(_ asked: inout Trait?, _ said: Trait?) -> Bool {
    guard let said, let wanted = asked else { return true }
    asked = nil
    return wanted == said
  }
}

extension SizeClass {
  /// From this width on, in points, a container is horizontally regular where nothing else is said.
  public static let regularWidth = Rational(600)
  /// No container is horizontally compact from this width on, in points.
  public static let compactWidthEnd = Rational(960)
  /// From this height on, in points, a container is vertically regular where nothing else is said.
  public static let regularHeight = Rational(480)

  /// The horizontal size class of a container of which only the width is known.
  public init(width: Rational) { self = width >= Self.regularWidth ? .regular : .compact }

  /// The vertical size class of a container of which only the height is known.
  public init(height: Rational) { self = height >= Self.regularHeight ? .regular : .compact }

  /// The layout margin beyond the safe area, on each side of a container with this horizontal class (layout rule R4).
  @usableFromInline package var layoutMargin: Rational { self == .regular ? Rational(20) : Rational(16) }

  /// The greatest width of readable content (layout rule R4).
  @usableFromInline package static let readableWidth = Rational(672)

  /// Whether a container of a width may have this horizontal size class. Proofs look at those that may.
  public func isPossible(width: Rational) -> Bool {
    self == .regular ? width >= Self.regularWidth : width < Self.compactWidthEnd
  }

  /// Whether a container of a height may have this vertical size class. Proofs look at those that may.
  public func isPossible(height: Rational) -> Bool { self == SizeClass(height: height) }
}

extension ScreenTest {
  /// The traits of its container, with those that follow without being said.
  func traits(in screen: Screen) -> Traits {
    Traits(
      horizontal: horizontal ?? SizeClass(width: width),
      vertical: vertical ?? SizeClass(height: height ?? screen.standardHeight), idiom: idiom ?? .phone,
      direction: direction ?? .leftToRight)
  }
}

extension Screen {
  /// The height of a container of which only the width is known: 844, or the nearest that the screen declares.
  public var standardHeight: Rational {
    guard case .range(let range)? = properties[.heights] else { return Rational(844) }
    return min(max(Rational(844), range.lowerBound), range.upperBound ?? Rational(844))
  }
}
