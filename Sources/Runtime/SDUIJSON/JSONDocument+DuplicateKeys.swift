extension JSONDocument {
  /// The keys that repeat an earlier key of the same object, in document order.
  ///
  /// Keys are compared as decoded, so `"a"` and `"\u0061"` are the same. Time linear in the
  /// document, but for the keys of large objects, which are sorted. No choice of keys makes that quadratic.
  ///
  /// - Parameter values: values in which there are none, in document order and none in another, which are not looked at.
  package func duplicateKeys(outside values: [JSONNodeID] = []) -> [JSONNodeID] {
    bytes.withUnsafeBufferPointer { (bytes) -> [JSONNodeID] in
      var finder = DuplicateKeyFinder(bytes: bytes, nodes: nodes)
      var index: UInt32 = 0
      var skipped = 0
      while index < nodes.count {
        let node = nodes[Int(index)]
        if skipped < values.count, index == values[skipped].rawValue {
          skipped += 1
          index += node.subtreeSize
          continue
        }
        if node.kind == .object { finder.examine(members(of: JSONNodeID(rawValue: index))) }
        index += 1
      }
      // Objects come before the objects inside them, so the keys of those may have been found too late.
      finder.duplicates.sort()
      return finder.duplicates
    }
  }
}

/// Collects the repeated keys of one object after another.
private struct DuplicateKeyFinder {
  let bytes: UnsafeBufferPointer<UInt8>
  let nodes: [JSONNode]
  var duplicates: [JSONNodeID] = []
  /// The keys of the object at hand. Kept to use its memory again.
  private var keys: [(id: JSONNodeID, hash: UInt64)] = []

  /// Up to how many members comparing every two of them is faster than sorting.
  private static var pairwiseLimit: Int { 16 }

  init(bytes: UnsafeBufferPointer<UInt8>, nodes: [JSONNode]) {
    self.bytes = bytes
    self.nodes = nodes
  }

  mutating func examine(_ members: JSONMembers) {
    keys.removeAll(keepingCapacity: true)
    for (key, _) in members {
      keys.append((key, 0))
    }
    if keys.count <= DuplicateKeyFinder.pairwiseLimit {
      comparePairwise()
    } else {
      compareSorted()
    }
  }

  private mutating func comparePairwise() {
    for later in keys.indices {
      for earlier in 0..<later where areEqual(keys[earlier].id, keys[later].id) {
        duplicates.append(keys[later].id)
        break
      }
    }
  }

  private mutating func compareSorted() {
    for index in keys.indices {
      keys[index].hash = hash(keys[index].id)
    }
    var sorted = keys
    sorted.sort { (left, right) -> Bool in
      if left.hash != right.hash {
        return left.hash < right.hash
      }
      let order = order(left.id, right.id)
      return order == 0 ? left.id < right.id : order < 0
    }
    for index in sorted.indices.dropFirst() {
      let (earlier, later) = (sorted[index - 1], sorted[index])
      if earlier.hash == later.hash, order(earlier.id, later.id) == 0 {
        duplicates.append(later.id)
      }
    }
  }

  /// Whether two keys have one text. Texts without escapes have it only if they are of one length.
  private func areEqual(_ left: JSONNodeID, _ right: JSONNodeID) -> Bool {
    let (leftNode, rightNode) = (nodes[Int(left.rawValue)], nodes[Int(right.rawValue)])
    if !leftNode.hasEscapes, !rightNode.hasEscapes, leftNode.length != rightNode.length { return false }
    return order(left, right) == 0
  }

  /// Below, at or above 0 as the left key comes before, is equal to, or comes after the right one in some fixed order
  /// of all strings.
  private func order(_ left: JSONNodeID, _ right: JSONNodeID) -> Int {
    let (leftNode, rightNode) = (nodes[Int(left.rawValue)], nodes[Int(right.rawValue)])
    var leftDecoder = JSONStringDecoder(bytes: bytes, contents: leftNode.stringContents)
    var rightDecoder = JSONStringDecoder(bytes: bytes, contents: rightNode.stringContents)
    while true {
      // A string that is the start of another comes first.
      let leftByte = leftDecoder.next().map(Int.init) ?? -1
      let rightByte = rightDecoder.next().map(Int.init) ?? -1
      if leftByte != rightByte || leftByte < 0 {
        return leftByte - rightByte
      }
    }
  }

  /// The 64-bit FNV-1a hash of a decoded key. Keys made to have the same hash cost comparisons, not correctness.
  private func hash(_ key: JSONNodeID) -> UInt64 {
    var decoder = JSONStringDecoder(bytes: bytes, contents: nodes[Int(key.rawValue)].stringContents)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    while let byte = decoder.next() {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return hash
  }
}
