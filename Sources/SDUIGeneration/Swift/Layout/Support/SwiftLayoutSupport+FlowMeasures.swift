extension SwiftLayoutSupport {
  /// The sizes of views that measure themselves.
  static let flowMeasures = #"""
    // MARK: - Measured sizes

    /// A part of a section that measures itself.
    struct MeasuredPart: Hashable {
      private let content: AnyHashable
      /// The size before it is measured.
      let estimate: CGSize
      private let axes: MeasuredAxes.RawValue

      /// An item; `nil` for one that does not measure itself.
      init?(_ item: FlowItem) {
        guard let content = item.content else { return nil }
        self.init(AnyHashable(content), item.viewSize, item.measuredAxes)
      }

      /// A header or footer; `nil` for one that does not measure itself.
      init?(_ part: FlowSupplementary) {
        guard let content = part.content else { return nil }
        self.init(AnyHashable(content), CGSize(width: part.width, height: part.height), .height)
      }

      private init(_ content: AnyHashable, _ estimate: CGSize, _ axes: MeasuredAxes) {
        (self.content, self.estimate, self.axes) = (content, estimate, axes.rawValue)
      }

      /// The size with which a view replaces the estimate.
      func size(preferring size: CGSize) -> CGSize {
        let axes = MeasuredAxes(rawValue: axes)
        return CGSize(
          width: axes.contains(.width) ? size.width : estimate.width,
          height: axes.contains(.height) ? size.height : estimate.height)
      }
    }

    /// The sizes of parts that have measured themselves. A part keeps its size as long as its data and its estimate stay
    /// the same, wherever it is.
    struct FlowMeasures {
      private var sizes: [MeasuredPart: CGSize] = [:]

      /// Whether a part has another size than a view prefers.
      func isNew(_ size: CGSize, of part: MeasuredPart) -> Bool {
        let (known, new) = (sizes[part] ?? part.estimate, part.size(preferring: size))
        return abs(known.width - new.width) > 0.001 || abs(known.height - new.height) > 0.001
      }

      /// Keeps the size that a view prefers.
      mutating func set(_ size: CGSize, of part: MeasuredPart) { sizes[part] = part.size(preferring: size) }

      /// Forgets the sizes of parts that are in no section any more.
      mutating func keep(_ metrics: [FlowSectionMetrics], counts: [Int]) {
        if sizes.isEmpty { return }
        var kept: [MeasuredPart: CGSize] = [:]
        for (metrics, count) in zip(metrics, counts) {
          let items = (0..<count).compactMap { MeasuredPart(metrics.item(at: $0)) }
          let parts = [metrics.header, metrics.footer].compactMap { $0.flatMap { MeasuredPart($0) } }
          for part in items + parts { kept[part] = sizes[part] }
        }
        sizes = kept
      }

      /// The metrics with the sizes of a number of items, and of the header and footer.
      func applied(to metrics: FlowSectionMetrics, count: Int) -> FlowSectionMetrics {
        if sizes.isEmpty { return metrics }
        var result = metrics
        for index in metrics.parts.indices {
          let part = metrics.parts[index]
          result.parts[index].metrics = applied(to: part.metrics, count: part.count)
        }
        if metrics.parts.isEmpty {
          result.items = .each(
            (0..<count).map { index in
              var item = metrics.item(at: index)
              if let size = MeasuredPart(item).flatMap({ sizes[$0] }) { item.viewSize = size }
              return item
            })
        }
        func height(_ part: FlowSupplementary) -> CGFloat {
          MeasuredPart(part).flatMap { sizes[$0] }?.height ?? part.height
        }
        if let header = metrics.header { result.header?.height = height(header) }
        if let footer = metrics.footer { result.footer?.height = height(footer) }
        return result
      }
    }
    """#
}
