import Foundation

/// The section in which a view stays visible.
struct ModelPin {
  let (start, end): (CGFloat, CGFloat)
  let isHeader: Bool

  init(start: CGFloat, end: CGFloat, isHeader: Bool) { (self.start, self.end, self.isHeader) = (start, end, isHeader) }
}

/// A view of an app with its frame.
public struct ModelElement {
  /// The name of the component.
  public let name: String
  /// The identities of the elements that it is of.
  public let path: [AnyHashable]
  /// The frame in the content of the scroll view, or of a bar in the container.
  public var frame: CGRect
  var pin: ModelPin?
  /// Whether it is in a bar.
  public let isBar: Bool
  /// Whether it moves while the content scrolls.
  public var isPinned: Bool { pin != nil }
}

/// The frames of a view.
public struct ModelLayout {
  /// The views of the app.
  public internal(set) var elements: [ModelElement] = []
  /// The height of the content of the scroll view.
  public internal(set) var contentHeight: CGFloat = 0
  /// The room that bars take.
  public internal(set) var barInsets = EdgeInsets()
  /// The ways in which scroll views come to rest.
  public internal(set) var resting: [String] = []
  /// The controls that a person may use, from the top to the bottom.
  public internal(set) var controls: [ModelControl] = []
  var lifecycles: [PlacedLifecycle] = []
  var strips: [(position: StripPosition, targets: [AnyHashable])] = []
  /// The position of the strip that is placed next.
  var position: StripPosition?
  var isContent = false
  var safeArea = EdgeInsets()
  var isBar = false

  init(isBar: Bool = false) { self.isBar = isBar }

  /// Lays out a view in a container.
  @MainActor public init(_ view: some View, in context: ModelContext) {
    ModelContext.duplicates = []
    let size = context.environment.containerSize
    for node in view.nodes(in: context) {
      node.place(CGRect(origin: .zero, size: size), ProposedViewSize(size), &self)
    }
    // SwiftUI flips the position of each view within its parent from right to left.
    guard context.environment.layoutDirection == .rightToLeft else { return }
    for index in elements.indices { elements[index].frame.origin.x = size.width - elements[index].frame.maxX }
  }

  /// Places the content of a scroll view. A strip shows the part from the view at its leading edge on.
  mutating func placeContent(
    _ axes: Axis.Set, of frame: CGRect, _ margins: EdgeInsets, _ place: (inout ModelLayout) -> Void
  ) {
    let (own, wasContent) = (position, isContent)
    let (element, lifecycle) = (elements.count, lifecycles.count)
    (position, isContent) = (nil, true)
    place(&self)
    isContent = wasContent
    guard axes == .horizontal else { return }
    var visible = frame
    if let own {
      let items = elements[element...]
      strips.append((own, items.compactMap(\.path.last)))
      if let first = items.first(where: { $0.path.last == own.item }) {
        visible.origin.x += first.frame.minX - frame.minX - margins.leading
      }
    }
    for index in lifecycle..<lifecycles.count { lifecycles[index].strip = visible }
  }

  /// The elements while the content is scrolled so that its top is at a distance above the visible part.
  ///
  /// - Parameter height: The height of the visible part.
  public func elements(at offset: CGFloat, height: CGFloat) -> [ModelElement] {
    elements.map { element in
      guard let pin = element.pin else { return element }
      var moved = element
      let y = element.frame.minY
      moved.frame.origin.y =
        pin.isHeader
        ? min(max(offset, y), pin.end - element.frame.height)
        : max(min(offset + height - element.frame.height, y), pin.start)
      return moved
    }
  }
}
