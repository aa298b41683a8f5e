#if canImport(UIKit)
  import UIKit

  /// The version of an app, which is compared part by part: 3.10 is later than 3.9, and 3.2 is 3.2.0.
  public struct AppVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    private let parts: [Int]

    /// At most four whole numbers with points between them, such as `CFBundleShortVersionString`; `nil` for any other text.
    public init?(_ text: String) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { digits in
        digits.utf8.allSatisfy { (48...57).contains($0) } && digits.utf8.count <= 9 ? Int(digits) : nil
      }
      guard parts.count <= 4, !parts.contains(nil) else { return nil }
      self.init(parts: parts.compactMap { $0 })
    }

    /// A version of some parts.
    public init(_ parts: Int...) { self.init(parts: parts) }

    private init(parts: [Int]) {
      self.parts = Array(parts[..<((parts.lastIndex { $0 != 0 } ?? -1) + 1)])
    }

    /// The parts with points between them.
    public var description: String { parts.isEmpty ? "0" : parts.map(String.init).joined(separator: ".") }

    /// Compares the parts one by one.
    public static func < (left: AppVersion, right: AppVersion) -> Bool {
      left.parts.lexicographicallyPrecedes(right.parts)
    }
  }
#endif
