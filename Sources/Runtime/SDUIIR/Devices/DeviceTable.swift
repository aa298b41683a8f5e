extension Device {
  /// All devices that have a name: phones, then pads, the smaller ones first.
  ///
  /// The figures are published ones: Apple's pages on adaptivity and multitasking, and lists that developers measured
  /// on devices. In landscape a phone without a notch has no insets, since it hides its status bar there.
  public static let all: [Device] = phones + foldingPhones + pads

  /// The year and month of the newest device.
  package static let date = "2026-11"

  /// The newest system of Apple's devices that brought containers of its own.
  package static let newestSystem = Version("27") ?? .zero

  private static let phones: [Device] = [
    phone(["iphone-5", "iphone-5s", "iphone-se-1"], 320, 568, scale: 2, (20, 0), landscape: (0, 0)),
    phone(
      ["iphone-6", "iphone-6s", "iphone-7", "iphone-8", "iphone-se-2", "iphone-se-3"], 375, 667, scale: 2, (20, 0),
      landscape: (0, 0)),
    phone(
      ["iphone-6-plus", "iphone-6s-plus", "iphone-7-plus", "iphone-8-plus"], 414, 736, scale: 3, (20, 0),
      landscape: (0, 0), .regular),
    phone(["iphone-x", "iphone-xs", "iphone-11-pro"], 375, 812, scale: 3, (44, 34), landscape: (44, 21)),
    // 44 before iOS 14.
    phone(["iphone-xr", "iphone-11"], 414, 896, scale: 2, (48, 34), landscape: (48, 21), .regular),
    phone(["iphone-xs-max", "iphone-11-pro-max"], 414, 896, scale: 3, (44, 34), landscape: (44, 21), .regular),
    phone(["iphone-12-mini", "iphone-13-mini"], 375, 812, scale: 3, (50, 34), landscape: (50, 21)),
    phone(
      ["iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14", "iphone-16e"], 390, 844, scale: 3,
      (47, 34), landscape: (47, 21)),
    phone(
      ["iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus"], 428, 926, scale: 3, (47, 34),
      landscape: (47, 21), .regular),
    phone(
      ["iphone-14-pro", "iphone-15", "iphone-15-pro", "iphone-16"], 393, 852, scale: 3, (59, 34), landscape: (59, 21)),
    phone(
      ["iphone-14-pro-max", "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus"], 430, 932, scale: 3, (59, 34),
      landscape: (59, 21), .regular),
    // One list has 20 at the bottom in landscape, for these and the next.
    phone(["iphone-16-pro", "iphone-17", "iphone-17-pro"], 402, 874, scale: 3, (62, 34), landscape: (62, 21)),
    phone(["iphone-16-pro-max", "iphone-17-pro-max"], 440, 956, scale: 3, (62, 34), landscape: (62, 21), .regular),
    // From one list only; that it is regular in landscape follows from its size.
    phone(["iphone-air"], 420, 912, scale: 3, (68, 34), landscape: (68, 29), .regular),
  ]

  /// Displays of iPhone Duo, in points: 466 × 678 is Apple's size of screenshots. All that the system shows lies along one
  /// vertical edge of both, 84 wide as measured, with 34 below. The inner display is regular both ways. In landscape the
  /// strip of the outer one follows the camera, to the left or the right, and this is one of both.
  private static let foldingPhones: [Device] = [
    foldingPhone("iphone-duo-outer", 466, 678, .compact), foldingPhone("iphone-duo", 669, 951, .regular),
  ]

  private static let pads: [Device] = [
    // A newer list has 32 and 25, for newer versions of the system.
    pad(["ipad-mini-6", "ipad-mini-7"], 744, 1133, (24, 20)),
    pad(
      [
        "ipad-9.7", "ipad-mini-2", "ipad-mini-3", "ipad-mini-4", "ipad-mini-5", "ipad-air-1", "ipad-air-2",
      ], 768, 1024, (20, 0)),
    pad(["ipad-10.2", "ipad-7th", "ipad-8th", "ipad-9th"], 810, 1080, (20, 0)),
    pad(["ipad-air-4", "ipad-air-5", "ipad-10th", "ipad-11th", "ipad-air-11"], 820, 1180, (24, 20)),
    pad(["ipad-pro-10.5", "ipad-air-3"], 834, 1112, (20, 0)),
    // The first four generations.
    pad(["ipad-pro-11"], 834, 1194, (24, 20)),
    // The insets of this and of the 13-inch pad are taken from their predecessors.
    pad(["ipad-pro-11-m4"], 834, 1210, (24, 20)),
    // From the third generation on.
    pad(["ipad-pro-12.9", "ipad-air-13"], 1024, 1366, (24, 20)),
    pad(["ipad-pro-13"], 1032, 1376, (24, 20)),
  ]

  /// Insets at the top and bottom in portrait, at both sides and the bottom in landscape.
  private static func phone(
    _ names: [String], _ width: Int, _ height: Int, scale: Int, _ portrait: (Int, Int), landscape: (Int, Int),
    _ landscapeClass: SizeClass = .compact
  ) -> Device {
    Device(
      names: names, idiom: .phone, width: Rational(width), height: Rational(height), scale: Rational(scale),
      portraitInsets: SafeAreaInsets(top: Rational(portrait.0), bottom: Rational(portrait.1)),
      landscapeInsets: SafeAreaInsets(
        left: Rational(landscape.0), bottom: Rational(landscape.1), right: Rational(landscape.0)),
      portraitClass: .compact, landscapeClass: landscapeClass, since: nil)
  }

  private static func foldingPhone(_ name: String, _ width: Int, _ height: Int, _ widthClass: SizeClass) -> Device {
    let insets = SafeAreaInsets(bottom: Rational(34), right: Rational(84))
    return Device(
      names: [name], idiom: .phone, width: Rational(width), height: Rational(height), scale: Rational(3),
      portraitInsets: insets, landscapeInsets: insets, portraitClass: widthClass, landscapeClass: widthClass,
      since: newestSystem)
  }

  /// Pads have the same insets in both orientations, at the top and bottom only.
  private static func pad(_ names: [String], _ width: Int, _ height: Int, _ insets: (Int, Int)) -> Device {
    let insets = SafeAreaInsets(top: Rational(insets.0), bottom: Rational(insets.1))
    return Device(
      names: names, idiom: .pad, width: Rational(width), height: Rational(height), scale: Rational(2),
      portraitInsets: insets, landscapeInsets: insets, portraitClass: .regular, landscapeClass: .regular, since: nil)
  }
}
