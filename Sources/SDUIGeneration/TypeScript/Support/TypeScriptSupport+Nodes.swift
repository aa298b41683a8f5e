extension TypeScriptSupport {
  /// Nodes of a response, and the faults of one walk over it.
  static let nodes = #"""

    // MARK: Nodes and faults

    /** A value of a response with its place. */
    export class JSONNode {
      readonly json: unknown;
      private readonly parent: JSONNode | undefined;
      private readonly key: string | number;
      private readonly pass: ReadingPass;
      /** Whether clients can do without this value: a section, unit, header, footer or bar. */
      private isPart = false;

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
        if (!isObject(object) || !Object.prototype.hasOwnProperty.call(object, key)) return undefined;
        const value = object[key];
        return value === undefined ? undefined : new JSONNode(value, this.pass, this, key);
      }

      /** The value of a key that is a part of the response, unless it was dropped. */
      memberPart(key: string): JSONNode | undefined {
        const member = this.member(key);
        return member === undefined || this.pass.isDropped(member) ? undefined : member.asPart();
      }

      /** The elements of a list. */
      elements(): JSONNode[] {
        const list: readonly unknown[] = Array.isArray(this.json) ? this.json : [];
        return Array.from(list, (element, index) => new JSONNode(element, this.pass, this, index));
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
      readonly faults: { node: JSONNode; code: FaultCode; message: string }[] = [];
      private readonly dropped: ReadonlySet<string>;

      constructor(keys: ResponseKeys, dropped: ReadonlySet<string>) {
        this.keys = keys;
        this.dropped = dropped;
      }

      isDropped(node: JSONNode): boolean {
        return this.dropped.size > 0 && this.dropped.has(node.pointer);
      }
    }

    function isObject(json: unknown): json is JSONObject {
      return typeof json === "object" && json !== null && !Array.isArray(json);
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

    """#
}
