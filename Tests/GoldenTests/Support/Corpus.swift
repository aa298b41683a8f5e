import TestSupport

extension Corpus {
  /// All programs: the cases, each file of each example, and a few with actions that hold one another.
  static let samples: [Sample] = goldens + examples + recursive

  /// One in three of them, for what takes long; all where every case is looked at.
  static let some: [Sample] = Repository.sample(samples, oneOf: 3)

  private static let recursive: [Sample] = [UInt64(0), 1, 3].map { seed in
    let name = "recursive-\(seed).sdui"
    return Sample(name: name, main: name, files: [name: RecursiveProgram(seed: seed).text])
  }
}
