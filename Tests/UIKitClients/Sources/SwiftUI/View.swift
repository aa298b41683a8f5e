import Foundation
@_exported import UIKit

// Declarations of SwiftUI that generated screens use, written from its documentation. Views become nodes.

/// A view.
@MainActor @preconcurrency public protocol View {
  /// The type of the body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder @MainActor var body: Body { get }
  /// The nodes of the view in the model.
  func nodes(in context: ModelContext) -> [ModelNode]
}

extension View {
  /// The nodes of the body, whose properties have the state of the view that was at its place before.
  public func nodes(in context: ModelContext) -> [ModelNode] {
    let inner = context.inside(String(describing: Self.self))
    for child in Mirror(reflecting: self).children {
      (child.value as? any ModelState)?.connect(to: context.storage, at: inner.place + [AnyHashable(child.label)])
    }
    ModelContext.current = context
    return body.nodes(in: inner)
  }
}

extension View where Body == Never {
  /// Views of the model have no body.
  public var body: Never { fatalError("This view has no body") }
}

extension Never: View {
  /// No body.
  public typealias Body = Never
}

/// Builds views from statements.
@resultBuilder public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  @MainActor public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views: views)
  }
  /// The view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }
  /// The second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }
}

/// No view.
public struct EmptyView: View {
  /// No view.
  public nonisolated init() {}
  /// No nodes.
  public func nodes(in context: ModelContext) -> [ModelNode] { [] }
}

/// Several views.
public struct TupleView<Content>: View {
  let views: [any View]
  /// The nodes of all views.
  public func nodes(in context: ModelContext) -> [ModelNode] {
    views.enumerated().flatMap { $0.element.nodes(in: context.inside($0.offset)) }
  }
}

/// The view of one of two branches.
public enum _ConditionalContent<First: View, Second: View>: View {
  case first(First)
  case second(Second)
  /// The nodes of the branch.
  public func nodes(in context: ModelContext) -> [ModelNode] {
    switch self {
    case .first(let view): view.nodes(in: context.inside(true))
    case .second(let view): view.nodes(in: context.inside(false))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// No body.
  public typealias Body = Never
  /// The nodes of the view, if there is one.
  public func nodes(in context: ModelContext) -> [ModelNode] { self?.nodes(in: context) ?? [] }
}

/// A color, which takes all room that it is offered.
public struct Color: View {
  /// No color.
  public static let clear = Color()
  /// A node without a name.
  public func nodes(in context: ModelContext) -> [ModelNode] { [.leaf(ModelLeaf(name: nil, path: [], natural: .zero))] }
}

/// A text, whose size the model does not know.
public struct Text: View {
  /// A text.
  public nonisolated init(_ content: some StringProtocol) {}
  /// A node without a name.
  public func nodes(in context: ModelContext) -> [ModelNode] { Color.clear.nodes(in: context) }
}

/// A control that shows a label and performs an action.
public struct Button<Label: View>: View {
  private let action: @MainActor () -> Void
  private let label: Label
  /// A control with a label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (self.action, self.label) = (action, label())
  }
  /// The nodes of the label, the first of which a person may touch.
  public func nodes(in context: ModelContext) -> [ModelNode] {
    let control = ModelControl(title: "", path: context.path, touch: action)
    return label.nodes(in: context).enumerated().map { $0.offset == 0 ? .control(control, $0.element) : $0.element }
  }
}

extension Button where Label == Text {
  /// A control with a title.
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content

  /// Views with identities.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, self.id, self.content) = (data, id, content)
  }

  /// The nodes of all elements, whose identities must differ.
  public func nodes(in context: ModelContext) -> [ModelNode] {
    var known: Set<ID> = []
    return data.flatMap { element -> [ModelNode] in
      let id = element[keyPath: id]
      if !known.insert(id).inserted { ModelContext.duplicates.append("\(id)") }
      var inner = context.inside(id)
      inner.path.append(AnyHashable(id))
      return content(element).nodes(in: inner)
    }
  }
}
