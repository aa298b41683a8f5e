import SDUIContract
import SDUIIR
import SDUILayout
import SDUIProof
import SDUIReports
import TestSupport

extension LayoutSettings {
  /// The screen with the response that is asked for.
  private func filled(_ screen: Screen, reading text: (String) -> String?) -> Screen? {
    guard let data else { return screen }
    let contract = ResponseContract(screen, for: .content)
    guard let text = text(data),
      let response = try? contract.read(Array(text.utf8)), response.isValid
    else { return nil }
    return contract.screen(filledWith: response)
  }

  /// The frames of a screen in this container, or why there are none.
  func table(of screen: Screen, reading text: (String) -> String?) -> String {
    guard let screen = filled(screen, reading: text) else { return "(the response breaks the contract)" }
    let environment = environment(for: screen)
    do {
      var layout = try screen.layout(.standard(for: screen, in: environment), in: environment)
      if let scale { layout = try layout.rounded(scale: scale, mode: rounding) }
      return LayoutTable.text(LayoutReport(layout), of: screen, isExact: isExact)
    } catch {
      return "error[layout-impossible]: \(error.message)\n  = layout rule \(error.rule.rawValue) cannot be kept"
    }
  }
}

extension SweepSettings {
  /// The sizes of a screen over the widths.
  func table(of screen: Screen) throws -> String {
    let environment = { LayoutEnvironment(width: $0, height: Rational(844)) }
    let sweep = try Sweep(screen, widths: widths, in: environment)
    return SweepTable.text(
      SweepReport(sweep, widths: widths, environment: environment(widths.lowerBound)), of: screen)
  }
}
