// Reads, checks and writes the responses of screens. This file is the same for every screen.

/** A rule that a response breaks, and where. */
export interface ResponseFault {
  /** The code of the rule. `sduic explain CODE` describes it. */
  readonly code: FaultCode;
  /** The JSON pointer (RFC 6901) of the value with the fault, or of the object that lacks something. */
  readonly pointer: string;
  /** What was expected, and what was found. */
  readonly message: string;
}

/** The codes of the rules that a response can break. */
export type FaultCode =
  | "response-constraint"
  | "response-duplicate-identity"
  | "response-duplicate-section"
  | "response-item-count"
  | "response-missing-field"
  | "response-missing-key"
  | "response-missing-section"
  | "response-null"
  | "response-other-screen"
  | "response-section-order"
  | "response-server-value"
  | "response-syntax"
  | "response-type"
  | "response-unaccepted-unit"
  | "response-undeclared-part"
  | "response-unknown-action"
  | "response-unknown-case"
  | "response-unknown-section"
  | "response-unknown-unit";

/** A response as a client shows it, and everything in it that breaks the contract. */
export interface Reading<Response> {
  /** The response without the parts that have faults; `null` if nothing of it may be shown. */
  readonly response: Response | null;
  /** The faults of the response, and those that follow from leaving parts out. */
  readonly faults: readonly ResponseFault[];
}

/** An exact decimal: an optional minus sign and digits, with a point between them if there is a fraction. */
export type Decimal = string;
/** An absolute URL. */
export type URLText = string;
/** A point in time: RFC 3339 with offset, such as `2026-01-31T09:00:00Z`. */
export type DateText = string;
/** A date and time without offset, such as `2026-01-31T09:00:00`. The app knows its zone. */
export type LocalDateText = string;
/** A day of the calendar: `2026-01-31`. */
export type DayText = string;
/** A colour: `#RRGGBB` or `#RRGGBBAA`. */
export type ColorText = `#${string}`;

/** An image by reference. */
export interface ImageReference {
  readonly url: URLText;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** What the image shows, for people who cannot see it. */
  readonly alt?: string;
}

/** A case of an open enumeration that was added after this code was generated. */
export interface UnknownCase {
  readonly $type: "$unknown";
  /** The name of the case in the response. */
  readonly name: string;
  /** The data of the case in the response, if it has any. */
  readonly payload?: unknown;
}

/**
 * What a response has that this code does not know, where the screen says `unknown: keep`. It is written again. It is no part of
 * a value, so that a change of it is none.
 */
export interface Unrecognized {
  /** Tells it from a member of a map with the key `unrecognized`. */
  readonly $type: "$unrecognized";
  /** The values of keys of the object. */
  readonly keys?: JSONObject;
  /** The values of keys beside the data of the unit. */
  readonly keysOfUnit?: JSONObject;
  /** The units or sections, with their positions in the list as it is written. */
  readonly elements?: readonly { readonly position: number; readonly json: unknown }[];
}

/** Opens or collapses the section in which the event happens. */
export interface ToggleSection {
  readonly $type: "toggleSection";
}

/** A value that belongs to one alternative of a union. */
export interface Tagged {
  readonly $type: string;
}

/** A JSON object that is ready for `JSON.stringify`. */
export type JSONObject = { readonly [key: string]: unknown };

/** Space between the lines and between the items of a section, in points. */
export interface Spacing {
  readonly lines: number;
  readonly items: number;
}

/** Space between the sides of a section and its content, in points. */
export interface Insets {
  readonly top: number;
  readonly leading: number;
  readonly bottom: number;
  readonly trailing: number;
}

/** What the builder of a type takes: its properties, of which those with a default may be left out. */
export type Fields<Type, Defaulted extends keyof Type = never> = Given<Type, "$type", Defaulted>;

/** What the builder of a section takes. */
export type SectionFields<Type extends AnySection, Defaulted extends keyof Type = never> = Given<
  Type,
  "section",
  Defaulted | ("isFailed" & keyof Type)
>;

/** What the builder of a response takes. */
export type ResponseFields<Type extends ResponseEnvelope, Defaulted extends keyof Type = never> = Given<
  Type,
  "layoutId",
  Defaulted | "page" | "hasNext"
> & { readonly layoutId: string };

/** The properties of a type without some, of which others may be left out. */
type Given<Type, Without, Optional extends keyof Type> = Omit<
  Type,
  (Without & keyof Type) | OptionalKey<Type> | Optional
> & {
  readonly [Key in Exclude<OptionalKey<Type> | Optional, Without>]?: Type[Key] | undefined;
};

/** The properties of a type that may be missing. */
type OptionalKey<Type> = { [Key in keyof Type]-?: {} extends Pick<Type, Key> ? Key : never }[keyof Type];

/** Whether a value is a case of an open enumeration that this code does not know. */
export function isUnknownCase(value: string | Tagged): value is UnknownCase {
  return typeof value === "object" && value.$type === "$unknown";
}

// MARK: Nodes and faults

/** A value of a response with its place. */
export class JSONNode {
  readonly json: unknown;
  private readonly parent: JSONNode | undefined;
  private readonly key: string | number;
  private readonly pass: ReadingPass;
  /** Whether clients can do without this value: a section, unit, header, footer or bar. */
  private isPart = false;
  /** Whether this is the value of a field that counts as missing if it is invalid, whatever the screen says. */
  isOptionalValue = false;

  constructor(json: unknown, pass: ReadingPass, parent?: JSONNode, key: string | number = "") {
    this.json = json;
    this.pass = pass;
    this.parent = parent;
    this.key = key;
  }

  /** The names that the screen gives to keys of the format. */
  get keys(): ResponseKeys {
    return this.pass.keys;
  }

  get isObject(): boolean {
    return isObject(this.json);
  }

  get isArray(): boolean {
    return Array.isArray(this.json);
  }

  get pointer(): string {
    if (this.parent === undefined) return "";
    return `${this.parent.pointer}/${String(this.key).replace(/~/g, "~0").replace(/\//g, "~1")}`;
  }

  /** The innermost part of the response in which the value is. */
  get part(): JSONNode | undefined {
    return this.isPart ? this : this.parent?.part;
  }

  /** The value of a key of an object. */
  member(key: string): JSONNode | undefined {
    const object = this.json;
    if (!isObject(object) || !hasOwn(object, key)) return undefined;
    const value = object[key];
    return value === undefined ? undefined : new JSONNode(value, this.pass, this, key);
  }

  /** The value of a key that is a part of the response, unless it was dropped. */
  memberPart(key: string): JSONNode | undefined {
    const member = this.member(key);
    return member === undefined || this.pass.isDropped(member) ? undefined : member.asPart();
  }

  /** The value as one that counts as missing if it is invalid; `undefined` if it was. */
  asOptionalValue(): this | undefined {
    if (this.pass.isDropped(this)) return undefined;
    this.isOptionalValue = true;
    return this.asPart();
  }

  /** The elements of a list. */
  elements(): JSONNode[] {
    const list: readonly unknown[] = Array.isArray(this.json) ? this.json : [];
    return Array.from(list, (element, index) => new JSONNode(element, this.pass, this, index));
  }

  /** The members of an object with their keys. */
  members(): [string, JSONNode][] {
    const members = Object.entries(isObject(this.json) ? this.json : {}).filter(([, value]) => value !== undefined);
    return members.map(([key, value]) => [key, new JSONNode(value, this.pass, this, key)]);
  }

  /** The members with other keys than some, where they are kept. */
  membersBeside(known: () => readonly string[]): JSONObject | undefined {
    if (!this.pass.keepsUnknown || !isObject(this.json)) return undefined;
    const keys = known();
    const others = Object.entries(this.json).filter(([key, value]) => value !== undefined && !keys.includes(key));
    return others.length === 0 ? undefined : Object.fromEntries(others);
  }

  /** Whether the value was dropped, but is kept as it was sent, since this code does not know it. */
  get isUnrecognized(): boolean {
    return this.pass.isUnrecognized(this);
  }

  get isDropped(): boolean {
    return this.pass.isDropped(this);
  }

  /** The elements of a list without those that were dropped. */
  keptElements(): JSONNode[] {
    return this.elements().filter((element) => !this.pass.isDropped(element));
  }

  asPart(): this {
    this.isPart = true;
    return this;
  }

  fault(code: FaultCode, message: string): undefined {
    this.pass.faults.push({ node: this, code, message });
    return undefined;
  }

  /** Adds the fault that the value is of another type. */
  mismatch(expected: string): undefined {
    return this.fault("response-type", `expected ${expected}, found ${phrase(this.json)}`);
  }

  /** Adds the fault that the object lacks a key of the format. */
  missing(key: string): undefined {
    return this.fault("response-missing-key", `\`${key}\` is missing`);
  }
}

