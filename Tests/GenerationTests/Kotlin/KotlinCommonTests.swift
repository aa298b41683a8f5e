import Foundation
import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// Generated Kotlin without a platform, and the values of its types.
@Suite struct KotlinCommonTests {
  /// The compiler for code that several platforms share. It has the common standard library alone, and no class of Java.
  @Test func generatedCodeIsCommonKotlin() throws {
    let library = "/usr/share/java/kotlin-stdlib-common.jar"
    guard FileManager.default.fileExists(atPath: library) else { return try MissingTool.skip("kotlin-stdlib-common") }
    let folder = try Folder()
    for file in try generateCode(for: KotlinCorners.programs()[0], .kotlin(package: "corners")) {
      try folder.write("code/" + file.name, file.text)
    }
    try folder.write("code/Guide.kt", "package corners\n\n" + KotlinProject.guideFences()[0])
    try folder.write("code/KotlinxJson.kt", Repository.read("Tests/GenerationTests/Harness/KotlinxJson.kt"))
    try KotlinProject.compile(
      ["-cp", library, "-d", "compiled", "code"], by: "org.jetbrains.kotlin.cli.metadata.K2MetadataCompiler",
      in: folder)
  }

  /// Everything is in one package or in those that Kotlin imports by itself.
  @Test func generatedCodeImportsNothing() throws {
    for program in try ReadingCases.programs() + KotlinCorners.programs() {
      for file in try generateCode(for: program, .kotlin(package: "a")) {
        for line in file.text.split(separator: "\n") {
          #expect(!line.hasPrefix("import ") && !line.contains("java."), "\(file.name): \(line)")
        }
      }
    }
  }

  /// A program that prints values of the types of fields, and what the adapter of the guide says of JSON. `KotlinReadingTests`
  /// compiles and runs it.
  static let values = """
    import kotlinx.serialization.json.*

    fun main() {
      val decimals = listOf("9.50", "-0.05", "10", "9.5", "-9223372036854775807", "0.000000000000000001", "-0")
      println(decimals.map { Decimal.parse(it) }.sorted())
      println(Decimal.parse("9.5") == Decimal.parse("9.50") && setOf(Decimal.parse("1"), Decimal.parse("1.0")).size == 1)
      val others = listOf("", "-", ".5", "1.", "1.2.3", "+1", "1e2", "9223372036854775808", "0.0000000000000000001")
      println(others.mapNotNull { Decimal.parseOrNull(it) })
      val range = DecimalRange(min = "-1/3", max = "9223372036854775807/5")
      val near = listOf(
        "-0.333333333333333334", "-0.333333333333333333", "0.5", "1844674407370955161", "1844674407370955162")
      println(near.filter { text -> Decimal.ofNumber(text)?.let { it in range } ?: false })
      println(listOf("1.50", "-15e2", "0.5E-2", "0.0e9", "1e", "1ex").map { Decimal.ofNumber(it) })

      for (text in listOf("1969-12-31T23:59:59.5-00:30", "0000-02-29t00:00:00z", "2016-12-31T23:59:60.1234567891Z")) {
        val date = DateTime.parse(text)
        println("$date ${date.epochSeconds} ${date.nanosecondsOfSecond}")
      }
      val date = DateTime.parse("2026-01-31T09:00:00Z")
      val later = DateTime.parse("2026-01-31T10:00:00.25+01:00")
      println(date < later && date == DateTime.parse("2026-01-31T10:00:00.0+01:00") && date != later)
      println(DateTime.parseOrNull("2026-02-29T09:00:00Z") ?: UrlReference("a:b"))
      val moments = listOf("-62135596800", "-1.5", "0", "951827696.25", "253402300799").map {
        DateTime.ofSeconds(Decimal.parse(it))
      }
      println(moments.map { it.toUniversalText() } + DateTime.ofMilliseconds(-1).toUniversalText())

      val json = JsonObject(
        mapOf(
          "a" to JsonArray(listOf(JsonNull, JsonLiteral(false, "true"), JsonLiteral(false, "-1.50"))),
          "b" to JsonLiteral(true, "true")
        ))
      println(described(KotlinxJson(json)))
    }

    private fun described(value: JsonValue): String =
      listOfNotNull(
        if (value.isNull) "null" else null, value.boolean?.toString(), value.number, value.string?.let { "'$it'" },
        value.elements?.map { described(it) }?.toString(), value.members?.mapValues { described(it.value) }?.toString()
      ).joinToString("|")

    """

  /// What it prints.
  static let printedValues = """
    [-9223372036854775807, -0.05, 0, 0.000000000000000001, 9.50, 9.5, 10]
    true
    []
    [-0.333333333333333333, 0.5, 1844674407370955161]
    [1.5, -1500, 0.005, 0, 1, null]
    1969-12-31T23:59:59.5-00:30 1799 500000000
    0000-02-29t00:00:00z -62162121600 0
    2016-12-31T23:59:60.1234567891Z 1483228800 123456789
    true
    a:b
    [0001-01-01T00:00:00Z, 1969-12-31T23:59:58.5Z, 1970-01-01T00:00:00Z, 2000-02-29T12:34:56.25Z, 9999-12-31T23:59:59Z, \
    1969-12-31T23:59:59.999Z]
    {a=[null, true, -1.50], b='true'}

    """
}
