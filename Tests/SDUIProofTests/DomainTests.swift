import SDUIIR
import SDUILayout
import TestSupport
import Testing

@testable import SDUIProof

/// The containers that proofs look at are those that devices give apps, and those that `layout --env` accepts.
@Suite struct DomainTests {
  private func screen(_ properties: String) throws -> Screen {
    let text = "component A { id: ID } screen S { \(properties) section s: list { unit A { height: 50 } } }"
    return try Programs.screen(text)
  }

  /// Whether a proof about places looks at a container.
  private func covers(_ screen: Screen, _ width: Rational, _ height: Rational, _ insets: SafeAreaInsets) throws -> Bool
  {
    try Extents(of: screen, Traits(), ProofRules(), looksAtSides: true).containers.contains {
      try $0.contain(width, height, insets)
    }
  }

  /// Whether a proof of what depends on the sum of both insets looks at a container with their sum.
  private func coversSum(
    _ screen: Screen, _ width: Rational, _ height: Rational, _ sum: Rational, usesHeight: Bool
  ) throws -> Bool {
    let distributions = [
      SafeAreaInsets(right: sum), try SafeAreaInsets(left: sum / Rational(2), right: sum / Rational(2)),
    ]
    return try Extents(of: screen, Traits(), ProofRules(), looksAtSides: false).containers.contains { containers in
      if !usesHeight, let low = containers.widthOfLow, width >= low { return false }
      let heights = usesHeight ? [height] : [Rational(320), height]
      return try heights.contains { height in
        try distributions.contains { try containers.contain(width, height, $0) }
      }
    }
  }

  @Test(arguments: [
    "", "clients: (ios: 4.0...)", "sideInsets: independent", "clients: (ios: 4.0..., android: 3.0...)",
    "widths: 600...1376",
  ])
  func everyDeviceIsInTheDomain(properties: String) throws {
    let screen = try screen(properties)
    for device in Device.all {
      for container in device.containers(named: device.names[0])
      where screen.declaredRange(.widths).contains(container.width) {
        // A phone may be held with its cutout at either side.
        let mirrored = SafeAreaInsets(left: container.insets.right, right: container.insets.left)
        for insets in [container.insets, mirrored] {
          #expect(try covers(screen, container.width, container.height, insets), "\(container.name)")
        }
      }
    }
  }

  @Test func anOlderSystemHasNoStripAtOneSide() throws {
    let screen = try screen("domain: (ios: 26)")
    let outer = try DeviceContainer(reading: "iphone-duo-outer")
    #expect(try !covers(screen, outer.width, outer.height, outer.insets))
    let notched = try DeviceContainer(reading: "iphone-air landscape")
    #expect(try covers(screen, notched.width, notched.height, notched.insets))
  }

  @Test(arguments: [
    "", "clients: (ios: 4.0...)", "clients: (android: 4.0...)", "sideInsets: symmetric", "domain: (ios: 26)",
    "clients: (ios: 4.0...) domain: (ios: 26)", "clients: (ios: 4.0...) domain: (ios: 26) sideInsets: independent",
    "widths: 400...900", "widths: 200...330", "widths: 100...300",
  ])
  func whatLayoutAcceptsIsInTheDomain(properties: String) throws {
    let screen = try screen(properties)
    let range = screen.declaredRange(.widths)
    for width in [100, 200, 319, 320, 321, 399, 400, 404, 466, 599, 600, 900, 1_376]
    where range.contains(Rational(width)) {
      for height in [320, 402, 479, 480, 844] {
        for (left, right) in [
          (0, 0), (0, 1), (68, 0), (0, 84), (84, 0), (85, 0), (68, 68), (69, 69), (40, 44), (1, 68),
        ] {
          let insets = SafeAreaInsets(left: Rational(left), right: Rational(right))
          let isAccepted = screen.sideInsetLimits.allow(insets, width: Rational(width), height: Rational(height))
          let isCovered = try covers(screen, Rational(width), Rational(height), insets)
          #expect(isAccepted == isCovered, "\(width) × \(height), \(left) and \(right)")
          guard isAccepted else { continue }
          for usesHeight in [false, true] {
            #expect(
              try coversSum(screen, Rational(width), Rational(height), Rational(left + right), usesHeight: usesHeight),
              "\(width) × \(height), \(left + right) in sum")
          }
        }
      }
    }
  }
}

extension Extents.Containers {
  /// Whether a container with the text scale 1 is one of them.
  fileprivate func contain(_ width: Rational, _ height: Rational, _ insets: SafeAreaInsets) throws -> Bool {
    if isSymmetric && !insets.areEqual { return false }
    return try domain.widths(at: [
      (.containerHeight, height), (.textScale, .one), (.leftInset, insets.left), (.rightInset, insets.right),
    ])?.contains(width) ?? false
  }
}
