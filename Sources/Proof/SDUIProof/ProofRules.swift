import SDUIIR
import SDUILayout

/// The rules that a proof assumes for containers, and the extent of its search. There is one truth, the defaults: tests
/// break one rule at a time, to see that they would notice.
package struct ProofRules: Sendable {
  /// The widths from which and below which there are size classes, in points.
  package var regularWidth = SizeClass.regularWidth
  package var compactWidthEnd = SizeClass.compactWidthEnd
  /// Both sides have insets in containers from this width on.
  package var widthOfInsets = SizeClass.regularWidth
  /// Both sides have insets in containers below this height.
  package var heightOfInsets = SizeClass.regularHeight
  /// The greatest inset of a side that proofs look at; `nil` for those that the devices have.
  package var greatestInset: Rational?
  /// Whether one side alone has an inset in containers of every size.
  package var looksAtOneSide = true
  /// Whether high containers are looked at where heights make a difference.
  package var looksAtHeights = true
  /// Whether the insets of both sides may differ where the screen does not say that they are equal.
  package var tellsSidesApart = true
  /// Whether all cases of flags count, or the first only.
  package var tellsFlags = true
  /// Traits of which only the first value counts where nothing decides them.
  package var untoldTraits: [ContainerTrait] = []
  /// Whether all text scales count, or 1 only.
  package var tellsTextScales = true
  /// Whether conditions on width divide the containers.
  package var dividesByWidth = true
  /// Whether conditions on height divide the containers.
  package var dividesByHeight = true
  /// Whether conditions on the text scale divide the containers.
  package var dividesByTextScale = true
  /// Whether headers, footers and placeholders have widths of their own, or that of their section.
  package var tellsWidthsOfParts = true
  /// Whether every part of the containers is looked at, or the first only.
  package var looksAtEachPart = true
  /// Whether an item's own insets are no part of what can be tapped.
  package var leavesOutItemInsets = true
  /// Whether a margin is the least value, or the greatest.
  package var tellsLeastMargin = true
  /// Whether a measured size may differ from its estimate.
  package var opensEstimates = true
  /// The least size that a client measures.
  package var leastMeasured = Rational.zero
  /// Whether a number of the data begins at its minimum, or is always its maximum.
  package var readsLeastOfFields = true
  /// Whether something is broken only where it fails whatever the data is, or where some data breaks it.
  package var failsForAllData = true
  /// Whether all values count that a response may set, or the least ones only.
  package var triesWholeRanges = true
  /// Whether all numbers of items count that a response may bring, or the least one only.
  package var triesAllItemCounts = true
  /// Whether the items of a row may be of different units.
  package var pairsSiblings = true
  /// The sources of parts that a proof leaves out.
  package var omitted: Set<PartSource> = []
  /// By how many points targets may be smaller than they must be.
  package var toleranceOfTargets = Rational.zero

  /// The rules as they are.
  package init() {}
}
