import SDUIIR

/// What generated layouts of Swift do with a property or with a kind of section.
package enum LayoutTreatment: String, Hashable, Sendable {
  /// The generated code lays it out.
  case native
  /// It moves no frame: the app draws it or reacts to it.
  case app
  /// It is about the data, which the response has.
  case data
  /// No code is generated.
  case refused
}

/// What generated layouts do with a property, and with which of its values they do not.
package struct PropertyTreatment: Sendable {
  /// What they do with most values.
  package let treatment: LayoutTreatment
  /// The values that they refuse, in words; empty if there are none.
  package let exception: String
  private let isException: @Sendable (PropertyValue) -> Bool

  private init(
    _ treatment: LayoutTreatment, except exception: String = "",
    where isException: @escaping @Sendable (PropertyValue) -> Bool = { _ in false }
  ) {
    (self.treatment, self.exception, self.isException) = (treatment, exception, isException)
  }

  /// Whether no code is generated for a value.
  func refuses(_ value: PropertyValue) -> Bool { treatment == .refused || isException(value) }

  private static let native = PropertyTreatment(.native)
  private static let app = PropertyTreatment(.app)
  private static let data = PropertyTreatment(.data)
  private static let refused = PropertyTreatment(.refused)

  /// The treatment of a property. A property without one does not compile.
  package static func of(_ property: Property) -> PropertyTreatment {
    switch property {
    case .widths, .heights, .textScale, .sideInsets, .minTouchTarget: data
    case .clients, .format, .wire, .sectionOrder, .pagination, .unknown, .invalid: data
    case .minItems, .maxItems, .grows: data
    case .scrollDirection: PropertyTreatment(.native, except: "`horizontal`") { $0 == .keyword(.horizontal) }
    case .scrollAnchor, .reorderable, .acceptableTypeIdentifiers, .selectable, .indexTitle, .draggable: app
    case .separator, .separatorInsets, .cornerRadius, .color, .borderWidth, .borderColor: app
    case .insetsReference, .contentInsets, .maxContentWidth: native
    case .sectionSpacing: PropertyTreatment(.native, except: "lengths that are no constants", where: isVariable)
    case .insets, .sectionInsetsReference, .spacing, .columns, .startColumn, .rowHeight, .rowAlign: native
    case .scroll, .deceleration, .bounce, .rows, .hidden, .collapse, .fromServer: native
    case .packing: PropertyTreatment(.native, except: "`dense`") { $0 == .keyword(.dense) }
    case .paging: PropertyTreatment(.refused)
    case .sectionPinned: PropertyTreatment(.native, except: "`screen`") { $0 == .keyword(.screen) }
    case .emptyBehavior, .failureBehavior, .placeholderHeight: native
    case .width, .minWidth, .minHeight, .maxHeight, .place, .itemInsets, .uniformAcrossSiblings: native
    case .height: native
    case .span: PropertyTreatment(.native, except: "several rows, and `match`", where: isLargeSpan)
    case .supplementaryHeight, .fullWidth, .overlays, .barHeight: native
    case .pinned: PropertyTreatment(.native, except: "`screen`") { $0 == .keyword(.screen) }
    case .backgroundInsets:
      PropertyTreatment(.native, except: "vertical lengths that are no constants or between 0 and 1", where: isUnclear)
    case .backgroundCovers: native
    case .arrangement, .align, .partWidth, .partHeight, .partSpacing, .partInsets: refused
    }
  }

  private static func isVariable(_ value: PropertyValue) -> Bool {
    if case .length(let length) = value { length.constant == nil } else { true }
  }

  private static func isLargeSpan(_ value: PropertyValue) -> Bool {
    guard case .itemSpan(let span) = value else { return true }
    return span.rows > 1 || span.matched != nil
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
  /// What generated layouts do with a kind of section. A kind without a treatment does not compile.
  package static func of(_ kind: LayoutKind) -> LayoutTreatment {
    switch kind {
    case .hero, .list, .grid, .carousel: .native
    case .waterfall, .mosaic, .flow, .stack: .refused
    }
  }
}
