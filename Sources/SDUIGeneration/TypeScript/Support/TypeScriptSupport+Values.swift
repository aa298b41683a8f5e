extension TypeScriptSupport {
  /// Codecs of values without names of the contract.
  static let values = #"""

    // MARK: Values

    /** Reads values of a type from JSON, and writes them. */
    export interface Codec<Value> {
      /** Reads a value that is not `null`; `undefined` if a fault leaves nothing to return. */
      read(node: JSONNode): Value | undefined;
      write(value: Value): unknown;
      /** Whether the codec reads `null` itself. Otherwise `null` is a fault. */
      readonly readsNull?: boolean;
      /** Whether the values are lists. */
      readonly isList?: boolean;
    }

    /** Bounds of a whole number, of the code points of a text or of the elements of a list, both included. */
    export interface Bounds {
      readonly min?: number;
      readonly max?: number;
    }

    /** Reads a value that may be `null` by mistake. */
    function readValue<Value>(codec: Codec<Value>, node: JSONNode): Value | undefined {
      if (node.json === null && codec.readsNull !== true) {
        return node.fault("response-null", "expected a value, found `null`");
      }
      return codec.read(node);
    }

    function isWithin(bounds: Bounds, value: number): boolean {
      return value >= (bounds.min ?? -Infinity) && value <= (bounds.max ?? Infinity);
    }

    function boundsPhrase(bounds: Bounds | DecimalBounds): string {
      const least = bounds.min === undefined ? "" : `at least ${bounds.min}`;
      const greatest = bounds.max === undefined ? "" : `at most ${bounds.max}`;
      return [least, greatest].filter((words) => words !== "").join(" and ");
    }

    /** A JSON value that is kept as it was sent. */
    function plain<Value>(noun: string, isValid: (json: unknown) => json is Value): Codec<Value> {
      return {
        read: (node) => (isValid(node.json) ? node.json : node.mismatch(noun)),
        write: (value) => value,
      };
    }

    const isString = (json: unknown): json is string => typeof json === "string";
    const isNumber = (json: unknown): json is number => typeof json === "number";

    /** Adds a rule to a type of which some values are not valid. */
    function constrained<Value>(codec: Codec<Value>, rule: string, isValid: (value: Value) => boolean): Codec<Value> {
      return {
        read: (node) => {
          const value = codec.read(node);
          if (value === undefined || isValid(value)) return value;
          return node.fault("response-constraint", `expected ${rule}, found ${phrase(node.json)}`);
        },
        write: (value) => codec.write(value),
      };
    }

    function codePointCount(text: string): number {
      let count = text.length;
      for (let index = 0; index + 1 < text.length; index += 1) {
        if ((text.codePointAt(index) ?? 0) > 0xffff) {
          count -= 1;
          index += 1;
        }
      }
      return count;
    }

    const anyText = plain("a text", isString);

    export function text(bounds: Bounds = {}): Codec<string> {
      if (bounds.min === undefined && bounds.max === undefined) return anyText;
      const rule = `a text whose number of characters is ${boundsPhrase(bounds)}`;
      return constrained(anyText, rule, (value) => isWithin(bounds, codePointCount(value)));
    }

    export const identity: Codec<string> = text({ min: 1, max: 2048 });

    /**
     * An identity that is sent as a number, or in a text as the same digits. `JSON.parse` rounds numbers beyond ±2^53,
     * so such an identity is a fault unless it is sent in a text.
     */
    export const numericIdentity: Codec<string> = {
      read: (node) => {
        const digits = digitsOf(node.json);
        if (digits !== undefined) return digits;
        if (!Number.isInteger(node.json)) return node.mismatch("a whole number");
        return node.mismatch("an identity within ±2^53, or its digits in a text, because `JSON.parse` has rounded it");
      },
      write: (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : value),
    };

    /** Returns the digits of an identity, unless they were lost. */
    function digitsOf(json: unknown): string | undefined {
      if (isString(json)) return json.length <= 2048 && /^(?:0|-?[1-9][0-9]*)$/.test(json) ? json : undefined;
      return Number.isSafeInteger(json) && !Object.is(json, -0) ? String(json) : undefined;
    }

    export const url: Codec<URLText> = constrained(
      anyText,
      "an absolute URL of at most 2048 characters without blanks",
      (value) => /^[A-Za-z][A-Za-z0-9+.-]*:[^\u0000-\u0020\u007f]*$/.test(value) && codePointCount(value) <= 2048
    );

    export const date: Codec<DateText> = constrained(anyText, "a date with time and offset (RFC 3339)", isDate);

    function isDate(text: string): boolean {
      const parts = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})[Tt](.+)$/.exec(text);
      const time = /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
      if (parts === null || !time.test(parts[4] ?? "")) return false;
      const [, year, month, day] = parts.map(Number);
      if (year === undefined || month === undefined || day === undefined) return false;
      const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
      const days = month === 2 ? (isLeapYear ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
      return day >= 1 && day <= days;
    }

    export const color = constrained(anyText, "a colour such as #RRGGBB", (value) =>
      /^#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$/.test(value)
    ) as Codec<ColorText>;

    export const boolean: Codec<boolean> = plain(
      "`true` or `false`",
      (json: unknown): json is boolean => typeof json === "boolean"
    );

    const anyInteger = plain(
      "a whole number",
      (json: unknown): json is number => Number.isInteger(json) && Math.abs(json as number) <= 2 ** 53
    );

    export function integer(bounds: Bounds = {}): Codec<number> {
      return constrained(anyInteger, `a number of ${boundsPhrase(bounds)}`, (value) => isWithin(bounds, value));
    }

    /** A decimal that is sent as a text. */
    export function decimal(bounds: DecimalBounds = {}): Codec<Decimal> {
      const isInRange = within(bounds);
      return {
        read: (node) => {
          const value = isString(node.json) ? decimalValue(node.json) : undefined;
          if (!isString(node.json) || value === undefined) return node.mismatch("a decimal in a text");
          if (isInRange(value)) return node.json;
          return node.fault("response-constraint", `expected ${boundsPhrase(bounds)}, found ${phrase(node.json)}`);
        },
        write: (value) => value,
      };
    }

    /** A decimal that is sent as a number. */
    export function number(bounds: DecimalBounds = {}): Codec<number> {
      const isInRange = within(bounds);
      return {
        read: (node) => {
          const value = isNumber(node.json) ? numberValue(node.json) : undefined;
          if (!isNumber(node.json) || value === undefined) return node.mismatch("a number of at most 64 bits");
          if (isInRange(value)) return node.json;
          return node.fault("response-constraint", `expected ${boundsPhrase(bounds)}, found ${phrase(node.json)}`);
        },
        write: (value) => value,
      };
    }

    export function list<Element>(element: Codec<Element>, bounds: Bounds = {}): Codec<readonly Element[]> {
      return {
        isList: true,
        read: (node) => {
          if (!node.isArray) return node.mismatch("a list");
          const elements = node.elements();
          if (!isWithin(bounds, elements.length)) {
            node.fault("response-constraint", `expected ${boundsPhrase(bounds)} elements, found ${elements.length}`);
          }
          const values: Element[] = [];
          for (const child of elements) {
            const value = readValue(element, child);
            if (value !== undefined) values.push(value);
          }
          return values;
        },
        write: (values) => values.map((value) => element.write(value)),
      };
    }

    /** A value or `null`, as an element of a list or the data of a case. */
    export function nullable<Value>(codec: Codec<Value>): Codec<Value | null> {
      return {
        readsNull: true,
        read: (node) => (node.json === null ? null : codec.read(node)),
        write: (value) => (value === null ? null : codec.write(value)),
      };
    }

    """#
}
