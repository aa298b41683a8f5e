extension TypeScriptSupport {
  /// Exact numbers of 64 bits.
  static let numbers = #"""

    // MARK: Exact numbers

    /** A fraction with a positive denominator. */
    interface Fraction {
      readonly numerator: bigint;
      readonly denominator: bigint;
    }

    const largestInteger = (1n << 63n) - 1n;

    /** Returns the value of a decimal such as `-9.50`, or of a fraction such as `1/3`. */
    function fraction(text: string): Fraction {
      const [numerator = "0", denominator = "1"] = text.split("/");
      const [whole = "0", places = ""] = numerator.split(".");
      return { numerator: BigInt(whole + places), denominator: BigInt(denominator) * 10n ** BigInt(places.length) };
    }

    /** Returns the value of a text that is a decimal of at most 64 bits. */
    function decimalValue(text: string): Fraction | undefined {
      if (text.length > 2048 || !/^-?[0-9]+(?:\.[0-9]+)?$/.test(text)) return undefined;
      const value = fraction(text);
      const isInRange = value.denominator <= largestInteger && magnitude(value.numerator) <= largestInteger;
      return isInRange ? value : undefined;
    }

    /** Returns the exact value of a number as JavaScript prints it, if it is a fraction of numbers of 64 bits. */
    function numberValue(number: number): Fraction | undefined {
      if (Number.isSafeInteger(number)) return { numerator: BigInt(number), denominator: 1n };
      const [digits = "", exponent = "0"] = String(number).split("e");
      const value = decimalValue(digits);
      if (value === undefined) return undefined;
      const power = 10n ** BigInt(Math.abs(Number(exponent)));
      const numerator = Number(exponent) > 0 ? value.numerator * power : value.numerator;
      const denominator = Number(exponent) < 0 ? value.denominator * power : value.denominator;
      const divisor = greatestCommonDivisor(magnitude(numerator), denominator);
      // 2^63 is what `JSON.parse` makes of 2^63 - 1.
      const isInRange =
        magnitude(numerator) / divisor <= largestInteger + 1n && denominator / divisor <= largestInteger;
      return isInRange ? { numerator, denominator } : undefined;
    }

    function magnitude(value: bigint): bigint {
      return value < 0n ? -value : value;
    }

    function greatestCommonDivisor(left: bigint, right: bigint): bigint {
      return right === 0n ? (left === 0n ? 1n : left) : greatestCommonDivisor(right, left % right);
    }

    function isLess(left: Fraction, right: Fraction): boolean {
      return left.numerator * right.denominator < right.numerator * left.denominator;
    }

    /** Bounds of a decimal, both included, as exact decimals or fractions. */
    export interface DecimalBounds {
      readonly min?: string;
      readonly max?: string;
    }

    /** Returns a check of bounds. */
    function within(bounds: DecimalBounds): (value: Fraction) => boolean {
      const least = bounds.min === undefined ? undefined : fraction(bounds.min);
      const greatest = bounds.max === undefined ? undefined : fraction(bounds.max);
      return (value) =>
        !(least !== undefined && isLess(value, least)) && !(greatest !== undefined && isLess(greatest, value));
    }

    """#
}
