package generated

// What an app uses

/**
 * A JSON value, however the library that parsed it keeps it.
 *
 * Exactly one property says what the value is: [isNull] is `true`, or one of the others is not `null`.
 */
interface JsonValue {
  /** Whether the value is `null`. */
  val isNull: Boolean
  /** `true` or `false`. */
  val boolean: Boolean?
  /** The digits of a number as the JSON has them: `9.50`, `1e3`. */
  val number: String?
  /** A text without quotation marks and escapes. */
  val string: String?
  /** The elements of an array. */
  val elements: List<JsonValue>?
  /** The members of an object, in their order if the library keeps it. */
  val members: Map<String, JsonValue>?

  /**
   * Returns a text in normalization form C of Unicode, so that an identity is the same in each spelling of its accents.
   *
   * Common Kotlin has no such function. Without one of the platform, identities are the same if their characters are.
   */
  fun normalized(text: String): String = text
}

/**
 * Something in a response that breaks its contract.
 *
 * @property code the code of the rule, which `sduic explain` explains
 * @property pointer the JSON pointer (RFC 6901) to what is wrong
 * @property message what is wrong, for developers
 */
data class ResponseFault(val code: String, val pointer: String, val message: String)

/**
 * What was read of a response.
 *
 * @property response the response without the parts that break the contract; `null` if nothing can be kept
 * @property faults everything that breaks the contract, also in the parts that were left out
 */
data class Reading<out T : Any>(val response: T?, val faults: List<ResponseFault>)

/**
 * A decimal of 64 bits with its digits: `9.50`.
 *
 * Two decimals are equal if their values are, as those of 9.5 and 9.50.
 */
class Decimal private constructor(
  private val significand: Long,
  private val places: Int,
  internal val value: Fraction
) : Comparable<Decimal> {
  override fun compareTo(other: Decimal): Int = value.compareTo(other.value)

  override fun equals(other: Any?): Boolean = other is Decimal && value == other.value

  override fun hashCode(): Int = value.hashCode()

  /** The double that is nearest. */
  fun toDouble(): Double = toString().toDouble()

  /** The digits, without an exponent. */
  override fun toString(): String {
    val digits = significand.toString().removePrefix("-").padStart(places + 1, '0')
    val sign = if (significand < 0) "-" else ""
    return sign + digits.dropLast(places) + (if (places > 0) "." else "") + digits.takeLast(places)
  }

  companion object {
    private val zero = Decimal(0, 0, Fraction(0, 1))

    /** Reads a decimal such as `16`, `-1.5` or `2.50`; throws an `IllegalArgumentException` for any other text. */
    fun parse(text: String): Decimal = requireNotNull(parseOrNull(text)) { "`$text` is no decimal of 64 bits" }

    /** Reads a decimal such as `16`, `-1.5` or `2.50`; `null` for any other text. */
    fun parseOrNull(text: String): Decimal? {
      val digits = text.removePrefix("-")
      val point = digits.indexOf('.')
      val places = if (point < 0) 0 else digits.length - point - 1
      if (point == 0 || point == digits.length - 1 || places > 18) return null
      return of(text, if (point < 0) digits else digits.removeRange(point, point + 1), places)
    }

    /** The decimal that a number of JSON is; `null` if it needs more than 64 bits above or below the line. */
    internal fun ofNumber(text: String): Decimal? {
      val mantissa = text.substringBefore('e').substringBefore('E')
      val digits = mantissa.removePrefix("-").replace(".", "")
      val significant = digits.trimEnd('0')
      if (significant == "") return if (digits == "") null else zero
      val power = power(text.drop(mantissa.length + 1)) ?: return null
      val exponent = power - mantissa.substringAfter('.', "").length + digits.length - significant.length
      if (exponent > 18 || exponent < -63) return null
      return of(text, significant.padEnd(significant.length + maxOf(0, exponent), '0'), maxOf(0, -exponent))
    }

    /** The power of ten after an `e`. A huge one stops growing at a value for which no number of digits can make up. */
    private fun power(text: String): Int? {
      val digits = if (text.startsWith("+")) text.drop(1) else text.removePrefix("-")
      if (!digits.all { it in '0'..'9' }) return null
      val magnitude = digits.trimStart('0').padStart(1, '0').take(10).toLong().coerceAtMost(1_000_000_000).toInt()
      return if (text.startsWith("-")) -magnitude else magnitude
    }

    /** The number with the sign of a text, some digits, and the last of them behind a point. */
    private fun of(text: String, digits: String, places: Int): Decimal? {
      val magnitude = (if (digits.all { it in '0'..'9' }) digits.toLongOrNull() else null) ?: return null
      val significand = if (text.startsWith("-")) -magnitude else magnitude
      return Fraction.of(significand, places)?.let { Decimal(significand, places, it) }
    }
  }
}

/**
 * A point in time, as it was sent.
 *
 * Two dates are equal if they are the same moment, whichever offset they have.
 *
 * @property text the text that was sent (RFC 3339), `2026-01-31T09:00:00.5+01:00`, or the number; of a date in a pattern, the
 *   date as RFC 3339 writes it
 * @property epochSeconds the whole seconds since 1970 in universal time. A leap second is the first second after it
 * @property nanosecondsOfSecond the nanoseconds after them, without further digits
 */
class DateTime private constructor(
  val text: String,
  val epochSeconds: Long,
  val nanosecondsOfSecond: Int
) : Comparable<DateTime> {
  override fun compareTo(other: DateTime): Int =
    if (epochSeconds == other.epochSeconds) nanosecondsOfSecond.compareTo(other.nanosecondsOfSecond)
    else epochSeconds.compareTo(other.epochSeconds)

  override fun equals(other: Any?): Boolean = other is DateTime && compareTo(other) == 0

  override fun hashCode(): Int = 31 * epochSeconds.hashCode() + nanosecondsOfSecond

  override fun toString(): String = text

  /** The same point in time in universal time (RFC 3339). */
  internal fun toUniversalText(): String {
    val second = ((epochSeconds % 86_400 + 86_400) % 86_400).toInt()
    val time = listOf(second / 3_600, second / 60 % 60, second % 60).joinToString(":") { "$it".padStart(2, '0') }
    val fraction = "$nanosecondsOfSecond".padStart(9, '0').trimEnd('0')
    return "${day((epochSeconds - second) / 86_400)}T$time${if (fraction == "") "" else ".$fraction"}Z"
  }

  /** The day that is so many days after the beginning of 1970. Years begin in March, from 400 years before 0 on. */
  private fun day(days: Long): String {
    val shifted = days + 865_565
    val era = shifted / 146_097
    val dayOfEra = shifted % 146_097
    val yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    val dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    val month = (5 * dayOfYear + 2) / 153
    val year = era * 400 + yearOfEra - 400 + (if (month < 10) 0 else 1)
    val numbers = listOf(if (month < 10) month + 3 else month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
    return "$year".padStart(4, '0') + numbers.joinToString("") { "-" + "$it".padStart(2, '0') }
  }

  companion object {
    /** Reads a date; throws an `IllegalArgumentException` for any other text. */
    fun parse(text: String): DateTime =
      requireNotNull(parseOrNull(text)) { "`$text` is no date with time and offset (RFC 3339)" }

    /** Reads a date that exists in the calendar; `null` for any other text. */
    fun parseOrNull(text: String): DateTime? {
      if (text.startsWith(" ", 10)) return null
      val length = CalendarDate.lengthOfTime(text)
      val date = CalendarDate.parseOrNull(text.take(length)) ?: return null
      if (length < 19) return null
      val offset = offset(text.drop(length)) ?: return null
      val minutes = (days(date.year, date.month, date.day) * 24 + date.hour) * 60 + date.minute - offset
      return DateTime(text, minutes * 60 + date.second, date.nanosecond)
    }

    /** The point in time that is so many seconds after the beginning of 1970, in universal time. */
    fun ofSeconds(seconds: Decimal): DateTime {
      val text = seconds.toString()
      val whole = text.substringBefore('.').toLong()
      val nanoseconds = text.substringAfter('.', "").padEnd(9, '0').take(9).toInt()
      return when {
        !text.startsWith("-") -> DateTime(text, whole, nanoseconds)
        nanoseconds == 0 -> DateTime(text, whole, 0)
        else -> DateTime(text, whole - 1, 1_000_000_000 - nanoseconds)
      }
    }

    /** The point in time that is so many milliseconds after the beginning of 1970, in universal time. */
    fun ofMilliseconds(milliseconds: Long): DateTime {
      val rest = (milliseconds % 1_000).toInt()
      val nanoseconds = (if (rest < 0) rest + 1_000 else rest) * 1_000_000
      return DateTime("$milliseconds", milliseconds / 1_000 - (if (rest < 0) 1 else 0), nanoseconds)
    }

    /** The minutes to the east of universal time. */
    private fun offset(text: String): Int? {
      if (CalendarDate.hasForm(text, "Z")) return 0
      if (!CalendarDate.hasForm(text, "+00:00") && !CalendarDate.hasForm(text, "-00:00")) return null
      val hours = text.substring(1, 3).toInt()
      val minutes = text.substring(4, 6).toInt()
      if (hours > 23 || minutes > 59) return null
      return if (text[0] == '-') -hours * 60 - minutes else hours * 60 + minutes
    }

    /** The days since 1970. Years begin in March, so that a leap day is the last one. They count from 400 years before 0. */
    internal fun days(year: Int, month: Int, day: Int): Long {
      val years = if (month > 2) year + 400 else year + 399
      val months = if (month > 2) month - 3 else month + 9
      return years * 365L + years / 4 - years / 100 + years / 400 + (153 * months + 2) / 5 + day - 865_566
    }
  }
}

/**
 * A day of the calendar, or a day and a time, without offset, as it was sent. The app knows in which zone it is.
 *
 * Two dates are equal if they have the same parts.
 *
 * @property text the text that was sent: `2026-01-31` or `2026-01-31T09:00:00`
 */
class CalendarDate private constructor(
  val text: String,
  val year: Int,
  val month: Int,
  val day: Int,
  val hour: Int,
  val minute: Int,
  val second: Int,
  val nanosecond: Int
) {
  private val parts = listOf(year, month, day, hour, minute, second, nanosecond)

  override fun equals(other: Any?): Boolean = other is CalendarDate && parts == other.parts

  override fun hashCode(): Int = parts.hashCode()

  override fun toString(): String = text

  companion object {
    /** Reads a date; throws an `IllegalArgumentException` for any other text. */
    fun parse(text: String): CalendarDate =
      requireNotNull(parseOrNull(text)) { "`$text` is no date without offset" }

    /** Reads a date that exists in the calendar; `null` for any other text. */
    fun parseOrNull(text: String): CalendarDate? {
      if (text.length != 10 && lengthOfTime(text) != text.length) return null
      if (!hasForm(text.take(10), "0000-00-00")) return null
      val (year, month, day) = listOf(0..3, 5..6, 8..9).map { text.substring(it).toInt() }
      if (month !in 1..12 || day !in 1..length(month, year)) return null
      if (text.length == 10) return CalendarDate(text, year, month, day, 0, 0, 0, 0)
      val (hour, minute, second) = listOf(11, 14, 17).map { text.substring(it, it + 2).toInt() }
      if (hour > 23 || minute > 59 || second > 60) return null
      val nanosecond = text.drop(20).padEnd(9, '0').take(9).toInt()
      return CalendarDate(text, year, month, day, hour, minute, second, nanosecond)
    }

    /** The length of a day, a time and its fraction at the start of a text; 0 if they have another form. */
    internal fun lengthOfTime(text: String): Int {
      val isTime = hasForm(text.take(19), "0000-00-00T00:00:00") || hasForm(text.take(19), "0000-00-00 00:00:00")
      if (!isTime) return 0
      if (!text.startsWith(".", 19)) return 19
      val digits = text.drop(20).takeWhile { it in '0'..'9' }.length
      return if (digits == 0) 0 else 20 + digits
    }

    /** Whether a text has digits where a form has zeros, and otherwise the characters of the form in either case. */
    internal fun hasForm(text: String, form: String): Boolean =
      text.length == form.length && text.indices.all { index ->
        if (form[index] == '0') text[index] in '0'..'9' else text[index].equals(form[index], ignoreCase = true)
      }

    private fun length(month: Int, year: Int): Int = when (month) {
      4, 6, 9, 11 -> 30
      2 -> if (year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)) 29 else 28
      else -> 31
    }
  }
}

