import SDUIIR
import TestSupport
import Testing

/// Each feature of a later version, layer by layer: an empty cell is a layer that nobody thought of.
@Suite struct FeatureMatrixTests {
  @Test(arguments: Feature.all, Layer.allCases) func theFeatureIsInTheLayer(feature: Feature, layer: Layer) throws {
    if feature.without[layer] != nil { return }
    let absence = try layer.absence(of: feature)
    #expect(absence == nil, "\(feature.name) in \(layer.rawValue)")
  }

  @Test func eachFeatureOfTheFormatIsHere() {
    #expect(Set(Feature.all.compactMap(\.format)) == Set(FormatFeature.allCases))
  }

  /// A program that compiles and has the pattern of a feature has its name in the document.
  @Test(arguments: Feature.all) func thePatternFindsTheFeature(feature: Feature) throws {
    guard let format = feature.format else { return }
    let pattern = try Regex(feature.pattern)
    let screens = Corpus.goldens.filter { $0.text.contains(pattern) }.compactMap { try? $0.compile().onlyScreen() }
    let uses = screens.map { screen in
      var features: Set<FormatFeature> = []
      screen.forEachFormatUse(in: .document) { features.insert($0.feature) }
      return features
    }
    #expect(uses.contains { $0.contains(format) })
  }
}
