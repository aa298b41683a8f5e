extension PropertyValue {
  /// Whether a length in it depends on the line height of a text style.
  package var dependsOnLines: Bool {
    switch self {
    case .length(let length): length.dependsOnLines
    case .size(let size): size.dependsOnLines
    case .insets, .spacing: sides.contains { $0.length.dependsOnLines }
    case .columns(.adaptive(let minimum, _)): minimum.dependsOnLines
    case .separator(let separator): separator.height.dependsOnLines
    case .arrangement(let arrangement):
      arrangement.nodes.contains { node in
        node.width.dependsOnLines || node.height.dependsOnLines || node.spacing.dependsOnLines
          || PropertyValue.insets(node.insets).dependsOnLines
      }
    default: false
    }
  }
}

extension Size {
  fileprivate var dependsOnLines: Bool {
    switch self {
    case .length(let length), .estimate(let length): length.dependsOnLines
    default: false
    }
  }
}

extension Length {
  fileprivate var dependsOnLines: Bool {
    switch self {
    case .points: false
    case .sum(let terms): terms.contains { if case .line = $0.figure { true } else { false } }
    case .minimum(let lengths), .maximum(let lengths): lengths.contains { $0.dependsOnLines }
    }
  }
}