/** Texts of dates in a pattern of Unicode Technical Standard 35, which `sduic` has checked: `dd.MM.yyyy HH:mm`. */
internal class DatePattern(pattern: String) {
  /** A letter and how often it is written, or a text. */
  private val parts = PART.findAll(pattern).map { it.value }.toList()

  private var rest = ""

  private fun isText(part: String): Boolean = !(part[0] in 'a'..'z' || part[0] in 'A'..'Z')

  private fun unquoted(part: String): String = when {
    part == "''" -> "'"
    part.startsWith("'") -> part.substring(1, part.length - 1).replace("''", "'")
    else -> part
  }

  private fun names(part: String): List<String>? = when {
    part.length < 3 || part[0] !in "ME" -> null
    part.length == 3 -> (if (part[0] == 'M') MONTHS else WEEKDAYS).map { it.take(3) }
    else -> if (part[0] == 'M') MONTHS else WEEKDAYS
  }

  private fun skip(text: String): Boolean = rest.startsWith(text).also { if (it) rest = rest.drop(text.length) }

  private fun digits(count: Int): String? {
    val text = rest.take(count)
    return if (text.length == count && text.all { it in '0'..'9' } && skip(text)) text else null
  }

  /** The date of a text as RFC 3339 writes it, or the part of it that the pattern has; `null` if it is no such date. */
  fun standardText(text: String): String? {
    rest = text
    val found = mutableMapOf<Char, String>()
    for (part in parts) {
      if (isText(part)) {
        if (!skip(unquoted(part))) return null
      } else {
        found[part[0]] = read(part) ?: return null
      }
    }
    if (rest != "") return null
    val day = "${found['y']}-${found['M']}-${found['d']}"
    val half = found['h']?.toInt()
    if (half == null && 'H' !in found) return day
    if (half != null && half !in 1..12) return null
    val afternoon = if (found['a'] == "PM") 12 else 0
    val hour = if (half == null) found['H'] else "${half % 12 + afternoon}".padStart(2, '0')
    val offset = found['Z'] ?: found['z'] ?: found['X'] ?: found['x'] ?: ""
    return "${day}T$hour:${found['m'] ?: "00"}:${found['s'] ?: "00"}${found['S']?.let { ".$it" } ?: ""}$offset"
  }

  private fun read(part: String): String? {
    val names = names(part)
    if (names != null) {
      val index = names.indexOfFirst { skip(it) }
      return if (index < 0) null else "${index + 1}".padStart(2, '0')
    }
    return when (part[0]) {
      'y', 'S' -> digits(part.length)
      'a' -> listOf("AM", "PM").firstOrNull { it.equals(rest.take(2), ignoreCase = true) }?.also { rest = rest.drop(2) }
      'z' -> if (skip("GMT") || skip("UTC")) "Z" else null
      'X', 'x', 'Z' -> offset(part)
      else -> {
        val isTwo = part.length == 1 && rest.length > 1 && rest[1] in '0'..'9'
        if (isTwo && rest[0] == '0') null else digits(if (isTwo) 2 else part.length)?.padStart(2, '0')
      }
    }
  }

  private fun offset(part: String): String? {
    if (part[0] == 'X' && skip("Z")) return "Z"
    val sign = rest.take(1)
    if (!skip("+") && !skip("-")) return null
    val hours = digits(2) ?: return null
    if (part.length == 3 && !skip(":")) return null
    return digits(2)?.let { "$sign$hours:$it" }
  }

  /** The text of a date that is written as RFC 3339 does it, in universal time or without offset. */
  fun text(standard: String): String = parts.joinToString("") { if (isText(it)) unquoted(it) else write(it, standard) }

  private fun write(part: String, standard: String): String {
    fun number(start: Int): Int = standard.drop(start).take(2).toIntOrNull() ?: 0
    fun padded(number: Int): String = "$number".padStart(part.length, '0')
    val month = number(5)
    val hour = number(11)
    return when (part[0]) {
      'y' -> standard.take(4)
      'M' -> names(part)?.get(month - 1) ?: padded(month)
      'E' -> names(part)?.get(weekday(standard.take(4).toInt(), month, number(8))) ?: ""
      'd' -> padded(number(8))
      'H' -> padded(hour)
      'h' -> padded((hour + 11) % 12 + 1)
      'a' -> if (hour < 12) "AM" else "PM"
      'm' -> padded(number(14))
      's' -> padded(number(17))
      'S' -> standard.drop(20).takeWhile { it in '0'..'9' }.padEnd(part.length, '0').take(part.length)
      'z' -> "GMT"
      'X' -> "Z"
      else -> if (part.length == 3) "+00:00" else "+0000"
    }
  }

  /** The weekday of a day, from 0 for Sunday on. */
  private fun weekday(year: Int, month: Int, day: Int): Int = ((DateTime.days(year, month, day) + 4) % 7 + 7).toInt() % 7

  private companion object {
    val PART = Regex("''|'(?:[^']|'')*'|([A-Za-z])\\1*|[^A-Za-z']+")
    val MONTHS = listOf(
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December"
    )
    val WEEKDAYS = listOf("Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday")
  }
}

/** A URL, exactly as it was sent. */
data class UrlReference(val text: String) {
  override fun toString(): String = text
}

/**
 * What a response has that this code does not know, where the screen says `unknown: keep`. It is written again.
 *
 * It is no part of a value: values that differ in it alone are equal.
 *
 * @property keys the values of keys of the object
 * @property keysOfUnit the values of keys beside the data of the unit
 * @property elements the units or sections of the list
 */
class Unrecognized internal constructor(
  val keys: Map<String, JsonValue> = emptyMap(),
  val keysOfUnit: Map<String, JsonValue> = emptyMap(),
  val elements: List<UnrecognizedElement> = emptyList()
) {
  override fun equals(other: Any?): Boolean = other is Unrecognized

  override fun hashCode(): Int = 1

  override fun toString(): String = "Unrecognized(${keys.size + keysOfUnit.size + elements.size})"

  companion object {
    /** Nothing, as in a value that was not read. */
    val NONE = Unrecognized()
  }
}

/**
 * A unit or section that this code does not know.
 *
 * @property position its position in the list as it is written
 * @property json what was sent
 */
class UnrecognizedElement internal constructor(val position: Int, val json: JsonValue)

/**
 * An image by reference.
 *
 * @property url an absolute URL
 * @property width in pixels
 * @property height in pixels
 * @property alt what the image shows, for those who cannot see it
 */
data class ImageReference(
  val url: UrlReference,
  val width: Decimal,
  val height: Decimal,
  val alt: String? = null
) {
  internal fun write(json: JsonWriter) {
    json.beginObject()
    json.member("url", url.text)
    json.member("width", width) { json.number(it) }
    json.member("height", height) { json.number(it) }
    json.member("alt", alt)
    json.endObject()
  }
}

/** The spacing of a section as a response sets it, in points. */
data class ServerSpacing(val lines: Decimal, val items: Decimal) {
  internal fun write(json: JsonWriter) {
    json.beginObject()
    json.member("lines", lines) { json.number(it) }
    json.member("items", items) { json.number(it) }
    json.endObject()
  }
}

/** The insets of a section as a response sets them, in points. */
data class ServerInsets(
  val top: Decimal,
  val leading: Decimal,
  val bottom: Decimal,
  val trailing: Decimal
) {
  internal fun write(json: JsonWriter) {
    json.beginObject()
    json.member("top", top) { json.number(it) }
    json.member("leading", leading) { json.number(it) }
    json.member("bottom", bottom) { json.number(it) }
    json.member("trailing", trailing) { json.number(it) }
    json.endObject()
  }
}

// What the generated code says of a screen

/** The names of the keys of responses. */
internal class ResponseKeys(
  val sdui: String = "sdui",
  val screen: String = "screen",
  val layoutId: String = "layoutId",
  val layout: String = "layout",
  val variants: String = "variants",
  val page: String = "page",
  val hasNext: String = "hasNext",
  val next: String = "next",
  val topBar: String = "topBar",
  val bottomBar: String = "bottomBar",
  val sectionList: String = "sectionList",
  val section: String = "section",
  val sectionId: String = "sectionId",
  val header: String = "header",
  val footer: String = "footer",
  val units: String = "units",
  val sections: String = "sections",
  val failed: String = "failed",
  val columns: String = "columns",
  val startColumn: String = "startColumn",
  val spacing: String = "spacing",
  val insets: String = "insets",
  val unitType: String = "unitType",
  val data: String = "data"
)

