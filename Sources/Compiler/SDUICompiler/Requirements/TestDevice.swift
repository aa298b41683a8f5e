import SDUIIR
import SDUISyntax

extension Checker {
  /// The device that a test names, in quotes; `nil` after a report.
  mutating func readDevice(_ expression: Syntax) -> DeviceContainer? {
    let scope = Scope(file: expression.file)
    let value = requireValue(evaluate(expression, in: scope), of: expression, in: scope.file)
    let range = program.range(of: expression)
    switch value {
    case .invalid: return nil
    case .text(let text):
      do throws(DeviceProblem) {
        return try DeviceContainer(reading: text)
      } catch {
        let near = NearestName.of(error.written, among: error.names)
        report(
          .unknownDevice, error.message, at: range, remedy: near?.question ?? error.remedy)
      }
    default:
      report(
        .typeMismatch, "`\(program.text(of: expression))` is \(value.type.phrase), where `device` is a text", at: range,
        remedy: "write `device: \"ipad-pro-11 landscape half\"`")
    }
    return nil
  }

  /// A device has a width and a height of its own.
  mutating func checkSize(_ seen: SeenNames) {
    guard let device = seen["device"] else { return }
    for name in ["width", "height"] {
      guard let range = seen[name] else { continue }
      report(
        .duplicateArgument, "`\(name)` is given by the device already", at: range,
        labels: [Label("the device", at: device)], remedy: "remove one of them")
    }
  }
}
