import SDUIIR
import SDUILayout

/// The value that a response sets in place of a section's own property (`fromServer`).
public struct ResponseValue: Hashable, Sendable {
  /// The section of which it is set.
  public let section: SectionPath
  /// One of those that `fromServer` may offer.
  public let property: Property
  /// Constants only.
  public let value: PropertyValue

  /// A value of a property.
  public init(section: SectionPath, property: Property, value: PropertyValue) {
    (self.section, self.property, self.value) = (section, property, value)
  }

  /// The same of a section at another index.
  func moved(to index: Int) -> ResponseValue {
    ResponseValue(section: SectionPath(index, inner: section.inner), property: property, value: value)
  }
}

extension Screen {
  /// The screen with what a response sets; each `when` that sets the same still applies over it.
  package func answered(by response: [ResponseValue]) -> Screen {
    var result = self
    for value in response where sections.indices.contains(value.section.section) {
      if let inner = value.section.inner {
        guard sections[value.section.section].sections.indices.contains(inner) else { continue }
        result.sections[value.section.section].sections[inner].properties[value.property] = value.value
      } else {
        result.sections[value.section.section].properties[value.property] = value.value
      }
    }
    return result
  }
}

extension ProvedContainer {
  /// The space between items that a response sets; one section at most has it as a variable.
  var spacingOfResponse: Rational? {
    for response in responses {
      if case .spacing(let spacing) = response.value { return spacing.items.constant }
    }
    return nil
  }

  /// The space between lines that a response sets.
  var linesOfResponse: Rational? {
    for response in responses {
      if case .spacing(let spacing) = response.value { return spacing.lines.constant }
    }
    return nil
  }

  /// The inset at each side that a response sets.
  var insetOfResponse: Rational? {
    for response in responses {
      if case .insets(let insets) = response.value { return insets.leading.constant }
    }
    return nil
  }

  /// The same of a section at another index.
  func moved(to index: Int) -> ProvedContainer {
    var result = self
    result.responses = responses.map { $0.moved(to: index) }
    result.states = states.map {
      ShownState(section: SectionPath(index, inner: $0.section.inner), state: $0.state)
    }
    result.spanCases = spanCases.map { $0.moved { SectionPath(index, inner: $0.inner) } }
    return result
  }

  /// The same without some values of the response.
  func without(_ values: [ResponseValue]) -> ProvedContainer {
    var result = self
    result.responses.removeAll { values.contains($0) }
    return result
  }

  /// The value of a length in this container, with some data.
  func value(
    of form: LinearForm, _ data: (width: Rational, height: Rational)? = nil
  ) throws(LayoutFailure) -> Rational {
    try exact(
      form.value { variable in
        switch variable {
        case .containerWidth: environment.width
        case .containerHeight: environment.height
        case .textScale: environment.textScale
        case .leftInset: environment.insets.left
        case .rightInset: environment.insets.right
        // Else the width of many columns, which is of no container; a figure that depends on it is not reported.
        case .spacingOfResponse: spacingOfResponse ?? .zero
        case .insetOfResponse: insetOfResponse ?? data?.width ?? .zero
        case .dataHeight: data?.height ?? linesOfResponse ?? .zero
        default: .zero
        }
      })
  }
}