/**
 * The rules of the responses of one screen.
 *
 * @property dropsUnknown whether sections and units that the screen does not have are left out
 * @property keepsUnknown whether these and unknown keys are written again
 * @property dropsInvalid whether everything else that breaks the contract is left out
 * @property isFixed whether the sections have the order in which they are declared
 * @property needsCursor whether a response with a next page has a cursor
 * @property serverForm the form of the server's responses, if it is not that of the format
 */
internal class ScreenRules(
  val screen: String,
  val sections: List<SectionRules>,
  val components: Set<String>,
  val keys: ResponseKeys = ResponseKeys(),
  val dropsUnknown: Boolean = true,
  val keepsUnknown: Boolean = false,
  val dropsInvalid: Boolean = true,
  val isFixed: Boolean = false,
  val needsCursor: Boolean = false,
  val serverForm: ServerForm? = null
)

/** A form of responses that a server has in place of the canonical one. */
internal interface ServerForm {
  /** Whether a response without the number of its page is the first one. */
  val hasFirstPage: Boolean

  /** Whether a response is one section, without which there is no page. */
  val isOneSection: Boolean

  /** Brings a response into the canonical form. */
  fun arrange(json: JsonValue): JsonValue

  /** The pointers in a response of its values, by those in its canonical form. */
  fun places(json: JsonValue): Map<String, String>

  /** The pointer in a response of a value that has another one in its canonical form. */
  fun pointer(pointer: String, places: Map<String, String>): String

  /** Writes a response in the canonical form as the server does. */
  fun sent(canonical: String): String

  /** Whether the server sends a key that a response in the canonical form must have. */
  fun requires(key: String): Boolean
}

/** The rules of a section. */
internal class SectionRules(
  val name: String,
  val isEssential: Boolean = false,
  val isRepeated: Boolean = false,
  val minItems: Int = 0,
  val maxItems: Int = Int.MAX_VALUE,
  val needsIdentities: Boolean = true,
  val header: String? = null,
  val footer: String? = null,
  val bundle: BundleRules? = null,
  val sections: List<SectionRules> = emptyList()
)

/** The unit that holds all of a section: its type, and the keys of its data. `.` as [units]: the data is the list. */
internal class BundleRules(
  val type: String,
  val unit: String,
  val units: String,
  val header: String? = null,
  val footer: String? = null
)

/** How the data of a component is written. */
internal enum class DataForm { FIELDS, VALUE, LIST }

/**
 * A component as units show it.
 *
 * @property type its name in responses
 * @property identity the key of the field that tells its units apart; `.` if the data is that field
 * @property hasRequiredFields whether no unit may lack the data
 * @property hasNumericIdentity whether the identity is sent as a number
 */
internal abstract class UnitType<T : Any>(
  val type: String,
  val identity: String? = null,
  val form: DataForm = DataForm.FIELDS,
  val hasRequiredFields: Boolean = true,
  val hasNumericIdentity: Boolean = false
) {
  /** Reads the data; `null` if they break the contract. */
  abstract fun read(json: ResponseNode): T?

  /** The data if a unit has none; `null` if no unit may lack them. */
  open fun missing(): T? = null
}

/** An action as fields hold it. */
internal abstract class ActionType<T : Any>(val type: String) {
  /** Reads the payload; `null` if it breaks the contract. */
  abstract fun read(json: ResponseNode): T?
}

// Faults

/** The rules that a response can break. */
internal enum class Rule(val code: String) {
  SYNTAX("response-syntax"),
  MISSING_KEY("response-missing-key"),
  TYPE("response-type"),
  MISSING_FIELD("response-missing-field"),
  NULL("response-null"),
  CONSTRAINT("response-constraint"),
  UNKNOWN_CASE("response-unknown-case"),
  UNKNOWN_ACTION("response-unknown-action"),
  UNKNOWN_UNIT("response-unknown-unit"),
  UNACCEPTED_UNIT("response-unaccepted-unit"),
  UNKNOWN_SECTION("response-unknown-section"),
  DUPLICATE_SECTION("response-duplicate-section"),
  DUPLICATE_IDENTITY("response-duplicate-identity"),
  MISSING_SECTION("response-missing-section"),
  SECTION_ORDER("response-section-order"),
  ITEM_COUNT("response-item-count"),
  SERVER_VALUE("response-server-value"),
  UNDECLARED_PART("response-undeclared-part"),
  OTHER_SCREEN("response-other-screen")
}

/** One reading of a response from its start to its end, without the parts that earlier ones have dropped. */
internal class ReadingPass(
  val rules: ScreenRules,
  private val dropped: Set<String>,
  private val unrecognized: Set<String>
) {
  val faults = mutableListOf<ResponseFault>()
  /** The innermost parts that faults lie in. */
  val broken = mutableSetOf<String>()
  /** Those among them that are kept as they were sent. */
  val kept = mutableSetOf<String>()
  /** Whether a fault lies in no part, or in one that must not be dropped. */
  var isDecisive = false
    private set
  /** Whether the response is the first page. */
  var isFirstPage = true
  /** The names of the sections so far. */
  val identifiers = mutableSetOf<String>()
  private var part: ResponseNode? = null

  fun isDropped(node: ResponseNode): Boolean = dropped.isNotEmpty() && node.pointer in dropped

  /** Whether this code does not know the part, and keeps it. */
  fun isUnrecognized(node: ResponseNode): Boolean = unrecognized.isNotEmpty() && node.pointer in unrecognized

  /** Reads a part that the response could do without; `null` if it was dropped. */
  inline fun <T : Any> part(node: ResponseNode, read: () -> T?): T? {
    if (isDropped(node)) return null
    val outer = enter(node)
    val result = read()
    leave(outer)
    return result
  }

  fun enter(node: ResponseNode): ResponseNode? {
    val outer = part
    part = node
    return outer
  }

  fun leave(outer: ResponseNode?) {
    part = outer
  }

  fun fault(rule: Rule, node: ResponseNode, message: String, within: ResponseNode? = part) {
    faults += ResponseFault(rule.code, node.pointer, message)
    val isUnknown = rule == Rule.UNKNOWN_UNIT || rule == Rule.UNKNOWN_SECTION
    val isDropped = within?.isOptionalValue == true || (if (isUnknown) rules.dropsUnknown else rules.dropsInvalid)
    if (within != null && isDropped) {
      broken += within.pointer
      if (isUnknown && rules.keepsUnknown) kept += within.pointer
    } else {
      isDecisive = true
    }
  }

  companion object {
    /** Reads a response, and again without the parts that break the contract until nothing does. */
    fun <T : Any> read(json: JsonValue, rules: ScreenRules, response: (ResponseNode) -> T?): Reading<T> {
      if (isNestedTooDeeply(json)) {
        val fault = ResponseFault(Rule.SYNTAX.code, "", "arrays and objects are nested more than 128 levels deep")
        return Reading(null, listOf(fault))
      }
      val form = rules.serverForm ?: return readArranged(json, rules, response)
      val reading = readArranged(form.arrange(json), rules, response)
      if (reading.faults.isEmpty()) return reading
      val places = form.places(json)
      return Reading(reading.response, reading.faults.map { it.copy(pointer = form.pointer(it.pointer, places)) })
    }

    private fun <T : Any> readArranged(json: JsonValue, rules: ScreenRules, response: (ResponseNode) -> T?): Reading<T> {
      val faults = mutableListOf<ResponseFault>()
      val dropped = mutableSetOf<String>()
      val unrecognized = mutableSetOf<String>()
      while (true) {
        val pass = ReadingPass(rules, dropped, unrecognized)
        val kept = response(ResponseNode(json, pass))
        faults += pass.faults
        if (pass.faults.isEmpty() || pass.isDecisive) return Reading(if (pass.isDecisive) null else kept, faults)
        dropped += pass.broken
        unrecognized += pass.kept
      }
    }

    /** Whether arrays and objects are nested more than 128 levels deep, level by level, so that the stack suffices. */
    private fun isNestedTooDeeply(json: JsonValue): Boolean {
      var level = listOf(json)
      repeat(128) {
        level = level.flatMap { value -> value.elements ?: value.members?.values?.toList() ?: emptyList() }
        if (level.isEmpty()) return false
      }
      return level.any { it.elements != null || it.members != null }
    }
  }
}

// JSON with its place

