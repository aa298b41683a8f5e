import SDUIIR

extension Requirement {
  /// The component of the unit whose figures the text calls those of its `item`; `nil` where the text names none so.
  func unitName(in screen: Screen) -> String? {
    let units = Set(claim.measures.compactMap { $0.unitName(in: screen) }).sorted()
    let paths = text.split { !$0.isLetter && $0 != "." }
    return paths.contains { $0.hasPrefix("item.") } && units.count == 1 ? units[0] : nil
  }
}

extension Measure {
  /// The component of the unit that it is of.
  fileprivate func unitName(in screen: Screen) -> String? {
    guard case .unit(let path, let unit, _) = self, let section = screen.section(at: path) else { return nil }
    return screen.contract.components[section.units[unit].component].name.source
  }
}
