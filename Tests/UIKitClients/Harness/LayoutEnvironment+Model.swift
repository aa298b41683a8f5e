import SDUI
import UIKit
import UIKitModelDriver

extension LayoutEnvironment {
  /// The environment of the model, as the interpreter takes it. The scales of text are sizes that Apple's Human Interface
  /// Guidelines list for the style `body`, over 17.
  init(_ model: ModelEnvironment) throws {
    let safe = model.safeArea
    self = try LayoutEnvironment(
      width: Double(model.width), height: Double(model.height),
      insets: SafeAreaInsets(
        top: Double(safe.top), left: Double(safe.left), bottom: Double(safe.bottom), right: Double(safe.right)),
      direction: model.isRightToLeft ? .rightToLeft : .leftToRight,
      horizontal: model.horizontalSizeClass.name, vertical: model.verticalSizeClass.name,
      idiom: model.idiom == .pad ? .pad : .phone,
      textScale: [.extraSmall: 14.0 / 17, .accessibilityMedium: 28.0 / 17][model.contentSizeCategory] ?? 1)
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var name: SizeClass? {
    switch self {
    case .compact: .compact
    case .regular: .regular
    case .unspecified: nil
    }
  }
}