/** A value of a response, and where it is. */
internal class ResponseNode private constructor(
  val value: JsonValue,
  val pass: ReadingPass,
  private val parent: ResponseNode?,
  private val key: String?,
  private val index: Int
) {
  constructor(value: JsonValue, pass: ReadingPass) : this(value, pass, null, null, 0)

  /** The elements of an array. */
  val elements: List<JsonValue>? = value.elements
  /** The members of an object. */
  val members: Map<String, JsonValue>? = value.members
  /** A key that is no field: in a unit with its fields beside the type, the key of the type. */
  var hiddenKey: String? = null
  /** The key of the name of a case, beside the fields of its data. */
  var caseKey: String? = null
  /** The unit whose data this is, unless its fields are beside the type. */
  var unit: ResponseNode? = null
  /** Whether this is the value of a field that counts as missing if it is invalid, whatever the screen says. */
  var isOptionalValue = false

  /** The JSON pointer. */
  val pointer: String
    get() {
      val outer = parent ?: return ""
      val step = key?.replace("~", "~0")?.replace("/", "~1") ?: index.toString()
      return outer.pointer + "/" + step
    }

  /** The value of a member. */
  fun member(key: String): ResponseNode? {
    val value = members?.get(key) ?: return null
    return ResponseNode(value, pass, this, key, 0)
  }

  /** An element, by its place and its value. */
  fun element(index: Int, value: JsonValue): ResponseNode = ResponseNode(value, pass, this, null, index)

  /** Calls a function for each element that was not dropped. */
  inline fun forEachElement(use: (ResponseNode) -> Unit) {
    val elements = elements ?: return
    for ((index, value) in elements.withIndex()) {
      val node = element(index, value)
      if (!pass.isDropped(node)) use(node)
    }
  }

  /**
   * Calls a function for each element that was not dropped. Returns those that this code does not know.
   *
   * [count] is the number of elements that were read so far.
   */
  inline fun readElements(count: () -> Int, use: (ResponseNode) -> Unit): List<UnrecognizedElement> {
    val kept = mutableListOf<UnrecognizedElement>()
    val elements = elements ?: return kept
    for ((index, value) in elements.withIndex()) {
      val node = element(index, value)
      if (pass.isUnrecognized(node)) kept += UnrecognizedElement(count() + kept.size, value)
      else if (!pass.isDropped(node)) use(node)
    }
    return kept
  }

  /** What this code does not know of an object with some fields, and of the unit that it is in. */
  fun unrecognized(vararg fields: String): Unrecognized {
    if (!pass.rules.keepsUnknown) return Unrecognized.NONE
    val others = if (hiddenKey == null) setOf(caseKey) else setOf(hiddenKey, UnitNode.MEASURED)
    return Unrecognized(membersBeside(fields.toSet() + others), unrecognizedOfUnit().keysOfUnit)
  }

  /** What this code does not know of the unit whose data this is. */
  fun unrecognizedOfUnit(): Unrecognized {
    val keys = pass.rules.keys
    return Unrecognized(keysOfUnit = unit?.membersBeside(setOf(keys.unitType, keys.data, UnitNode.MEASURED)) ?: emptyMap())
  }

  /** The members with other keys than some, where they are kept. */
  fun membersBeside(keys: Set<String?>): Map<String, JsonValue> =
    if (pass.rules.keepsUnknown) members?.filterKeys { it !in keys } ?: emptyMap() else emptyMap()

  /** The value as it was sent. */
  fun untyped(): JsonValue {
    elements?.forEachIndexed { index, value -> element(index, value).untyped() }
    members?.keys?.forEach { key -> member(key)?.untyped() }
    return value
  }

  /** A text that is the same however its accents are written, as far as the platform can tell. */
  fun normalized(text: String): String = if (text.all { it < '\u0080' }) text else value.normalized(text)

  /** Notes a fault; returns `null`. */
  fun fault(rule: Rule, message: String): Nothing? {
    pass.fault(rule, this, message)
    return null
  }

  /** Notes that the value is of another type; returns `null`. */
  fun mismatch(expected: String): Nothing? = fault(Rule.TYPE, "this is ${describe()}, where it takes $expected")

  private fun describe(): String = when {
    value.isNull -> "`null`"
    value.boolean != null -> "a Boolean"
    value.number != null -> "a number"
    value.string != null -> "a text"
    value.elements != null -> "a list"
    else -> "an object"
  }

  /** Whether the value is an object; notes a fault if it is not. */
  fun isObject(): Boolean {
    if (members == null) mismatch("an object")
    return members != null
  }

  // Fields

  /** Reads a field that must be there. */
  inline fun <T : Any> required(key: String, read: (ResponseNode) -> T?): T? {
    val node = field(key, true, false)
    return if (node == null) null else read(node)
  }

  /** Reads a field that may be missing, `null` or one of the texts that mean the same. */
  inline fun <T : Any> optional(key: String, vararg absent: String, read: (ResponseNode) -> T?): T? {
    val node = field(key, false, true)
    return if (node == null || node.isAbsent(absent)) null else read(node)
  }

  /** Reads a field that may be missing or `null`, and counts as missing if its value is invalid. */
  inline fun <T : Any> ifValid(key: String, vararg absent: String, read: (ResponseNode) -> T?): T? =
    field(key, false, true)?.itselfIfValid(*absent, read = read)

  /** Reads a value that counts as missing if it is invalid. */
  inline fun <T : Any> itselfIfValid(vararg absent: String, read: (ResponseNode) -> T?): T? {
    isOptionalValue = true
    return if (value.isNull || isAbsent(absent)) null else pass.part(this) { read(this) }
  }

  /** Whether the value is one of the texts that mean a missing one. */
  fun isAbsent(texts: Array<out String>): Boolean = texts.isNotEmpty() && value.string in texts

  /** Reads a field that may be missing and is never `null`. */
  inline fun <T : Any> omittable(key: String, read: (ResponseNode) -> T?): T? {
    val node = field(key, false, false)
    return if (node == null) null else read(node)
  }

  /** Whether there is a field, even if it is `null`. */
  fun hasField(key: String): Boolean = key != hiddenKey && members?.containsKey(key) == true

  /** The value of a field that is not `null`. */
  fun field(key: String, isRequired: Boolean, takesNull: Boolean): ResponseNode? {
    val node = if (key == hiddenKey) null else member(key)
    if (node == null) return if (isRequired) fault(Rule.MISSING_FIELD, "`$key` is missing") else null
    if (!node.value.isNull) return node
    return if (takesNull) null else node.fault(Rule.NULL, "`$key` is `null`")
  }

  /** Reads data that is the value of one field, which must not be `null`. */
  inline fun <T : Any> itself(read: (ResponseNode) -> T?): T? =
    if (value.isNull) fault(Rule.NULL, "the data is `null`") else read(this)

  /** Reads data that is the value of one field, or `null`. */
  inline fun <T : Any> itselfOrNull(vararg absent: String, read: (ResponseNode) -> T?): T? =
    if (value.isNull || isAbsent(absent)) null else read(this)
}

// Values

internal fun ResponseNode.text(min: Long = 0, max: Long = Long.MAX_VALUE): String? {
  val text = value.string ?: return mismatch("a text")
  val count = TextSyntax.codePointCount(text)
  if (count < min) return fault(Rule.CONSTRAINT, "the text has $count characters, where it takes at least $min")
  if (count > max) return fault(Rule.CONSTRAINT, "the text has $count characters, where it takes at most $max")
  return text
}

internal fun ResponseNode.id(): String? = this.text(1, 2048)

internal fun ResponseNode.numericId(): String? = digits() ?: mismatch("a whole number")

/** The digits of an identity, from a number or a text. */
internal fun ResponseNode.digits(): String? {
  val text = value.number ?: value.string
  return if (text != null && TextSyntax.isWholeNumber(text)) text else null
}

/** An absolute URL with one of some schemes, in lower case; without any, all are allowed. */
internal fun ResponseNode.url(vararg schemes: String): UrlReference? {
  val url = this.text("an absolute URL without blanks") { text -> text.takeIf { TextSyntax.isUrl(it) } } ?: return null
  val scheme = url.substringBefore(':')
  if (schemes.isEmpty() || schemes.any { it.equals(scheme, ignoreCase = true) }) return UrlReference(url)
  return fault(Rule.CONSTRAINT, "the scheme of the URL is none of ${schemes.joinToString()}")
}

internal fun ResponseNode.date(): DateTime? =
  this.text("a date with time and offset (RFC 3339)") { DateTime.parseOrNull(it) }

/** A point in time as the seconds since 1970. */
internal fun ResponseNode.seconds(): DateTime? = number(secondsOfYears)?.let { DateTime.ofSeconds(it) }

/** The seconds of the years 1 to 9999. */
private val secondsOfYears = DecimalRange(min = "-62135596800", max = "253402300799")

/** A point in time as the milliseconds since 1970. */
internal fun ResponseNode.milliseconds(): DateTime? =
  integer(-62_135_596_800_000, 253_402_300_799_999)?.let { DateTime.ofMilliseconds(it) }

internal fun ResponseNode.localDate(): CalendarDate? =
  this.text("a date and time without offset") { text -> CalendarDate.parseOrNull(text).takeIf { text.length > 10 } }

internal fun ResponseNode.day(): CalendarDate? =
  this.text("a day of the calendar") { text -> CalendarDate.parseOrNull(text).takeIf { text.length == 10 } }

internal fun ResponseNode.color(): String? =
  this.text("a colour, #RRGGBB or #RRGGBBAA") { text -> text.takeIf { TextSyntax.isColor(it) } }

/** A colour that may be sent in short, with two digits for each part. */
internal fun ResponseNode.shortColor(): String? =
  this.text("a colour, #RRGGBB, #RRGGBBAA, #RGB or #RGBA") { text -> TextSyntax.longColor(text).takeIf { TextSyntax.isColor(it) } }

/** A date in a pattern with an offset. */
internal fun ResponseNode.date(pattern: String): DateTime? =
  this.text("a date in the pattern $pattern") { DatePattern(pattern).standardText(it)?.let { DateTime.parseOrNull(it) } }

/** A date and time in a pattern without offset. */
internal fun ResponseNode.localDate(pattern: String): CalendarDate? = this.day(pattern)

/** A day in a pattern. */
internal fun ResponseNode.day(pattern: String): CalendarDate? =
  this.text("a date in the pattern $pattern") { DatePattern(pattern).standardText(it)?.let { CalendarDate.parseOrNull(it) } }

private inline fun <T : Any> ResponseNode.text(noun: String, read: (String) -> T?): T? {
  val text = value.string ?: return mismatch("a text")
  return read(text) ?: fault(Rule.CONSTRAINT, "the text is not $noun")
}

internal fun ResponseNode.boolean(): Boolean? = value.boolean ?: mismatch("`true` or `false`")

internal fun ResponseNode.integer(min: Long? = null, max: Long? = null): Long? {
  val number = value.number?.let { WholeNumber.within53(it) } ?: return mismatch("a whole number within ±2⁵³")
  if (min != null && number < min) return fault(Rule.CONSTRAINT, "the number is $number, where it takes at least $min")
  if (max != null && number > max) return fault(Rule.CONSTRAINT, "the number is $number, where it takes at most $max")
  return number
}

/** A decimal in a text. */
internal fun ResponseNode.decimal(range: DecimalRange = DecimalRange.ALL): Decimal? {
  val number = value.string?.let { Decimal.parseOrNull(it) } ?: return mismatch("a decimal of 64 bits in a text")
  return if (number in range) number else fault(Rule.CONSTRAINT, "the number is not within $range")
}

/** A decimal as a number or in a text. */
internal fun ResponseNode.anyDecimal(range: DecimalRange = DecimalRange.ALL): Decimal? =
  if (value.number == null) decimal(range) else number(range)

/** A decimal as a number. */
internal fun ResponseNode.number(range: DecimalRange = DecimalRange.ALL): Decimal? {
  val number = value.number?.let { Decimal.ofNumber(it) } ?: return mismatch("a number of 64 bits")
  return if (number in range) number else fault(Rule.CONSTRAINT, "the number is not within $range")
}

internal fun ResponseNode.image(): ImageReference? {
  if (!isObject()) return null
  val url = required("url") { it.url() }
  val width = pixels("width")
  val height = pixels("height")
  val alt = optional("alt") { it.text() }
  return if (url == null || width == null || height == null) null else ImageReference(url, width, height, alt)
}

private fun ResponseNode.pixels(key: String): Decimal? {
  val node = member(key) ?: return fault(Rule.MISSING_FIELD, "`$key` is missing")
  val text = node.value.number ?: return node.mismatch("a number of pixels")
  val number = Decimal.ofNumber(text)
  if (number != null && number.value.numerator > 0) return number
  return node.fault(Rule.CONSTRAINT, "a size in pixels is above 0 and has 64 bits")
}

