import SDUISyntax

/// The files of one commit, which git reads. Paths begin at the root of the repository, which is their root folder.
struct GitFiles: FileProvider {
  /// A file or a link.
  private struct Entry {
    /// The hexadecimal name of its object.
    let object: String
    let isLink: Bool
  }

  /// The target of a path, once links are followed.
  private enum Place {
    case file(path: [UInt8], object: String)
    case folder(path: [UInt8])
    case missing
    /// Somewhere outside of the repository.
    case outside
    case loop
  }

  /// By paths as the repository has them, which are bytes.
  private var entries: [[UInt8]: Entry] = [:]
  private var folders: Set<[UInt8]> = [[]]
  private let objects: GitObjects

  private static let slash = UInt8(ascii: "/")
  /// As many links as Linux follows.
  private static let maximumLinkCount = 40

  /// - Parameters:
  ///   - list: What `git ls-tree -r -z` writes: mode, type and name of each object, a tab, and its path.
  ///   - objects: The objects of the repository.
  init(_ list: [UInt8], _ objects: GitObjects) {
    self.objects = objects
    for entry in list.split(separator: 0) {
      guard let tab = entry.firstIndex(of: 0x09) else { continue }
      let words = entry[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      // A submodule is a commit of another repository, and an empty folder here.
      guard words.count == 3, words[1] == "blob" else { continue }
      let path = entry[(tab + 1)...]
      entries[Array(path)] = Entry(object: words[2], isLink: words[0] == "120000")
      var rest = path
      while let end = rest.lastIndex(of: Self.slash) {
        rest = path[..<end]
        guard folders.insert(Array(rest)).inserted else { break }
      }
    }
  }

  /// The sources at a path, as `Workspace` finds them on disk.
  func sources(at path: String) -> FoundFiles {
    switch place(of: path) {
    case .file: return FoundFiles(files: [path])
    case .folder(let folder): return sources(in: folder, at: path)
    case .outside: return FoundFiles(strayLinks: [path])
    case .missing, .loop: return FoundFiles()
    }
  }

  /// The sources in a folder, with the path that leads to it, through links or not.
  private func sources(in folder: [UInt8], at operand: String) -> FoundFiles {
    var found = FoundFiles()
    let start = folder.isEmpty ? [] : folder + [Self.slash]
    let names = entries.keys.filter { path in
      path.starts(with: start) && FilePath.isSource(Self.text(path))
        && !path.dropFirst(start.count).split(separator: Self.slash).contains { $0.first == UInt8(ascii: ".") }
    }
    for name in names.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let path = FilePath.join(operand, Self.text(Array(name.dropFirst(start.count))))
      switch place(of: path) {
      case .file(let target, _):
        if target.starts(with: start) { found.files.append(path) } else { found.strayLinks.append(path) }
      case .folder: break
      case .outside: found.strayLinks.append(path)
      case .missing, .loop: found.faults.append(FileError(path: path, reason: .refused("it is a link to no file")))
      }
    }
    return found
  }

  func contents(of path: String) throws(FileError) -> [UInt8] {
    switch place(of: path) {
    case .file(_, let object): return try objects.contents(of: object, at: path)
    case .folder: throw FileError(path: path, reason: .folder)
    case .missing: throw FileError(path: path, reason: .missing)
    case .outside: throw FileError(path: path, reason: .refused("it is a link that leads out of the repository"))
    case .loop: throw FileError(path: path, reason: .refused("it is a link that leads to itself"))
    }
  }

  func canonicalPath(of path: String) -> String? {
    switch place(of: path) {
    case .file(let path, _), .folder(let path): Self.text(path)
    case .missing, .loop: nil
    // Imports may not lead there.
    case .outside: ".."
    }
  }

  /// Follows a path part by part, as a system does.
  private func place(of path: String) -> Place {
    var parts = Array(path.utf8.split(separator: Self.slash).map(Array.init).reversed())
    var (place, object, linkCount): ([UInt8], String?, Int) = ([], nil, 0)
    while let part = parts.popLast() {
      if part == Array(".".utf8) { continue }
      if object != nil { return .missing }
      if part == Array("..".utf8) {
        if place.isEmpty { return .outside }
        place = Array(place[..<(place.lastIndex(of: Self.slash) ?? 0)])
        continue
      }
      let next = place.isEmpty ? part : place + [Self.slash] + part
      guard let entry = entries[next] else {
        guard folders.contains(next) else { return .missing }
        place = next
        continue
      }
      guard entry.isLink else {
        (place, object) = (next, entry.object)
        continue
      }
      linkCount += 1
      guard linkCount <= Self.maximumLinkCount else { return .loop }
      guard let target = try? objects.contents(of: entry.object, at: path) else { return .missing }
      if target.first == Self.slash { return .outside }
      parts += target.split(separator: Self.slash).map(Array.init).reversed()
    }
    return object.map { .file(path: place, object: $0) } ?? .folder(path: place)
  }

  private static func text(_ path: [UInt8]) -> String { String(decoding: path, as: UTF8.self) }
}
