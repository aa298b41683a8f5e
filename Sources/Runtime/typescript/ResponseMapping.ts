// Converts responses of a server with a form of its own. This file is the same for every screen.

import { digitsOf } from "./Support.js";
import type { JSONObject, ServerForm } from "./Support.js";

/** Keys that lead to a value, from the outside in. */
export type Path = readonly string[];

/** Where the elements of a list are. */
export interface MappedList {
  /** The keys that lead to the array, or to the object whose members are the elements. */
  readonly container: Path;
  /** Whether the elements are those of an array, or the members of an object. Otherwise the value is the only one. */
  readonly each?: "elements" | "members";
  /** The keys that lead from each of them to what is meant. */
  readonly suffix?: Path;
}

/** A header, footer or bar, of which the server sends the data. */
export interface MappedPart {
  /** The name of its component. */
  readonly type: string;
  readonly path: Path;
  /** The keys of the data, beside which others are if there is no path. */
  readonly fields: readonly string[];
}

/** Entities that are elsewhere in a response than the units that they are. */
export interface MappedEntities {
  readonly list: MappedList;
  /** Where the values are that identify an entity. Without any, it is its key. */
  readonly id: readonly Path[];
}

/** The units of a section. */
export interface MappedUnits {
  readonly list: MappedList;
  /** Where the type is. Of several values it is the texts with strokes between them. */
  readonly type?: readonly Path[];
  /** Whether it is digits, which the server sends as a number. */
  readonly typeIsNumber?: boolean;
  /** The type of all units, if nothing in them says it. Without both, it is the only key of the unit. */
  readonly only?: string;
  readonly data: Path;
  /** Where the identity is, if it is not among the data. */
  readonly identity?: Path;
  /** Whether it is the key of the member that the unit is. */
  readonly identityIsKey?: boolean;
  /** Keys beside the data that are none of them. */
  readonly ownKeys: readonly string[];
}

/** A section of the screen. */
export interface MappedSection {
  readonly name: string;
  readonly isRepeated?: boolean;
  readonly units: MappedUnits;
  readonly header?: MappedPart;
  readonly footer?: MappedPart;
  /** Whether its backend failed, and what a response may set. */
  readonly values?: { readonly [key: string]: Path };
}

/** Where the responses of a server have what the format has. */
export interface ResponseMapping {
  readonly envelope: { readonly [key: string]: Path };
  readonly bars: { readonly [key: string]: MappedPart };
  readonly sectionList: MappedList;
  /** Where the name of a section is. Otherwise it is that of the only section, or follows from something else. */
  readonly name?: Path;
  readonly nameFrom?: "key" | "index";
  /** Where the identifier of a repeated section is. */
  readonly identifier?: Path;
  readonly identifierIsKey?: boolean;
  readonly sections: readonly MappedSection[];
  /** The key of the identity of each component that has one. */
  readonly identities: { readonly [type: string]: string };
  /** The keys of `ownKeys` that are fields of a component all the same. */
  readonly fields: { readonly [type: string]: readonly string[] };
  /** The entities to which units refer. */
  readonly entities?: MappedEntities;
  /** Whether the names of sections are digits, which the server sends as numbers. */
  readonly nameIsNumber?: boolean;
  /** Whether the identifiers of repeated sections are. */
  readonly identifierIsNumber?: boolean;
  /** The number of the first page. */
  readonly firstPage?: number;
}

/** The places in the canonical form of values that come from other places, each with the pointer of its origin. */
type Places = Map<string, string>;
type Members = { [key: string]: unknown };

/** The form of responses that a mapping describes. */
export function serverForm(mapping: ResponseMapping): ServerForm {
  return {
    arrange: (json) => arrange(json, mapping),
    pointers: (json) => {
      const places: Places = new Map();
      arrange(json, mapping, places);
      return (pointer) => sentPointer(pointer, places);
    },
    sent: (json) => sent(json, mapping),
    requires: (key) => key === "sectionList" || mapping.envelope[key] !== undefined,
    isOneSection: mapping.name === undefined && mapping.nameFrom === undefined,
    hasFirstPage: mapping.envelope["page"] !== undefined || mapping.envelope["next"] === undefined,
  };
}

/** The origin of a value: that of the innermost place around it, and the rest of the path. */
function sentPointer(pointer: string, places: Places): string {
  for (let end = pointer.length; end >= 0; end = end === 0 ? -1 : pointer.lastIndexOf("/", end - 1)) {
    const origin = places.get(pointer.slice(0, end));
    if (origin !== undefined) return origin + pointer.slice(end);
  }
  return pointer;
}

// MARK: Values at paths