/** A list. With [takesOne], one value may be in place of a list of it. */
internal inline fun <T : Any> ResponseNode.list(
  min: Long = 0,
  max: Long = Long.MAX_VALUE,
  takesOne: Boolean = false,
  read: (ResponseNode) -> T?
): List<T>? {
  if (takesOne && elements == null) {
    checkCount("this is one value", 1, min, max)
    return listOfNotNull(read(this))
  }
  val elements = this.checkedElements(min, max) ?: return null
  val result = mutableListOf<T>()
  for ((index, value) in elements.withIndex()) {
    val node = element(index, value)
    val item = if (value.isNull) node.fault(Rule.NULL, "the element is `null`") else read(node)
    if (item != null) result += item
  }
  return result
}

/** A list whose elements may be `null`. */
internal inline fun <T : Any> ResponseNode.listOfOptionals(
  min: Long = 0,
  max: Long = Long.MAX_VALUE,
  takesOne: Boolean = false,
  read: (ResponseNode) -> T?
): List<T?>? {
  if (takesOne && elements == null) {
    checkCount("this is one value", 1, min, max)
    return listOfNotNull(read(this))
  }
  return this.checkedElements(min, max)?.mapIndexed { index, value ->
    if (value.isNull) null else read(element(index, value))
  }
}

internal fun ResponseNode.checkedElements(min: Long, max: Long): List<JsonValue>? {
  val elements = elements ?: return mismatch("a list")
  this.checkCount("the list has ${elements.size} elements", elements.size, min, max)
  return elements
}

/** An object with free keys. Its members are in their order if the library keeps it. */
internal inline fun <T : Any> ResponseNode.map(
  min: Long = 0,
  max: Long = Long.MAX_VALUE,
  read: (ResponseNode) -> T?
): Map<String, T>? {
  val members = this.checkedMembers(min, max) ?: return null
  val result = mutableMapOf<String, T>()
  for (key in members.keys) {
    val node = member(key) ?: continue
    val item = if (node.value.isNull) node.fault(Rule.NULL, "the member is `null`") else read(node)
    if (item != null) result[key] = item
  }
  return result
}

/** An object with free keys whose members may be `null`. */
internal inline fun <T : Any> ResponseNode.mapOfOptionals(
  min: Long = 0,
  max: Long = Long.MAX_VALUE,
  read: (ResponseNode) -> T?
): Map<String, T?>? =
  this.checkedMembers(min, max)?.mapValues { (key, value) ->
    if (value.isNull) null else member(key)?.let { read(it) }
  }

internal fun ResponseNode.checkedMembers(min: Long, max: Long): Map<String, JsonValue>? {
  val members = members ?: return mismatch("an object")
  this.checkCount("the object has ${members.size} members", members.size, min, max)
  return members
}

internal fun ResponseNode.checkCount(finding: String, count: Int, min: Long, max: Long) {
  if (count < min) fault(Rule.CONSTRAINT, "$finding, where it takes at least $min")
  if (count > max) fault(Rule.CONSTRAINT, "$finding, where it takes at most $max")
}

/** The name of a case. */
internal fun ResponseNode.caseName(): String? = value.string ?: mismatch("the name of a case")

/** Notes that a closed enumeration has no such case; returns `null`. */
internal fun ResponseNode.unknownCase(): Nothing? = fault(Rule.UNKNOWN_CASE, "the enumeration has no such case")

/** A case of an enumeration with data: an object with `type` and `payload`, or one of another form. */
internal class ChoiceNode(
  val type: String,
  private val typeNode: ResponseNode,
  private val node: ResponseNode,
  private val dataKey: String?
) {
  /** Reads the data of the case, which must be there. */
  inline fun <T : Any> payload(read: (ResponseNode) -> T?): T? {
    val payload = payloadNode()
    return if (payload == null) null else read(payload)
  }

  fun payloadNode(): ResponseNode? = if (dataKey == null) node else node.field(dataKey, true, false)

  /** The data of a case that is not known. */
  fun untypedPayload(): JsonValue? {
    if (dataKey != null) return node.member(dataKey)?.untyped()
    val value = node.untyped()
    return CaseFields(value, value.members.orEmpty().filterKeys { it != node.caseKey })
  }

  private class CaseFields(value: JsonValue, override val members: Map<String, JsonValue>?) : JsonValue by value

  /** Notes that a closed enumeration has no such case; returns `null`. */
  fun unknownCase(): Nothing? = typeNode.unknownCase()
}

/** A case whose name and data are under two keys, or whose fields are beside its name. */
internal fun ResponseNode.choice(typeKey: String = "type", dataKey: String? = "payload"): ChoiceNode? {
  if (!isObject()) return null
  val type = member(typeKey) ?: return fault(Rule.MISSING_FIELD, "`$typeKey` is missing")
  val name = type.caseName() ?: return null
  if (dataKey == null) caseKey = typeKey
  return ChoiceNode(name, type, this, dataKey)
}

/** A case whose name is the only key of an object, or a text without data. */
internal fun ResponseNode.onlyKeyChoice(): ChoiceNode? {
  val text = value.string
  if (text != null) return ChoiceNode(text, this, this, text)
  if (!isObject()) return null
  val names = members?.keys ?: emptySet()
  if (names.size > 1) return mismatch("an object with one key")
  val name = names.firstOrNull() ?: return fault(Rule.MISSING_FIELD, "the name of the case is missing")
  return ChoiceNode(name, member(name) ?: this, this, name)
}

/** One of the actions that a field takes. */
internal fun <T : Any> ResponseNode.action(vararg actions: ActionType<out T>): T? {
  if (!isObject()) return null
  val type = member("type")
  val payload = member("payload")
  if (type == null) fault(Rule.MISSING_FIELD, "`type` is missing")
  if (payload == null) fault(Rule.MISSING_FIELD, "`payload` is missing")
  if (type == null) return null
  val name = type.value.string
  val action = actions.firstOrNull { it.type == name }
    ?: return type.fault(Rule.UNKNOWN_ACTION, "the field does not take this action")
  return if (payload == null) null else action.read(payload)
}

// Units

/** A unit, header, footer or bar: the name of its component, and its data. */
internal class UnitNode(
  val type: String,
  private val typeNode: ResponseNode,
  private val node: ResponseNode,
  private val data: ResponseNode?,
  private val items: SectionItems?
) {
  private val pass: ReadingPass get() = node.pass

  /** Reads the data of the only component that is accepted. */
  fun <T : Any> readOnly(component: UnitType<T>): List<T> = if (type == component.type) read(component) else refuse()

  /** Reads the data of a component. Data in a list are several units. */
  fun <T : Any> read(component: UnitType<T>): List<T> {
    val elements = data?.elements
    if (items == null || data == null || elements == null || component.form == DataForm.LIST || data === node) {
      items?.add()
      return listOfNotNull(readOne(component))
    }
    val result = mutableListOf<T>()
    data.forEachElement { element ->
      items.add()
      pass.part(element) { readData(component, element) }?.let { result += it }
    }
    return result
  }

  private fun <T : Any> readOne(component: UnitType<T>): T? {
    if (data == null) return readFlat(component)
    readMeasured()
    if (data !== node) data.unit = node
    return readData(component, data)
  }

  private fun <T : Any> readData(component: UnitType<T>, data: ResponseNode): T? {
    val result = component.read(data)
    items?.identify(component, data)
    return result
  }

  /** Reads fields beside the type. */
  private fun <T : Any> readFlat(component: UnitType<T>): T? {
    readMeasured()
    val keys = pass.rules.keys
    val isBare = node.members?.keys?.all { it == keys.unitType || it == MEASURED } ?: true
    if (component.form != DataForm.FIELDS || isBare) {
      if (component.hasRequiredFields) return node.fault(Rule.MISSING_KEY, "the unit has no `${keys.data}`")
      if (component.form != DataForm.FIELDS) return component.missing()
    }
    node.hiddenKey = keys.unitType
    return readData(component, node)
  }

  /** Checks the sizes that a client or a test has measured. */
  private fun readMeasured() {
    if (data === node) return
    val measured = node.member(MEASURED) ?: return
    if (!measured.isObject()) return
    for (name in listOf("width", "height")) {
      val extent = measured.member(name) ?: continue
      val text = extent.value.number
      if (text == null) {
        extent.mismatch("a number")
      } else if (Decimal.ofNumber(text)?.let { it.value.numerator >= 0 } != true) {
        extent.fault(Rule.CONSTRAINT, "a measured size is 0 or more")
      }
    }
  }

  /** Notes that the unit must not be here. */
  fun <T> refuse(): List<T> {
    items?.add()
    if (items == null || type in pass.rules.components || type == items.bundleType) {
      typeNode.fault(Rule.UNACCEPTED_UNIT, "the unit `$type` is not accepted here")
    } else {
      typeNode.fault(Rule.UNKNOWN_UNIT, "the screen has no unit `$type`")
    }
    return emptyList()
  }

  companion object {
    const val MEASURED = "measured"

    /** The parts of a unit; `null` if it has no type. */
    fun of(node: ResponseNode, items: SectionItems?): UnitNode? {
      val keys = node.pass.rules.keys
      val type = if (node.isObject()) node.member(keys.unitType) else null
      if (type == null) {
        items?.add()
        if (node.members == null) return null
        return node.fault(Rule.MISSING_KEY, "the unit has no `${keys.unitType}`")
      }
      val name = type.value.string
      if (name == null) {
        items?.add()
        return type.fault(if (items == null) Rule.UNACCEPTED_UNIT else Rule.UNKNOWN_UNIT, "this is no name of a unit")
      }
      return UnitNode(name, type, node, node.member(keys.data), items)
    }

    /** A part of a bundle, which is the data of a component. */
    fun ofBundle(type: String, data: ResponseNode, items: SectionItems?) = UnitNode(type, data, data, data, items)
  }
}

/** The units of a section so far. */
internal class SectionItems(val bundleType: String?, private val needsIdentities: Boolean) {
  /** How many there are, with those that break the contract. */
  var count = 0
    private set
  private val identities = mutableMapOf<String, MutableSet<String>>()

  fun add() {
    count += 1
  }

