extension TypeScriptSupport {
  /// Codecs of enumerations, records, actions and the data of components.
  static let records = #"""

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

    /** An enumeration of which some cases have data. */
    export function choice<Value extends Tagged>(cases: () => readonly CaseWithData[]): Codec<Value> {
      return choiceCodec(cases, false);
    }

    /** An enumeration of which some cases have data, and to which newer servers may add cases. */
    export function openChoice<Value extends Tagged>(cases: () => readonly CaseWithData[]): Codec<Value> {
      return choiceCodec(cases, true);
    }

    function choiceCodec<Value extends Tagged>(cases: () => readonly CaseWithData[], isOpen: boolean): Codec<Value> {
      const byWire = lazy(() => new Map(cases().map((known) => [known[1], known])));
      const byName = lazy(() => new Map(cases().map((known) => [known[0], known])));
      const readCase = (node: JSONNode): Tagged | undefined => {
        if (!node.isObject) return node.mismatch("a case with its data");
        const type = node.member("type");
        const payload = node.member("payload");
        if (type === undefined) return node.fault("response-missing-field", "the case has no `type`");
        if (!isString(type.json)) return type.mismatch("the name of a case");
        const known = byWire().get(type.json);
        if (known !== undefined) {
          const [name, , codec] = known;
          if (codec === undefined) return { $type: name };
          if (payload === undefined) return node.fault("response-missing-field", "the case has no `payload`");
          const data: unknown = readValue(codec, payload);
          return data === undefined ? undefined : withPayload({ $type: name }, data);
        }
        if (!isOpen) return type.fault("response-unknown-case", `${phrase(type.json)} is no case`);
        return withPayload({ $type: "$unknown", name: type.json } as Tagged, payload?.json);
      };
      return {
        read: (node) => readCase(node) as Value | undefined,
        write: (value) => {
          const { $type, name, payload } = value as Partial<UnknownCase>;
          const known = byName().get($type ?? "");
          if (known === undefined) return withPayload({ type: name }, payload);
          return known[2] === undefined ? { type: known[1] } : { type: known[1], payload: known[2].write(payload) };
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
      /** Returns the value that a missing field has. */
      readonly initial?: () => Value;
    }

    /** A field that is always sent. */
    export function required<Value>(key: string, codec: Codec<Value>): Field<Value> {
      return { key, codec, isRequired: true, isNullable: false };
    }

    /** A field that may be missing or `null`. */
    export function optional<Value>(key: string, codec: Codec<Value>): Field<Value> {
      return { key, codec, isRequired: false, isNullable: true };
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
      readonly [Name in Exclude<keyof Type, "$type">]-?: Field<Exclude<Type[Name], undefined>>;
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
        return this.make(values);
      }

      write(value: Value): JSONObject {
        const entries: [string, unknown][] = [];
        for (const [name, field] of this.fields()) {
          const given = (value as JSONObject)[name];
          if (given !== undefined) entries.push([field.key, field.codec.write(given)]);
        }
        return Object.fromEntries(entries);
      }
    }

    type NamedField = readonly [name: string, field: Field<unknown>];

    function readField<Value>(field: Field<Value>, node: JSONNode): Value | undefined {
      return node.json === null && field.isNullable ? undefined : readValue(field.codec, node);
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

    """#
}
