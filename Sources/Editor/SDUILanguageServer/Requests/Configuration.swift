import SDUIIR
import SDUIJSON

/// The settings of the editor, under `sdui`.
struct Configuration: Equatable {
  /// `inlayHints.width`: the width of the container of which sizes are shown, in points.
  var inlayHintWidth = Rational(390)

  /// Takes the settings that are present, and keeps the others.
  mutating func take(_ settings: Parameters) {
    let width = settings["inlayHints"]?["width"]?.integer ?? settings["inlayHints.width"]?.integer
    if let width, (1...100_000).contains(width) { inlayHintWidth = Rational(Int(width)) }
  }
}

extension LanguageServer {
  /// Asks for what is set, if the client can tell.
  mutating func askForConfiguration() {
    guard client.givesConfiguration else { return }
    configurationRequest = outbox.request("workspace/configuration", ["items": [["section": "sdui"]]])
  }

  /// Takes the answer of a client: one value for each requested section.
  mutating func takeConfiguration(_ answer: Parameters) {
    configurationRequest = nil
    guard let settings = answer.elements.first else { return }
    change(settings)
  }

  /// `workspace/didChangeConfiguration`: older clients say what it is now, newer ones are asked.
  mutating func changeConfiguration(_ parameters: Parameters) {
    guard let settings = parameters["settings"]?["sdui"] else { return askForConfiguration() }
    change(settings)
  }

  private mutating func change(_ settings: Parameters) {
    let old = configuration
    configuration.take(settings)
    if configuration != old, client.refreshesInlayHints { outbox.request("workspace/inlayHint/refresh") }
  }
}
