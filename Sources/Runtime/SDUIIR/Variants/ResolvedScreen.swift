/// A screen in which no flag and no client is open, so that the container alone decides its conditions. Layout works on
/// nothing else.
public struct ResolvedScreen: Hashable, Sendable {
  /// The screen, whose ``Screen/variants`` say what was chosen.
  public let screen: Screen

  fileprivate init(_ screen: Screen) { self.screen = screen }
}

extension Screen {
  /// The screen for the default of everything that is not chosen yet: each flag's first case, and the newest client of
  /// the first platform that it supports.
  public var resolvedByDefault: ResolvedScreen {
    guard dependsOnVariants else { return ResolvedScreen(self) }
    let flags = contract.flags.elements.compactMap { flag in
      flag.cases.first.map { Variants.Choice(flag: flag.name, flagCase: $0) }
    }
    return ResolvedScreen(resolved(for: Variants(flags: flags, client: dependsOnClient ? newestClient : nil)))
  }
}