/** One walk over a response, without the parts that were dropped before. */
class ReadingPass {
  readonly keys: ResponseKeys;
  /** Whether what this code does not know is kept. */
  readonly keepsUnknown: boolean;
  readonly faults: { node: JSONNode; code: FaultCode; message: string }[] = [];
  private readonly dropped: ReadonlySet<string>;
  private readonly unrecognized: ReadonlySet<string>;

  constructor(form: ScreenForm, dropped: ReadonlySet<string>, unrecognized: ReadonlySet<string>) {
    this.keys = form.keys;
    this.keepsUnknown = form.keepsUnknown === true;
    this.dropped = dropped;
    this.unrecognized = unrecognized;
  }

  isUnrecognized(node: JSONNode): boolean {
    return this.unrecognized.size > 0 && this.unrecognized.has(node.pointer);
  }

  isDropped(node: JSONNode): boolean {
    return this.dropped.size > 0 && this.dropped.has(node.pointer);
  }
}

function isObject(json: unknown): json is JSONObject {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

function hasOwn(object: object, key: string): boolean {
  return Object.prototype.hasOwnProperty.call(object, key);
}

function phrase(json: unknown): string {
  if (json === null) return "`null`";
  if (Array.isArray(json)) return "a list";
  switch (typeof json) {
    case "string":
      return json.length > 40 ? `the text "${json.slice(0, 40)}…"` : `the text "${json}"`;
    case "number":
      return `the number ${json}`;
    case "boolean":
      return `\`${json}\``;
    default:
      return "an object";
  }
}

/** Whether arrays and objects are nested deeper than the compiler accepts. */
function isTooDeep(json: unknown): boolean {
  const open: { value: object; depth: number }[] = [];
  const visit = (value: unknown, depth: number) => {
    if (typeof value === "object" && value !== null) open.push({ value, depth });
  };
  visit(json, 1);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.depth > 128) return true;
    const values: readonly unknown[] = Array.isArray(next.value) ? next.value : Object.values(next.value);
    for (const value of values) visit(value, next.depth + 1);
  }
  return false;
}

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

/** Bounds of a whole number, of the code points of a text or of the elements of a list or map, both included. */
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
export function digitsOf(json: unknown): string | undefined {
  if (isString(json)) return json.length <= 2048 && /^(?:0|-?[1-9][0-9]*)$/.test(json) ? json : undefined;
  return Number.isSafeInteger(json) && !Object.is(json, -0) ? String(json) : undefined;
}

export const url: Codec<URLText> = constrained(
  anyText,
  "an absolute URL of at most 2048 characters without blanks",
  (value) => /^[A-Za-z][A-Za-z0-9+.-]*:[^\u0000-\u0020\u007f]*$/.test(value) && codePointCount(value) <= 2048
);

/** An absolute URL with one of some schemes, in lower case. */
export function urlWithScheme(schemes: readonly string[]): Codec<URLText> {
  const isKnown = (value: string) => schemes.includes(value.slice(0, value.indexOf(":")).toLowerCase());
  return constrained(url, `a URL whose scheme is one of ${schemes.join(", ")}`, isKnown);
}

export const date: Codec<DateText> = constrained(anyText, "a date with time and offset (RFC 3339)", isDate);

export const localDate: Codec<LocalDateText> = constrained(
  anyText,
  "a date and time without offset",
  (text) => isDay(text.slice(0, 10)) && /^[Tt ]$/.test(text.charAt(10)) && timeOfDay.exec(text.slice(11))?.[1] === ""
);

export const day: Codec<DayText> = constrained(anyText, "a day of the calendar, such as 2026-01-31", isDay);

/** A time of day, and what follows it. */
const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(.*)$/s;

function isDate(text: string): boolean {
  const offset = timeOfDay.exec(text.slice(11))?.[1] ?? "";
  return (
    isDay(text.slice(0, 10)) &&
    /^[Tt]$/.test(text.charAt(10)) &&
    /^(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/.test(offset)
  );
}

function isDay(text: string): boolean {
  const parts = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})$/.exec(text);
  if (parts === null) return false;
  const [, year, month, day] = parts.map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (isLeapYear ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return day >= 1 && day <= days;
}

/** A date in a pattern of Unicode Technical Standard 35, which `sduic` has checked: `dd.MM.yyyy HH:mm`. */
export function patternDate(pattern: string): Codec<string> {
  const parts = pattern.match(/''|'(?:[^']|'')*'|([A-Za-z])\1*|[^A-Za-z']+/g) ?? [];
  const form = new RegExp(`^${parts.map(formOfPart).join("")}$`);
  return constrained(anyText, `a date in the pattern ${pattern}`, (text) => {
    const { y = "", M = "", d = "" } = form.exec(text)?.groups ?? {};
    const month = /^\d/.test(M) ? M : String(monthNames.findIndex((name) => name.startsWith(M)) + 1);
    return y !== "" && isDay(`${y}-${month.padStart(2, "0")}-${d.padStart(2, "0")}`);
  });
}

const monthNames = "January February March April May June July August September October November December".split(" ");
const weekdayNames = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** The regular expressions of the parts of dates, by their letters. */
const formsOfParts: { readonly [part: string]: string } = {
  yyyy: "(?<y>\\d{4})", MM: "(?<M>\\d{2})", M: "(?<M>[1-9]\\d?)", dd: "(?<d>\\d{2})", d: "(?<d>[1-9]\\d?)",
  MMM: `(?<M>${monthNames.map((name) => name.slice(0, 3)).join("|")})`, MMMM: `(?<M>${monthNames.join("|")})`,
  EEE: `(?:${weekdayNames.map((name) => name.slice(0, 3)).join("|")})`, EEEE: `(?:${weekdayNames.join("|")})`,
  HH: "(?:[01]\\d|2[0-3])", H: "(?:1\\d|2[0-3]|\\d)", hh: "(?:0[1-9]|1[0-2])", h: "(?:1[0-2]|[1-9])",
  a: "[AaPp][Mm]", mm: "[0-5]\\d", ss: "(?:[0-5]\\d|60)", z: "(?:GMT|UTC)",
  xxx: "[+-](?:[01]\\d|2[0-3]):[0-5]\\d", XXX: "(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)",
  xx: "[+-](?:[01]\\d|2[0-3])[0-5]\\d", Z: "[+-](?:[01]\\d|2[0-3])[0-5]\\d",
  XX: "(?:Z|[+-](?:[01]\\d|2[0-3])[0-5]\\d)",
};

