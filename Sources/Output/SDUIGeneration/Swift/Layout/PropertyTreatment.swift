import SDUIIR

/// The treatment of a property or of a kind of section by generated layouts of Swift.
package enum LayoutTreatment: String, Hashable, Sendable {
  /// The generated code lays it out.
  case native
  /// The interpreter lays out the whole section.
  case hosted
  /// It moves no frame: the app draws it or reacts to it.
  case app
  /// It is about the data, which the response has.
  case data
  /// No code is generated.
  case refused
}

/// The treatment of a property by generated layouts.
package struct PropertyTreatment: Sendable {
  /// The treatment of most values.
  package let treatment: LayoutTreatment
  /// The treatment of the other values.
  package let exception: Exception?

  /// Values with a treatment of their own.
  package struct Exception: Sendable {
    package let treatment: LayoutTreatment
    /// The values, in words.
    package let values: String
    fileprivate let holds: @Sendable (PropertyValue) -> Bool
  }

  init(_ treatment: LayoutTreatment, _ exception: Exception? = nil) {
    (self.treatment, self.exception) = (treatment, exception)
  }

  /// Returns the treatment of a value.
  func treatment(of value: PropertyValue) -> LayoutTreatment {
    if let exception, exception.holds(value) { exception.treatment } else { treatment }
  }

  static let native = PropertyTreatment(.native)
  private static let hosted = PropertyTreatment(.hosted)
  static let app = PropertyTreatment(.app)
  static let data = PropertyTreatment(.data)

  /// A property that is refused or hosted with some values only.
  static func except(
    _ treatment: LayoutTreatment, _ values: String, from most: LayoutTreatment = .native,
    _ holds: @escaping @Sendable (PropertyValue) -> Bool
  ) -> PropertyTreatment {
    PropertyTreatment(most, Exception(treatment: treatment, values: values, holds: holds))
  }

  /// The treatment of a property by an architecture.
  package static func of(_ property: Property, in architecture: LayoutArchitecture) -> PropertyTreatment {
    switch architecture {
    case .diffable: compositional(property)
    case .flowLayout, .swiftUI: interpreted(property)
    case .iglistkit: [.reorderable, .draggable].contains(property) ? native : interpreted(property)
    }
  }

  /// The treatment by sections of compositional layouts. A property without one does not compile.
  private static func compositional(_ property: Property) -> PropertyTreatment {
    switch property {
    case .widths, .heights, .textScale, .sideInsets, .domain, .minTouchTarget: data
    case .clients, .format, .wire, .sectionOrder, .pagination, .unknown, .invalid: data
    case .minItems, .maxItems, .grows, .identity, .sectionWire: data
    case .scrollDirection: except(.hosted, "`horizontal`") { $0 == .keyword(.horizontal) }
    case .scrollAnchor, .reorderable, .acceptableTypeIdentifiers, .selectable, .indexTitle, .draggable: app
    case .separator, .separatorInsets, .cornerRadius, .color, .borderWidth, .borderColor: app
    case .insetsReference, .contentInsets, .maxContentWidth: native
    case .sectionSpacing: except(.refused, "lengths that are no constants", isVariable)
    case .insets, .sectionInsetsReference, .spacing, .columns, .startColumn, .rowHeight, .rowAlign: native
    case .scroll, .deceleration, .bounce, .rows, .hidden, .collapse, .fromServer: native
    case .packing: except(.hosted, "`dense`") { $0 == .keyword(.dense) }
    case .paging: except(.hosted, "`repeat: infinite`", from: .app, isEndless)
    case .sectionPinned, .pinned: native
    case .emptyBehavior, .failureBehavior, .placeholderHeight: native
    case .width, .minWidth, .minHeight, .maxHeight, .place, .itemInsets, .uniformAcrossSiblings: native
    case .height: native
    case .span: except(.hosted, "several rows, and `match`", isLargeSpan)
    case .supplementaryHeight, .fullWidth, .overlays, .barHeight: native
    case .backgroundInsets: except(.hosted, "vertical lengths that are no constants or between 0 and 1", isUnclear)
    case .backgroundCovers: native
    case .arrangement, .align, .partWidth, .partHeight, .partSpacing, .partInsets: hosted
    }
  }

  /// The treatment by layouts of which the interpreter computes all frames.
  private static func interpreted(_ property: Property) -> PropertyTreatment {
    let treatment = compositional(property).treatment
    return PropertyTreatment([.data, .app].contains(treatment) ? treatment : .native)
  }

  static let refused = PropertyTreatment(.refused)

  private static func isVariable(_ value: PropertyValue) -> Bool {
    if case .length(let length) = value { length.constant == nil } else { true }
  }

  private static func isLargeSpan(_ value: PropertyValue) -> Bool {
    guard case .itemSpan(let span) = value else { return true }
    return span.rows > 1 || span.matched != nil
  }

  private static func isEndless(_ value: PropertyValue) -> Bool {
    if case .paging(let paging) = value { paging.repetition == .infinite } else { true }
  }

  /// UIKit takes insets between 0 and 1 as fractions of a height that is not known.
  private static func isUnclear(_ value: PropertyValue) -> Bool {
    guard case .insets(let insets) = value else { return true }
    return [insets.top, insets.bottom].contains { length in
      length.constant.map { $0 > .zero && $0 < .one } ?? true
    }
  }
}

extension LayoutTreatment {
  /// The treatment of a kind of section by an architecture.
  package static func of(_ kind: LayoutKind, in architecture: LayoutArchitecture) -> LayoutTreatment {
    switch architecture {
    case .diffable: compositional(kind)
    case .flowLayout, .iglistkit, .swiftUI: .native
    }
  }

  /// The treatment by compositional layouts. A kind without a treatment does not compile.
  private static func compositional(_ kind: LayoutKind) -> LayoutTreatment {
    switch kind {
    case .hero, .list, .grid, .carousel: .native
    case .waterfall, .mosaic, .flow, .stack: .hosted
    }
  }
}
