/// An object that manages a view.
@MainActor open class UIViewController: UIResponder {
  /// The view, which is loaded when it is needed first.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadedView = UIView(frame: .zero)
        viewDidLoad()
      }
      return loadedView
    }
    set { loadedView = newValue }
  }

  private var loadedView: UIView?

  /// Creates a view controller without a storyboard.
  public override init() { super.init() }

  /// The view is loaded.
  open func viewDidLoad() {}

  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
}
