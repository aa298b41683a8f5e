import SDUIIR

/// What a picture of a screen writes on one unit, header or footer: the component's name and what the author wrote.
struct CardText {
  /// The component's name in the source.
  let name: String
  /// The texts among the fields that were written, in their order; identities are left out.
  let texts: [String]
  /// Whether the component has an image.
  let hasImage: Bool
  /// The image that was written.
  let image: ImageValue?
  /// Which of the components it is: decides a tint.
  let component: Int

  /// The texts of a component with the values that were written.
  init(_ component: ID<Component>, _ values: [FieldValue], _ contract: Contract) {
    self.component = component.index
    guard component.index < contract.components.count else {
      (name, texts, hasImage, image) = ("", [], false, nil)
      return
    }
    let declared = contract.components[component]
    name = declared.name.source
    hasImage = declared.fields.contains { $0.type.rule == .image }
    var texts: [String] = []
    var image: ImageValue?
    for value in values where declared.fields.indices.contains(value.field) {
      switch (declared.fields[value.field].type.rule, value.value) {
      case (.text(_, nil), .text(let text)): texts.append(text)
      case (.image, .image(let written)): image = image ?? written
      default: continue
      }
    }
    (self.texts, self.image) = (texts, image)
  }
}

extension ScreenSection {
  /// What stands on the header's card.
  func headerText(_ contract: Contract) -> CardText? {
    header.map { CardText($0.component, content?.header ?? [], contract) }
  }

  /// What stands on the footer's card.
  func footerText(_ contract: Contract) -> CardText? {
    footer.map { CardText($0.component, content?.footer ?? [], contract) }
  }

  /// What stands on an item's card: what was written for it, if items are those of the section's content.
  func itemText(_ index: Int, unit: Int, _ contract: Contract) -> CardText? {
    guard units.indices.contains(unit) else { return nil }
    return CardText(units[unit].component, written(index, unit: unit) ?? [], contract)
  }

  /// What was written for an item; `nil` where the section has no content for it.
  func written(_ index: Int, unit: Int) -> [FieldValue]? {
    guard let content, content.items.indices.contains(index), content.items[index].unit == unit else { return nil }
    return content.items[index].fields
  }
}
