import Foundation
import Testing

@testable import SDUIJSON

@Suite struct RobustnessTests {
  static let sample = Array(
    #"""
    {"id":-12.5e+3,"on":true,"off":false,"none":null,"title":"Gr\u00fc\u00dfe, \"wörld\" \ud83d\ude00 😀\n",
     "items":[1,0,-0.25,[],{},[{"k":"v\\\/"}, 7E2]],	"style":{"color":"#ff00aa","w":400,"":[null]}, "z" : "€ end"}
    """#.utf8)

  @Test func sampleIsADocument() throws {
    #expect((190...230).contains(Self.sample.count))
    _ = try JSONDocument(parsing: Self.sample)
  }

  @Test func everyPrefixEndsTooEarly() {
    for count in Self.sample.indices {
      let kind: JSONSyntaxError.Kind = count == 0 ? .emptyDocument : .unexpectedEnd
      #expect(throws: JSONSyntaxError(kind, at: count)) { try JSONDocument(parsing: Array(Self.sample[..<count])) }
    }
  }

  /// Every value of every byte: no crash, every accessor works on what is accepted, and Foundation agrees. There are no known differences.
  @Test(.timeLimit(.minutes(5))) func mutationsAreJudgedAsFoundationJudgesThem() {
    var acceptedCount = 0
    for place in Self.sample.indices {
      var bytes = Self.sample
      for value in UInt8.min...UInt8.max {
        bytes[place] = value
        let verdict = self.verdict(on: bytes)
        let isAccepted = (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil
        #expect((verdict == nil) == isAccepted, "byte \(value) at \(place)")
        acceptedCount += isAccepted ? 1 : 0
      }
    }
    // Neither side may agree by refusing or accepting everything.
    #expect((Self.sample.count * 10...Self.sample.count * 250).contains(acceptedCount))
  }

  /// The error of a text, or `nil` after a look at every node when it is a document.
  private func verdict(on bytes: [UInt8]) -> JSONSyntaxError? {
    do throws(JSONSyntaxError) {
      let document = try JSONDocument(parsing: bytes)
      for index in document.nodes.indices {
        let id = JSONNodeID(rawValue: UInt32(index))
        #expect(document.pointer(to: id).isEmpty == (index == 0))
        #expect((document.string(of: id) != nil) == (document.kind(of: id) == .string))
        _ = document.integer(of: id)
      }
      _ = document.duplicateKeys()
      return nil
    } catch {
      #expect((0...bytes.count).contains(error.offset))
      return error
    }
  }
}
