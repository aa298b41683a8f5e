/// The safe area insets at the sides of the containers that a screen promises to work in, in points, as the table of
/// devices gives them.
package struct SideInsetLimits: Hashable, Sendable {
  /// The greatest inset of a side whose other side has none, in containers of any height: beside a strip of the system
  /// along one edge, and in windows at one end of a display. 0 where there are none.
  package let ofOneSide: Rational
  /// The greatest inset of each side in wide and low containers, as of phones held sideways.
  package let ofBothSides: Rational
  /// Whether both sides always have the same inset.
  package let areEqual: Bool

  /// The least width between the sides of a container with an inset at one of them. Displays leave more; that windows
  /// leave as much is an assumption, which `prove` prints.
  package static var leastRoom: Rational { Property.widths.standardRange.lowerBound }

  /// Whether there are containers of this size with some insets.
  package func allow(_ insets: SafeAreaInsets, width: Rational, height: Rational) -> Bool {
    if areEqual && !insets.areEqual { return false }
    let (least, greatest) = (min(insets.left, insets.right), max(insets.left, insets.right))
    let room = (try? width - greatest) ?? .zero
    if least == .zero, greatest == .zero || greatest <= ofOneSide && room >= Self.leastRoom { return true }
    let isWideAndLow = width >= SizeClass.regularWidth && height < SizeClass.regularHeight
    return greatest <= (isWideAndLow ? ofBothSides : .zero)
  }

  /// The greatest inset of a side.
  package var greatest: Rational { max(ofOneSide, ofBothSides) }
}

extension Screen {
  /// The side insets of its containers: those of the clients that it supports, on the systems that its `domain` names.
  /// Phones with other systems than iOS have insets up to those of iPhones, at one side or both.
  package var sideInsetLimits: SideInsetLimits {
    let platforms = variants.client.map { [$0.platform] } ?? supportedClients.entries.map { $0.platform }
    let isSymmetric = properties[.sideInsets] == .keyword(.symmetric)
    let insets = Device.all.filter { platforms.contains(.ios) && proofVersions.reach($0.since) || $0.since == nil }
      .flatMap { [$0.portraitInsets, $0.landscapeInsets] }
    let ofBothSides = insets.filter { $0.areEqual }.map { $0.left }.max() ?? .zero
    let unequal = insets.filter { !$0.areEqual }.map { max($0.left, $0.right) }.max() ?? .zero
    let ofOneSide = isSymmetric ? .zero : unequal
    let isOfPhonesHeldSideways = ofOneSide == .zero && platforms == [.ios]
    return SideInsetLimits(
      ofOneSide: ofOneSide, ofBothSides: ofBothSides,
      areEqual: isSymmetric || isOfPhonesHeldSideways && properties[.sideInsets] != .keyword(.independent))
  }

  /// The versions of iOS whose containers a proof covers.
  package var proofVersions: VersionRange {
    if case .clients(let systems)? = properties[.domain] { return systems[.ios] ?? VersionRange() }
    return VersionRange()
  }
}

extension VersionRange {
  /// Whether it contains a version or later ones; it always contains some.
  fileprivate func reach(_ version: Version?) -> Bool {
    version.map { contains($0) || (minimum ?? .zero) > $0 } ?? true
  }
}
