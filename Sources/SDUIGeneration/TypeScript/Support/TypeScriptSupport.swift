/// The text of `Support.ts`, which reads and writes the responses of any screen. It is the same for every program.
enum TypeScriptSupport {
  /// The whole file.
  static var text: String {
    types + nodes + numbers + values + records + units + sections + contents + responses + writing
  }
}
