/// The payload of a property's value, by type; `nil` for any other type, which the IR never lets through.
extension PropertyValue {
  @inlinable package var count: Int64? { if case .count(let value) = self { value } else { nil } }
  @inlinable package var length: Length? { if case .length(let value) = self { value } else { nil } }
  @inlinable package var size: Size? { if case .size(let value) = self { value } else { nil } }
  @inlinable package var insets: Insets? { if case .insets(let value) = self { value } else { nil } }
  @inlinable package var spacing: Spacing? { if case .spacing(let value) = self { value } else { nil } }
  @inlinable package var columns: Columns? { if case .columns(let value) = self { value } else { nil } }
  @inlinable package var arrangement: Arrangement? { if case .arrangement(let value) = self { value } else { nil } }
  @inlinable package var itemSpan: ItemSpan? { if case .itemSpan(let value) = self { value } else { nil } }
  @inlinable package var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
  @inlinable package var paging: Paging? { if case .paging(let value) = self { value } else { nil } }
  @inlinable package var collapse: Collapse? { if case .collapse(let value) = self { value } else { nil } }
  @inlinable package var separator: Separator? { if case .separator(let value) = self { value } else { nil } }
  /// The name of a keyword.
  @inlinable package var word: String? { if case .keyword(let value) = self { value.rawValue } else { nil } }
}