function formOfPart(part: string): string {
  if (/^S/.test(part)) return `\\d{${part.length}}`;
  const text = part === "''" ? "'" : part.replace(/^'|'$/g, "").replace(/''/g, "'");
  return formsOfParts[part] ?? text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

export const color = constrained(anyText, "a colour such as #RRGGBB", (value) =>
  /^#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$/.test(value)
) as Codec<ColorText>;

/** A colour that may be sent in short, and is read and written with two digits for each part. */
export const shortColor: Codec<ColorText> = {
  read: (node) => {
    if (!isString(node.json) || !/^#[0-9A-Fa-f]{3,4}$/.test(node.json)) return color.read(node);
    return node.json.replace(/[0-9A-Fa-f]/g, "$&$&") as ColorText;
  },
  write: (value) => value,
};

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

/** A decimal that is sent as a number or as a text, and written as a text. */
export function anyDecimal(bounds: DecimalBounds = {}): Codec<Decimal> {
  const text = decimal(bounds);
  const sentAsNumber = number(bounds);
  return {
    read: (node) => {
      if (!isNumber(node.json)) return text.read(node);
      const value = sentAsNumber.read(node);
      return value === undefined ? undefined : digitsWithoutExponent(value);
    },
    write: (value) => value,
  };
}

/** The digits of a number, as decimals are written. */
function digitsWithoutExponent(value: number): Decimal {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  const point = whole.length + Number(exponent);
  const digits = (whole + fraction).padStart(whole.length + fraction.length + Math.max(0, 1 - point), "0");
  const shifted = Math.max(1, point);
  const rest = digits.slice(shifted);
  return sign + digits.slice(0, shifted).padEnd(shifted, "0") + (rest === "" ? "" : "." + rest);
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

function checkCount(node: JSONNode, bounds: Bounds, count: number, noun: string): void {
  if (isWithin(bounds, count)) return;
  node.fault("response-constraint", `expected ${boundsPhrase(bounds)} ${noun}, found ${count}`);
}

export function list<Element>(element: Codec<Element>, bounds: Bounds = {}): Codec<readonly Element[]> {
  return {
    isList: true,
    read: (node) => {
      if (!node.isArray) return node.mismatch("a list");
      const elements = node.elements();
      checkCount(node, bounds, elements.length, "elements");
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

/** A list, or one value in place of a list of it. */
export function oneOrList<Element>(element: Codec<Element>, bounds: Bounds = {}): Codec<readonly Element[]> {
  const several = list(element, bounds);
  return {
    ...several,
    read: (node) => {
      if (node.isArray) return several.read(node);
      checkCount(node, bounds, 1, "elements");
      const value = readValue(element, node);
      return value === undefined ? [] : [value];
    },
  };
}

/** An object with free keys. */
export function map<Element>(
  element: Codec<Element>,
  bounds: Bounds = {}
): Codec<{ readonly [key: string]: Element }> {
  return {
    read: (node) => {
      if (!node.isObject) return node.mismatch("an object");
      const members = node.members();
      checkCount(node, bounds, members.length, "members");
      const values: [string, Element][] = [];
      for (const [key, child] of members) {
        const value = readValue(element, child);
        if (value !== undefined) values.push([key, value]);
      }
      return Object.fromEntries(values);
    },
    write: (values) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, element.write(value)])),
  };
}

/** A value or `null`, as an element of a list or map or the data of a case. */
export function nullable<Value>(codec: Codec<Value>): Codec<Value | null> {
  return {
    readsNull: true,
    read: (node) => (node.json === null ? null : codec.read(node)),
    write: (value) => (value === null ? null : codec.write(value)),
  };
}

// MARK: Enumerations

/** The cases of an enumeration: the name in code and the name in responses. */
export type Cases<Name> = readonly (readonly [Name, string])[];

/** An enumeration without data. */
export function enumeration<Value extends string>(cases: Cases<Value>): Codec<Value> {
  const byWire = new Map(cases.map(([name, wire]) => [wire, name]));
  const wires = new Map<string, string>(cases);
  return {
    read: (node) => {
      if (!isString(node.json)) return node.mismatch("the name of a case");
      const name = byWire.get(node.json);
      return name ?? node.fault("response-unknown-case", `${phrase(node.json)} is no case`);
    },
    write: (value) => wires.get(value),
  };
}

/** An enumeration without data, to which newer servers may add cases. */
export function openEnumeration<Value extends string>(cases: Cases<Value>): Codec<Value | UnknownCase> {
  const byWire = new Map(cases.map(([name, wire]) => [wire, name]));
  const wires = new Map<string, string>(cases);
  return {
    read: (node) => {
      if (!isString(node.json)) return node.mismatch("the name of a case");
      return byWire.get(node.json) ?? { $type: "$unknown", name: node.json };
    },
    write: (value) => (typeof value === "string" ? wires.get(value) : value.name),
  };
}

/** A case of an enumeration with data: its name in code, its name in responses, and its data if it has any. */
export type CaseWithData = readonly [name: string, wire: string, payload?: Codec<any>];

/**
 * The form of cases with data: the keys of the name and of the data. Without the key of the data, their fields are beside the
 * name. Without both, the name is the only key of an object, or a text that has no data.
 */
export interface CaseForm {
  readonly type?: string;
  readonly data?: string;
}

const standardForm: CaseForm = { type: "type", data: "payload" };

/** An enumeration of which some cases have data. */
export function choice<Value extends Tagged>(
  cases: () => readonly CaseWithData[],
  form: CaseForm = standardForm
): Codec<Value> {
  return choiceCodec(cases, false, form);
}

/** An enumeration of which some cases have data, and to which newer servers may add cases. */
export function openChoice<Value extends Tagged>(
  cases: () => readonly CaseWithData[],
  form: CaseForm = standardForm
): Codec<Value> {
  return choiceCodec(cases, true, form);
}

/** The name of a case, where a fault of it is, and its data. */
interface CaseParts {
  readonly name: string;
  readonly node: JSONNode;
  readonly data: JSONNode | undefined;
}

function caseParts(node: JSONNode, form: CaseForm): CaseParts | undefined {
  if (form.type === undefined && isString(node.json)) return { name: node.json, node, data: undefined };
  if (!node.isObject) return node.mismatch("a case with its data");
  if (form.type === undefined) {
    const [first, second] = node.members();
    if (second !== undefined) return node.mismatch("an object with one key");
    if (first === undefined) return node.fault("response-missing-field", "the case has no name");
    return { name: first[0], node: first[1], data: first[1] };
  }
  const type = node.member(form.type);
  if (type === undefined) return node.fault("response-missing-field", `the case has no \`${form.type}\``);
  if (!isString(type.json)) return type.mismatch("the name of a case");
  return { name: type.json, node: type, data: form.data === undefined ? node : node.member(form.data) };
}

/** The data of a case that is not known, as they were sent. */
function untypedData(node: JSONNode | undefined, form: CaseForm): unknown {
  if (node === undefined || form.data !== undefined || form.type === undefined) return node?.json;
  return Object.fromEntries(node.members().flatMap(([key, { json }]) => (key === form.type ? [] : [[key, json]])));
}

/** A case as it is sent. */
function sentCase(name: string | undefined, data: unknown, form: CaseForm): unknown {
  if (form.type === undefined) return { [name ?? ""]: data === undefined ? {} : data };
  if (form.data === undefined) return { ...(data as object | undefined), [form.type]: name };
  return data === undefined ? { [form.type]: name } : { [form.type]: name, [form.data]: data };
}

function choiceCodec<Value extends Tagged>(
  cases: () => readonly CaseWithData[],
  isOpen: boolean,
  form: CaseForm
): Codec<Value> {
  const byWire = lazy(() => new Map(cases().map((known) => [known[1], known])));
  const byName = lazy(() => new Map(cases().map((known) => [known[0], known])));
  const readCase = (node: JSONNode): Tagged | undefined => {
    const parts = caseParts(node, form);
    if (parts === undefined) return undefined;
    const known = byWire().get(parts.name);
    if (known !== undefined) {
      const [name, , codec] = known;
      if (codec === undefined) return { $type: name };
      if (parts.data === undefined) return node.fault("response-missing-field", "the case has no data");
      const isBeside = form.data === undefined && form.type !== undefined && codec instanceof ObjectCodec;
      const data: unknown = isBeside ? codec.readFields(parts.data, form.type) : readValue(codec, parts.data);
      return data === undefined ? undefined : withPayload({ $type: name }, data);
    }
    if (!isOpen) return parts.node.fault("response-unknown-case", `${phrase(parts.name)} is no case`);
    return withPayload({ $type: "$unknown", name: parts.name } as Tagged, untypedData(parts.data, form));
  };
  return {
    read: (node) => readCase(node) as Value | undefined,
    write: (value) => {
      const { $type, name, payload } = value as Partial<UnknownCase>;
      const known = byName().get($type ?? "");
      if (known === undefined) return sentCase(name, payload, form);
      return sentCase(known[1], known[2]?.write(payload), form);
    },
  };
}

function withPayload<Value extends object>(value: Value, payload: unknown): Value {
  return payload === undefined ? value : { ...value, payload };
}

function lazy<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}

// MARK: Objects of fields

/** A field: its key in responses, its type, and whether it may be missing. */
export interface Field<Value> {
  readonly key: string;
  readonly codec: Codec<Value>;
  readonly isRequired: boolean;
  /** Whether `null` means that the field is missing. */
  readonly isNullable: boolean;
  /** Whether an invalid value counts as missing. */
  readonly isMissingIfInvalid?: boolean;
  /** The texts that mean a missing value. */
  readonly absent?: readonly string[];
  /** Returns the value that a missing field has. */
  readonly initial?: () => Value;
}

/** A field that is always sent. */
export function required<Value>(key: string, codec: Codec<Value>): Field<Value> {
  return { key, codec, isRequired: true, isNullable: false };
}

/** A field that may be missing, `null` or one of the texts that mean the same. */
export function optional<Value>(key: string, codec: Codec<Value>, absent: readonly string[] = []): Field<Value> {
  return { key, codec, isRequired: false, isNullable: true, absent };
}

/** A field that may be missing or `null`, and counts as missing if its value is invalid. */
export function ifValid<Value>(key: string, codec: Codec<Value>, absent: readonly string[] = []): Field<Value> {
  return { ...optional(key, codec, absent), isMissingIfInvalid: true };
}

/** A field that may be missing, because not all clients know it. */
export function versioned<Value>(key: string, codec: Codec<Value>): Field<Value> {
  return { key, codec, isRequired: false, isNullable: false };
}

/** A field that may be missing, and then has a default. */
export function defaulted<Value>(key: string, codec: Codec<Value>, initial: () => Value): Field<Value> {
  return { key, codec, isRequired: false, isNullable: false, initial };
}

/** The fields of a type, by their names in code. */
export type FieldsOf<Type> = {
  readonly [Name in Exclude<keyof Type, "$type" | "unrecognized">]-?: Field<Exclude<Type[Name], undefined>>;
};

/** An object of fields: a record, an action or the data of a component. */
export class ObjectCodec<Value extends object> implements Codec<Value> {
  /** The name of the type in code; empty for a record. */
  readonly type: string;
  /** The name of the type in responses; empty for a record. */
  readonly wire: string;
  private readonly fields: () => readonly NamedField[];

  constructor(type: string, wire: string, fields: () => FieldsOf<Value>) {
    this.type = type;
    this.wire = wire;
    this.fields = lazy(() => Object.entries<Field<unknown>>(fields()));
  }

  /** Whether some field is always sent. */
  get hasRequiredFields(): boolean {
    return this.fields().some(([, field]) => field.isRequired);
  }

  /** The only field, if the data of the component are its value and no object. */
  get dataItself(): NamedField | undefined {
    const [first] = this.fields();
    return first?.[1].key === "." && this.fields().length === 1 ? first : undefined;
  }

  /** Whether the component has an `id` that is an identity. */
  get hasIdentity(): boolean {
    const codec = this.fields().find(([name]) => name === "id")?.[1].codec;
    return codec === identity || codec === numericIdentity;
  }

  /** Returns what distinguishes the unit from others of its component: its `id`, or nothing without the field. */
  identity(data: JSONNode): { node: JSONNode; text: string } | undefined {
    const id = this.fields().find(([name]) => name === "id")?.[1];
    const isIdentity = id?.codec === identity || id?.codec === numericIdentity;
    if (id === undefined || id.isNullable || !isIdentity) return { node: data, text: "" };
    const node = id.key === "." ? data : data.member(id.key);
    if (node === undefined) return undefined;
    if (id.codec === identity && isString(node.json)) return { node, text: node.json };
    const text = id.codec === numericIdentity ? digitsOf(node.json) : undefined;
    return text === undefined ? undefined : { node, text };
  }

  /** Returns a value with the defaults of the fields that are left out. */
  make(values: object): Value {
    const value: { [name: string]: unknown } = this.type === "" ? {} : { $type: this.type };
    for (const [name, field] of this.fields()) {
      const given = (values as JSONObject)[name] ?? field.initial?.();
      if (given !== undefined) value[name] = given;
    }
    return value as Value;
  }

  read(node: JSONNode): Value | undefined {
    return node.isObject ? this.readFields(node) : node.mismatch("an object of fields");
  }

  /** Reads the fields of an object, of which one key may belong to something else. */
  readFields(node: JSONNode, otherKey?: string): Value | undefined {
    const values: { [name: string]: unknown } = {};
    for (const [name, field] of this.fields()) {
      const member = field.key === otherKey ? undefined : node.member(field.key);
      if (member !== undefined) {
        values[name] = readField(field, member);
      } else if (field.isRequired) {
        node.fault("response-missing-field", `\`${field.key}\` is missing`);
      }
    }
    const value = this.make(values);
    const others = otherKey === undefined ? [] : this.type === "" ? [otherKey] : [otherKey, measuredKey];
    keep(value, "keys", node.membersBeside(() => [...this.fields().map(([, field]) => field.key), ...others]));
    return value;
  }

  write(value: Value): JSONObject {
    const entries: [string, unknown][] = [];
    for (const [name, field] of this.fields()) {
      const given = (value as JSONObject)[name];
      if (given !== undefined) entries.push([field.key, field.codec.write(given)]);
    }
    return { ...unrecognized(value).keys, ...Object.fromEntries(entries) };
  }
}

/** Adds to a value what this code does not know of it. */
function keep<Part extends keyof Unrecognized>(value: object, part: Part, content: Unrecognized[Part]): void {
  if (content === undefined) return;
  Object.assign(value, { unrecognized: { ...unrecognized(value), [part]: content } });
}

/** What this code does not know of a value. */
function unrecognized(value: object): Unrecognized {
  return (value as { readonly unrecognized?: Unrecognized }).unrecognized ?? { $type: "$unrecognized" };
}

/** A list with the elements that this code does not know, at their places, or at the end if there are fewer elements now. */
function withUnrecognized(list: readonly unknown[], value: object): readonly unknown[] {
  const { elements = [] } = unrecognized(value);
  const result: unknown[] = [];
  let next = 0;
  for (const element of list) {
    for (let kept = elements[next]; kept !== undefined && kept.position <= result.length; kept = elements[next]) {
      result.push(kept.json);
      next += 1;
    }
    result.push(element);
  }
  return [...result, ...elements.slice(next).map(({ json }) => json)];
}

/**
 * Goes through the elements of a list that were not dropped.
 *
 * Returns those that this code does not know. `count` is the number of elements that were read so far.
 */
function readParts(
  list: JSONNode,
  count: () => number,
  read: (node: JSONNode) => void
): Unrecognized["elements"] | undefined {
  const kept: { position: number; json: unknown }[] = [];
  for (const node of list.elements()) {
    if (node.isUnrecognized) kept.push({ position: count() + kept.length, json: node.json });
    else if (!node.isDropped) read(node.asPart());
  }
  return kept.length === 0 ? undefined : kept;
}

type NamedField = readonly [name: string, field: Field<unknown>];

function readField<Value>(field: Field<Value>, sent: JSONNode): Value | undefined {
  const node = field.isMissingIfInvalid === true ? sent.asOptionalValue() : sent;
  if (node === undefined || (node.json === null && field.isNullable)) return undefined;
  if (field.absent?.some((text) => text === node.json) === true) return undefined;
  return readValue(field.codec, node);
}

/** A group of fields. */
export function record<Value extends object>(fields: () => FieldsOf<Value>): ObjectCodec<Value> {
  return new ObjectCodec("", "", fields);
}

/** An action with its payload. */
export function action<Value extends Tagged>(
  type: Value["$type"],
  wire: string,
  fields: () => FieldsOf<Value>
): ObjectCodec<Value> {
  return new ObjectCodec(type, wire, fields);
}

/** The data of a component. */
export function component<Value extends Tagged>(
  type: Value["$type"],
  wire: string,
  fields: () => FieldsOf<Value>
): ObjectCodec<Value> {
  return new ObjectCodec(type, wire, fields);
}

/** The width or height of an image. */
export const pixels: Codec<number> = {
  ...constrained(
    plain("a number of pixels", isNumber),
    "a number above 0 of at most 64 bits",
    (value) => value > 0 && (Number.isSafeInteger(value) || numberValue(value) !== undefined)
  ),
  readsNull: true,
};

export const image: ObjectCodec<ImageReference> = record(() => ({
  url: required("url", url),
  width: required("width", pixels),
  height: required("height", pixels),
  alt: optional("alt", anyText),
}));

/** One of several actions, chosen by the server. */
export function oneOf<Value extends Tagged>(actions: readonly ObjectCodec<any>[]): Codec<Value> {
  return {
    read: (node) => {
      if (!node.isObject) return node.mismatch("an action");
      const type = node.member("type");
      const payload = node.member("payload");
      if (type === undefined) node.fault("response-missing-field", "the action has no `type`");
      if (payload === undefined) node.fault("response-missing-field", "the action has no `payload`");
      if (type === undefined) return undefined;
      const known = actions.find(({ wire }) => wire === type.json);
      if (known === undefined) {
        return type.fault("response-unknown-action", `the field does not take ${phrase(type.json)}`);
      }
      return payload === undefined ? undefined : known.read(payload);
    },
    write: (value) => {
      const known = actions.find(({ type }) => type === value.$type);
      return known === undefined ? undefined : { type: known.wire, payload: known.write(value) };
    },
  };
}

// MARK: Units

/** The key beside the data of a unit under which clients and tests keep measured sizes. */
const measuredKey = "measured";

/** The parts of a unit, header, footer or bar. */
interface UnitParts {
  readonly type: JSONNode;
  /** Under its own key; `undefined` if the fields are beside the type. */
  readonly data: JSONNode | undefined;
  /** Whether there are keys that may be fields. */
  readonly hasOthers: boolean;
}

function unitParts(node: JSONNode): UnitParts | undefined {
  if (!node.isObject) return node.mismatch("an object");
  const type = node.member(node.keys.unitType);
  if (type === undefined) return node.missing(node.keys.unitType);
  const formatKeys = [node.keys.unitType, node.keys.data, measuredKey];
  const hasOthers = Object.keys(node.json as JSONObject).some((key) => !formatKeys.includes(key));
  return { type, data: node.member(node.keys.data), hasOthers };
}

/** Checks the sizes that a client measured. */
function checkMeasured(node: JSONNode): void {
  const measured = node.member(measuredKey);
  if (measured === undefined) return;
  if (!measured.isObject) return measured.mismatch("an object with `width` or `height`");
  for (const extent of [measured.member("width"), measured.member("height")]) {
    if (extent === undefined) continue;
    if (!isNumber(extent.json)) {
      extent.mismatch("a number of points");
    } else if (extent.json < 0 || numberValue(extent.json) === undefined) {
      extent.fault("response-constraint", `expected 0 or more points, found ${phrase(extent.json)}`);
    }
  }
}

/** Reads the data of a component from where they are sent: under their own key, or beside the type. */
function readUnitData<Value extends object>(
  component: ObjectCodec<Value>,
  node: JSONNode,
  parts: UnitParts
): Value | undefined {
  if (parts.data !== undefined) {
    const value = readData(component, parts.data);
    const keys = (): readonly string[] => [node.keys.unitType, node.keys.data, measuredKey];
    if (value !== undefined) keep(value, "keysOfUnit", node.membersBeside(keys));
    return value;
  }
  if ((component.dataItself !== undefined || !parts.hasOthers) && component.hasRequiredFields) {
    return node.missing(node.keys.data);
  }
  return component.dataItself === undefined ? component.readFields(node, node.keys.unitType) : component.make({});
}

function readData<Value extends object>(component: ObjectCodec<Value>, data: JSONNode): Value | undefined {
  if (component.dataItself === undefined) return component.read(data);
  const [name, field] = component.dataItself;
  const value = readField(field, data);
  return component.make({ [name]: value });
}

/** The components that may be shown in a place: the declared ones first, then those that may replace them. */
export type Components = readonly ObjectCodec<any>[];

/** Reads a header, footer or bar. One that is missing has its defaults, if its component has no required field. */
function readPart(node: JSONNode | undefined, components: Components): unknown {
  const [declared] = components;
  if (node === undefined) return declared?.hasRequiredFields === false ? declared.make({}) : undefined;
  const parts = unitParts(node);
  if (parts === undefined) return undefined;
  const component = components.find(({ wire }) => wire === parts.type.json);
  if (component === undefined) {
    return parts.type.fault("response-unaccepted-unit", `${phrase(parts.type.json)} is not shown here`);
  }
  const value: unknown = readUnitData(component, node, parts);
  checkMeasured(node);
  return value;
}

function writeUnit(value: unknown, components: Components, keys: ResponseKeys): JSONObject {
  const component = components.find(({ type }) => type === (value as Tagged).$type);
  if (component === undefined) return {};
  const unit = { ...unrecognized(value as Tagged).keysOfUnit, [keys.unitType]: component.wire };
  if (component.dataItself === undefined) return { ...unit, [keys.data]: component.write(value) };
  const [data] = Object.values(component.write(value));
  return data === undefined ? unit : { ...unit, [keys.data]: data };
}

// MARK: Sections

/** The bounds within which a response may set a value of a section. */
export type ServerRange = readonly [min: string, max?: string];

/** A section of a screen. */
export interface SectionForm {
  /** The name of the section in code. */
  readonly name: string;
  /** The name of the section in responses. */
  readonly wire: string;
  readonly isEssential?: boolean;
  readonly isRepeated?: boolean;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Whether there may be several items, which their data must tell apart; `true` by default. */
  readonly needsIdentities?: boolean;
  readonly header?: Components;
  readonly footer?: Components;
  /** The components of the units, and those that may replace them. */
  readonly units?: Components;
  /** The type of the unit that carries the whole section, and the keys of its data. */
  readonly bundle?: {
    readonly wire: string;
    readonly units: string;
    readonly header?: string;
    readonly footer?: string;
  };
  /** What a response may set. */
  readonly fromServer?: {
    readonly columns?: ServerRange;
    readonly startColumn?: ServerRange;
    readonly spacing?: ServerRange;
    readonly insets?: ServerRange;
  };
  /** The sections of a stack. */
  readonly sections?: readonly SectionForm[];
}

/** A section that was read. */
interface FoundSection {
  readonly form: SectionForm;
  readonly node: JSONNode;
  /** The section with its content, in which properties are added as they are read. */
  readonly value: { [property: string]: unknown };
}

function foundSection(form: SectionForm, node: JSONNode): FoundSection {
  return { form, node, value: { section: form.name, isFailed: false } };
}

/** The keys that a section may have. */
const sectionKeys = [
  "section",
  "sectionId",
  "header",
  "footer",
  "units",
  "sections",
  "failed",
  "columns",
  "startColumn",
  "spacing",
  "insets",
] as const;

/** Reads the sections of one response. */
class SectionReader {
  private readonly knownUnits: ReadonlySet<unknown>;
  private readonly identifiers = new Set<string>();

  /** Whether the response is the first page, or the only one. */
  isFirstPage = true;

  constructor(knownUnits: Iterable<string>) {
    this.knownUnits = new Set(knownUnits);
  }

  /** Reads a section of the screen or of a stack, which has the given sections. */
  read(node: JSONNode, forms: readonly SectionForm[]): FoundSection | undefined {
    if (!node.isObject) return node.mismatch("an object");
    const { keys } = node;
    const name = node.member(keys.section) ?? node.member(keys.sectionId);
    if (name === undefined) return node.missing(keys.section);
    const form = forms.find(({ wire }) => wire === name.json);
    if (form === undefined) {
      return name.fault("response-unknown-section", `there is no section ${phrase(name.json)} here`);
    }
    const found = foundSection(form, node);
    this.readIdentifier(found);
    keep(found.value, "keys", node.membersBeside(() => sectionKeys.map((key) => keys[key])));
    readServerValues(found);
    this.readFailure(found);
    this.readPart("header", found);
    this.readPart("footer", found);
    const key = form.sections === undefined ? keys.units : keys.sections;
    const list = node.member(key);
    if (list === undefined) {
      node.missing(key);
    } else if (!list.isArray) {
      list.mismatch("a list");
    } else {
      this.readContent(list, found);
    }
    return found;
  }

  /** Reads the units of a section, or the sections of a stack. */
  private readContent(list: JSONNode, found: FoundSection): void {
    if (found.form.sections === undefined) return this.readUnits(list, found);
    const sections = this.readSections(list, found.form.sections, found.value);
    if (this.isFirstPage) checkPresence(sections, found.form.sections, list, false);
  }

  /** Reads a list of sections into a response or a stack. */
  readSections(list: JSONNode, forms: readonly SectionForm[], owner: FoundSection["value"]): FoundSection[] {
    const sections: FoundSection[] = [];
    const read = (node: JSONNode): void => {
      const section = this.read(node, forms);
      if (section !== undefined) sections.push(section);
    };
    keep(owner, "elements", readParts(list, () => sections.length, read));
    owner["sections"] = sections.map(({ value }) => value);
    return sections;
  }

  /** Reads the short form: a list of units for each section, in the order of the sections. */
  readLists(node: JSONNode, forms: readonly SectionForm[]): FoundSection[] {
    const sections: FoundSection[] = [];
    for (const [position, list] of node.keptElements().entries()) {
      const form = forms[position];
      if (form === undefined) {
        list.fault("response-unknown-section", `there are ${forms.length} sections`);
      } else if (!list.isArray) {
        list.mismatch("a list of units");
      } else if (list.keptElements().length > 0) {
        sections.push(this.readList(list, form));
      }
    }
    return sections;
  }

  /** Reads a section of which only the list of its units is sent, or of a stack that of its lists. */
  readList(list: JSONNode, form: SectionForm): FoundSection {
    const found = foundSection(form, list);
    if (form.isRepeated === true) found.value["sectionId"] = form.wire;
    this.readPart("header", found);
    this.readPart("footer", found);
    if (form.sections === undefined) {
      this.readUnits(list, found);
    } else {
      const inner = this.readLists(list, form.sections);
      found.value["sections"] = inner.map(({ value }) => value);
      checkPresence(inner, form.sections, list, false);
    }
    return found;
  }

  /** Reads the name of a section: the declared one, or of a repeated section one of its own. */
  private readIdentifier({ form, node, value }: FoundSection): void {
    const key = node.keys.sectionId;
    const identifier = node.member(key);
    if (form.isRepeated === true) {
      if (identifier === undefined || identifier.json === null) return;
      if (!isString(identifier.json)) return identifier.mismatch("a text or `null`");
      if (identifier.json === "") return identifier.fault("response-constraint", "the name is empty");
      value["sectionId"] = identifier.json;
    } else if (identifier === undefined) {
      node.missing(key);
    } else if (identifier.json !== form.wire) {
      identifier.fault("response-constraint", `expected "${form.wire}", found ${phrase(identifier.json)}`);
    }
    const name = (isString(value["sectionId"]) ? value["sectionId"] : form.wire).normalize();
    if (this.identifiers.has(name)) {
      const place = identifier ?? node.member(node.keys.section) ?? node;
      place.fault("response-duplicate-section", `there is another section "${name}"`);
    }
    this.identifiers.add(name);
  }

  private readFailure({ node, value }: FoundSection): void {
    const failed = node.member(node.keys.failed);
    value["isFailed"] = failed?.json === true;
    if (failed !== undefined && typeof failed.json !== "boolean") failed.mismatch("`true` or `false`");
  }

  /** Reads the header or footer of a section. */
  private readPart(part: "header" | "footer", { form, node, value }: FoundSection): void {
    const sent = node.memberPart(node.keys[part]);
    const components = form[part];
    if (components !== undefined) {
      setPart(part, readPart(sent, components), value);
    } else {
      sent?.fault("response-undeclared-part", `the section declares no ${part}`);
    }
  }

  private readUnits(list: JSONNode, found: FoundSection): void {
    const { form, value } = found;
    const units = new UnitList(form.needsIdentities ?? true);
    const [first, ...others] = list.keptElements();
    let place = list;
    const type = form.bundle && first?.member(list.keys.unitType)?.json;
    if (first !== undefined && type !== undefined && type === form.bundle?.wire) {
      for (const other of others) {
        other.asPart().fault("response-unaccepted-unit", "a bundle holds the whole section");
      }
      place = this.readBundle(first, found, units) ?? list;
    } else {
      const elements = readParts(list, () => units.values.length, (node) => this.readUnit(node, form, units));
      keep(value, "elements", elements);
    }
    value["units"] = units.values;
    const isTooShort = value["isFailed"] !== true && units.count < (form.minItems ?? 0);
    if (isTooShort || units.count > (form.maxItems ?? Infinity)) {
      const bound = isTooShort ? `at least ${form.minItems}` : `at most ${form.maxItems}`;
      place.fault("response-item-count", `expected ${bound} items, found ${units.count}`);
    }
  }

  private readUnit(node: JSONNode, form: SectionForm, units: UnitList): void {
    const parts = unitParts(node);
    const component = parts && form.units?.find(({ wire }) => wire === parts.type.json);
    if (parts === undefined || component === undefined) {
      units.count += 1;
      if (parts !== undefined) this.refuse(parts.type, form);
    } else if (parts.data?.isArray === true && component.dataItself?.[1].codec.isList !== true) {
      for (const data of parts.data.keptElements()) {
        units.add(readData(component, data.asPart()), component, data);
      }
    } else {
      units.add(readUnitData(component, node, parts), component, parts.data ?? node);
      checkMeasured(node);
    }
  }

  private refuse(type: JSONNode, form: SectionForm): void {
    const isKnown = this.knownUnits.has(type.json) || type.json === form.bundle?.wire;
    const message = isKnown ? "is not accepted here" : "is not in the contract";
    type.fault(isKnown ? "response-unaccepted-unit" : "response-unknown-unit", `${phrase(type.json)} ${message}`);
  }

  /** Reads the unit that carries the whole section. Returns the list of the data of the units, if there is one. */
  private readBundle(unit: JSONNode, { form, value }: FoundSection, units: UnitList): JSONNode | undefined {
    const { bundle } = form;
    const data = unitParts(unit) && (unit.member(unit.keys.data) ?? unit.missing(unit.keys.data));
    if (data === undefined || bundle === undefined) return undefined;
    if (bundle.units === ".") return readElements(data, form, units);
    if (!data.isObject) return data.mismatch(`an object with \`${bundle.units}\``);
    for (const part of ["header", "footer"] as const) {
      const key = bundle[part];
      const sent = key === undefined ? undefined : data.memberPart(key);
      const [declared] = form[part] ?? [];
      if (sent !== undefined && declared !== undefined) setPart(part, readData(declared, sent), value);
    }
    const list = data.member(bundle.units);
    return list === undefined ? data.missing(bundle.units) : readElements(list, form, units);
  }
}

/** The units of a section so far. */
class UnitList {
  /** How many there are, including those with faults. */
  count = 0;
  readonly values: unknown[] = [];
  private readonly identities = new Set<string>();
  private readonly needsIdentities: boolean;

  constructor(needsIdentities: boolean) {
    this.needsIdentities = needsIdentities;
  }

  /** Adds a unit whose data, or whose fields beside the type, are at a node. */
  add(value: unknown, component: ObjectCodec<any>, node: JSONNode): void {
    this.count += 1;
    if (value !== undefined) this.values.push(value);
    const id = this.needsIdentities ? component.identity(node) : undefined;
    if (id === undefined) return;
    const identity = `${component.type} ${id.text.normalize()}`;
    if (this.identities.has(identity)) {
      id.node.fault("response-duplicate-identity", `another unit of this section has the id ${phrase(id.text)}`);
    }
    this.identities.add(identity);
  }
}

/** Sets a header or footer unless it is missing. */
function setPart(part: string, component: unknown, value: { [property: string]: unknown }): void {
  if (component !== undefined) value[part] = component;
}

/** Reads the data of the units in a bundle. */
function readElements(list: JSONNode, form: SectionForm, units: UnitList): JSONNode {
  const [component] = form.units ?? [];
  if (!list.isArray) list.mismatch("a list of data");
  for (const data of list.keptElements()) {
    if (component !== undefined) units.add(readData(component, data.asPart()), component, data);
  }
  return list;
}

/** Checks that the sections are there which the first page must have, in their order if it is fixed. */
function checkPresence(
  found: readonly FoundSection[],
  forms: readonly SectionForm[],
  list: JSONNode,
  isFixed: boolean
): void {
  for (const form of forms) {
    if ((isFixed || form.isEssential === true) && !found.some((section) => section.form === form)) {
      list.fault("response-missing-section", `the section "${form.wire}" is missing`);
    }
  }
  if (!isFixed) return;
  let previous = 0;
  for (const { form, node } of found) {
    const position = forms.indexOf(form);
    if (position < previous) node.fault("response-section-order", `"${form.wire}" is not in its place`);
    previous = position;
  }
}

// MARK: Values that a response sets

function readServerValues({ form, node, value }: FoundSection): void {
  const ranges = form.fromServer ?? {};
  for (const property of ["columns", "startColumn"] as const) {
    const sent = ranges[property] && node.member(node.keys[property]);
    if (sent === undefined) continue;
    const isWhole = Number.isInteger(sent.json) && Math.abs(sent.json as number) <= 2 ** 63;
    if (isNumber(sent.json) && !isWhole) {
      sent.mismatch("a whole number");
    } else {
      value[property] = readServerNumber(sent, ranges[property]);
    }
  }
  readLengths("spacing", ["lines", "items"], ranges.spacing);
  readLengths("insets", ["top", "leading", "bottom", "trailing"], ranges.insets);

  function readLengths(property: "spacing" | "insets", names: readonly string[], range?: ServerRange): void {
    const sent = range && node.member(node.keys[property]);
    if (sent === undefined) return;
    if (!sent.isObject) return sent.mismatch(`an object with ${names.join(", ")}`);
    const lengths: { [name: string]: unknown } = {};
    for (const name of names) {
      const member = sent.member(name);
      if (member === undefined) {
        sent.missing(name);
      } else {
        lengths[name] = readServerNumber(member, range);
      }
    }
    value[property] = lengths;
  }
}

function readServerNumber(node: JSONNode, range: ServerRange | undefined): number | undefined {
  if (!isNumber(node.json)) return node.mismatch("a number");
  const [min = "0", max] = range ?? [];
  const bounds: DecimalBounds = max === undefined ? { min } : { min, max };
  const number = numberValue(node.json);
  if (number !== undefined && within(bounds)(number)) return node.json;
  return node.fault("response-server-value", `expected ${boundsPhrase(bounds)}, found ${phrase(node.json)}`);
}

// MARK: Responses

/** The keys of responses, for which a screen may choose other names. */
export interface ResponseKeys {
  readonly sdui: string;
  readonly screen: string;
  readonly layoutId: string;
  readonly layout: string;
  readonly variants: string;
  readonly page: string;
  readonly hasNext: string;
  readonly next: string;
  readonly topBar: string;
  readonly bottomBar: string;
  readonly sectionList: string;
  readonly section: string;
  readonly sectionId: string;
  readonly header: string;
  readonly footer: string;
  readonly units: string;
  readonly sections: string;
  readonly failed: string;
  readonly columns: string;
  readonly startColumn: string;
  readonly spacing: string;
  readonly insets: string;
  readonly unitType: string;
  readonly data: string;
}

/** The keys of responses, with other names for some. */
export function keys(names: Partial<ResponseKeys> = {}): ResponseKeys {
  return {
    sdui: "sdui",
    screen: "screen",
    layoutId: "layoutId",
    layout: "layout",
    variants: "variants",
    page: "page",
    hasNext: "hasNext",
    next: "next",
    topBar: "topBar",
    bottomBar: "bottomBar",
    sectionList: "sectionList",
    section: "section",
    sectionId: "sectionId",
    header: "header",
    footer: "footer",
    units: "units",
    sections: "sections",
    failed: "failed",
    columns: "columns",
    startColumn: "startColumn",
    spacing: "spacing",
    insets: "insets",
    unitType: "unitType",
    data: "data",
    ...names,
  };
}

/** A screen, as its responses show it. */
export interface ScreenForm {
  /** The name of the screen in responses. */
  readonly screen: string;
  /** The version of the format that responses have. */
  readonly version: string;
  readonly keys: ResponseKeys;
  /** The form of the server's responses, if it is not that of the format. */
  readonly serverForm?: ServerForm;
  readonly sections: readonly SectionForm[];
  readonly topBar?: Components;
  readonly bottomBar?: Components;
  /** The names of all components of the contract in responses. */
  readonly components: readonly string[];
  /** Whether units and sections that the contract does not have make the whole response unusable. */
  readonly failsOnUnknown?: boolean;
  /** Whether these and unknown keys are written again as they were sent. */
  readonly keepsUnknown?: boolean;
  /** Whether other faults make the whole response unusable. */
  readonly failsOnInvalid?: boolean;
  /** Whether the sections have the order of their declaration. */
  readonly isFixed?: boolean;
  /** Whether the next page is requested by a cursor. */
  readonly usesCursor?: boolean;
}

/** A form of responses that a server has in place of the canonical one. */
export interface ServerForm {
  /** Brings a response into the canonical form. */
  arrange(json: unknown): unknown;
  /** A function that turns pointers in the canonical form of a response into those in the response. */
  pointers(json: unknown): (pointer: string) => string;
  /** Writes a response in the canonical form as the server does. */
  sent(json: JSONObject): unknown;
  /** Whether the server sends a key that a response in the canonical form must have. */
  requires(key: string): boolean;
  /** Whether a response without the number of its page is the first one. */
  readonly hasFirstPage: boolean;
  /** Whether a response is one section, without which there is no page. */
  readonly isOneSection: boolean;
}

/** What the responses of all screens have beside their sections. */
export interface ResponseEnvelope {
  /** The name of the layout that the response belongs to. A list of lists of units has none. */
  readonly layoutId?: string;
  /** The layout, if it was sent along. */
  readonly layout?: JSONObject;
  /** The values for which conditions were resolved in the layout. */
  readonly variants?: unknown;
  /** The number of the page, from 0. */
  readonly page: number;
  /** Whether there is another page. */
  readonly hasNext: boolean;
  /** The cursor by which the next page is requested. */
  readonly next?: string;
  /** The sections and keys that this code does not know, where the screen says `unknown: keep`. */
  readonly unrecognized?: Unrecognized;
}

/** A section of a response. */
export interface AnySection {
  readonly section: string;
}

/**
 * Reads a response. A unit, header, footer or section with a fault is dropped, as the screen declares. Then the
 * rest is read again, because it may lack something now.
 */
export function readResponse<Response extends ResponseEnvelope>(
  json: unknown,
  form: ScreenForm
): Reading<Response> {
  const { serverForm } = form;
  if (serverForm === undefined || isTooDeep(json)) return readArranged(json, form);
  const { response, faults } = readArranged<Response>(serverForm.arrange(json), form);
  if (faults.length === 0) return { response, faults };
  const sentPointer = serverForm.pointers(json);
  return { response, faults: faults.map((fault) => ({ ...fault, pointer: sentPointer(fault.pointer) })) };
}

function readArranged<Response extends ResponseEnvelope>(json: unknown, form: ScreenForm): Reading<Response> {
  const faults: ResponseFault[] = [];
  const dropped = new Set<string>();
  const kept = new Set<string>();
  if (isTooDeep(json)) {
    const message = "arrays and objects are nested more than 128 deep";
    return { response: null, faults: [{ code: "response-syntax", pointer: "", message }] };
  }
  for (;;) {
    const pass = new ReadingPass(form, dropped, kept);
    const value = new ResponseReader(form, new JSONNode(json, pass)).read();
    if (pass.faults.length === 0) return { response: value as unknown as Response, faults };
    let isUsable = true;
    for (const { node, code, message } of pass.faults) {
      faults.push({ code, pointer: node.pointer, message });
      const part = node.part;
      if (part !== undefined && (part.isOptionalValue || mayDrop(code, form))) {
        dropped.add(part.pointer);
        if (form.keepsUnknown === true && isUnknown(code)) kept.add(part.pointer);
      } else {
        isUsable = false;
      }
    }
    if (!isUsable) return { response: null, faults };
  }
}

function isUnknown(code: FaultCode): boolean {
  return code === "response-unknown-unit" || code === "response-unknown-section";
}

function mayDrop(code: FaultCode, form: ScreenForm): boolean {
  return (isUnknown(code) ? form.failsOnUnknown : form.failsOnInvalid) !== true;
}

/** The keys that a response may have. */
const rootKeys = [
  "sdui",
  "screen",
  "layoutId",
  "layout",
  "variants",
  "page",
  "hasNext",
  "next",
  "topBar",
  "bottomBar",
  "sectionList",
] as const;

/** Reads one response once. */
class ResponseReader {
  private readonly form: ScreenForm;
  private readonly root: JSONNode;
  private readonly sections: SectionReader;
  private readonly value: { [property: string]: unknown } = { page: 0, hasNext: false };

  constructor(form: ScreenForm, root: JSONNode) {
    this.form = form;
    this.root = root;
    this.sections = new SectionReader(form.components);
  }

  read(): object | undefined {
    if (this.root.isObject) {
      this.readEnvelope();
    } else if (this.root.isArray) {
      this.readBars(undefined);
      this.finish(this.readLists(), this.root);
    } else {
      this.root.mismatch("an object, or a list of lists of units");
    }
    return this.value;
  }

  /** Reads a list of lists of units, or the list of units of the only section. */
  private readLists(): FoundSection[] {
    const { root, form, sections } = this;
    const [only] = form.sections;
    const isOnly = only !== undefined && form.sections.length === 1 && only.sections === undefined;
    if (isOnly && root.keptElements()[0]?.isObject === true) return [sections.readList(root, only)];
    return sections.readLists(root, form.sections);
  }

  private readEnvelope(): void {
    const { root, form, value } = this;
    this.readNames();
    this.readPage();
    this.readBars(root);
    const variants = root.member(form.keys.variants);
    if (variants !== undefined) value["variants"] = variants.json;
    const layout = root.member(form.keys.layout);
    if (layout !== undefined) value["layout"] = layout.isObject ? layout.json : layout.mismatch("an object");
    const list = this.required("sectionList");
    if (list === undefined) return;
    if (!list.isArray) return list.mismatch("a list of sections");
    keep(value, "keys", root.membersBeside(() => rootKeys.map((key) => form.keys[key])));
    this.finish(this.sections.readSections(list, form.sections, value), list);
  }

  private finish(sections: readonly FoundSection[], list: JSONNode): void {
    this.value["sections"] = sections.map(({ value }) => value);
    if (this.sections.isFirstPage) checkPresence(sections, this.form.sections, list, this.form.isFixed === true);
  }

  private required(key: keyof ResponseKeys): JSONNode | undefined {
    const name = this.form.keys[key];
    const value = this.root.member(name);
    return value === undefined && this.form.serverForm?.requires(key) !== false ? this.root.missing(name) : value;
  }

  private readNames(): void {
    const version = this.required("sdui");
    if (version !== undefined && !(isString(version.json) && /^1\.(?:0|[1-9][0-9]*)$/.test(version.json))) {
      version.fault("response-constraint", `expected a version such as "1.0", found ${phrase(version.json)}`);
    }
    const screen = this.required("screen");
    if (screen !== undefined && screen.json !== this.form.screen) {
      screen.fault("response-other-screen", `expected "${this.form.screen}", found ${phrase(screen.json)}`);
    }
    const layoutId = this.required("layoutId");
    if (layoutId === undefined) return;
    this.value["layoutId"] = layoutId.json;
    if (!(isString(layoutId.json) && /^[0-9a-f]{64}$/.test(layoutId.json))) {
      layoutId.fault("response-constraint", `expected 64 hexadecimal digits, found ${phrase(layoutId.json)}`);
    }
  }

  private readPage(): void {
    const { root, form, value } = this;
    const page = this.required("page");
    if (page !== undefined) {
      const number = Number.isInteger(page.json) ? (page.json as number) : -1;
      value["page"] = number >= 0 && number <= 2 ** 53 ? number : page.mismatch("a whole number from 0");
    }
    const hasFirstPage = page !== undefined || form.serverForm?.hasFirstPage !== false;
    const isFirstPage = hasFirstPage && (value["page"] ?? 0) === 0;
    this.sections.isFirstPage = isFirstPage || form.serverForm?.isOneSection === true;
    const hasNext = this.required("hasNext");
    if (hasNext !== undefined) value["hasNext"] = boolean.read(hasNext) === true;
    const next = root.member(form.keys.next);
    if (isString(next?.json)) {
      value["next"] = next?.json;
    } else if (next !== undefined && next.json !== null) {
      next.mismatch("a text or `null`");
    } else if (form.usesCursor === true && value["hasNext"] === true) {
      (next ?? root).missing(form.keys.next);
    }
  }

  private readBars(node: JSONNode | undefined): void {
    for (const bar of ["topBar", "bottomBar"] as const) {
      const components = this.form[bar];
      if (components !== undefined) {
        setPart(bar, readPart(node?.memberPart(this.form.keys[bar]), components), this.value);
      }
    }
  }
}

// MARK: Making and writing

/** Makes a response. What is left out has its default. */
export function makeResponse<Response extends ResponseEnvelope>(fields: object, form: ScreenForm): Response {
  const value = withDefaultParts(fields, { topBar: form.topBar, bottomBar: form.bottomBar });
  return { page: 0, hasNext: false, ...value } as unknown as Response;
}

/** Makes a section. What is left out has its default. */
export function makeSection<Section extends AnySection>(fields: object, form: SectionForm): Section {
  const value = withDefaultParts(fields, { header: form.header, footer: form.footer });
  return { section: form.name, isFailed: false, ...value } as unknown as Section;
}

function withDefaultParts(fields: object, parts: { [part: string]: Components | undefined }): JSONObject {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const value: { [property: string]: unknown } = Object.fromEntries(given);
  for (const [part, components] of Object.entries(parts)) {
    if (components === undefined || value[part] !== undefined) continue;
    setPart(part, readPart(undefined, components), value);
  }
  return value;
}

/** Writes a response in the canonical form. */
export function writeResponse(response: ResponseEnvelope, form: ScreenForm): JSONObject {
  const { keys } = form;
  const values = response as unknown as JSONObject;
  const result: { [key: string]: unknown } = {
    ...unrecognized(response).keys,
    [keys.sdui]: form.version,
    [keys.screen]: form.screen,
  };
  for (const key of ["layoutId", "layout", "variants", "page", "hasNext", "next"] as const) {
    if (values[key] !== undefined) result[keys[key]] = values[key];
  }
  for (const bar of ["topBar", "bottomBar"] as const) {
    if (values[bar] !== undefined) result[keys[bar]] = writeUnit(values[bar], form[bar] ?? [], keys);
  }
  result[keys.sectionList] = withUnrecognized(writeSections(values["sections"], form.sections, keys), response);
  return result;
}

function writeSections(sections: unknown, forms: readonly SectionForm[], keys: ResponseKeys): JSONObject[] {
  const result: JSONObject[] = [];
  for (const section of (sections ?? []) as readonly AnySection[]) {
    const form = forms.find(({ name }) => name === section.section);
    if (form !== undefined) result.push(writeSection(section as unknown as JSONObject, form, keys));
  }
  return result;
}

function writeSection(section: JSONObject, form: SectionForm, keys: ResponseKeys): JSONObject {
  const result: { [key: string]: unknown } = { ...unrecognized(section).keys, [keys.section]: form.wire };
  const identifier = form.isRepeated === true ? section["sectionId"] : form.wire;
  if (identifier !== undefined) result[keys.sectionId] = identifier;
  for (const part of ["header", "footer"] as const) {
    if (section[part] !== undefined) result[keys[part]] = writeUnit(section[part], form[part] ?? [], keys);
  }
  if (section["isFailed"] === true) result[keys.failed] = true;
  for (const property of ["columns", "startColumn", "spacing", "insets"] as const) {
    if (section[property] !== undefined) result[keys[property]] = section[property];
  }
  if (form.sections !== undefined) {
    result[keys.sections] = withUnrecognized(writeSections(section["sections"], form.sections, keys), section);
  } else {
    const units = (section["units"] ?? []) as readonly unknown[];
    const written = units.map((unit) => writeUnit(unit, form.units ?? [], keys));
    result[keys.units] = withUnrecognized(written, section);
  }
  return result;
}

// MARK: Changes

/** The place of a unit in a response. */
export interface UnitPlace {
  /** The index of its section in the response. */
  readonly section: number;
  /** The index of its section in the stack, if it is in one. */
  readonly inner?: number;
  /** The index of the unit in its section. */
  readonly unit: number;
}

/** The units, headers and footers of a response of which an earlier response had other data. */
export interface ResponseChanges {
  readonly units: readonly UnitPlace[];
  /** The indices of the sections whose headers have changed. */
  readonly headers: readonly number[];
  /** The indices of the sections whose footers have changed. */
  readonly footers: readonly number[];
}

/** Returns the units, headers and footers of a response of which an earlier one had other data. */
export function changes(earlier: ResponseEnvelope, later: ResponseEnvelope, form: ScreenForm): ResponseChanges {
  const known = new Map(identifiedSections(earlier, form).map((section) => [section.identity, section]));
  const units: UnitPlace[] = [];
  const [headers, footers]: [number[], number[]] = [[], []];
  for (const section of identifiedSections(later, form)) {
    const before = known.get(section.identity);
    if (before === undefined) continue;
    if (isChangedPart(before.value["header"], section.value["header"])) headers.push(section.index);
    if (isChangedPart(before.value["footer"], section.value["footer"])) footers.push(section.index);
    const data = new Map(identifiedUnits(before).map(({ identity, unit }) => [identity, unit]));
    identifiedUnits(section).forEach(({ identity, unit }, index) => {
      const old = data.get(identity);
      if (old === undefined || isEqual(old, unit)) return;
      const inner = section.inner === undefined ? {} : { inner: section.inner };
      units.push({ section: section.index, ...inner, unit: index });
    });
  }
  return { units, headers, footers };
}

/** A section of a response, or of a stack in it, with the identity that it has in every response. */
interface IdentifiedSection {
  readonly identity: string;
  readonly value: JSONObject;
  readonly form: SectionForm;
  readonly index: number;
  readonly inner?: number;
}

/** The sections of a response, each stack followed by its own. Those without a `sectionId` are numbered by name. */
function identifiedSections(response: ResponseEnvelope, form: ScreenForm): IdentifiedSection[] {
  const result: IdentifiedSection[] = [];
  const counts = new Map<string, number>();
  const sections = (response as unknown as JSONObject)["sections"] as readonly JSONObject[];
  sections.forEach((value, index) => {
    const own = form.sections.find(({ name }) => name === value["section"]);
    if (own === undefined) return;
    const count = counts.get(own.name) ?? 0;
    const id = value["sectionId"];
    if (id === undefined) counts.set(own.name, count + 1);
    const identity = JSON.stringify([own.name, id ?? count]);
    result.push({ identity, value, form: own, index });
    const children = (value["sections"] ?? []) as readonly JSONObject[];
    children.forEach((child, inner) => {
      const form = own.sections?.find(({ name }) => name === child["section"]);
      if (form !== undefined) result.push({ identity: identity + form.name, value: child, form, index, inner });
    });
  });
  return result;
}

/** The units of a section with their identities; without one, a unit has its place. */
function identifiedUnits({ value, form }: IdentifiedSection): { identity: string; unit: Tagged }[] {
  const units = (value["units"] ?? []) as readonly Tagged[];
  return units.map((unit, index) => {
    const component = form.units?.find(({ type }) => type === unit.$type);
    const hasIdentity = form.needsIdentities !== false && component?.hasIdentity === true;
    const id = hasIdentity ? (unit as unknown as JSONObject)["id"] : index;
    return { identity: JSON.stringify([unit.$type, id]), unit };
  });
}

function isChangedPart(earlier: unknown, later: unknown): boolean {
  return earlier !== undefined && later !== undefined && !isEqual(earlier, later);
}

/** Whether two values have the same properties and elements, apart from what this code does not know. */
function isEqual(first: unknown, second: unknown): boolean {
  if (first === second) return true;
  if (typeof first !== "object" || typeof second !== "object" || first === null || second === null) return false;
  if (Array.isArray(first) !== Array.isArray(second)) return false;
  const [values, others] = [first as JSONObject, second as JSONObject];
  const keys = recognizedKeys(values);
  return (
    keys.length === recognizedKeys(others).length &&
    keys.every((key) => hasOwn(others, key) && isEqual(values[key], others[key]))
  );
}

/** The keys of a value without that of what this code does not know, which a map may have as well. */
function recognizedKeys(value: JSONObject): string[] {
  const isMember = (part: unknown) => (part as Partial<Unrecognized> | null)?.$type !== "$unrecognized";
  return Object.keys(value).filter((key) => key !== "unrecognized" || isMember(value[key]));
}
