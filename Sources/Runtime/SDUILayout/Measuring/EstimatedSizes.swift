import SDUIIR

/// The axes on which the size of an item is an estimate.
public struct EstimatedAxes: Hashable, Sendable {
  /// Whether its width is an estimate.
  public var width: Bool
  /// Whether its height is an estimate.
  public var height: Bool

  /// Axes; none by default.
  public init(width: Bool = false, height: Bool = false) { (self.width, self.height) = (width, height) }
}

/// The sizes of a section that are estimates, which measured sizes replace (layout rule R25).
public struct EstimatedSizes: Hashable, Sendable {
  /// Whether the height of the header is one.
  public let header: Bool
  /// Whether the height of the footer is one.
  public let footer: Bool
  /// The axes of the items of each unit.
  public let units: [EstimatedAxes]

  fileprivate init(_ section: ScreenSection) {
    header = section.header?.properties[.supplementaryHeight]?.isEstimate ?? false
    footer = section.footer?.properties[.supplementaryHeight]?.isEstimate ?? false
    units = section.units.map { unit in
      EstimatedAxes(
        width: unit.properties[.width]?.isEstimate ?? false, height: unit.properties[.height]?.isEstimate ?? false)
    }
  }
}

extension MeasuredLayout {
  /// Returns the sizes that are estimates in this environment: those of views that the client measures.
  ///
  /// - Parameter section: The index in the layout's `sections`.
  public func estimatedSizes(ofSection section: Int) -> EstimatedSizes {
    let declared = column.layout.declaration(ofSection: section, in: column.screen)
    return EstimatedSizes(declared.resolved(in: column.surroundings.environment))
  }
}

extension PropertyValue {
  fileprivate var isEstimate: Bool { if case .size(.estimate) = self { true } else { false } }
}
