import SDUIIR
import SDUILayout

extension ContainerLengths<LinearForm> {
  /// Containers that differ in nothing but the width.
  init(widthsIn environment: LayoutEnvironment) {
    self.init(
      width: LinearForm(.containerWidth), height: LinearForm(environment.height),
      textScale: LinearForm(environment.textScale), leftInset: LinearForm(environment.insets.left),
      rightInset: LinearForm(environment.insets.right))
  }

  /// All containers of a domain: a variable that is the same in all of them is a constant.
  ///
  /// - Parameter isSymmetric: Whether the right inset is what the left one is.
  init(_ domain: borrowing Domain, isSymmetric: Bool) {
    func form(_ variable: LinearForm.Variable) -> LinearForm {
      domain[variable].single.map { LinearForm($0) } ?? LinearForm(variable)
    }
    let left = form(.leftInset)
    self.init(
      width: form(.containerWidth), height: form(.containerHeight), textScale: form(.textScale), leftInset: left,
      rightInset: isSymmetric ? left : form(.rightInset))
  }
}
