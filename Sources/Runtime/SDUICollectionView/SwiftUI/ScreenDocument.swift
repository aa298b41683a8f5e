#if canImport(SwiftUI) && canImport(UIKit)
  import SDUI
  import SwiftUI

  /// The document of a screen, and the variants that are chosen.
  public struct ScreenDocument: Hashable, Sendable {
    private let text: String
    private let flags: [String: String]
    private let appVersion: String?

    /// A document of generated code.
    ///
    /// - Parameters:
    ///   - flags: The cases of flags by their names.
    ///   - appVersion: The version of the app, such as `3.1`; `nil` if no condition compares it.
    public init(_ text: String, flags: [String: String] = [:], appVersion: String? = nil) {
      (self.text, self.flags, self.appVersion) = (text, flags, appVersion)
    }

    /// Reads the document.
    @MainActor fileprivate func read() throws -> HostedScreen {
      try HostedScreen(text, flags: flags, appVersion: appVersion)
    }
  }

  /// The screen of the last document, which is read once.
  @MainActor final class DocumentCache {
    private var last: (document: ScreenDocument, screen: HostedScreen?)?

    nonisolated init() {}

    /// Returns the screen of a document; `nil` if the document was written for a later interpreter.
    func screen(_ document: ScreenDocument) -> HostedScreen? {
      if let last, last.document == document { return last.screen }
      let screen = try? document.read()
      last = (document, screen)
      return screen
    }
  }
#endif
