import SDUISyntax

/// A group of rules that the reference lists together.
package struct RuleGroup: Sendable {
  /// The heading of the group.
  package let title: String
  /// The rules with what each reports: a clause in lower case, without a full stop.
  package let rules: [(rule: CompatibilityRule, summary: String)]
}

extension CompatibilityRule {
  /// All rules in groups, in the order of their declaration.
  package static let groups: [RuleGroup] = [
    .screen,
    .versions,
    .components,
    .fields,
    .types,
    .actions,
    .sections,
    .layout,
  ]

  /// Whether the rule is about how screens are laid out, and not about responses or client code.
  var isAboutLayout: Bool { RuleGroup.layout.rules.contains { $0.rule == self } }

  /// The change that the rule reports: a clause in lower case, without a full stop.
  package var summary: String {
    for group in Self.groups {
      for entry in group.rules where entry.rule == self { return entry.summary }
    }
    return rawValue
  }
}

// MARK: - The groups

extension RuleGroup {
  private static var screenRules: [(rule: CompatibilityRule, summary: String)] {
    [
      (.screenRemoved, "a screen no longer exists"),
      (.screenAdded, "a screen is new"),
      (.screenRenamed, "a screen has another name in the source"),
      (.screenWireNameChanged, "responses name the screen differently"),
      (.responseKeyRenamed, "`wire` gives a key of responses another name or place"),
      (.orderFixed, "`sections: fixed` now requires every section in one order"),
      (.orderFreed, "sections may now be absent and in any order"),
      (.unknownPolicyChanged, "`unknown` changed: what clients do with parts that they do not know"),
      (.invalidPolicyChanged, "`invalid` changed: what clients do with parts that break the contract"),
      (.paginationAdded, "the screen now has pages"),
      (.paginationRemoved, "the screen no longer has pages"),
      (.paginationStyleChanged, "pages are requested by cursor in place of number, or the reverse"),
      (.prefetchChanged, "clients request the next page earlier or later"),
      (.barAdded, "a bar is new"),
      (.barRemoved, "a bar no longer exists"),
      (.barComponentChanged, "a bar shows another component"),
    ]
  }
  fileprivate static var screen: RuleGroup { RuleGroup(title: "The screen", rules: screenRules) }

  private static var versionsRules: [(rule: CompatibilityRule, summary: String)] {
    [
      (.platformAdded, "`clients` names another platform"),
      (.platformRemoved, "`clients` no longer names a platform"),
      (.clientsRaised, "`clients` begins with a later version"),
      (.clientsLowered, "`clients` begins with an earlier version"),
      (.clientsEndChanged, "`clients` ends with another version"),
      (.formatVersionRaised, "responses or layouts need a later version of the format"),
      (.formatReadersChanged, "`format` names other clients"),
      (.flagAdded, "a flag is new"),
      (.flagRemoved, "a flag no longer exists"),
      (.flagDefaultChanged, "another case of a flag is the first one, which applies by default"),
      (.flagCaseAdded, "a flag has another case"),
      (.flagCaseRemoved, "a flag no longer has a case"),
      (.sinceAdded, "a declaration now has `since`"),
      (.sinceRaised, "`since` names a later version"),
      (.sinceLowered, "`since` names an earlier version"),
      (.sinceRemoved, "a declaration no longer has `since`"),
      (.untilAdded, "a declaration now has `until`"),
      (.untilLowered, "`until` names an earlier version"),
      (.untilRaised, "`until` names a later version"),
      (.untilRemoved, "a declaration no longer has `until`"),
      (.deprecationChanged, "`deprecated` was added, changed or removed"),
    ]
  }
  fileprivate static var versions: RuleGroup { RuleGroup(title: "Clients, versions and flags", rules: versionsRules) }

  private static var componentsRules: [(rule: CompatibilityRule, summary: String)] {
    [
      (.componentAdded, "a component is new"),
      (.componentRemoved, "a component no longer exists"),
      (.componentRenamed, "a component has another name in the source"),
      (.componentWireNameChanged, "responses name a component differently"),
      (.wireNameReused, "a name in responses now means something else"),
      (.reservedNameUsed, "a field has a name that was reserved"),
      (.reservedNameFreed, "a reserved name is no longer reserved"),
      (.identityAdded, "units now have an identity"),
      (.identityRemoved, "units no longer have an identity"),
      (.identityChanged, "another field of the data is the identity of units"),
      (.fallbackAdded, "a component now has a fallback"),
      (.fallbackRemoved, "a component no longer has a fallback"),
      (.fallbackDropped, "`drop` replaces a fallback that showed something"),
      (.fallbackChanged, "a fallback is another component, or is filled differently"),
    ]
  }
  fileprivate static var components: RuleGroup {
    RuleGroup(title: "Components and their fallbacks", rules: componentsRules)
  }

  private static var fieldsRules: [(rule: CompatibilityRule, summary: String)] {
    [
      (.fieldAdded, "a field is new that data may lack"),
      (.requiredFieldAdded, "a field is new that all data must have"),
      (.fieldRemoved, "a field no longer exists"),
      (.fieldRenamed, "a field has another name in the source"),
      (.fieldWireNameChanged, "responses name a field differently"),
      (.fieldTypeChanged, "a field has another type"),
      (.decimalFormChanged, "a decimal is sent as a number in place of a text, or the reverse"),
      (.fieldMadeOptional, "a field may now be missing or `null`"),
      (.fieldMadeRequired, "a field may no longer be missing or `null`"),
      (.defaultAdded, "a required field now has a default"),
      (.defaultRemoved, "a field is required that had a default"),
      (.defaultChanged, "a missing field has another value"),
      (.defaultBecameOptional, "`null` replaces a default"),
      (.optionalBecameDefault, "a default replaces `null`"),
      (.minimumRaised, "`min` is greater, of a number, a text, a list or a map"),
      (.minimumLowered, "`min` is less"),
      (.maximumRaised, "`max` is greater"),
      (.maximumLowered, "`max` is less"),
      (.fieldsReordered, "fields are in another order"),
    ]
  }
  fileprivate static var fields: RuleGroup { RuleGroup(title: "Fields", rules: fieldsRules) }

