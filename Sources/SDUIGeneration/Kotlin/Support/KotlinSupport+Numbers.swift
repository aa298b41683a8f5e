extension KotlinSupport {
  /// Exact numbers.
  static let numbers = #"""
    // Numbers

    /** The numbers between two bounds, which are decimals or fractions: `"0.5"`, `"1/3"`. */
    internal class DecimalRange(private val min: String? = null, private val max: String? = null) {
      private val least: Fraction? = min?.let { Fraction(it) }
      private val greatest: Fraction? = max?.let { Fraction(it) }

      operator fun contains(number: BigDecimal): Boolean =
        (least == null || least.compare(number) >= 0) && (greatest == null || greatest.compare(number) <= 0)

      override fun toString(): String = "${min ?: ""}...${max ?: ""}"

      private class Fraction(text: String) {
        private val numerator = BigDecimal(text.substringBefore('/'))
        private val denominator = BigDecimal(text.substringAfter('/', "1"))

        /** Compares a number with the fraction. */
        fun compare(number: BigDecimal): Int = number.multiply(denominator).compareTo(numerator)
      }

      companion object {
        val ALL = DecimalRange()
      }
    }

    /** Exact numbers of 64 bits. */
    internal object ExactNumber {
      private val signed64 = BigInteger.valueOf(Long.MAX_VALUE)

      /** A decimal in a text; `null` for anything else, or beyond 64 bits. */
      fun decimal(text: String): BigDecimal? {
        val digits = text.removePrefix("-")
        val whole = digits.substringBefore('.')
        val places = digits.substringAfter('.', "0")
        if (whole == "" || places == "" || !(whole + places).all { it in '0'..'9' }) return null
        if (digits.length - whole.length > 19) return null
        val significand = digits.replace(".", "").trimStart('0')
        if (significand.length > 19) return null
        val number = BigDecimal(text)
        return if (number.unscaledValue().abs() <= signed64) number else null
      }

      /** The number that JSON has; `null` if it needs more than 64 bits above or below the line. */
      fun number(text: String): BigDecimal? {
        val parts = Scientific.of(text) ?: return null
        val significand = parts.significand
        val exponent = parts.exponent
        if (significand.signum() == 0) return BigDecimal.ZERO
        if (exponent > 18 || exponent < -63) return null
        if (exponent >= 0) {
          val number = significand.multiply(BigInteger.TEN.pow(exponent.toInt()))
          return if (number.abs() <= signed64) BigDecimal(number) else null
        }
        val denominator = BigInteger.TEN.pow(-exponent.toInt())
        if (denominator.divide(denominator.gcd(significand)) > signed64) return null
        return BigDecimal(significand, -exponent.toInt())
      }

      /** The whole number within ±2⁵³ that JSON has, however it is written; `null` for any other. */
      fun integer(text: String): Long? = whole(text)?.takeIf { it >= -9007199254740992L && it <= 9007199254740992L }

      /** The whole number of 64 bits that JSON has, however it is written; `null` for any other. */
      fun whole(text: String): Long? {
        if (text.length <= 15 && text.all { it in '0'..'9' }) return text.toLongOrNull()
        val number = number(text) ?: return null
        return if (number.scale() <= 0) number.toLong() else null
      }

      /** An integer without zeros at its end, and the power of ten by which it is multiplied. */
      private class Scientific(val significand: BigInteger, val exponent: Long) {
        companion object {
          /** `null` if the digits need more than 64 bits. */
          fun of(text: String): Scientific? {
            val mantissa = text.substringBefore('e').substringBefore('E')
            val digits = mantissa.removePrefix("-").replace(".", "")
            if (digits == "" || !digits.all { it in '0'..'9' }) return null
            val significant = digits.trimEnd('0').trimStart('0')
            if (significant == "") return Scientific(BigInteger.ZERO, 0)
            if (significant.length > 19) return null
            val zeros = digits.length - digits.trimEnd('0').length
            val places = mantissa.substringAfter('.', "").length
            val exponent = exponent(text.substring(mantissa.length).drop(1)) - places + zeros
            val significand = BigInteger(significant)
            if (significand > signed64) return null
            return Scientific(if (text[0] == '-') significand.negate() else significand, exponent)
          }

          /** A huge exponent stops growing at a value for which no number of digits can make up. */
          private fun exponent(text: String): Long {
            val digits = text.removePrefix("+").removePrefix("-").trimStart('0')
            if (digits == "") return 0
            val magnitude = if (digits.length > 12) 1_000_000_000_000L else digits.toLong()
            return if (text.startsWith("-")) -magnitude else magnitude
          }
        }
      }
    }
    """#
}
