import SDUIIR
import SDUILayout

extension Screen {
  /// The screen with some properties written into it.
  func with(_ properties: [DecidingProperty]) -> Screen {
    var result = self
    for property in properties { result.write(property) }
    return result
  }

  private mutating func write(_ property: DecidingProperty) {
    guard let path = property.place.section else {
      if case .set(let property, let value) = property.change { properties[property] = value }
      return
    }
    guard sections.indices.contains(path.section) else { return }
    if let inner = path.inner {
      guard sections[path.section].sections.indices.contains(inner) else { return }
      sections[path.section].sections[inner].write(property, contract)
    } else {
      sections[path.section].write(property, contract)
    }
  }
}

extension ScreenSection {
  fileprivate mutating func write(_ property: DecidingProperty, _ contract: Contract) {
    switch (property.change, property.place.part) {
    case (.set(let name, let value), .part(.empty)): empty?.properties[name] = value
    case (.set(let name, let value), .part(.failure)): failure?.properties[name] = value
    // It belongs to what a response may bring, which no `when` changes.
    case (.set(.maxItems, let value), .whole): properties[.maxItems] = value
    case (.set(let name, let value), .whole): write(name, value, to: .section)
    case (.set(let name, let value), .part(.header)): write(name, value, to: .header)
    case (.set(let name, let value), .part(.footer)): write(name, value, to: .footer)
    case (.set(let name, let value), .unit(let component)):
      if let unit = unit(showing: component, contract) { write(name, value, to: .unit(unit)) }
    case (.limitWidth(let most), .unit(let component)):
      let width = PropertyValue.size(.length(.points(most)))
      if let unit = unit(showing: component, contract) { write(.width, width, to: .unit(unit)) }
    case (.limitWidth, _), (.set, .part(.unit)), (.set, .part(.topBar)), (.set, .part(.bottomBar)): break
    case (.limitColumns(let most), _): limitColumns(most)
    case (.remove(let name), _): properties[name] = nil
    }
  }

  /// Returns the unit of a component, or else one whose fallback the component is.
  func unit(showing component: ID<Component>, _ contract: Contract) -> Int? {
    units.firstIndex { $0.component == component }
      ?? units.firstIndex { contract.leads(from: $0.component, to: component) }
  }

  private mutating func write(_ property: Property, _ value: PropertyValue, to target: Assignment.Target) {
    change(target) { list in
      // Bounds belong to a width or height. What is not written decides nothing, and need not be a property of the kind.
      let size: Property =
        property == .minWidth ? .width : [.minHeight, .maxHeight].contains(property) ? .height : property
      if list[size] != nil { list[property] = value }
    }
    for index in adaptations.indices {
      for place in adaptations[index].assignments.indices
      where adaptations[index].assignments[place].target == target
        && adaptations[index].assignments[place].property == property
      {
        adaptations[index].assignments[place].value = value
      }
    }
  }

  private mutating func limitColumns(_ most: Int64) {
    change(.section) { $0[.columns] = $0[.columns]?.limited(to: most) }
    for index in adaptations.indices {
      for place in adaptations[index].assignments.indices {
        let value = adaptations[index].assignments[place].value
        adaptations[index].assignments[place].value = value.limited(to: most)
      }
    }
  }

  /// Whether it has adaptive columns without `max`.
  var hasEndlessColumns: Bool {
    var copy = self
    copy.limitColumns(1)
    return copy != self
  }

  /// Changes a part's list of properties, also where a `when` replaces all of them.
  private mutating func change(_ target: Assignment.Target, _ change: (inout PropertyList) -> Void) {
    switch target {
    case .section: change(&properties)
    case .header: header = header.map { $0.changing(change) }
    case .footer: footer = footer.map { $0.changing(change) }
    case .background: break
    case .unit(let index): change(&units[index].properties)
    }
    for index in adaptations.indices {
      guard var replacement = adaptations[index].replacement else { continue }
      switch target {
      case .section: change(&replacement.properties)
      case .header: change(&replacement.header)
      case .footer: change(&replacement.footer)
      case .background: break
      case .unit(let unit): if replacement.units.indices.contains(unit) { change(&replacement.units[unit]) }
      }
      adaptations[index].replacement = replacement
    }
  }
}

extension Supplementary {
  fileprivate func changing(_ change: (inout PropertyList) -> Void) -> Supplementary {
    var result = self
    change(&result.properties)
    return result
  }
}

extension PropertyValue {
  fileprivate func limited(to most: Int64) -> PropertyValue {
    guard case .columns(.adaptive(let minimum, nil)) = self else { return self }
    return .columns(.adaptive(minimum: minimum, maximum: most))
  }
}

extension Contract {
  /// Whether a component is a fallback of another, or a fallback of such a fallback.
  fileprivate func leads(from old: ID<Component>, to new: ID<Component>) -> Bool {
    var id = old
    // Fallbacks end, which the checker sees to.
    for _ in components.elements.indices {
      guard case .component(let next, _)? = components[id].fallback else { return false }
      if next == new { return true }
      id = next
    }
    return false
  }
}
