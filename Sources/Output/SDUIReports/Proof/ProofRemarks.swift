import SDUIIR
import SDUIProof

/// The lists after the verdicts of a proof's table.
extension Screen {
  /// The texts that no obligation is about, so that nobody takes a whole proof for one about texts.
  var linesAboutTexts: [String] {
    let units = unprovedTexts.map { unit in
      "\(contract.components[unit.component].name.source) in \(section(at: unit.section)?.name.source ?? "")"
    }
    guard !units.isEmpty else { return [] }
    return [
      "",
      "not proved: whether texts fit in the fixed heights of \(units.joined(separator: ", "));"
        + " see `require` in a component",
    ]
  }

  /// The remarks about widths.
  var linesAboutWidths: [String] {
    let remarks = widthRemarks.map { remark in
      "  \(section(at: remark.section)?.name.source ?? ""): \(remark.subject.text(in: self))"
    }
    return remarks.isEmpty ? [] : ["", "worth a look"] + remarks
  }
}

extension WidthRemark.Subject {
  /// The remark in words, about a section that has been named.
  func text(in screen: Screen) -> String {
    switch self {
    case .shortLived(let columns, let lines, let widths):
      let arrangement = columns.map { counted($0, "column") } ?? counted(lines, "line")
      return "\(arrangement), only \(widths.widthsText)"
    case .neverFull(let component, let parts):
      let name = screen.contract.components[component].name.source
      return "\(parts) items of `\(name)` are as wide as the container, and never fit in a line inside the insets;"
        + " take parts of `content.width`"
    }
  }
}
