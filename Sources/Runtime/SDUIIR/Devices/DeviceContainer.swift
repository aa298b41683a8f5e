/// The container that a device in one orientation gives an app: everything that layout needs from a device.
public struct DeviceContainer: Hashable, Sendable {
  /// As ``init(reading:)`` reads it: `ipad-pro-11 landscape half`.
  public let name: String
  /// The orientation of the device.
  public let orientation: Device.Orientation
  /// The part of its screen; `nil` for all of it.
  public let split: Device.Split?
  /// The width, in points.
  public let width: Rational
  /// The height, in points.
  public let height: Rational
  /// The safe area.
  public let insets: SafeAreaInsets
  /// The horizontal size class.
  public let horizontal: SizeClass
  /// The vertical size class.
  public let vertical: SizeClass
  /// The kind of device.
  public let idiom: Idiom
  /// Pixels per point.
  public let scale: Rational

  /// The traits that the device decides; the direction is up to the person who uses it.
  public var traits: Traits { Traits(horizontal: horizontal, vertical: vertical, idiom: idiom) }

  /// The container that a device gives an app.
  ///
  /// - Parameters:
  ///   - name: One of the device's names.
  ///   - split: One of the device's splits in this orientation; `nil` for the whole screen.
  init(_ device: Device, named name: String, _ orientation: Device.Orientation, _ split: Device.Split?) {
    let isLandscape = orientation == .landscape
    let words = [name, isLandscape ? orientation.rawValue : nil, split?.rawValue]
    self.name = words.compactMap { $0 }.joined(separator: " ")
    (self.orientation, self.split) = (orientation, split)
    width = split.map { device.width(of: $0, orientation) } ?? (isLandscape ? device.height : device.width)
    height = isLandscape ? device.width : device.height
    insets = isLandscape ? device.landscapeInsets : device.portraitInsets
    if let split {
      horizontal = device.isRegular(split, orientation) ? .regular : .compact
    } else {
      horizontal = isLandscape ? device.landscapeClass : device.portraitClass
    }
    vertical = height < SizeClass.regularHeight ? .compact : .regular
    idiom = device.idiom
    scale = device.scale
  }
}

extension Device {
  /// Everything that an app can have of the device, under one of its names.
  public func containers(named name: String) -> [DeviceContainer] {
    Orientation.allCases.flatMap { orientation in
      [DeviceContainer(self, named: name, orientation, nil)]
        + splits(orientation).map { DeviceContainer(self, named: name, orientation, $0) }
    }
  }

  /// Two apps and a bar of 10 points fill the screen. The narrow one has 320 points, or 375 on the largest pads and in
  /// landscape on all whose long side is at least 1133. Every published pair of widths follows from this.
  fileprivate func width(of split: Split, _ orientation: Orientation) -> Rational {
    let full = (orientation == .landscape ? height : width).numerator
    let isRoomy = isLarge || orientation == .landscape && height >= Rational(1_133)
    let narrow: Int64 = isRoomy ? 375 : 320
    switch split {
    case .third: return Rational(Int(narrow))
    case .twoThirds: return Rational(Int(full - 10 - narrow))
    case .half:
      let both = full - 10
      return both % 2 == 0
        ? Rational(Int(both / 2)) : Rational(reducedNumerator: both, denominator: 2)
    }
  }

  /// Beside another app a pad is regular only in landscape, with two thirds of its screen, or with half of the largest.
  fileprivate func isRegular(_ split: Split, _ orientation: Orientation) -> Bool {
    orientation == .landscape && (split == .twoThirds || split == .half && isLarge)
  }

  /// Whether it is a pad of 12.9 inches or more.
  private var isLarge: Bool { height >= Rational(1_366) }
}