  /** Notes a fault if the section has another unit of the component with the same identity. */
  fun identify(component: UnitType<*>, data: ResponseNode) {
    if (!needsIdentities) return
    val key = component.identity
    val node = (if (key == null || key == ".") data else data.member(key)) ?: return
    val text = if (component.hasNumericIdentity) node.digits() else node.value.string
    val id = if (key == null) "" else text ?: return
    if (!identities.getOrPut(component.type) { mutableSetOf() }.add(node.normalized(id))) {
      node.fault(Rule.DUPLICATE_IDENTITY, "another unit of the section has the id `$id`")
    }
  }
}

// Sections

/** A section of a response. */
internal class SectionNode(
  private val rules: SectionRules,
  private val node: ResponseNode,
  private val isList: Boolean
) {
  private val pass: ReadingPass get() = node.pass
  private val keys: ResponseKeys get() = pass.rules.keys
  private val list: ResponseNode? = if (isList) node else node.member(keys.units)
  private val bundle: ResponseNode? = bundle()
  private var elements: List<UnrecognizedElement> = emptyList()

  /** The units or sections that were read before, and the keys, that this code does not know. */
  val unrecognized: Unrecognized
    get() {
      val known = setOf(
        keys.section, keys.sectionId, keys.header, keys.footer, keys.units, keys.sections, keys.failed, keys.columns,
        keys.startColumn, keys.spacing, keys.insets
      )
      return Unrecognized(keys = if (isList) emptyMap() else node.membersBeside(known), elements = elements)
    }

  /** The name of the section. */
  val name: String get() = rules.name
  /** What the section is called; `null` for a repeated section without a name of its own. */
  val sectionId: String? = if (isList) rules.name else readIdentifier()
  /** Whether the backend of the section failed. */
  val isFailed: Boolean = if (isList) false else readFailure()

  init {
    if (!isList) {
      if (rules.header == null) refuse(keys.header)
      if (rules.footer == null) refuse(keys.footer)
    }
  }

  /** The header, if the response has one. */
  fun <T : Any> header(read: (UnitNode) -> List<T>): T? =
    part(keys.header, rules.header, rules.bundle?.header, read)

  /** The footer, if the response has one. */
  fun <T : Any> footer(read: (UnitNode) -> List<T>): T? =
    part(keys.footer, rules.footer, rules.bundle?.footer, read)

  /** The header, which is always of one component. */
  fun <T : Any> header(component: UnitType<T>): T? = header { it.readOnly(component) }

  /** The footer, which is always of one component. */
  fun <T : Any> footer(component: UnitType<T>): T? = footer { it.readOnly(component) }

  /** The units, all of one component. */
  fun <T : Any> units(component: UnitType<T>): List<T> = units { it.readOnly(component) }

  /** The units, one by one or all in one bundle. */
  fun <T : Any> units(read: (UnitNode) -> List<T>): List<T> {
    val list = list(keys.units, list) ?: return emptyList()
    val items = SectionItems(rules.bundle?.type, rules.needsIdentities)
    val result = mutableListOf<T>()
    val counted: ResponseNode
    if (bundle == null) {
      counted = list
      elements = list.readElements({ result.size }) { element ->
        pass.part(element) { UnitNode.of(element, items)?.let(read) }?.let { result += it }
      }
    } else {
      refuseBeside(bundle, list)
      val elements = bundledElements(bundle)
      counted = elements ?: list
      if (elements != null && elements.elements == null) elements.mismatch("a list of data")
      elements?.forEachElement { element ->
        pass.part(element) { read(UnitNode.ofBundle(rules.bundle?.unit ?: "", element, items)) }?.let { result += it }
      }
    }
    checkCount(items.count, counted)
    return result
  }

  /** The sections of a stack. */
  fun <T : Any> sections(read: (SectionNode) -> T?): List<T> {
    val list = list(keys.sections, if (isList) node else node.member(keys.sections)) ?: return emptyList()
    val sections = SectionList(list, rules.sections, isList, isFixed = false)
    val result = sections.read(read)
    elements = sections.unrecognized
    return result
  }

  private fun list(key: String, list: ResponseNode?): ResponseNode? {
    if (list == null) return node.fault(Rule.MISSING_KEY, "the section has no `$key`")
    return if (list.elements == null) list.mismatch("a list") else list
  }

  private fun checkCount(count: Int, list: ResponseNode) {
    if (count < rules.minItems && !isFailed) {
      list.fault(Rule.ITEM_COUNT, "`$name` has $count items, where it takes at least ${rules.minItems}")
    }
    if (count > rules.maxItems) {
      list.fault(Rule.ITEM_COUNT, "`$name` has $count items, where it takes at most ${rules.maxItems}")
    }
  }

  private fun refuse(key: String) {
    val part = node.member(key) ?: return
    pass.part(part) { part.fault(Rule.UNDECLARED_PART, "`$name` declares no such part") }
  }

  private fun <T : Any> part(key: String, type: String?, bundleKey: String?, read: (UnitNode) -> List<T>): T? {
    val own = if (isList) null else node.member(key)
    val result = own?.let { pass.part(it) { UnitNode.of(it, null)?.let(read)?.firstOrNull() } }
    val data = bundleKey?.let { bundle?.member(keys.data)?.member(it) }
    if (data == null || type == null) return result
    return pass.part(data) { read(UnitNode.ofBundle(type, data, null)).firstOrNull() } ?: result
  }

  // The bundle

  /** The bundle, if the list of units begins with it. */
  private fun bundle(): ResponseNode? {
    val type = rules.bundle?.type ?: return null
    list?.forEachElement { first ->
      return if (first.member(keys.unitType)?.value?.string == type) first else null
    }
    return null
  }

  private fun refuseBeside(bundle: ResponseNode, list: ResponseNode) {
    list.forEachElement { other ->
      if (other.pointer != bundle.pointer) {
        pass.part(other) { other.fault(Rule.UNACCEPTED_UNIT, "a unit is beside a bundle, which is alone in its list") }
      }
    }
  }

  /** The list of data in a bundle. */
  private fun bundledElements(bundle: ResponseNode): ResponseNode? {
    val key = rules.bundle?.units ?: return null
    val data = bundle.member(keys.data) ?: return bundle.fault(Rule.MISSING_KEY, "the bundle has no `${keys.data}`")
    if (key == ".") return data
    if (!data.isObject()) return null
    return data.member(key) ?: data.fault(Rule.MISSING_KEY, "the bundle has no `$key`")
  }

  // The name and the state

  private fun readIdentifier(): String? {
    val sent = node.member(keys.sectionId)
    if (rules.isRepeated) {
      if (sent == null || sent.value.isNull) return null
      val text = sent.value.string ?: return sent.mismatch("a text or `null`")
      if (text == "") return sent.fault(Rule.CONSTRAINT, "`${keys.sectionId}` is empty")
      checkIdentifier(text, sent)
      return text
    }
    if (sent == null) {
      node.fault(Rule.MISSING_KEY, "the section has no `${keys.sectionId}`")
    } else if (sent.value.string != name) {
      sent.fault(Rule.CONSTRAINT, "`${keys.sectionId}` is not the name of the section, `$name`")
    }
    checkIdentifier(name, sent ?: node.member(keys.section) ?: node)
    return name
  }

  private fun checkIdentifier(identifier: String, node: ResponseNode) {
    if (!pass.identifiers.add(node.normalized(identifier))) {
      node.fault(Rule.DUPLICATE_SECTION, "another section is called `$identifier`")
    }
  }

  private fun readFailure(): Boolean {
    val failed = node.member(keys.failed) ?: return false
    return failed.boolean() ?: false
  }

  // What the response sets

  /** The number of columns, if the response sets it. */
  fun columns(range: DecimalRange): Long? = count(keys.columns, range)

  /** The column of the first item, if the response sets it. */
  fun startColumn(range: DecimalRange): Long? = count(keys.startColumn, range)

  /** The spacing, if the response sets it. */
  fun spacing(range: DecimalRange): ServerSpacing? {
    val sides = sides(keys.spacing, listOf("lines", "items"), range) ?: return null
    return ServerSpacing(sides[0], sides[1])
  }

  /** The insets, if the response sets them. */
  fun insets(range: DecimalRange): ServerInsets? {
    val sides = sides(keys.insets, listOf("top", "leading", "bottom", "trailing"), range) ?: return null
    return ServerInsets(sides[0], sides[1], sides[2], sides[3])
  }

  private fun count(key: String, range: DecimalRange): Long? {
    if (isList) return null
    val node = node.member(key) ?: return null
    val whole = node.value.number?.let { WholeNumber.within64(it) } ?: return node.mismatch("a whole number")
    return serverValue(node, range)?.let { whole }
  }

  private fun sides(key: String, names: List<String>, range: DecimalRange): List<Decimal>? {
    val node = (if (isList) null else node.member(key)) ?: return null
    if (!node.isObject()) return null
    val result = names.mapNotNull { name ->
      val side = node.member(name) ?: node.fault(Rule.MISSING_KEY, "`$key` has no `$name`")
      side?.let { serverValue(it, range) }
    }
    return if (result.size == names.size) result else null
  }

  private fun serverValue(node: ResponseNode, range: DecimalRange): Decimal? {
    val text = node.value.number ?: return node.mismatch("a number")
    val number = Decimal.ofNumber(text)
    if (number != null && number in range) return number
    return node.fault(Rule.SERVER_VALUE, "the section leaves $range to responses")
  }
}

// Lists of sections

