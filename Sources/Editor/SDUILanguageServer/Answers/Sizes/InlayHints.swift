import SDUICompiler
import SDUIIR
import SDUILayout
import SDUISyntax

/// A figure that an editor shows inside a text.
package struct InlayHint: Hashable, Sendable {
  /// The offset of the byte of the file after which it is shown.
  package let offset: Int
  /// The text of the hint.
  package let label: String
  /// The explanation, in a sentence.
  package let tooltip: String
}

extension Analysis {
  /// Returns the sizes of the items of sections at a width, after the names of their units, and the numbers of columns,
  /// after the kind or layout.
  ///
  /// - Parameters:
  ///   - range: The part of the file that is shown.
  ///   - screens: Those of the file that have no errors.
  ///   - width: The container's, in points; the nearest that a screen declares counts.
  package func inlayHints(in range: Range<Int>, of screens: [Screen], width: Rational) -> [InlayHint] {
    screens.flatMap { screen -> [InlayHint] in
      let environment = screen.container(ofWidth: width)
      let shown = screen.sections.indices.filter { screen.sections[$0].origin.touches(range) }
      return shown.flatMap { index -> [InlayHint] in
        guard let section = try? ShownSection(index, of: screen, in: environment) else { return [] }
        return section.sections.flatMap { hints(on: $0, screen, width: environment.width) }
      }
    }.filter { range.contains($0.offset) || range.upperBound == $0.offset }
  }

  private func hints(on section: ShownSection.Part, _ screen: Screen, width: Rational) -> [InlayHint] {
    var hints: [InlayHint] = []
    let place = "in a container \(width.text) wide"
    if let columns = section.columns, let end = end(of: .layoutReference, in: section.declared.origin) {
      let label = counted(columns, "column")
      let tooltip = "`\(section.declared.name.source)` has \(label) \(place)."
      hints.append(InlayHint(offset: end, label: label, tooltip: tooltip))
    }
    for (unit, size) in zip(section.declared.units, section.items) {
      guard let size, let end = end(of: .name, in: unit.origin) else { continue }
      let name = screen.contract.components[unit.component].name.source
      let tooltip = "An item of `\(name)` is \(size.text) \(place)."
      hints.append(InlayHint(offset: end, label: size.text, tooltip: tooltip))
    }
    return hints.sorted { $0.offset < $1.offset }
  }

  /// Returns the end of a node at the origin of a part of a screen, if that is in the file.
  private func end(of kind: NodeKind, in origin: Origin) -> Int? {
    statement(of: origin).flatMap { program.child(of: $0, kind) }.map { program.range(of: $0).bytes.upperBound }
  }

  /// The statement that a part of a screen came from, if that is in the file.
  func statement(of origin: Origin) -> Syntax? {
    guard origin.file == 0 else { return nil }
    let bytes = Int(origin.lowerBound)..<Int(origin.upperBound)
    return path(to: bytes.lowerBound).last { tree.range(of: $0).bytes == bytes }
      .map { Syntax(file: tree.file, node: $0) }
  }
}

extension Origin {
  /// Whether it meets a range of the file that was asked for.
  func touches(_ range: Range<Int>) -> Bool {
    file == 0 && Int(lowerBound) <= range.upperBound && range.lowerBound <= Int(upperBound)
  }
}
