extension TypeScriptSupport {
  /// The walk over sections.
  static let sections = #"""

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
        const sections: FoundSection[] = [];
        for (const node of list.keptElements()) {
          const section = this.read(node.asPart(), found.form.sections);
          if (section !== undefined) sections.push(section);
        }
        found.value["sections"] = sections.map(({ value }) => value);
        if (this.isFirstPage) checkPresence(sections, found.form.sections, list, false);
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
        } else if (first !== undefined) {
          for (const node of [first, ...others]) this.readUnit(node.asPart(), form, units);
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

    """#
}
