import SDUIIR
import SDUILayout
import SDUIProof

/// A sweep, and what it was made for.
package struct SweepReport: Sendable {
  /// The result of the sweep.
  package let sweep: Sweep
  /// The container's widths, in points.
  package let widths: ClosedRange<Rational>
  /// The environment at the least width.
  package let environment: LayoutEnvironment

  /// A sweep over some widths.
  package init(_ sweep: Sweep, widths: ClosedRange<Rational>, environment: LayoutEnvironment) {
    self.sweep = sweep
    self.widths = widths
    self.environment = environment
  }
}

extension SectionSizes {
  /// The parts and items with the names that people know them by, from the top.
  func parts(of section: ScreenSection, in screen: Screen) -> [(name: String, width: LinearForm, height: LinearForm)] {
    func name(_ component: ID<Component>) -> String { screen.contract.components[component].name.source }
    var parts: [(name: String, width: LinearForm, height: LinearForm)] = []
    if let header, let declared = section.header {
      parts.append(("header " + name(declared.component), header.width, header.height))
    }
    if let placeholder, let empty = section.empty {
      parts.append(("empty " + name(empty.component), placeholder.width, placeholder.height))
    }
    parts += items.map { (name(section.units[$0.unit].component), $0.width, $0.height) }
    if let footer, let declared = section.footer {
      parts.append(("footer " + name(declared.component), footer.width, footer.height))
    }
    return parts
  }
}
