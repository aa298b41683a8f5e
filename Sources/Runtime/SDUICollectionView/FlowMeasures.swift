#if canImport(UIKit)
  import UIKit

  /// The sizes that views of a flow layout prefer, by the data that they show: pages that arrive and items that move give no size back
  /// to its estimate.
  @MainActor struct FlowMeasures {
    /// The place of a view among the sections that are shown.
    struct Place {
      /// The section of the collection view.
      let section: Int
      /// The position of its section in the stack; `nil` for a section that is in none.
      var inner: Int?
      /// The part of the section.
      let part: Part
    }

    /// A part of a section.
    enum Part { case item(Int), header, footer }

    /// The data of a view that measures itself.
    private struct Key: Hashable {
      let section: String
      let part: String
      let content: AnyHashable

      init?(_ place: Place, in sections: [HostedSection?]) {
        guard sections.indices.contains(place.section), let outer = sections[place.section] else { return nil }
        let own = place.inner.map { outer.sections.indices.contains($0) ? outer.sections[$0] : nil } ?? outer
        guard let own else { return nil }
        let content: (any Hashable & Sendable)?
        switch place.part {
        case .header: (part, content) = ("header", own.header?.content)
        case .footer: (part, content) = ("footer", own.footer?.content)
        case .item(let item):
          guard own.items.indices.contains(item) else { return nil }
          (part, content) = (String(own.items[item].unit), own.items[item].content)
        }
        guard let content else { return nil }
        (section, self.content) = (own.name, AnyHashable(content))
      }
    }

    private var sizes: [Key: CGSize] = [:]

    /// The number of known sizes.
    var count: Int { sizes.count }

    /// Forgets the sizes of data that are no longer shown, and returns the known sizes of all others.
    mutating func keep(_ sections: [HostedSection?]) -> [(place: Place, size: CGSize)] {
      let known = known(sections)
      let kept = known.compactMap { known in Key(known.place, in: sections).map { ($0, known.size) } }
      sizes = Dictionary(kept) { first, _ in first }
      return known
    }

    /// Returns the known sizes of views.
    func known(_ sections: [HostedSection?]) -> [(place: Place, size: CGSize)] {
      if sizes.isEmpty { return [] }
      return Self.places(of: sections).compactMap { place in
        Key(place, in: sections).flatMap { sizes[$0] }.map { (place, $0) }
      }
    }

    /// Whether a view measures itself, and prefers another size than is known for its data.
    func isNew(_ size: CGSize, at place: Place, in sections: [HostedSection?]) -> Bool {
      Key(place, in: sections).map { sizes[$0] != size } ?? false
    }

    /// Keeps the size of a view.
    mutating func set(_ size: CGSize, at place: Place, in sections: [HostedSection?]) {
      if let key = Key(place, in: sections) { sizes[key] = size }
    }

    private static func places(of sections: [HostedSection?]) -> [Place] {
      sections.enumerated().flatMap { index, section -> [Place] in
        guard let section else { return [] }
        let parts = [Place(section: index, part: .header), Place(section: index, part: .footer)]
        let items = section.items.indices.map { Place(section: index, part: .item($0)) }
        let inner = section.sections.enumerated().flatMap { position, inner in
          inner.items.indices.map { Place(section: index, inner: position, part: .item($0)) }
        }
        return parts + items + inner
      }
    }
  }
#endif
