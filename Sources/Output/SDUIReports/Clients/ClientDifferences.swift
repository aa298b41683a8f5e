import SDUIIR

extension ClientContent {
  /// The differences from the whole screen, in a few words each: `Still as Poster`, `no Billboard.trailer`.
  func differences(in screen: Screen) -> [String] {
    let contract = screen.contract
    var result: [String] = []
    var known: Set<String> = []
    func add(_ text: String) { if known.insert(text).inserted { result.append(text) } }
    for part in allParts {
      let name = contract.components[part.component].name.source
      switch part.outcome {
      case .shown(let id): if id != part.component { add("\(name) as \(contract.components[id].name.source)") }
      case .dropped, .ignored: add("no \(name)")
      case .refused: add("no response with \(name)")
      case .unread: add("no \(part.role.rawValue)")
      }
    }
    for member in allParts.flatMap({ $0.omissions }) + sections.flatMap({ $0.allOmissions }) {
      add("no \(contract.name(of: member.owner)).\(member.name)")
    }
    for feature in unread { add("without \(feature.name)") }
    // A stack without items has no section with items.
    let vacant = sections.flatMap { $0.isVacant ? [$0] : $0.sections.filter { $0.isVacant } }
    if !vacant.isEmpty { add("no items in " + listed(vacant.map { screen[$0.path].name.source })) }
    return result
  }
}

extension ClientSection {
  fileprivate var allOmissions: [DeclaredMember] { omissions + sections.flatMap { $0.allOmissions } }
}
