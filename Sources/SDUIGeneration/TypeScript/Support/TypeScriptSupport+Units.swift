extension TypeScriptSupport {
  /// Units, headers, footers and bars.
  static let units = #"""

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
      if (parts.data !== undefined) return readData(component, parts.data);
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
      const unit = { [keys.unitType]: component.wire };
      if (component.dataItself === undefined) return { ...unit, [keys.data]: component.write(value) };
      const [data] = Object.values(component.write(value));
      return data === undefined ? unit : { ...unit, [keys.data]: data };
    }

    """#
}
