import SDUIIR

extension Evidence {
  /// The pattern of texts that are dates; `nil` if they are no dates, or of several patterns.
  ///
  /// Of two patterns that fit all of them, as days up to 12 leave open, the first is taken: days before months, where
  /// points or slashes separate them. Digits alone are a date if all of them are, and there are several.
  static func datePattern(of texts: [String]) -> DatePattern? {
    guard let first = texts.first, first.utf8.count <= 48, first.utf8.contains(where: isDigit) else { return nil }
    let isBare = first.utf8.allSatisfy(isDigit)
    return datePatterns.first { pattern in
      (!isBare || texts.count >= some) && texts.allSatisfy { pattern.isValid($0) }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  /// The patterns that servers use, besides those of ISO 8601.
  private static let datePatterns: [DatePattern] = {
    let days = [
      "dd.MM.yyyy", "d.M.yyyy", "dd/MM/yyyy", "MM/dd/yyyy", "d/M/yyyy", "M/d/yyyy", "yyyy/MM/dd", "dd-MM-yyyy",
      "MM-dd-yyyy", "d MMM yyyy", "dd MMM yyyy", "d MMMM yyyy", "dd MMMM yyyy", "MMM d, yyyy", "MMMM d, yyyy",
      "MMM dd, yyyy", "EEE, d MMM yyyy", "EEE, dd MMM yyyy", "EEEE, d MMMM yyyy", "EEEE, MMMM d, yyyy", "dd-MMM-yyyy",
      "yyyyMMdd", "yyyy.MM.dd", "yyyy-MM-dd",
    ]
    let times = [
      "", " HH:mm", " HH:mm:ss", " HH:mm:ss Z", " HH:mm:ss z", " h:mm a", " hh:mm a", ", HH:mm", ", h:mm a", "'T'HH:mm",
      "'T'HH:mm:ssZ", "'T'HH:mm:ss.SSSZ", " HH:mm:ssZ", " HH:mm:ss xxx", "'T'HH:mmXXX", "'T'HHmmssXX", "'T'HH:mm:ssXX",
    ]
    let others = ["EEE MMM dd HH:mm:ss Z yyyy", "EEE MMM d HH:mm:ss Z yyyy", "dd/MMM/yyyy:HH:mm:ss Z"]
    return (times.flatMap { time in days.map { $0 + time } } + others).compactMap { text -> DatePattern? in
      try? DatePattern(text)
    }
  }()
}
