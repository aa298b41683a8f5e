#if canImport(UIKit)
  import SDUI
  import SDUIResponse
  import UIKit

  /// A section that the interpreter lays out, as generated code makes it from a response: what its frames follow, and no more.
  public struct HostedSection: Sendable {
    /// The name of the section in the document.
    public let name: String
    /// The items that it shows.
    public var items: [HostedItem]
    /// The sections of a stack that are shown.
    public var sections: [HostedSection]
    /// The values that the response has set.
    public var values: HostedValues
    /// The header; `nil` if there is none.
    public var header: HostedPart?
    /// The footer; `nil` if there is none.
    public var footer: HostedPart?
    /// Whether its backend failed.
    public var isFailed: Bool
    /// Whether the collection view has cells of the section. One that is collapsed to its header has none, and no placeholder.
    var hasCells = true

    /// A section with a name of the document.
    public init(
      _ name: String, items: [HostedItem] = [], sections: [HostedSection] = [], values: HostedValues = HostedValues(),
      header: HostedPart? = nil, footer: HostedPart? = nil, isFailed: Bool = false
    ) {
      (self.name, self.items, self.sections, self.values) = (name, items, sections, values)
      (self.header, self.footer, self.isFailed) = (header, footer, isFailed)
    }
  }

  /// A header or footer.
  public struct HostedPart: Sendable {
    /// The data, by which a measured height is kept.
    let content: any Hashable & Sendable

    /// A part with its data; `nil` if there are none.
    public init?(_ content: (some Hashable & Sendable)?) {
      guard let content else { return nil }
      self.content = content
    }
  }

  /// An item with the data that its frame follows, by paths of names in responses.
  public struct HostedItem: Sendable {
    /// The index of the unit among those of the section.
    let unit: Int
    private let images: KeyValuePairs<String, ImageReference>
    private let numbers: KeyValuePairs<String, CGFloat>
    private let cases: KeyValuePairs<String, String>
    /// The data, by which a measured size is kept; `nil` if the item does not measure itself.
    let content: (any Hashable & Sendable)?

    /// An item.
    ///
    /// - Parameters:
    ///   - unit: The index of the unit among those of the section.
    ///   - images: The images whose ratio is that of the item.
    ///   - numbers: The numbers that are lengths.
    ///   - cases: The names of cases by which a span is chosen.
    ///   - content: The data of an item that measures itself. Items of equal data prefer equal sizes.
    public init(
      unit: Int, images: KeyValuePairs<String, ImageReference> = [:], numbers: KeyValuePairs<String, CGFloat> = [:],
      cases: KeyValuePairs<String, String> = [:], content: (any Hashable & Sendable)? = nil
    ) {
      (self.unit, self.images, self.numbers, self.cases, self.content) = (unit, images, numbers, cases, content)
    }

    /// The item for the interpreter.
    var data: ItemData {
      ItemData(
        unit: unit,
        imageRatios: images.compactMap { field, image in
          guard let width = try? Rational(image.width), let height = try? Rational(image.height) else { return nil }
          return ImageRatio(field: field, width: width, height: height)
        },
        fieldLengths: numbers.compactMap { field, length in
          (try? Rational(Double(length))).map { FieldLength(field: field, value: $0) }
        },
        fieldCases: cases.map { FieldCase(field: $0, name: $1) })
    }
  }

  /// The values of a section that a response may set.
  public struct HostedValues: Sendable {
    private let columns: Int?
    private let startColumn: Int?
    private let spacing: SectionSpacing?
    private let insets: SectionInsets?

    /// The values that a response has set; `nil` for those of the document.
    public init(
      columns: Int? = nil, startColumn: Int? = nil, spacing: SectionSpacing? = nil, insets: SectionInsets? = nil
    ) {
      (self.columns, self.startColumn, self.spacing, self.insets) = (columns, startColumn, spacing, insets)
    }

    /// Replaces the properties of a section.
    func set(in properties: inout PropertyList) {
      func points(_ length: Double) -> Length { .points((try? Rational(length)) ?? .zero) }
      if let columns { properties[.columns] = .columns(.fixed(Int64(columns))) }
      if let startColumn { properties[.startColumn] = .count(Int64(startColumn)) }
      if let spacing {
        properties[.spacing] = .spacing(.init(lines: points(spacing.lines), items: points(spacing.items)))
      }
      if let insets {
        properties[.insets] = .insets(
          .init(
            top: points(insets.top), leading: points(insets.leading), bottom: points(insets.bottom),
            trailing: points(insets.trailing)))
      }
    }
  }
#endif
