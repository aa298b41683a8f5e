/// The content of a screen for one client.
package struct ClientContent: Hashable, Sendable {
  /// The bars and the placeholder of the screen.
  package var parts: [ClientPart]
  /// The sections, in the order of the source.
  package var sections: [ClientSection]
  /// The features of a later version of the format that the client does not read and leaves out, other than bars.
  package var unread: [FormatFeature]

  /// Whether the client gets all parts, and knows everything in them.
  package var isComplete: Bool {
    unread.isEmpty && parts.allSatisfy { $0.isComplete } && sections.allSatisfy { $0.isComplete }
  }

  /// All parts, those of sections after those of the screen.
  package var allParts: [ClientPart] { parts + sections.flatMap { $0.allParts } }
}

/// A section as one client gets it.
package struct ClientSection: Hashable, Sendable {
  /// Its place in the screen.
  package let path: SectionPath
  /// The header, the units, the footer, the background and the placeholders.
  package var parts: [ClientPart]
  /// The sections of a stack.
  package var sections: [ClientSection]
  /// The `when`s that ask for the client and hold for it.
  package var conditions: [ClientCondition]
  /// The fields and cases that actions on events of the section have, and that the client does not know.
  package var omissions: [DeclaredMember]

  /// Whether the client gets all parts of it, and knows everything in them.
  package var isComplete: Bool {
    omissions.isEmpty && parts.allSatisfy { $0.isComplete } && sections.allSatisfy { $0.isComplete }
  }

  /// The parts of the section and of those in it.
  package var allParts: [ClientPart] { parts + sections.flatMap { $0.allParts } }

  /// Whether no unit is left: all of its units, or all of those of its sections, are dropped for the client.
  package var isVacant: Bool {
    if !sections.isEmpty { return sections.allSatisfy { $0.isVacant } }
    let units = parts.filter { $0.role == .unit }
    return !units.isEmpty && units.allSatisfy { $0.shown == nil }
  }
}

/// A part of a screen that shows a component, as one client gets it.
package struct ClientPart: Hashable, Sendable {
  /// The role of the part in its screen or section.
  package let role: Role
  /// The component that the source names.
  package let component: ID<Component>
  /// The components that the client does not know, from that of the source on.
  package let skipped: [ID<Component>]
  /// The result for the client.
  package let outcome: Outcome
  /// The fields of the shown component that data may have for the client, by their index: those that it knows, and of
  /// a fallback those that are filled. A placeholder has no data.
  package let fields: [Int]
  /// The fields and cases in its data that the client does not know.
  package let omissions: [DeclaredMember]
  /// The bytes of source that it came from.
  package let origin: Origin

  /// The roles, by the words of the source.
  package enum Role: String, Hashable, Sendable {
    case topBar, bottomBar, header, footer, background, unit, empty, onFailure

    /// Whether responses have data for it.
    package var hasData: Bool { self != .empty && self != .onFailure }
  }

  /// The end of a chain of fallbacks.
  package enum Outcome: Hashable, Sendable {
    /// This component.
    case shown(ID<Component>)
    /// Nothing: `fallback drop`.
    case dropped
    /// Nothing, since there is no fallback and `unknown` is `drop`.
    case ignored
    /// A response that the client refuses, since there is no fallback and `unknown` is `fail`.
    case refused
    /// Nothing, since the client does not read the version of the format that has such parts.
    case unread
  }

  /// The component that the client shows, if there is one.
  package var shown: ID<Component>? { if case .shown(let id) = outcome { id } else { nil } }

  /// Whether the client shows the component of the source, and knows everything in its data.
  package var isComplete: Bool { shown == component && omissions.isEmpty }
}

/// A `when` that asks for the client and holds for some versions of a platform.
package struct ClientCondition: Hashable, Sendable {
  /// The versions that it asks for; of several alternatives, those of the first that holds.
  package let range: VersionRange
  /// Whether it asks for more than the client.
  package let hasOtherBounds: Bool
  /// The kind that replaces that of the section; `nil` if it stays.
  package let kind: LayoutKind?
  /// The properties that it sets, each once.
  package let properties: [Property]
}
