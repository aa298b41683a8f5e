extension TypeScriptSupport {
  /// Units of a section, presence of sections, and values that a response sets.
  static let contents = #"""

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

    """#
}
