// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// The sections of a collection view.
public struct SSCollectionViewModel: RandomAccessCollection {
  public internal(set) var sections: [SectionInfo]
  public var page: Int
  public var hasNext: Bool
  public var isIndexTitlesEnabled: Bool

  public init(sections: [SectionInfo] = [], page: Int = 0, hasNext: Bool = false, isIndexTitlesEnabled: Bool = false) {
    self.sections = sections
    self.page = page
    self.hasNext = hasNext
    self.isIndexTitlesEnabled = isIndexTitlesEnabled
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }

  public subscript(index: Int) -> SectionInfo {
    get { sections[index] }
    set { sections[index] = newValue }
  }
}

extension SSCollectionViewModel {
  /// A value that closures on the main actor share.
  private struct Store<Value>: @unchecked Sendable {
    let value: Value
  }

  /// A value with the class of the view that shows it.
  public class Binding: Hashable, @unchecked Sendable {
    public let binderType: UICollectionReusableView.Type
    public let state: Any
    let apply: @MainActor (UICollectionReusableView) -> Void
    let size: (CGSize) -> CGSize?

    init<View: Configurable & UICollectionReusableView>(_ state: View.Input, _ type: View.Type) {
      binderType = type
      self.state = state
      let store = Store(value: state)
      apply = { view in
        if let view = view as? View { view.configurer(view, store.value) }
      }
      size = { View.size(with: state, constrainedTo: $0) }
    }

    public static func == (first: Binding, second: Binding) -> Bool { first === second }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// A cell.
  public final class CellInfo: Binding, @unchecked Sendable {
    public var indexTitle: String?
    public var actionClosure: ((IndexPath, UICollectionViewCell, String, Any?) -> Void)?
  }

  /// A header or footer.
  public final class ReusableViewInfo: Binding, @unchecked Sendable {
    public var actionClosure: ((Int, UICollectionReusableView, String, Any?) -> Void)?
  }

  /// A section with its cells.
  public struct SectionInfo: RandomAccessCollection, Hashable, Sendable {
    private let uuid = UUID()
    public var identifier: String?
    public internal(set) var items: [CellInfo]
    var header: ReusableViewInfo?
    var footer: ReusableViewInfo?

    public var startIndex: Int { items.startIndex }
    public var endIndex: Int { items.endIndex }

    public subscript(index: Int) -> CellInfo { items[index] }

    public func headerInfo() -> ReusableViewInfo? { header }

    public func footerInfo() -> ReusableViewInfo? { footer }

    public static func == (first: SectionInfo, second: SectionInfo) -> Bool { first.uuid == second.uuid }

    public func hash(into hasher: inout Hasher) { hasher.combine(uuid) }
  }

  /// Builds a view model, section by section.
  public final class Builder {
    public typealias ReusableViewActionClosure = ((Int, UICollectionReusableView, String, Any?) -> Void)
    public typealias CellActionClosure = ((IndexPath, UICollectionViewCell, String, Any?) -> Void)

    private var sections: [SectionInfo] = []
    private var hasOpenSection = false

    public init() {}

    @discardableResult
    public func section(_ id: String? = nil, _ content: (() -> Void)? = nil) -> Self {
      sections.append(SectionInfo(identifier: id ?? UUID().uuidString, items: []))
      hasOpenSection = true
      if let content {
        content()
        hasOpenSection = false
      }
      return self
    }

    public func cell<T, V>(
      _ model: T, cellType: V.Type, indexTitle: String? = nil, actionClosure: CellActionClosure? = nil
    ) where V: SSCollectionViewCellProtocol, V.Input == T {
      if !hasOpenSection { section() }
      let cell = CellInfo(model, cellType)
      cell.indexTitle = indexTitle
      cell.actionClosure = actionClosure
      sections[sections.count - 1].items.append(cell)
    }

    public func header<T, V>(
      _ model: T, viewType: V.Type, actionClosure: ReusableViewActionClosure? = nil
    ) where V: SSCollectionReusableViewProtocol, V.Input == T {
      if !hasOpenSection { section() }
      let header = ReusableViewInfo(model, viewType)
      header.actionClosure = actionClosure
      sections[sections.count - 1].header = header
    }

    public func footer<T, V>(
      _ model: T, viewType: V.Type, actionClosure: ReusableViewActionClosure? = nil
    ) where V: SSCollectionReusableViewProtocol, V.Input == T {
      if !hasOpenSection { section() }
      let footer = ReusableViewInfo(model, viewType)
      footer.actionClosure = actionClosure
      sections[sections.count - 1].footer = footer
    }

    public func build(page: Int = 0, hasNext: Bool = false, isIndexTitlesEnabled: Bool = false) -> SSCollectionViewModel
    {
      SSCollectionViewModel(
        sections: sections, page: page, hasNext: hasNext, isIndexTitlesEnabled: isIndexTitlesEnabled)
    }
  }
}
