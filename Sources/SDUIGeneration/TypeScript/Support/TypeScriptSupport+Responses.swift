extension TypeScriptSupport {
  /// The walk over a response, and pruning.
  static let responses = #"""

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
      readonly sections: readonly SectionForm[];
      readonly topBar?: Components;
      readonly bottomBar?: Components;
      /** The names of all components of the contract in responses. */
      readonly components: readonly string[];
      /** Whether units and sections that the contract does not have make the whole response unusable. */
      readonly failsOnUnknown?: boolean;
      /** Whether other faults make the whole response unusable. */
      readonly failsOnInvalid?: boolean;
      /** Whether the sections have the order of their declaration. */
      readonly isFixed?: boolean;
      /** Whether the next page is requested by a cursor. */
      readonly usesCursor?: boolean;
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
      const faults: ResponseFault[] = [];
      const dropped = new Set<string>();
      if (isTooDeep(json)) {
        const message = "arrays and objects are nested more than 128 deep";
        return { response: null, faults: [{ code: "response-syntax", pointer: "", message }] };
      }
      for (;;) {
        const pass = new ReadingPass(form.keys, dropped);
        const value = new ResponseReader(form, new JSONNode(json, pass)).read();
        if (pass.faults.length === 0) return { response: value as unknown as Response, faults };
        let isUsable = true;
        for (const { node, code, message } of pass.faults) {
          faults.push({ code, pointer: node.pointer, message });
          const part = mayDrop(code, form) ? node.part : undefined;
          if (part === undefined) isUsable = false;
          else dropped.add(part.pointer);
        }
        if (!isUsable) return { response: null, faults };
      }
    }

    function mayDrop(code: FaultCode, form: ScreenForm): boolean {
      const isUnknown = code === "response-unknown-unit" || code === "response-unknown-section";
      return (isUnknown ? form.failsOnUnknown : form.failsOnInvalid) !== true;
    }

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
        const sections: FoundSection[] = [];
        for (const node of list.keptElements()) {
          const section = this.sections.read(node.asPart(), form.sections);
          if (section !== undefined) sections.push(section);
        }
        this.finish(sections, list);
      }

      private finish(sections: readonly FoundSection[], list: JSONNode): void {
        this.value["sections"] = sections.map(({ value }) => value);
        if (this.sections.isFirstPage) checkPresence(sections, this.form.sections, list, this.form.isFixed === true);
      }

      private required(key: keyof ResponseKeys): JSONNode | undefined {
        const name = this.form.keys[key];
        return this.root.member(name) ?? this.root.missing(name);
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
        this.sections.isFirstPage = (value["page"] ?? 0) === 0;
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

    """#
}
