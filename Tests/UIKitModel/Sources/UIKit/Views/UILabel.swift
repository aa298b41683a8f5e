/// A view with a text, which the model does not draw.
@MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?
}