  private static var typesRules: [(rule: CompatibilityRule, summary: String)] {
    [
      (.typeRenamed, "a record or enum has another name in the source"),
      (.typeRemoved, "a record or enum no longer exists"),
      (.enumOpened, "a closed enum is now open"),
      (.enumClosed, "an open enum is now closed"),
      (.closedCaseAdded, "a closed enum has another case"),
      (.openCaseAdded, "an open enum has another case"),
      (.caseRemoved, "an enum no longer has a case"),
      (.caseRenamed, "a case has another name in the source"),
      (.caseWireNameChanged, "responses name a case differently"),
      (.casesReordered, "the cases of an enum are in another order"),
      (.enumDataAdded, "cases of an enum now have data, so they are objects"),
      (.enumDataRemoved, "no case of an enum has data, so they are texts"),
      (.casePayloadAdded, "a case now has data"),
      (.casePayloadRemoved, "a case no longer has data"),
    ]
  }
  fileprivate static var types: RuleGroup { RuleGroup(title: "Types", rules: typesRules) }

  private static var actionsRules: [(rule: CompatibilityRule, summary: String)] {
    [
      (.actionAdded, "an action is new"),
      (.actionRemoved, "an action no longer exists"),
      (.actionRenamed, "an action has another name in the source"),
      (.actionWireNameChanged, "responses name an action differently"),
      (.actionChoiceAdded, "a field takes another action"),
      (.actionChoiceRemoved, "a field no longer takes an action"),
      (.eventAdded, "an event now performs an action"),
      (.eventRemoved, "an event no longer performs an action"),
      (.eventActionChanged, "an event performs another action"),
      (.eventPayloadChanged, "an event fills its action differently"),
    ]
  }
  fileprivate static var actions: RuleGroup { RuleGroup(title: "Actions and events", rules: actionsRules) }

  private static var sectionsRules: [(rule: CompatibilityRule, summary: String)] {
    [
      (.sectionAdded, "a section is new"),
      (.sectionRemoved, "a section no longer exists"),
      (.sectionRenamed, "a section has another name in the source"),
      (.sectionWireNameChanged, "responses name a section differently"),
      (.sectionMoved, "a section is now inside a stack, or no longer"),
      (.sectionMadeEssential, "a section is now `essential`"),
      (.sectionMadeOptional, "a section is no longer `essential`"),
      (.sectionMadeRepeated, "a section is now `repeated`"),
      (.sectionMadeSingle, "a section is no longer `repeated`"),
      (.sectionFormChanged, "a section holds sections in place of items, or the reverse"),
      (.unitAccepted, "a section accepts another component"),
      (.unitRefused, "a section no longer accepts a component"),
      (.minItemsRaised, "a section requires more items"),
      (.minItemsLowered, "a section requires fewer items"),
      (.maxItemsRaised, "a section allows more items"),
      (.maxItemsLowered, "a section allows fewer items"),
      (.headerAdded, "a section now has a header"),
      (.headerRemoved, "a section no longer has a header"),
      (.headerComponentChanged, "a header shows another component"),
      (.footerAdded, "a section now has a footer"),
      (.footerRemoved, "a section no longer has a footer"),
      (.footerComponentChanged, "a footer shows another component"),
      (.bundleAdded, "a section may now be sent as a bundle"),
      (.bundleRemoved, "a section is no longer sent as a bundle"),
      (.bundleChanged, "a bundle has another type or other keys"),
      (.serverValueAdded, "`fromServer` lets responses set another property"),
      (.serverValueRemoved, "`fromServer` no longer lets responses set a property"),
      (.serverRangeWidened, "`fromServer` allows more values"),
      (.serverRangeNarrowed, "`fromServer` allows fewer values"),
    ]
  }
  fileprivate static var sections: RuleGroup { RuleGroup(title: "Sections", rules: sectionsRules) }

  private static var layoutRules: [(rule: CompatibilityRule, summary: String)] {
    [
      (.sectionsReordered, "sections are declared in another order"),
      (.kindChanged, "a section has another kind"),
      (.breakpointChanged, "a `when` was added or removed, or has another condition"),
      (.columnsChanged, "a section has other columns or rows"),
      (.arrangementChanged, "a mosaic is divided differently"),
      (.insetsChanged, "insets changed"),
      (.spacingChanged, "the distance between items or sections changed"),
      (.alignmentChanged, "items are aligned differently"),
      (.itemSizeChanged, "items have another width or height"),
      (.itemSpanChanged, "items span other columns or rows"),
      (.supplementarySizeChanged, "a header, footer, bar or placeholder has another size"),
      (.pinnedChanged, "something stays in view while the screen scrolls, or no longer"),
      (.visibilityChanged, "`hidden`, `collapse`, `empty` or `onFailure` changed"),
      (.scrollingChanged, "a section or the screen scrolls differently"),
      (.backgroundChanged, "a background, a separator or a decoration changed"),
      (.interactionChanged, "items can be selected, moved or indexed differently"),
      (.declaredRangeChanged, "the screen is made for other sizes"),
    ]
  }
  fileprivate static var layout: RuleGroup { RuleGroup(title: "Layout", rules: layoutRules) }
}
