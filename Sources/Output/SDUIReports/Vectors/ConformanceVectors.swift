import SDUIIR
import SDUILayout
import SDUIProof

/// The containers in which a screen is compared with layouts on other systems.
///
/// The widths are those at which a sweep finds a change and those just before, the ends of the declared range, and those
/// of devices. They are multiples of a quarter of a point, which views take exactly.
package struct ConformanceVectors: Sendable {
  /// The screen.
  package let screen: Screen
  /// The containers, in the order in which they are written.
  package let containers: [Container]

  /// A container with what a view needs to have it.
  package struct Container: Hashable, Sendable {
    /// The environment of the interpreter.
    package let environment: LayoutEnvironment
    /// The size of text.
    package let textSize: TextSize
    /// The name of the device; `nil` for a width alone.
    package let device: String?
    /// The numbers of pixels in a point for which a view is compared.
    package let scales: [Rational]
  }

  /// The number of changes of width that are tested at most. Of more, every second one is left out until so many remain.
  private static let maximumChangeCount = 64

  /// Chooses containers for a screen.
  ///
  /// - Throws: `SweepError` if the sizes of a section change at more widths than a sweep lists.
  package init(_ screen: Screen) throws(SweepError) {
    self.screen = screen
    let widths = try Self.widths(of: screen)
    var containers: [Container] = []
    for textSize in Self.textSizes(of: screen, at: widths) {
      for direction in InterfaceDirection.allCases {
        for width in widths {
          var environment = LayoutEnvironment(
            width: width, height: screen.standardHeight, direction: direction, textScale: textSize.scale)
          environment.take(screen.variants.traits)
          if environment.direction != direction { continue }
          containers.append(
            Container(
              environment: environment, textSize: textSize, device: nil, scales: [1, 2, 3].map { Rational($0) }))
        }
      }
    }
    self.containers = containers + Self.devices(for: screen)
  }

  /// Whole screens of devices, each kind once, from left to right. What the screen's conditions were resolved to holds there.
  private static func devices(for screen: Screen) -> [Container] {
    var known: Set<LayoutEnvironment> = []
    var result: [Container] = []
    for device in Device.all {
      for container in device.containers(named: device.names.first ?? "") where container.split == nil {
        let environment = LayoutEnvironment(container)
        var resolved = environment
        resolved.take(screen.variants.traits)
        guard resolved == environment, known.insert(environment).inserted else { continue }
        guard screen.declaredRange(.widths).contains(environment.width) else { continue }
        guard screen.declaredRange(.heights).contains(environment.height) else { continue }
        result.append(
          Container(environment: environment, textSize: .large, device: container.name, scales: [container.scale]))
      }
    }
    return result
  }
}

// MARK: - Widths

extension ConformanceVectors {
  /// The widths, from the least.
  private static func widths(of screen: Screen) throws(SweepError) -> [Rational] {
    let declared = screen.declaredRange(.widths)
    let standard = Property.widths.standardRange
    let last = max(declared.lowerBound, declared.upperBound ?? standard.upperBound ?? declared.lowerBound)
    let environment = { (width: Rational) in
      var environment = LayoutEnvironment(width: width, height: screen.standardHeight)
      environment.take(screen.variants.traits)
      return environment
    }
    let sweep = try Sweep(screen, widths: declared.lowerBound...last, in: environment)
    let starts = sweep.sections.flatMap { section in section.stretches.compactMap { $0.widths.lower } }
    var changes = Set(starts.map { quarter(atOrAfter: $0) }).sorted()
    while changes.count > maximumChangeCount {
      changes = changes.enumerated().compactMap { $0.offset % 2 == 0 ? $0.element : nil }
    }
    var widths: Set<Rational> = [declared.lowerBound, last]
    for change in changes {
      widths.insert(change)
      if let before = try? change - quarterPoint { widths.insert(before) }
    }
    widths.formUnion(Device.all.map { $0.width })
    return widths.filter { $0 >= declared.lowerBound && $0 <= last }.sorted()
  }

  private static let quarterPoint = (try? Rational(1, over: 4)) ?? .one

  /// Returns the least multiple of a quarter of a point that is in a stretch of widths.
  private static func quarter(atOrAfter start: Interval.Bound) -> Rational {
    let quarters = start.value.doubleValue * 4
    var result = (try? Rational(Int64(quarters.rounded(.down)), over: 4)) ?? start.value
    while result < start.value || result == start.value && !start.isIncluded {
      guard let next = try? result + quarterPoint else { return start.value }
      result = next
    }
    return result
  }
}

// MARK: - Text

extension ConformanceVectors {
  /// The default size, and the least and the greatest that the screen declares if the size moves a frame.
  private static func textSizes(of screen: Screen, at widths: [Rational]) -> [TextSize] {
    let range = screen.declaredRange(.textScale)
    let declared = TextSize.allCases.filter { range.contains($0.scale) }
    var sizes: [TextSize] = [.large]
    for size in [declared.first, declared.last] {
      guard let size, !sizes.contains(size) else { continue }
      let moves = widths.contains { frames(of: screen, $0, size) != frames(of: screen, $0, .large) }
      if moves { sizes.append(size) }
    }
    return sizes
  }

  private static func frames(of screen: Screen, _ width: Rational, _ size: TextSize) -> ScreenLayout? {
    var environment = LayoutEnvironment(width: width, height: screen.standardHeight, textScale: size.scale)
    environment.take(screen.variants.traits)
    return try? screen.layout(.standard(for: screen, in: environment), in: environment)
  }
}
