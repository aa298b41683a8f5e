// Reads responses by generated code, for the tests of `sduic generate kotlin`.

package harness

import java.io.File

/** A number by its digits. */
class Digits(val text: String)

/** Parses JSON that is known to be right: to `null`, Booleans, texts, digits, lists, and maps with the first of equal keys. */
class JsonParser(private val text: String) {
  private var position = 0

  fun parse(): Any? {
    skipBlanks()
    val value = value()
    skipBlanks()
    check(position == text.length) { "text after the value at $position" }
    return value
  }

  private fun value(): Any? = when (text[position]) {
    '{' -> members()
    '[' -> elements()
    '"' -> string()
    't' -> word("true", true)
    'f' -> word("false", false)
    'n' -> word("null", null)
    else -> digits()
  }

  private fun skipBlanks() {
    while (position < text.length && text[position] in " \t\r\n") position += 1
  }

  private fun word(word: String, value: Any?): Any? {
    check(text.startsWith(word, position)) { "no word at $position" }
    position += word.length
    return value
  }

  private fun digits(): Digits {
    val start = position
    while (position < text.length && text[position] in "+-.0123456789eE") position += 1
    check(position > start) { "no value at $position" }
    return Digits(text.substring(start, position))
  }

  private fun elements(): List<Any?> {
    val result = mutableListOf<Any?>()
    items(']') { result.add(value()) }
    return result
  }

  private fun members(): Map<String, Any?> {
    val result = LinkedHashMap<String, Any?>()
    items('}') {
      val key = string()
      skipBlanks()
      check(text[position] == ':') { "no colon at $position" }
      position += 1
      skipBlanks()
      val value = value()
      if (!result.containsKey(key)) result[key] = value
    }
    return result
  }

  private fun items(end: Char, item: () -> Unit) {
    position += 1
    skipBlanks()
    while (text[position] != end) {
      item()
      skipBlanks()
      if (text[position] == ',') position += 1
      skipBlanks()
    }
    position += 1
  }

  private fun string(): String {
    val result = StringBuilder()
    position += 1
    while (text[position] != '"') {
      val character = text[position]
      position += 1
      result.append(if (character == '\\') escape() else character)
    }
    position += 1
    return result.toString()
  }

  private fun escape(): Char {
    val character = text[position]
    position += 1
    return when (character) {
      'n' -> '\n'
      't' -> '\t'
      'r' -> '\r'
      'b' -> '\b'
      'f' -> '\u000C'
      'u' -> {
        position += 4
        text.substring(position - 4, position).toInt(16).toChar()
      }
      else -> character
    }
  }
}

/** What was read as a line of JSON: the faults, and the response that was written again. */
fun line(faults: List<List<String>>, kept: String?): String {
  val list = faults.joinToString(",") { fault -> fault.joinToString(",", "[", "]") { quoted(it) } }
  return "{\"faults\":[$list],\"kept\":${kept?.let { quoted(it) } ?: "null"}}"
}

private fun quoted(text: String): String {
  val result = StringBuilder("\"")
  for (character in text) {
    if (character == '"' || character == '\\') result.append('\\')
    if (character < ' ') result.append("\\u00" + (character - '\u0000').toString(16).padStart(2, '0')) else result.append(character)
  }
  return result.append('"').toString()
}

/** Reads a file with a response a line, each with the name of its screen and a tab before it. */
fun main(arguments: Array<String>) {
  val output = StringBuilder()
  for (line in File(arguments[0]).readLines()) {
    val (screen, json) = line.split('\t', limit = 2)
    output.append(read(screen, JsonParser(json).parse())).append('\n')
  }
  System.out.write(output.toString().toByteArray())
  System.out.flush()
}
