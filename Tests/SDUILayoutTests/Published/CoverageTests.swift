import Testing

/// Every case of the collection runs, or is left out for a reason.
@Suite struct CoverageTests {
  private static let run =
    (GridCase.equalColumns + GridCase.adaptiveColumns + GridCase.spans).map(\.id) + CarouselCase.all.map(\.id)
    + StackCase.all.map(\.id) + RowCase.all.map(\.id) + WaterfallCase.all.map(\.id) + FlowCase.all.map(\.id)
    + MosaicCase.all.map(\.id) + ScreenCase.all.map(\.id) + AdaptiveCase.all.map(\.id) + SampleCases.ids

  @Test func `all 268 cases are accounted for`() {
    let leftOut = LeftOut.all.flatMap(\.ids)
    #expect(Set(Self.run).count == Self.run.count)
    #expect(Set(leftOut).count == leftOut.count)
    #expect(Set(leftOut).isDisjoint(with: Self.run))
    #expect(Self.run.count == 216)
    #expect(leftOut.count == 52)
  }

  @Test func `all that forward to UIKit run, and all samples of Apple`() {
    #expect(Self.run.filter { $0.hasPrefix("ibp/") }.count == 17)
    #expect(Self.run.filter { $0.hasPrefix("computed/") }.count == 12)
  }

  @Test func `what is left out names the policy that differs, and most of it the rule`() {
    for group in LeftOut.all {
      #expect(!group.ids.isEmpty)
      #expect(group.policy.contains("here") || group.policy.contains("(R") || group.policy.contains("screens have"))
    }
  }
}
