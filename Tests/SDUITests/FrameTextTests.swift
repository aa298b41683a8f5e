import SDUI
import Testing

/// A frame in words, as `print` and a debugger show it.
@Suite struct FrameTextTests {
  @Test func aFrameIsPrintedAsFourLengths() throws {
    #expect("\(try Frame(x: 16, y: 52.5, width: 994.0 / 3, height: 100))" == "(16, 52.5, 994/3, 100)")
  }
}
