import SDUIIR

extension RandomScreen {
  /// A value of one of the types that only sections have.
  mutating func sectionValue(of type: PropertyType) -> PropertyValue {
    switch type {
    case .collapse:
      return .collapse(random.pick([.never, .open, .collapsed, .visible(Int64(random.number(1...1_000_000)))]))
    case .separator:
      let color = AdaptiveColor(light: color(), dark: random.chance(50) ? color() : 0x1122_33FF)
      return .separator(Separator(height: length(upTo: .points), color: color))
    case .texts: return .texts(random.pick([["public.plain-text"], ["a", "ä\"\\🙂"], ["\u{1}", "b", "a"]]))
    case .responseKeys(let scope): return .responseKeys(responseKeys(of: scope))
    case .pagination:
      return .pagination(
        Pagination(by: random.pick(Pagination.Style.allCases), prefetch: Int64(random.number(0...1_000))))
    default:
      return .paging(
        Paging(
          repetition: random.pick(Paging.Repetition.allCases), autoRoll: random.chance(50) ? positive() : nil))
    }
  }

  /// Names of some keys, no two of which are the same; now and then keys change their names, or are at paths.
  mutating func responseKeys(of scope: PropertyScope) -> ResponseKeys {
    var keys = ResponseKeys()
    let known = ResponseKey.keys(of: scope)
    if scope == .screen, random.chance(50) { (keys[.page], keys[.next]) = ("next", "page") }
    let hasPaths = random.chance(40)
    for key in known.dropFirst(scope == .screen ? 8 : 0) where random.chance(30) && (key.isOfFormat || hasPaths) {
      let name = random.pick(["", "ä\"\\🙂 ", "a.b/"]) + key.rawValue.reversed()
      let sources = ResponseSource.allCases.filter { $0.keys.contains(key) }
      if !hasPaths || (key.isOfFormat && random.chance(20)) {
        keys.set(key, to: .name(name))
      } else if let source = sources.first, random.chance(30) {
        keys.set(key, to: .source(source))
      } else {
        let each: [WirePath.Step] = key.isList ? [random.pick([.elements, .members]), .key("node")] : []
        let path = WirePath([.key("data"), .key(name)] + each)
        let paths = key.takesSeveralPaths && random.chance(50) ? [path, WirePath([.key("b")])] : [path]
        let forms = [ResponseForm.usual, .number, .first(1)].filter {
          $0.fits(key) && ($0 == .usual || paths.count == 1)
        }
        keys.set(key, to: .paths(paths), as: random.pick(forms))
      }
    }
    if keys.entries.isEmpty { keys.set(.unitType, to: .name("unitType")) }
    return keys
  }

  /// A text of the header or of all units, if there is one.
  mutating func indexTitle(of section: ScreenSection) -> PropertyValue? {
    if let header = section.header, random.chance(50) {
      return textField(of: header.component).map { .indexTitle(.headerField($0)) }
    }
    guard section.units.count == 1 else { return nil }
    return textField(of: section.units[0].component).map { .indexTitle(.unitField($0)) }
  }

  /// The wire names that lead to a number of 0 or more of a component.
  func number(in component: ID<Component>?) -> String? {
    for field in component.map({ contract.components[$0].fields }) ?? [] {
      if field.type.holdsLength { return field.name.wire }
      guard case .record(let id) = field.type else { continue }
      let inner = contract.records[id].fields.first { $0.type.holdsLength }
      if let inner { return field.name.wire + "." + inner.name.wire }
    }
    return nil
  }

  private func textField(of component: ID<Component>) -> String? {
    for field in contract.components[component].fields {
      switch field.type {
      case .text: return field.name.wire
      case .record(let id):
        let inner = contract.records[id].fields.first { if case .text = $0.type { true } else { false } }
        if let inner { return field.name.wire + "." + inner.name.wire }
      default: continue
      }
    }
    return nil
  }
}
