#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit

  /// A view that makes the environment of a screen from its container.
  public struct ScreenContainer<Content: View>: View {
    private let content: (ScreenEnvironment) -> Content
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// A container of a view that depends on the environment.
    public init(@ViewBuilder content: @escaping (ScreenEnvironment) -> Content) { self.content = content }

    /// The view, which extends to the sides of the container.
    public var body: some View {
      GeometryReader { container in
        content(environment(in: container)).ignoresSafeArea(.container, edges: .horizontal)
      }
    }

    /// The container with its safe area, as conditions compare it.
    private func environment(in container: GeometryProxy) -> ScreenEnvironment {
      let (size, safeArea) = (container.size, container.safeAreaInsets)
      let isRightToLeft = layoutDirection == .rightToLeft
      var environment = ScreenEnvironment(
        size: CGSize(
          width: size.width + safeArea.leading + safeArea.trailing, height: size.height + safeArea.top + safeArea.bottom
        ),
        traits: .current)
      environment.visibleHeight = size.height
      environment.leadingSafeArea = safeArea.leading
      environment.trailingSafeArea = safeArea.trailing
      environment.isRightToLeft = isRightToLeft
      if let horizontalSizeClass {
        environment.horizontalSizeClass = horizontalSizeClass == .regular ? .regular : .compact
      }
      if let verticalSizeClass { environment.verticalSizeClass = verticalSizeClass == .regular ? .regular : .compact }
      environment.textScale = UIContentSizeCategory(dynamicTypeSize).textScale
      return environment
    }
  }
#endif
