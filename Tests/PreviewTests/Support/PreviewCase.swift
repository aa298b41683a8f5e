import SDUIIR
import SDUILayout
import SDUIReports
import TestSupport
import Testing

/// A screen with the containers that its preview shows.
struct PreviewCase {
  let name: String
  let screen: Screen
  let containers: [PreviewContainer]

  /// The layouts of all containers.
  func layouts() throws -> [ScreenLayout] {
    try containers.map { container in
      let items = ScreenItems.standard(for: screen, in: container.environment)
      return try screen.layout(items, in: container.environment)
    }
  }

  /// A random screen in both directions; nothing where it cannot be laid out.
  static func random(seed: UInt64, isHorizontal: Bool = false) -> [PreviewCase] {
    let text = RandomProgram(seed: seed, isHorizontal: isHorizontal).text
    var random = RandomSource(seed: seed &+ 1_000_000)
    guard var screen = try? Programs.screen(text) else {
      Issue.record("the program of seed \(seed) does not compile\n\(text)")
      return []
    }
    for index in screen.sections.indices { screen.sections[index].respond(&random) }
    let widths = (0..<3).map { _ in try? Rational(Int64(random.number(1_280...4_400)), over: 4) }.compactMap(\.self)
    let height = Rational(random.number(480...1_000))
    let insets = SafeAreaInsets(left: Rational(random.pick([0, 0, 44])), right: Rational(random.pick([0, 0, 12])))
    let textScale = random.chance(30) ? Rational(2) : .one
    let traits = Traits(horizontal: random.chance(15) ? random.pick([.compact, .regular]) : nil)
    let cases = InterfaceDirection.allCases.map { direction in
      PreviewCase(
        name: "seed \(seed) \(direction.rawValue)\n\(text)", screen: screen,
        containers: widths.map { width in
          PreviewContainer(
            LayoutEnvironment(
              width: width, height: height, insets: insets, direction: direction, horizontal: traits.horizontal,
              textScale: textScale), traits)
        })
    }
    return cases.allSatisfy { (try? $0.layouts()) != nil } ? cases : []
  }
}

extension ScreenSection {
  /// Sets the state of a section from a response: that its backend failed, and the sizes that a client measured.
  fileprivate mutating func respond(_ random: inout RandomSource) {
    state.isFailed = random.chance(failure == nil ? 2 : 40)
    for index in sections.indices { sections[index].respond(&random) }
    guard var content else { return }
    for index in content.items.indices where random.chance(30) {
      content.items[index].measured = MeasuredSize(
        width: random.chance(50) ? Rational(random.number(30...120)) : nil, height: Rational(random.number(15...95)))
    }
    if random.chance(30) { content.measuredHeaderHeight = Rational(random.number(12...70)) }
    if random.chance(30) { content.measuredFooterHeight = Rational(random.number(12...70)) }
    self.content = content
  }
}
