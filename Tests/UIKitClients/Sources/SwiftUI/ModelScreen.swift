import Foundation

/// A view on a screen: it keeps its state, scrolls, and tells its views when they come into view.
@MainActor public final class ModelScreen {
  private var context: ModelContext
  private var make: (@MainActor (ModelContext) -> ModelLayout)?
  private var visible: [Lifecycle] = []
  /// The frames of the views.
  public private(set) var layout = ModelLayout()
  /// The distance of the visible part from the top of the content.
  public private(set) var offset: CGFloat = 0

  /// A screen without a view.
  public init(_ context: ModelContext) { self.context = context }

  /// Shows a view, which has the state of the view before.
  public func show(_ view: @escaping @MainActor () -> some View) async {
    make = { ModelLayout(once: view(), in: $0) }
    await settle()
  }

  /// The sizes that views prefer, by names and identities.
  public var naturalSizes: [ModelKey: CGSize] {
    get { context.naturalSizes }
    set { context.naturalSizes = newValue }
  }

  /// The height of the visible part, which is that between the bars.
  public var visibleHeight: CGFloat {
    context.environment.containerSize.height - layout.barInsets.top - layout.barInsets.bottom
  }

  /// Scrolls to a distance from the top, as far as there is content.
  public func scroll(to offset: CGFloat) async {
    self.offset = max(0, min(offset, layout.contentSize.height - visibleHeight))
    await settle()
  }

  /// Touches a control.
  public func touch(_ control: ModelControl) async {
    control.touch()
    await settle()
  }

  /// Scrolls a strip so that an item is at its leading edge, as far as there is content.
  public func turn(_ strip: Int, to item: AnyHashable) async {
    let own = layout.strips[strip]
    let first = own.items.map(\.position).min() ?? 0
    let position = (own.items.first { $0.id == item }?.position ?? first) - first
    context.scroll.strips[own.place] = min(position, own.contentWidth - own.width)
    await settle()
  }

  /// Tells views what has happened to them, until nothing happens any more.
  private func settle() async {
    for _ in 0..<20 {
      guard let make else { return }
      context.scroll.offset = CGPoint(x: 0, y: offset)
      layout = make(context)
      if layout.observe() { continue }
      let rectangle = CGRect(x: 0, y: offset, width: context.environment.containerSize.width, height: visibleHeight)
      let shown = visible
      let before = Dictionary(shown.map { ($0.key, $0) }) { $1 }
      visible = layout.lifecycles.filter { $0.isVisible(in: rectangle) }.map(\.lifecycle)
      let present = Set(visible.map(\.key))
      if present.count < visible.count { ModelContext.duplicates.append("places of views") }
      var isSettled = true
      for lifecycle in shown where !present.contains(lifecycle.key) {
        guard let disappear = lifecycle.disappear else { continue }
        disappear()
        isSettled = false
      }
      for lifecycle in visible {
        let old = before[lifecycle.key]
        if old == nil, let appear = lifecycle.appear {
          appear()
          isSettled = false
        }
        if let task = lifecycle.task, old == nil || old?.id != lifecycle.id {
          await task()
          isSettled = false
        }
      }
      if isSettled { return }
    }
    ModelContext.duplicates.append("views that never settle")
  }
}
