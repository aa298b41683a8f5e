extension KotlinSupport {
  /// Syntaxes of texts.
  static let texts = #"""
    // Texts

    /** How texts are written that are more than any text. */
    internal object TextSyntax {
      /** Whether a text is an absolute URL of at most 2,048 code points without blanks and control characters. */
      fun isUrl(text: String): Boolean {
        val scheme = text.indexOf(':')
        if (scheme < 1 || text.codePointCount(0, text.length) > 2048) return false
        if (text.any { it <= ' ' || it == '\u007F' }) return false
        return isLetter(text[0]) && text.substring(0, scheme).all { isLetter(it) || it in '0'..'9' || it in "+-." }
      }

      /** Whether a text is a whole number as JSON writes it, of at most 2,048 characters. */
      fun isWholeNumber(text: String): Boolean {
        if (text == "0") return true
        val digits = text.removePrefix("-")
        return text.length <= 2048 && digits.isNotEmpty() && digits[0] != '0' && digits.all { it in '0'..'9' }
      }

      private fun isLetter(character: Char): Boolean = character in 'a'..'z' || character in 'A'..'Z'

      fun isColor(text: String): Boolean =
        (text.length == 7 || text.length == 9) && text[0] == '#' &&
          text.drop(1).all { it in '0'..'9' || it in 'a'..'f' || it in 'A'..'F' }

      /** Whether a text is a date with time and offset as RFC 3339 writes it, and exists in the calendar. */
      fun isDate(text: String): Boolean {
        if (text.length < 20 || text[4] != '-' || text[7] != '-' || text[10] !in "Tt" || text[13] != ':' || text[16] != ':') {
          return false
        }
        val year = number(text, 0, 4) ?: return false
        val month = number(text, 5, 7) ?: return false
        val day = number(text, 8, 10) ?: return false
        val hour = number(text, 11, 13) ?: return false
        val minute = number(text, 14, 16) ?: return false
        val second = number(text, 17, 19) ?: return false
        if (month !in 1..12 || day !in 1..days(month, year) || hour > 23 || minute > 59 || second > 60) return false
        var end = 19
        if (text[end] == '.') {
          end += 1
          while (end < text.length && text[end] in '0'..'9') end += 1
          if (end == 20) return false
        }
        return isOffset(text.substring(end))
      }

      private fun isOffset(text: String): Boolean {
        if (text == "Z" || text == "z") return true
        if (text.length != 6 || text[0] !in "+-" || text[3] != ':') return false
        val hour = number(text, 1, 3) ?: return false
        val minute = number(text, 4, 6) ?: return false
        return hour <= 23 && minute <= 59
      }

      private fun number(text: String, start: Int, end: Int): Int? {
        val digits = text.substring(start, end)
        return if (digits.all { it in '0'..'9' }) digits.toInt() else null
      }

      private fun days(month: Int, year: Int): Int = when (month) {
        4, 6, 9, 11 -> 30
        2 -> if (year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)) 29 else 28
        else -> 31
      }

      /** `1.` and a number without superfluous zeros. */
      fun isVersion(text: String): Boolean {
        if (!text.startsWith("1.")) return false
        val minor = text.substring(2)
        return minor != "" && minor.all { it in '0'..'9' } && (minor.length == 1 || minor[0] != '0')
      }

      fun isDigest(text: String): Boolean = text.length == 64 && text.all { it in '0'..'9' || it in 'a'..'f' }

      /** A text that is the same however its accents are written. */
      fun normalized(text: String): String =
        if (text.all { it < '\u0080' }) text else Normalizer.normalize(text, Normalizer.Form.NFC)
    }
    """#
}