/** The sections of a screen or a stack: in a list of sections, or in a list with a list for each section. */
internal class SectionList(
  private val list: ResponseNode,
  private val rules: List<SectionRules>,
  private val isList: Boolean,
  private val isFixed: Boolean
) {
  private val pass: ReadingPass get() = list.pass
  private val keys: ResponseKeys get() = pass.rules.keys
  private val present = mutableListOf<PresentSection>()
  /** The sections that were read and that this code does not know. */
  var unrecognized: List<UnrecognizedElement> = emptyList()
    private set

  /** A section that is there: its place among the rules. */
  private class PresentSection(val place: Int, val node: ResponseNode)

  fun <T : Any> read(read: (SectionNode) -> T?): List<T> {
    val result = mutableListOf<T>()
    var position = 0
    unrecognized = list.readElements({ result.size }) { node ->
      val section =
        if (isList) listed(node, position)?.let(read) else pass.part(node) { named(node)?.let(read) }
      if (section != null) result += section
      position += 1
    }
    if (pass.isFirstPage) checkPresence()
    return result
  }

  /** The only section, whose units are the elements of the list. */
  fun <T : Any> readOnly(read: (SectionNode) -> T?): List<T> {
    present += PresentSection(0, list)
    val section = read(SectionNode(rules[0], list, true))
    if (pass.isFirstPage) checkPresence()
    return listOfNotNull(section)
  }

  /** The section of a list by its position. */
  private fun listed(node: ResponseNode, position: Int): SectionNode? {
    if (position >= rules.size) return node.fault(Rule.UNKNOWN_SECTION, "there are only ${rules.size} sections")
    if (node.elements == null) return node.mismatch("a list of units")
    var isEmpty = true
    node.forEachElement { isEmpty = false }
    if (isEmpty) return null
    present += PresentSection(position, node)
    return SectionNode(rules[position], node, true)
  }

  /** The section that an object names. */
  private fun named(node: ResponseNode): SectionNode? {
    if (!node.isObject()) return null
    val name = node.member(keys.section) ?: node.member(keys.sectionId)
      ?: return node.fault(Rule.MISSING_KEY, "the section has no `${keys.section}`")
    val text = name.value.string
    val place = if (text == null) -1 else rules.indexOfFirst { it.name == text }
    if (place < 0) return name.fault(Rule.UNKNOWN_SECTION, "there is no such section here")
    present += PresentSection(place, node)
    return SectionNode(rules[place], node, false)
  }

  private fun checkPresence() {
    val places = present.map { it.place }.toSet()
    for ((place, section) in rules.withIndex()) {
      if (place !in places && (isFixed || section.isEssential)) {
        list.fault(Rule.MISSING_SECTION, "there is no section `${section.name}`")
      }
    }
    if (!isFixed) return
    for ((earlier, later) in present.zip(present.drop(1))) {
      if (later.place >= earlier.place) continue
      val message = "`${rules[later.place].name}` is after `${rules[earlier.place].name}`"
      pass.fault(Rule.SECTION_ORDER, later.node, message, within = later.node)
    }
  }
}

// The response

/** What a response has beside its sections. */
internal class Envelope(private val root: ResponseNode) {
  private val keys: ResponseKeys get() = root.pass.rules.keys
  private val isObject = root.members != null

  val version: String = if (isObject) readVersion() else "1.0"
  val layoutId: String? = if (isObject) readLayoutId() else null
  val page: Long = if (isObject) readPage() else 0
  val hasNext: Boolean = if (isObject) required(keys.hasNext)?.boolean() ?: false else false
  val next: String? = readNext()
  val layout: JsonValue? = readLayout()
  val variants: JsonValue? = root.member(keys.variants)?.untyped()
  private var elements: List<UnrecognizedElement> = emptyList()

  /** The sections that were read before, and the keys, that this code does not know. */
  val unrecognized: Unrecognized
    get() {
      val known = setOf(
        keys.sdui, keys.screen, keys.layoutId, keys.layout, keys.variants, keys.page, keys.hasNext, keys.next,
        keys.topBar, keys.bottomBar, keys.sectionList
      )
      return Unrecognized(keys = root.membersBeside(known), elements = elements)
    }

  init {
    if (isObject) checkScreen()
    val hasFirstPage = root.member(keys.page) != null || root.pass.rules.serverForm?.hasFirstPage != false
    root.pass.isFirstPage = (hasFirstPage && page == 0L) || root.pass.rules.serverForm?.isOneSection == true
    if (!isObject && root.elements == null) root.mismatch("an object or a list of lists of units")
  }

  private fun required(key: String): ResponseNode? {
    val node = root.member(key)
    if (node != null || root.pass.rules.serverForm?.requires(key) == false) return node
    return root.fault(Rule.MISSING_KEY, "the response has no `$key`")
  }

  private fun readVersion(): String {
    val node = required(keys.sdui) ?: return "1.0"
    val text = node.value.string
    if (text != null && TextSyntax.isVersion(text)) return text
    node.fault(Rule.CONSTRAINT, "this is no version 1.x of the format")
    return "1.0"
  }

  private fun checkScreen() {
    val node = required(keys.screen) ?: return
    val screen = root.pass.rules.screen
    if (node.value.string != screen) node.fault(Rule.OTHER_SCREEN, "this is not the screen `$screen`")
  }

  private fun readLayoutId(): String? {
    val node = required(keys.layoutId) ?: return null
    val text = node.value.string
    if (text != null && TextSyntax.isDigest(text)) return text
    return node.fault(Rule.CONSTRAINT, "this is not 64 hexadecimal digits in small letters")
  }

  private fun readPage(): Long {
    val node = required(keys.page) ?: return 0
    val page = node.value.number?.let { WholeNumber.within53(it) }
    if (page != null && page >= 0) return page
    node.mismatch("a whole number from 0")
    return 0
  }

  private fun readNext(): String? {
    val node = root.member(keys.next)
    val isMissing = node == null || node.value.isNull
    if (node != null && !isMissing && node.value.string == null) node.mismatch("a text or `null`")
    if (isMissing && hasNext && root.pass.rules.needsCursor) {
      (node ?: root).fault(Rule.MISSING_KEY, "there is another page, and no `${keys.next}` by which to ask for it")
    }
    return node?.value?.string
  }

  private fun readLayout(): JsonValue? {
    val node = root.member(keys.layout) ?: return null
    return if (node.isObject()) node.untyped() else null
  }

  /** The bar at the top, if the response has one. */
  fun <T : Any> topBar(read: (UnitNode) -> List<T>): T? = bar(keys.topBar, read)

  /** The bar at the bottom, if the response has one. */
  fun <T : Any> bottomBar(read: (UnitNode) -> List<T>): T? = bar(keys.bottomBar, read)

  /** The bar at the top, which is always of one component. */
  fun <T : Any> topBar(component: UnitType<T>): T? = topBar { it.readOnly(component) }

  /** The bar at the bottom, which is always of one component. */
  fun <T : Any> bottomBar(component: UnitType<T>): T? = bottomBar { it.readOnly(component) }

  private fun <T : Any> bar(key: String, read: (UnitNode) -> List<T>): T? {
    val node = root.member(key) ?: return null
    return root.pass.part(node) { UnitNode.of(node, null)?.let(read)?.firstOrNull() }
  }

  /** The sections of the screen. */
  fun <T : Any> sections(read: (SectionNode) -> T?): List<T> {
    val rules = root.pass.rules
    val list = (if (isObject) required(keys.sectionList) else root) ?: return emptyList()
    if (list.elements == null) {
      if (isObject) list.mismatch("a list of sections")
      return emptyList()
    }
    val sections = SectionList(list, rules.sections, !isObject, rules.isFixed)
    val result = if (isListOfUnits()) sections.readOnly(read) else sections.read(read)
    elements = sections.unrecognized
    return result
  }

  /** Whether the response is the list of units of the only section. */
  private fun isListOfUnits(): Boolean {
    val sections = root.pass.rules.sections
    if (isObject || sections.size != 1 || sections[0].sections.isNotEmpty()) return false
    var first: ResponseNode? = null
    root.forEachElement { if (first == null) first = it }
    return first?.members != null
  }
}

// Texts

/** How texts are written that are more than any text. */
internal object TextSyntax {
  /** Whether a text is an absolute URL of at most 2,048 code points without blanks and control characters. */
  fun isUrl(text: String): Boolean {
    val scheme = text.indexOf(':')
    if (scheme < 1 || codePointCount(text) > 2048) return false
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

  /** A colour with two digits for each part, of one that may have a single one. */
  fun longColor(text: String): String =
    if (text.startsWith("#") && (text.length == 4 || text.length == 5)) "#" + text.drop(1).map { "$it$it" }.joinToString("")
    else text

  /** `1.` and a number without superfluous zeros. */
  fun isVersion(text: String): Boolean {
    if (!text.startsWith("1.")) return false
    val minor = text.substring(2)
    return minor != "" && minor.all { it in '0'..'9' } && (minor.length == 1 || minor[0] != '0')
  }

  fun isDigest(text: String): Boolean = text.length == 64 && text.all { it in '0'..'9' || it in 'a'..'f' }

  /** The number of code points. Two characters are one if they are a surrogate pair. */
  fun codePointCount(text: String): Int {
    var count = text.length
    for (index in 1 until text.length) {
      if (text[index].isLowSurrogate() && text[index - 1].isHighSurrogate()) count -= 1
    }
    return count
  }
}

// Numbers

/** The numbers between two bounds, which are decimals or fractions: `"0.5"`, `"1/3"`. */
internal class DecimalRange(private val min: String? = null, private val max: String? = null) {
  private val least: Fraction? = min?.let { Fraction.parse(it) }
  private val greatest: Fraction? = max?.let { Fraction.parse(it) }

  operator fun contains(number: Decimal): Boolean =
    (least == null || number.value >= least) && (greatest == null || number.value <= greatest)

  override fun toString(): String = "${min ?: ""}...${max ?: ""}"

  companion object {
    val ALL = DecimalRange()
  }
}

/** A fraction in lowest terms, whose denominator is above 0. */
internal data class Fraction(val numerator: Long, val denominator: Long) : Comparable<Fraction> {
  /** The greatest whole number that is not above the fraction. */
  private val floor: Long get() = numerator / denominator - (if (numerator % denominator < 0) 1 else 0)

  /** Compares whole numbers and then, upside down, what is left of the fractions: products may exceed 64 bits. */
  override fun compareTo(other: Fraction): Int {
    if (floor != other.floor) return floor.compareTo(other.floor)
    val rest = numerator - floor * denominator
    val otherRest = other.numerator - other.floor * other.denominator
    if (rest == 0L || otherRest == 0L) return rest.compareTo(otherRest)
    return Fraction(other.denominator, otherRest).compareTo(Fraction(denominator, rest))
  }

  companion object {
    /** Reads a decimal or a fraction. */
    fun parse(text: String): Fraction =
      if ('/' !in text) Decimal.parse(text).value
      else Fraction(text.substringBefore('/').toLong(), text.substringAfter('/').toLong())

    /** A whole number over a power of ten; `null` if the denominator then has more than 64 bits. */
    fun of(significand: Long, places: Int): Fraction? {
      var numerator = significand
      var denominator = 1L
      for (factor in listOf(2L, 5L)) {
        repeat(places) {
          if (numerator % factor == 0L) {
            numerator /= factor
          } else {
            if (denominator > Long.MAX_VALUE / factor) return null
            denominator *= factor
          }
        }
      }
      return Fraction(numerator, denominator)
    }
  }
}

/** Whole numbers as JSON has them, however they are written. */
internal object WholeNumber {
  /** The number; `null` for any that is not within ±2⁵³. */
  fun within53(text: String): Long? =
    within64(text)?.takeIf { it >= -9007199254740992L && it <= 9007199254740992L }

