extension TypeScriptSupport {
  /// Builders of responses and sections, and writing.
  static let writing = #"""

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
      const result: { [key: string]: unknown } = { [keys.sdui]: form.version, [keys.screen]: form.screen };
      for (const key of ["layoutId", "layout", "variants", "page", "hasNext", "next"] as const) {
        if (values[key] !== undefined) result[keys[key]] = values[key];
      }
      for (const bar of ["topBar", "bottomBar"] as const) {
        if (values[bar] !== undefined) result[keys[bar]] = writeUnit(values[bar], form[bar] ?? [], keys);
      }
      result[keys.sectionList] = writeSections(values["sections"], form.sections, keys);
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
      const result: { [key: string]: unknown } = { [keys.section]: form.wire };
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
        result[keys.sections] = writeSections(section["sections"], form.sections, keys);
      } else {
        const units = (section["units"] ?? []) as readonly unknown[];
        result[keys.units] = units.map((unit) => writeUnit(unit, form.units ?? [], keys));
      }
      return result;
    }

    """#
}
