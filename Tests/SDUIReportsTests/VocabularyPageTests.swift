import SDUIIR
import SDUIReports
import Testing

/// `sduic explain` of a word of the language says what the vocabulary says.
@Suite struct VocabularyPageTests {
  @Test func everyPropertyIsExplained() {
    for row in Vocabulary.rows where row.type != .arrangement {
      let page = VocabularyPage(about: row.name)?.rendered ?? ""
      for paragraph in row.paragraphs { #expect(page.contains(paragraph), "\(row.name)") }
    }
    for spelling in Vocabulary.spellings {
      #expect(VocabularyPage(about: spelling.name)?.rendered.contains(spelling.documentation) == true)
    }
  }

  @Test(arguments: LayoutKind.allCases) func everyKindListsItsProperties(kind: LayoutKind) throws {
    let page = try #require(VocabularyPage(about: kind.rawValue)).rendered
    #expect(page.contains(kind.documentation))
    for row in Vocabulary.rows(in: .section, of: kind) where row.type != .arrangement {
      #expect(page.contains("- `\(row.name)`"), "\(kind): \(row.name)")
    }
  }

  @Test func everySubjectBeginsWithItsName() {
    for subject in VocabularyPage.subjects {
      #expect(VocabularyPage(about: subject)?.rendered.hasPrefix("# `\(subject)`, ") == true, "\(subject)")
    }
    #expect(VocabularyPage(about: "gird") == nil)
  }
}