  /** The number; `null` for any that has a fraction or more than 64 bits. */
  fun within64(text: String): Long? {
    if (text.length <= 15 && text.all { it in '0'..'9' }) return text.toLongOrNull()
    return Decimal.ofNumber(text)?.value?.takeIf { it.denominator == 1L }?.numerator
  }
}

// Writing

/** Writes JSON with the keys of a screen. */
internal class JsonWriter(private val keys: ResponseKeys) {
  private val text = StringBuilder()
  private var needsComma = false
  private var nextName: Pair<String, String>? = null

  override fun toString(): String = text.toString()

  fun beginObject() = open('{')

  fun endObject() = close('}')

  fun beginArray() = open('[')

  fun endArray() = close(']')

  private fun open(bracket: Char) {
    separate()
    text.append(bracket)
    needsComma = false
    val (key, name) = nextName ?: return
    nextName = null
    member(key, name)
  }

  /** A case with the fields of its data, which follow as an object, beside its name. */
  fun beside(key: String, name: String) {
    nextName = Pair(key, name)
  }

  private fun close(bracket: Char) {
    text.append(bracket)
    needsComma = true
  }

  private fun separate() {
    if (needsComma) text.append(',')
    needsComma = true
  }

  private fun raw(value: String) {
    separate()
    text.append(value)
  }

  fun nothing() = raw("null")

  fun boolean(value: Boolean) = raw(value.toString())

  fun integer(value: Long) = raw(value.toString())

  /** A decimal as a number. */
  fun number(value: Decimal) = raw(value.toString())

  /** An identity as a number. */
  fun digits(value: String) = raw(value)

  /** A decimal in a text. */
  fun decimal(value: Decimal) = text(value.toString())

  /** A point in time as the seconds since 1970. */
  fun seconds(value: DateTime) {
    val isBefore = value.epochSeconds < 0 && value.nanosecondsOfSecond > 0
    val seconds = if (isBefore) -1 - value.epochSeconds else value.epochSeconds
    val nanoseconds = if (isBefore) 1_000_000_000 - value.nanosecondsOfSecond else value.nanosecondsOfSecond
    val fraction = nanoseconds.toString().padStart(9, '0').trimEnd('0')
    raw((if (isBefore) "-" else "") + seconds + (if (fraction == "") "" else ".$fraction"))
  }

  /** A point in time as the milliseconds since 1970. */
  fun milliseconds(value: DateTime) = integer(value.epochSeconds * 1_000 + value.nanosecondsOfSecond / 1_000_000)

  /** A point in time as it was sent, or in universal time if it was sent as a number. */
  fun date(value: DateTime) = text(if (DateTime.parseOrNull(value.text) == null) value.toUniversalText() else value.text)

  fun localDate(value: CalendarDate) = text(if (value.text.length > 10) value.text else value.text + "T00:00:00")

  fun day(value: CalendarDate) = text(value.text.take(10))

  /** A date in universal time, in a pattern with an offset. */
  fun date(value: DateTime, pattern: String) {
    // An offset may move a date out of the years that have four digits.
    val seconds = value.epochSeconds.coerceIn(-62_135_596_800, 253_402_300_799)
    val date = if (seconds == value.epochSeconds) value else DateTime.ofMilliseconds(seconds * 1_000)
    text(DatePattern(pattern).text(date.toUniversalText()))
  }

  /** A date and time in a pattern without offset. */
  fun localDate(value: CalendarDate, pattern: String) = text(DatePattern(pattern).text(value.text))

  /** A day in a pattern. */
  fun day(value: CalendarDate, pattern: String) = text(DatePattern(pattern).text(value.text))

  fun text(value: String) {
    separate()
    quote(value)
  }

  inline fun <T> list(values: List<T>, write: (T) -> Unit) {
    beginArray()
    for (value in values) write(value)
    endArray()
  }

  /** An object with free keys, in the order of the map. */
  inline fun <T> map(values: Map<String, T>, write: (T) -> Unit) {
    beginObject()
    for ((key, value) in values) {
      key(key)
      write(value)
    }
    endObject()
  }

  /** A list with the elements that this code does not know, at their places, or at the end if there are fewer elements now. */
  inline fun <T> list(values: List<T>, unrecognized: Unrecognized, write: (T) -> Unit) {
    beginArray()
    val elements = unrecognized.elements
    var kept = 0
    for ((index, value) in values.withIndex()) {
      while (kept < elements.size && elements[kept].position <= index + kept) untyped(elements[kept++].json)
      write(value)
    }
    while (kept < elements.size) untyped(elements[kept++].json)
    endArray()
  }

  /** The keys of an object that this code does not know. */
  fun unrecognized(unrecognized: Unrecognized) {
    for ((key, value) in unrecognized.keys) member(key, value) { untyped(it) }
  }

  /** The key of a member, whose value follows. */
  fun key(key: String) {
    separate()
    quote(key)
    text.append(':')
    needsComma = false
  }

  /** A member, unless its value is `null`. */
  inline fun <T : Any> member(key: String, value: T?, write: (T) -> Unit) {
    if (value == null) return
    key(key)
    write(value)
  }

  /** A member, also if its value is `null`. */
  inline fun <T : Any> nullableMember(key: String, value: T?, write: (T) -> Unit) {
    key(key)
    if (value == null) nothing() else write(value)
  }

  fun member(key: String, value: String?) = member(key, value) { text(it) }

  fun member(key: String, value: Long?) = member(key, value) { integer(it) }

  fun member(key: String, value: Boolean?) = member(key, value) { boolean(it) }

  /** A unit, whose data follow from a function. */
  inline fun unit(component: UnitType<*>, write: () -> Unit) {
    beginUnit(component.type)
    write()
    endObject()
  }

  /** A unit, whose data follow from a function, with the keys that this code does not know. */
  inline fun unit(component: UnitType<*>, unrecognized: Unrecognized, write: () -> Unit) {
    beginUnit(component.type)
    write()
    for ((key, value) in unrecognized.keysOfUnit) member(key, value) { untyped(it) }
    endObject()
  }

  fun beginUnit(type: String) {
    beginObject()
    member(keys.unitType, type)
    key(keys.data)
  }

  /** An action, whose fields follow. */
  fun beginAction(type: String) {
    beginObject()
    member("type", type)
    key("payload")
    beginObject()
  }

  fun endAction() {
    endObject()
    endObject()
  }

  /** A value as it was sent, or an empty object. */
  fun untypedObject(value: JsonValue?) {
    if (value != null) return untyped(value)
    beginObject()
    endObject()
  }

  /** A value as it was sent. */
  fun untyped(value: JsonValue) {
    val boolean = value.boolean
    val number = value.number
    val string = value.string
    val elements = value.elements
    val members = value.members
    when {
      boolean != null -> boolean(boolean)
      number != null -> raw(number)
      string != null -> text(string)
      elements != null -> list(elements) { untyped(it) }
      members != null -> map(members) { untyped(it) }
      else -> nothing()
    }
  }

  private fun quote(value: String) = appendQuoted(value, text)

  companion object {
    /** Writes a text with its quotation marks and escapes. */
    fun appendQuoted(value: String, text: StringBuilder) {
      text.append('"')
      for (character in value) {
        when {
          character == '"' || character == '\\' -> text.append('\\').append(character)
          character < ' ' -> text.append("\\u").append((character - '\u0000').toString(16).padStart(4, '0'))
          else -> text.append(character)
        }
      }
      text.append('"')
    }
  }
}

// Changes

/**
 * The place of a unit in a response.
 *
 * @property section the index of its section in the response
 * @property unit the index of the unit in its section
 * @property inner the index of its section in the stack; `null` if it is in none
 */
data class UnitPlace(val section: Int, val unit: Int, val inner: Int? = null)

/**
 * The units, headers and footers of a response of which an earlier response had other data.
 *
 * @property units the places of the units
 * @property headers the indices of the sections whose headers have changed
 * @property footers the indices of the sections whose footers have changed
 */
data class ResponseChanges(val units: List<UnitPlace>, val headers: List<Int>, val footers: List<Int>)

/** A component with an identity. */
interface IdentifiedUnit {
  /** What distinguishes the unit from others of its component. */
  val unitIdentity: Any
}

/** A section as changes compare it. Units without identities have their places. */
internal class ComparedSection(
  val name: String,
  val sectionId: String?,
  val header: Any?,
  val footer: Any?,
  units: List<Any>,
  val sections: List<ComparedSection> = emptyList(),
  identifiesUnits: Boolean = true
) {
  val units: List<Pair<Any, Any>> = units.mapIndexed { index, unit ->
    val identity = if (identifiesUnits && unit is IdentifiedUnit) unit.unitIdentity else index
    Pair(Pair(unit::class, identity), unit)
  }
}

/** Compares the sections of two responses. Those without a `sectionId` are numbered by their names. */
internal fun changesBetween(earlier: List<ComparedSection>, later: List<ComparedSection>): ResponseChanges {
  val known = HashMap<Any, ComparedSection>()
  forEachSection(earlier) { identity, section, _, _ -> known[identity] = section }
  val units = mutableListOf<UnitPlace>()
  val headers = mutableListOf<Int>()
  val footers = mutableListOf<Int>()
  forEachSection(later) { identity, section, index, inner ->
    val before = known[identity]
    if (before != null) {
      if (isChanged(before.header, section.header)) headers.add(index)
      if (isChanged(before.footer, section.footer)) footers.add(index)
      val data = before.units.toMap()
      section.units.forEachIndexed { place, (id, unit) ->
        if (isChanged(data[id], unit)) units.add(UnitPlace(index, place, inner))
      }
    }
  }
  return ResponseChanges(units, headers, footers)
}

private fun isChanged(earlier: Any?, later: Any?): Boolean = earlier != null && later != null && earlier != later

private inline fun forEachSection(
  sections: List<ComparedSection>,
  body: (identity: Any, section: ComparedSection, index: Int, inner: Int?) -> Unit
) {
  val counts = HashMap<String, Int>()
  sections.forEachIndexed { index, section ->
    val count = counts[section.name] ?: 0
    if (section.sectionId == null) counts[section.name] = count + 1
    val identity = Pair(section.name, section.sectionId ?: count)
    body(identity, section, index, null)
    section.sections.forEachIndexed { inner, child -> body(Pair(identity, child.name), child, index, inner) }
  }
}