function isObject(json: unknown): json is JSONObject {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

/** The value of an object's own member. */
function member(json: unknown, key: string): unknown {
  return isObject(json) && Object.prototype.hasOwnProperty.call(json, key) ? json[key] : undefined;
}

function valueAt(path: Path, json: unknown): unknown {
  let value = json;
  for (const key of path) value = member(value, key);
  return value;
}

function step(pointer: string, ...keys: readonly (string | number)[]): string {
  return keys.reduce<string>(
    (text, key) => `${text}/${String(key).replace(/~/g, "~0").replace(/\//g, "~1")}`,
    pointer
  );
}

/** A text, or the digits of a number unless `JSON.parse` may have rounded it. */
function identityText(json: unknown): string | undefined {
  if (typeof json === "string") return json;
  return typeof json === "number" && Math.abs(json) <= Number.MAX_SAFE_INTEGER ? String(json) : undefined;
}

/** The texts that identify an entity, with zeros between them; `undefined` if one is missing or no text and no number. */
function entityId(paths: readonly Path[], json: unknown): string | undefined {
  const texts = paths.map((path) => identityText(valueAt(path, json)));
  return texts.length === 0 || texts.includes(undefined) ? undefined : texts.join("\0");
}

/** Adds a member, also one called `__proto__`. */
function set(object: Members, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
}

// MARK: From the server's form

/** A value of the response and its pointer. */
interface Found {
  readonly json: unknown;
  readonly pointer: string;
  readonly key?: string;
}

function found(path: Path, from: Found): Found | undefined {
  const json = valueAt(path, from.json);
  return json === undefined ? undefined : { json, pointer: step(from.pointer, ...path) };
}

/** The values in a list; `undefined` if it is none. Members have the order of some names, and the others that of their keys. */
function elements(place: MappedList, list: Found, names: readonly string[] = []): Found[] | undefined {
  const suffix = place.suffix ?? [];
  const inner = (element: Found): Found => {
    const value = found(suffix, element) ?? element;
    return element.key === undefined ? value : { ...value, key: element.key };
  };
  if (place.each === undefined) return [list];
  if (place.each === "elements") {
    if (!Array.isArray(list.json)) return undefined;
    return list.json.map((json: unknown, index) => inner({ json, pointer: step(list.pointer, index) }));
  }
  if (!isObject(list.json)) return undefined;
  const places = new Map(names.map((name, index) => [name, index]));
  const order = (key: string) => places.get(key) ?? names.length;
  const members = Object.entries(list.json).sort(
    ([left], [right]) => order(left) - order(right) || (left < right ? -1 : left > right ? 1 : 0)
  );
  return members.map(([key, json]) => inner({ json, pointer: step(list.pointer, key), key }));
}

/** How many units of a response an entity may be, so that a response cannot grow without end. */
const mostUses = 32;

/** A function that returns the entity to which an element of a list of units refers, or the element, which is a unit itself. */
function resolver(place: MappedEntities | undefined, root: Found): (unit: Found) => Found {
  const list = place && found(place.list.container, root);
  if (place === undefined || list === undefined) return (unit) => unit;
  const entities = new Map<string, { readonly node: Found; uses: number }>();
  for (const node of elements(place.list, list) ?? []) {
    const id = node.key ?? entityId(place.id, node.json);
    if (id !== undefined && !entities.has(id)) entities.set(id, { node, uses: 0 });
  }
  return (unit) => {
    const id = place.id.length < 2 ? identityText(unit.json) : entityId(place.id, unit.json);
    const entity = id === undefined ? undefined : entities.get(id);
    if (entity === undefined || entity.uses === mostUses) return unit;
    entity.uses += 1;
    return { ...unit, ...entity.node };
  };
}

/** Brings a response into the canonical form. What is not as the mapping says stays, so that reading it finds the fault. */
function arrange(json: unknown, mapping: ResponseMapping, places?: Places): unknown {
  const root: Found = { json, pointer: "" };
  const result: Members = {};
  const put = (object: Members, at: string, key: string, value: Found) => {
    set(object, key, value.json);
    places?.set(step(at, key), value.pointer);
  };
  places?.set("", "");
  for (const [key, path] of Object.entries(mapping.envelope)) {
    const value = found(path, root);
    if (value !== undefined) put(result, "", key, key === "page" ? pageOf(value) : value);
  }
  // A server that sends a cursor need not say that there is a page for it.
  if (mapping.envelope["hasNext"] === undefined) {
    const next = result["next"];
    set(result, "hasNext", next !== undefined && next !== null);
  }
  for (const [key, part] of Object.entries(mapping.bars)) arrangePart(part, key, root, result, "");
  const list = found(mapping.sectionList.container, root);
  if (list === undefined) return result;
  const resolved = resolver(mapping.entities, root);
  const names = mapping.sections.map(({ name }) => name);
  const sections = elements(mapping.sectionList, list, names);
  const isByPosition = mapping.name === undefined && mapping.nameFrom !== "key";
  const arranged: unknown[] = [];
  for (const [index, section] of (sections ?? []).entries()) {
    // A section that the server leaves out has a position, too.
    if (isByPosition && section.json === null) continue;
    if (isBesideSections(section, list)) continue;
    arranged.push(arrangeSection(section, index, `/sectionList/${arranged.length}`));
  }
  put(result, "", "sectionList", { json: sections === undefined ? list.json : arranged, pointer: list.pointer });
  return result;

  /** Whether a member of the object of sections is none: its key names no section, and its value is neither an object nor a list. */
  function isBesideSections({ key }: Found, { json }: Found): boolean {
    if (mapping.nameFrom !== "key" || key === undefined || names.includes(key)) return false;
    const value = member(json, key);
    return typeof value !== "object" || value === null;
  }

  /** A page in the canonical form. */
  function pageOf(value: Found): Found {
    const first = mapping.firstPage ?? 0;
    return Number.isInteger(value.json) ? { ...value, json: (value.json as number) - first } : value;
  }

  /** A name. Digits that are sent as a number are a text in the canonical form. */
  function nameOf(value: Found | undefined, isNumber = false, isIdentifier = false): Found | undefined {
    const isName = typeof value?.json === "string" || typeof value?.json === "number";
    if (value === undefined || !isName || !isNumber) return value;
    const digits = digitsOf(value.json);
    if (digits !== undefined) return { ...value, json: digits };
    // Any text is an identifier in the canonical form, and this one is none.
    return isIdentifier ? { ...value, json: true } : value;
  }

  function arrangeSection(node: Found, index: number, at: string): unknown {
    const key: Found | undefined = node.key === undefined ? undefined : { json: node.key, pointer: node.pointer };
    const name = isByPosition ? undefined : mapping.name === undefined ? key : nameOf(found(mapping.name, node), mapping.nameIsNumber);
    const section = isByPosition
      ? mapping.sections[index]
      : mapping.sections.find((candidate) => candidate.name === name?.json);
    places?.set(at, node.pointer);
    const object: Members = {};
    if (section === undefined) {
      if (name === undefined && !isObject(node.json)) return node.json;
      if (name !== undefined) put(object, at, "section", name);
      return object;
    }
    put(object, at, "section", name ?? { json: section.name, pointer: node.pointer });
    if (section.isRepeated !== true) {
      put(object, at, "sectionId", { json: section.name, pointer: node.pointer });
    } else {
      const own = mapping.identifier === undefined ? undefined : nameOf(found(mapping.identifier, node), mapping.identifierIsNumber, true);
      const identifier = mapping.identifierIsKey === true ? key : own;
      if (identifier !== undefined) put(object, at, "sectionId", identifier);
    }
    if (section.header !== undefined) arrangePart(section.header, "header", node, object, at);
    if (section.footer !== undefined) arrangePart(section.footer, "footer", node, object, at);
    const list = found(section.units.list.container, node);
    if (list !== undefined) {
      // One unit that is missing is no unit.
      const isNone = section.units.list.each === undefined && list.json === null;
      const units = isNone ? [] : elements(section.units.list, list);
      const json = units?.map((unit, position) => arrangeUnit(resolved(unit), section.units, `${at}/units/${position}`));
      put(object, at, "units", { json: json ?? list.json, pointer: list.pointer });
    }
    for (const [key, path] of Object.entries(section.values ?? {})) {
      const value = found(path, node);
      if (value !== undefined && value.json !== null) put(object, at, key, value);
    }
    return object;
  }

  function arrangeUnit(node: Found, units: MappedUnits, at: string): unknown {
    places?.set(at, node.pointer);
    const object: Members = {};
    let holder = node;
    let type: unknown;
    if (units.only !== undefined) {
      type = units.only;
      put(object, at, "unitType", { json: type, pointer: node.pointer });
    } else if (units.type !== undefined) {
      const values = units.type.flatMap((path) => found(path, node) ?? []);
      const first = nameOf(values[0], units.typeIsNumber);
      if (first !== undefined) {
        type = units.type.length === 1 ? first.json : values.map(({ json }) => json).join("/");
        put(object, at, "unitType", { json: type, pointer: first.pointer });
      }
    } else if (isObject(node.json)) {
      const [only, ...others] = Object.entries(node.json);
      if (only !== undefined && others.length === 0) {
        type = only[0];
        holder = { json: only[1], pointer: step(node.pointer, only[0]) };
        put(object, at, "unitType", { json: type, pointer: holder.pointer });
      }
    }
    const sent = found(units.data, holder);
    const field = typeof type === "string" ? member(mapping.identities, type) : undefined;
    const key: Found | undefined = node.key === undefined ? undefined : { json: node.key, pointer: node.pointer };
    const own = units.identity === undefined ? undefined : found(units.identity, node);
    const identity = units.identityIsKey === true ? key : own;
    const isWhole = units.data.length === 0 && holder === node;
    // Of some units the server sends nothing but the identity, which what refers to a missing entity has, too.
    const isIdentified = identity !== undefined && typeof field === "string" && mapping.entities === undefined;
    const data = sent ?? (isIdentified ? { json: {}, pointer: node.pointer } : undefined);
    if (data === undefined) return object;
    if (!isObject(data.json)) {
      put(object, at, "data", data);
      return object;
    }
    const declared = typeof type === "string" ? member(mapping.fields, type) : undefined;
    const inner: Members = {};
    put(object, at, "data", { json: inner, pointer: data.pointer });
    const moved = identity !== undefined && typeof field === "string" ? field : undefined;
    if (identity !== undefined && moved !== undefined) put(inner, `${at}/data`, moved, identity);
    for (const [key, value] of Object.entries(data.json)) {
      if (key === moved) continue;
      const isOwn = isWhole && units.ownKeys.includes(key);
      if (isOwn && !(Array.isArray(declared) && declared.includes(key))) continue;
      set(inner, key, value);
    }
    return object;
  }

  function arrangePart(part: MappedPart, key: string, node: Found, object: Members, at: string): void {
    const data = found(part.path, node);
    if (data === undefined || data.json === null) return;
    let json = data.json;
    if (part.path.length === 0) {
      const members = part.fields.map((field) => [field, member(json, field)] as const);
      if (!members.some(([, value]) => value !== undefined && value !== null)) return;
      const inner: Members = {};
      for (const [field, value] of members) if (value !== undefined) set(inner, field, value);
      json = inner;
    }
    put(object, at, key, { json: { unitType: part.type, data: json }, pointer: data.pointer });
    places?.set(step(at, key, "data"), data.pointer);
  }
}

// MARK: To the server's form

/** An object with the members of both; the other value, unless both are objects. */
function joined(old: unknown, value: unknown): unknown {
  if (!isObject(old) || !isObject(value)) return value;
  const result: Members = { ...old };
  for (const [key, inner] of Object.entries(value)) set(result, key, joined(member(old, key), inner));
  return result;
}

/** Puts a value at the end of a path. Objects that are there already get its members, and other values are replaced. */
function put(object: Members, path: Path, value: unknown): void {
  const [key, ...rest] = path;
  if (key === undefined) {
    if (!isObject(value)) return;
    for (const [name, inner] of Object.entries(value)) set(object, name, joined(member(object, name), inner));
    return;
  }
  if (rest.length === 0) return set(object, key, joined(member(object, key), value));
  if (!isObject(member(object, key))) set(object, key, {});
  put(object[key] as Members, rest, value);
}

/** Puts values into a list, or their only one in its place. */
function putList(object: Members, place: MappedList, values: readonly (readonly [string, unknown])[]): unknown {
  const wrapped = (value: unknown): unknown => {
    if (place.suffix === undefined || place.suffix.length === 0) return value;
    const outer: Members = {};
    put(outer, place.suffix, value);
    return outer;
  };
  let list: unknown;
  if (place.each === "elements") {
    list = values.map(([, value]) => wrapped(value));
  } else if (place.each === "members") {
    const inner: Members = {};
    for (const [key, value] of values) set(inner, key, wrapped(value));
    list = inner;
  } else {
    list = values[0]?.[1];
  }
  if (place.container.length === 0 && Array.isArray(list)) return list;
  if (list !== undefined) put(object, place.container, list);
  return object;
}

/** Writes a response in the canonical form as the server does. */
function sent(json: JSONObject, mapping: ResponseMapping): unknown {
  const root: Members = {};
  const entities = new Map<string, { readonly value: unknown; uses: number }>();
  for (const [key, path] of Object.entries(mapping.envelope)) {
    const value = json[key];
    if (value === undefined) continue;
    put(root, path, key === "page" && typeof value === "number" ? value + (mapping.firstPage ?? 0) : value);
  }
  for (const [key, part] of Object.entries(mapping.bars)) sentPart(part, json[key], root);
  const sections: (readonly [string, unknown])[] = [];
  const positions: (readonly [string, unknown])[] = [];
  for (const section of (json["sectionList"] ?? []) as readonly JSONObject[]) {
    const index = mapping.sections.findIndex(({ name }) => name === section["section"]);
    const place = mapping.sections[index];
    if (place === undefined) continue;
    const key = mapping.identifierIsKey === true ? section["sectionId"] : section["section"];
    const value = [String(key), sentSection(section, place)] as const;
    sections.push(value);
    positions[index] = value;
  }
  const placed = Array.from(positions, (value) => value ?? (["", null] as const));
  const response = putList(root, mapping.sectionList, mapping.nameFrom === "index" ? placed : sections);
  if (mapping.entities !== undefined) {
    putList(root, mapping.entities.list, Array.from(entities, ([id, { value }]) => [id, value] as const));
  }
  return response;

  /** A name, which the server may send as a number. */
  function sentName(name: unknown, isNumber = false): unknown {
    const digits = isNumber ? digitsOf(name) : undefined;
    return digits !== undefined && Number.isSafeInteger(Number(digits)) ? Number(digits) : name;
  }

  function sentSection(section: JSONObject, place: MappedSection): unknown {
    const result: Members = {};
    if (mapping.name !== undefined) put(result, mapping.name, sentName(section["section"], mapping.nameIsNumber));
    if (place.isRepeated === true && mapping.identifier !== undefined && section["sectionId"] !== undefined) {
      put(result, mapping.identifier, sentName(section["sectionId"], mapping.identifierIsNumber));
    }
    if (place.header !== undefined) sentPart(place.header, section["header"], result);
    if (place.footer !== undefined) sentPart(place.footer, section["footer"], result);
    for (const [key, path] of Object.entries(place.values ?? {})) {
      if (section[key] !== undefined) put(result, path, section[key]);
    }
    const units = (section["units"] ?? []) as readonly JSONObject[];
    return putList(result, place.units.list, units.map((unit) => referring(unit, sentUnit(unit, place.units))));
  }

  /** A unit in its list, or what refers to it if something identifies it. Then it is an entity. */
  function referring(unit: JSONObject, [key, value]: readonly [string, unknown]): readonly [string, unknown] {
    if (mapping.entities === undefined) return [key, value];
    const [path, ...others] = mapping.entities.id;
    const field = member(mapping.identities, String(unit["unitType"]));
    const identity = typeof field === "string" ? member(unit["data"], field) : undefined;
    const id = path === undefined ? identityText(identity) : entityId(mapping.entities.id, value);
    if (id === undefined) return [key, value];
    const entity = entities.get(id) ?? { value, uses: 0 };
    entities.set(id, entity);
    entity.uses += 1;
    if (others.length === 0) {
      // Another unit with this text, or one too many, is in its list.
      const isOther = entity.value !== value && JSON.stringify(entity.value) !== JSON.stringify(value);
      if (isOther || entity.uses > mostUses) return [key, value];
      return [key, path === undefined ? identity : valueAt(path, value)];
    }
    const reference: Members = {};
    for (const path of mapping.entities.id) put(reference, path, valueAt(path, value));
    return [key, reference];
  }

  function sentUnit(unit: JSONObject, units: MappedUnits): readonly [string, unknown] {
    const type = String(unit["unitType"]);
    const result: Members = {};
    if (units.type !== undefined) {
      const paths = units.type;
      const texts = paths.length === 1 ? [type] : type.split("/");
      paths.forEach((path, index) => {
        const text = index + 1 < paths.length ? texts[index] : texts.slice(index).join("/");
        put(result, path, sentName(text, units.typeIsNumber));
      });
    }
    const data = unit["data"];
    const field = member(mapping.identities, type);
    const isMoved = units.identity !== undefined || units.identityIsKey === true;
    const identity = isMoved && typeof field === "string" ? member(data, field) : undefined;
    let value: unknown = data;
    if (isObject(data) && identity !== undefined) {
      const inner: Members = {};
      for (const [key, element] of Object.entries(data)) if (key !== field) set(inner, key, element);
      value = inner;
    }
    if (identity !== undefined && units.identity !== undefined) put(result, units.identity, identity);
    const isOnlyKey = units.type === undefined && units.only === undefined;
    const path = isOnlyKey ? [type, ...units.data] : units.data;
    if (path.length === 0 && !isObject(value)) return ["", value];
    if (value !== undefined) put(result, path, value);
    return [identity === undefined ? "" : String(identity), result];
  }

  function sentPart(part: MappedPart, unit: unknown, object: Members): void {
    const data = member(unit, "data");
    if (data !== undefined) put(object, part.path, data);
  }
}
