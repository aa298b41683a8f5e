extension DeviceContainer {
  /// Reads the name of a device, followed by its orientation and its split: `iphone-15`, `ipad-pro-11 landscape half`.
  public init(reading text: String) throws(DeviceProblem) {
    let words = text.parts(separatedBy: " ").filter { !$0.isEmpty }
    let known = Device.Orientation.allCases.map { $0.rawValue } + Device.Split.allCases.map { $0.rawValue }
    // A name that is written with blanks, such as `iPhone 15`, is looked up as one.
    let name = words.prefix { !known.contains($0) }
    guard let first = name.first else { throw .noDevice(before: words.first) }
    guard let device = Device.all.first(where: { $0.names.contains(first) }) else {
      throw .unknownDevice(name.joined(separator: "-"))
    }
    var (orientation, split): (Device.Orientation?, Device.Split?) = (nil, nil)
    for word in words.dropFirst() {
      if let read = Device.Orientation(rawValue: word) {
        guard orientation == nil else { throw .twice("how it is held", word) }
        orientation = read
      } else if let read = Device.Split(rawValue: word) {
        guard split == nil else { throw .twice("its part of the screen", word) }
        split = read
      } else {
        throw DeviceProblem(
          "nothing about a device is called `\(word)`", written: word, names: known,
          remedy: "after its name, write \(alternatives(known))")
      }
    }
    let held = orientation ?? .portrait
    if let split, !device.splits(held).contains(split) { throw Self.refusal(of: split, device, first) }
    self.init(device, named: first, held, split)
  }

  private static func refusal(of split: Device.Split, _ device: Device, _ name: String) -> DeviceProblem {
    if device.idiom == .phone {
      return DeviceProblem(
        "`\(name)` shows one app at a time, so none has `\(split.rawValue)` of it", remedy: "write `\(name)`")
    }
    return DeviceProblem(
      "two apps share `\(name)` in halves in landscape only", remedy: "write `\(name) landscape half`")
  }
}

/// Why some text names no device.
public struct DeviceProblem: Error, Hashable, Sendable {
  /// The fault, in one sentence.
  public let message: String
  /// The text in place of which one of `names` was expected.
  public let written: String
  /// The expected names; empty where a near name is of no help.
  public let names: [String]
  /// The way to fix it if none of the names is near.
  public let remedy: String

  init(_ message: String, written: String = "", names: [String] = [], remedy: String) {
    (self.message, self.written, self.names, self.remedy) = (message, written, names, remedy)
  }

  static func noDevice(before word: String?) -> DeviceProblem {
    let message = word.map { "no device is named before `\($0)`" } ?? "the name of a device is missing"
    return DeviceProblem(message, remedy: "write it as in `ipad-pro-11 landscape half`")
  }

  static func unknownDevice(_ name: String) -> DeviceProblem {
    DeviceProblem(
      "there is no device `\(name)`", written: name, names: Device.all.flatMap { $0.names },
      remedy: "`sduic layout --devices` lists them")
  }

  static func twice(_ what: String, _ word: String) -> DeviceProblem {
    DeviceProblem("`\(word)` repeats \(what)", remedy: "remove it")
  }
}
