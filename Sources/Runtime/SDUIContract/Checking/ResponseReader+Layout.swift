import SDUIIR
import SDUIJSON

extension ResponseReader {
  /// Checks what conditions were resolved to, and that a layout that is sent along is the screen's for that, under its
  /// own name. A layout that is only named is not compared: its response may be older than the screen.
  func checkLayout(_ slots: KeySlots) {
    var variants = Variants()
    if let node = slots[.variants] {
      guard let sent = readVariants(node) else { return }
      variants = sent
    }
    guard let node = slots[.layout] else { return }
    guard document.kind(of: node) == .object else { return mismatch(contract.keys[.layout], node, "an object") }
    let screen = contract.screen.resolved(for: variants).resolvedByDefault.screen
    let bytes = encodeLayout(screen)
    guard let layout = try? JSONDocument(parsing: bytes) else { return }
    let name = "`\(screen.name.source)`"
    if !document.isEquivalent(node, to: layout.root, of: layout) {
      return fault(
        .otherLayout, "the layout is another than that of \(name)",
        "send what `sduic compile --emit layout` writes, or leave it out", at: node)
    }
    let identifier = SHA256.hexadecimal(of: bytes)
    // A text that cannot be an identifier is reported already.
    guard let sent = slots[.layoutId], isDigest(sent), !document.keyEquals(sent, identifier) else { return }
    fault(
      .otherLayout, "`\(contract.keys[.layoutId])` is not the name of the layout that is sent along",
      "send `\"\(identifier)\"`", at: sent)
  }

  private func readVariants(_ node: JSONNodeID) -> Variants? {
    let variants: Variants
    do {
      variants = try decodeVariants(node, in: document)
    } catch {
      fault(
        .constraint, "`\(contract.keys[.variants])` cannot be read: \(error.sentence)",
        "send what `sduic compile --emit layout` writes", at: node)
      return nil
    }
    let screen = contract.screen.resolved(for: variants)
    let isKnown =
      variants.flags.allSatisfy(screen.variants.flags.contains)
      && (variants.client == nil || variants.client == screen.variants.client)
      && screen.variants.traits.agree(with: variants.traits)
    if isKnown { return variants }
    fault(
      .constraint, "`\(contract.keys[.variants])` has what `\(screen.name.source)` cannot be resolved to",
      "send what `sduic compile --emit layout` writes", at: node)
    return nil
  }
}
