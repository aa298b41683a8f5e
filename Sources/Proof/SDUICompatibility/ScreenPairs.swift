import SDUIIR
import SDUISyntax

/// The correspondence between the screens of two folders: by source name, then by wire name.
package struct ScreenPairs {
  /// The indices of the screens that correspond, in the order of the new folder.
  package let pairs: [(old: Int, new: Int)]
  /// The indices of the old screens without a counterpart.
  package let removed: [Int]
  /// The indices of the new screens without a counterpart.
  package let added: [Int]

  /// The screens of two folders.
  package init(_ old: [Screen], _ new: [Screen]) {
    let pairing = Pairing(old.map { $0.name }, new.map { $0.name })
    (pairs, removed, added) = (pairing.pairs, pairing.removed, pairing.added)
  }
}

extension ContractChange {
  /// The change that a screen no longer exists; its place is in the old version.
  package static func removed(_ screen: Screen) -> ContractChange {
    ContractChange(
      rule: .screenRemoved, impact: Impact(source: .breaking, wire: .breaking), directions: [.newServerToOldClient],
      place: screen.place, earlierPlace: nil,
      message: "the screen `\(screen.name.source)` no longer exists, and old clients still request it",
      remedy: "keep the screen as long as clients that request it are supported", witness: nil)
  }

  /// The change that a screen is new.
  package static func added(_ screen: Screen) -> ContractChange {
    ContractChange(
      rule: .screenAdded, impact: Impact(), directions: [], place: screen.place, earlierPlace: nil,
      message: "the screen `\(screen.name.source)` is new", remedy: nil, witness: nil)
  }
}
