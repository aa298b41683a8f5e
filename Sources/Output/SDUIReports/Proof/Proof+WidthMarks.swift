import SDUIIR
import SDUILayout
import SDUIProof

extension Proof {
  /// The width at which a proved requirement has the least room, or else a touch target is smallest, and then the widths at
  /// which obligations fail.
  package func widthMarks(in screen: Screen) -> [WidthMark] {
    var weakest: (margin: Margin, isRequirement: Bool, width: WidthMark)?
    var broken: [WidthMark] = []
    for obligation in obligations {
      let isRequirement = if case .requirement = obligation.statement { true } else { false }
      let text = obligation.statement.text(in: screen)
      let statement = isRequirement ? "`\(text)`" : text
      switch obligation.verdict {
      case .undecided, .absent: continue
      case .broken(let counterexample):
        let place = counterexample.place
        broken.append(
          WidthMark(place.environment.width, .broken, "Fails \(place.text(in: screen)): \(statement)"))
      case .proved(let evidence):
        guard let margin = evidence.margin, let place = margin.place else { continue }
        if let known = weakest, known.isRequirement, !isRequirement { continue }
        if let known = weakest, known.isRequirement == isRequirement, known.margin.least <= margin.least { continue }
        let amount = isRequirement ? "holds by at least \(margin.least.shortText)" : "least \(margin.least.shortText)"
        let sentence = "Weakest \(place.text(in: screen)): \(statement), \(amount)"
        let width = WidthMark(place.environment.width, .weakest, sentence)
        weakest = (margin, isRequirement, width)
      }
    }
    return [weakest?.width].compactMap { $0 } + broken
  }
}
