import SDUIIR
import Testing

/// The devices that have names, against figures that were published for them.
@Suite struct DeviceTests {
  private func container(_ text: String) throws -> DeviceContainer { try DeviceContainer(reading: text) }

  /// Full screens, from Apple's list of device dimensions in the Human Interface Guidelines ("Layout"), and size classes
  /// from the table there.
  @Test(
    arguments: [
      ("iphone-15", 393, 852, SizeClass.compact, SizeClass.regular),
      ("iphone-15 landscape", 852, 393, .compact, .compact),
      ("iphone-15-plus landscape", 932, 430, .regular, .compact), ("iphone-se-3", 375, 667, .compact, .regular),
      ("iphone-se-1", 320, 568, .compact, .regular), ("iphone-16-pro-max", 440, 956, .compact, .regular),
      ("iphone-13-mini landscape", 812, 375, .compact, .compact), ("ipad-pro-12.9", 1024, 1366, .regular, .regular),
      ("ipad-mini-6 landscape", 1133, 744, .regular, .regular), ("ipad-pro-13", 1032, 1376, .regular, .regular),
    ])
  func `full screens`(
    name: String, width: Int, height: Int, horizontal: SizeClass, vertical: SizeClass
  ) throws {
    let found = try container(name)
    #expect(found.name == name)
    #expect(found.width == Rational(width) && found.height == Rational(height))
    #expect(found.horizontal == horizontal && found.vertical == vertical)
    #expect(found.idiom == (name.hasPrefix("ipad") ? .pad : .phone))
  }

  /// Widths in Split View, recorded on devices: gist macguru/b7a01e3f0e9ae6f350d5. Classes from gist
  /// sgl0v/3509f3ae628f4047cdb6 and Apple's "Adopting Multitasking Enhancements on iPad".
  @Test(
    arguments: [
      ("ipad-9.7 landscape", 320, 507, 694, false), ("ipad-pro-10.5 landscape", 320, 551, 782, false),
      ("ipad-pro-12.9 landscape", 375, 678, 981, true),
    ] as [(String, Int, Int, Int, Bool)])
  func `parts of a screen in landscape`(
    name: String, third: Int, half: Int, rest: Int, isHalfRegular: Bool
  ) throws {
    let parts = try ["third", "half", "two-thirds"].map { try container("\(name) \($0)") }
    #expect(parts.map(\.width) == [third, half, rest].map { Rational($0) })
    #expect(parts.map(\.horizontal) == [.compact, isHalfRegular ? .regular : .compact, .regular])
    #expect(try parts.allSatisfy { try $0.height == container(name).height && $0.vertical == .regular })
  }

  /// From the same gists.
  @Test(arguments: [("ipad-9.7", 320, 438), ("ipad-pro-10.5", 320, 504), ("ipad-pro-12.9", 375, 639)])
  func `parts of a screen in portrait`(name: String, third: Int, rest: Int) throws {
    let parts = try ["third", "two-thirds"].map { try container("\(name) \($0)") }
    #expect(parts.map(\.width) == [Rational(third), Rational(rest)])
    #expect(parts.map(\.horizontal) == [.compact, .compact])
  }

  /// Safe areas, from `DeviceInfo.swift` of YusukeHosonuma/SwiftUI-Simulator.
  @Test func `safe areas and scales`() throws {
    let upright = try container("iphone-13")
    #expect(upright.insets == SafeAreaInsets(top: Rational(47), bottom: Rational(34)))
    #expect(upright.scale == Rational(3))
    let flat = try container("iphone-13 landscape")
    #expect(flat.insets == SafeAreaInsets(left: Rational(47), bottom: Rational(21), right: Rational(47)))
    #expect(try container("iphone-8 landscape").insets == SafeAreaInsets())
    let pad = try container("ipad-pro-11 landscape half")
    #expect(pad.insets == SafeAreaInsets(top: Rational(24), bottom: Rational(20)))
    #expect(pad.scale == Rational(2))
  }

  @Test func `every name is one device's, and every container reads back`() throws {
    let names = Device.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    for device in Device.all {
      #expect(device.width < device.height)
      for name in device.names {
        for container in device.containers(named: name) {
          #expect(try DeviceContainer(reading: container.name) == container)
          #expect(container.width > .zero && container.width <= device.height)
        }
      }
    }
  }

  /// Both displays of iPhone Duo, as measured (GetStream/stream-chat-react-native, pull request 3818), with the sizes of
  /// Apple's screenshots.
  @Test func `a strip of the system lies along one edge of iPhone Duo`() throws {
    for (name, width, height, horizontal) in [
      ("iphone-duo", 669, 951, SizeClass.regular), ("iphone-duo-outer", 466, 678, .compact),
    ] {
      let upright = try container(name)
      #expect(upright.width == Rational(width) && upright.height == Rational(height))
      #expect(upright.insets == SafeAreaInsets(bottom: Rational(34), right: Rational(84)))
      #expect(upright.horizontal == horizontal && upright.vertical == .regular && upright.idiom == .phone)
    }
    let (inner, outer) = (try container("iphone-duo landscape"), try container("iphone-duo-outer landscape"))
    #expect(inner.horizontal == .regular && inner.vertical == .regular)
    #expect(outer.horizontal == .compact && outer.vertical == .compact)
    #expect(outer.insets.right == Rational(84) && inner.insets.right == Rational(84))
  }

  @Test func `the order and the blanks of what stands behind the name do not matter`() throws {
    let half = try container("ipad-pro-11 landscape half")
    #expect(try container("  ipad-pro-11  half landscape ") == half)
    #expect(try container("ipad-pro-11 portrait") == container("ipad-pro-11"))
    #expect(try container("ipad-pro-11 portrait").name == "ipad-pro-11")
    #expect(try container("ipad-mini-6 landscape half").width.text == "561.5")
  }

  @Test(arguments: [
    ("galaxy", "there is no device `galaxy`"), ("iPhone 15", "there is no device `iPhone-15`"),
    ("", "the name of a device is missing"), ("landscape", "no device is named before `landscape`"),
    ("iphone-15 flat", "nothing about a device is called `flat`"),
    ("iphone-15 half", "`iphone-15` shows one app at a time, so none has `half` of it"),
    ("ipad-pro-11 half", "two apps share `ipad-pro-11` in halves in landscape only"),
    ("ipad-pro-11 half third", "`third` repeats its part of the screen"),
    ("ipad-pro-11 landscape portrait", "`portrait` repeats how it is held"),
  ])
  func `what names no device is refused`(text: String, message: String) {
    do {
      _ = try container(text)
      Issue.record("`\(text)` is read")
    } catch {
      #expect((error as? DeviceProblem)?.message == message)
    }
  }
}
