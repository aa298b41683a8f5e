/** Screens of sduic in JavaScript, for Node 18 and later, and for browsers. Lengths are in points. */

/**
 * Loads a module, which is used for everything that is opened afterwards. `sdui.wasm` has screens, responses, layouts and
 * pages; `sdui-compiler.wasm` has projects as well.
 *
 * @param source The address of the module, its bytes, a response with them, or a compiled module; `sdui.wasm` beside this
 *   file without it.
 * @param options `maximumMemory` is the number of bytes that the module may use; all that there is without it.
 */
export function load(
  source?: string | URL | BufferSource | WebAssembly.Module | Response | Promise<Response>,
  options?: { maximumMemory?: number },
): Promise<void>;

/** The reason why a call has no result. */
export class SDUIError extends Error {
  /**
   * - `closed`: the object was closed.
   * - `options`: an option is missing, or has a value that it does not take.
   * - `document`: the text is no JSON, or no screen document.
   * - `layout`: the screen cannot be laid out.
   * - `findings`: the files have errors, which are among the findings.
   * - `file`: there is no such file.
   * - `memory`: memory ran out. Everything that was open is closed; `load` makes a new module.
   * - `defect`: a defect of sduic. Everything that was open is closed.
   */
  readonly code: "closed" | "options" | "document" | "layout" | "findings" | "file" | "memory" | "defect";
  readonly findings?: Finding[];
}

/** Something in the memory of the module. It takes room until it is closed; closing twice does no harm. */
interface Opened {
  close(): void;
}

/** A container, as `sduic layout` takes it. */
export interface Container {
  /** 390 by default. */
  width?: number;
  /** 844 by default, or the nearest height that the screen declares. */
  height?: number;
  /** A device in place of a size, such as `iphone-15 landscape`. */
  device?: string;
  horizontal?: "compact" | "regular";
  vertical?: "compact" | "regular";
  idiom?: "phone" | "pad";
  direction?: "ltr" | "rtl";
  textScale?: number;
  /** Top, leading, bottom and trailing insets of the safe area. */
  insets?: [number, number, number, number];
  /** Pixels of a point, to which frames are rounded; they are exact without it. */
  scale?: number;
  rounding?: "nearest" | "floor" | "fill";
}

/** What conditions are resolved for. */
export interface Variants {
  /** The case of each flag, by its name. */
  flags?: Record<string, string>;
  /** A client, such as `ios@3.2`. */
  client?: string;
  horizontal?: "compact" | "regular";
  vertical?: "compact" | "regular";
  idiom?: "phone" | "pad";
  direction?: "ltr" | "rtl";
}

/** `x`, `y`, `width` and `height` in the coordinates of the content. */
export type Frame = [number, number, number, number];

/** The frames of a screen, as `sduic layout --format json` writes them. */
export interface Frames {
  screen: string;
  container: { device?: string; width: number; height: number; direction: "ltr" | "rtl"; scale: number | null };
  contentSize: { width: number; height: number };
  scrollDirection?: "horizontal";
  /** The range of scroll offsets, if content insets or bars change it. */
  scroll?: { from: number; to: number; start?: number };
  top?: Frame;
  bottom?: Frame;
  empty?: Frame;
  sections: SectionFrames[];
}

export interface SectionFrames {
  id: string;
  sectionId?: string;
  kind: string;
  frame: Frame;
  columns?: number;
  /** The width of what a carousel scrolls over. */
  contentWidth?: number;
  /** The offsets at which a carousel comes to rest; `null` if it may rest anywhere. */
  restOffsets?: number[] | null;
  paging?: { pages: number; segment?: number; jumpBelow?: number; jumpFrom?: number };
  collapsedItems?: number;
  header: Frame | null;
  footer: Frame | null;
  background: Frame | null;
  empty?: Frame;
  onFailure?: Frame;
  /** The sections of a stack, in place of items. */
  sections?: SectionFrames[];
  items?: ItemFrame[];
}

export interface ItemFrame {
  index: number;
  type: string;
  frame: Frame;
}

/** An item with the number of its section, counted with the sections of stacks. */
export interface PlacedItem extends ItemFrame {
  section: number;
}

/** Something that breaks the contract, with the code and the place that `sduic validate` reports. */
export interface Fault {
  code: string;
  message: string;
  remedy: string;
  /** A JSON pointer (RFC 6901). */
  pointer: string;
  /** From 1. */
  line: number;
  /** In bytes, from 1. */
  column: number;
}

/** A place in a file: lines and columns from 1, columns and offsets in bytes. */
export interface Position {
  line: number;
  column: number;
  offset: number;
}

export interface Range {
  start: Position;
  end: Position;
}

/** A finding, as `sduic check --format json` writes it. */
export interface Finding {
  code: string;
  severity: "error" | "warning" | "note";
  message: string;
  file: string;
  range: Range;
  /** The place in a response or in data, as a JSON pointer. */
  pointer?: string;
  remedy: string | null;
  labels: { message: string; file: string; range: Range }[];
  fixes: { message: string; edits: { file: string; range: Range; replacement: string }[] }[];
}

/** A screen, from its document. */
export class Screen implements Opened {
  private constructor();
  readonly name: string;
  /** Opens a screen from a document that `sduic compile` wrote. Requirements and tests, which `sduic` checks, are not read. */
  static open(document: string | Uint8Array | ArrayBuffer): Screen;
  /** The screen for some variants; other conditions stay open. */
  resolved(variants?: Variants): Screen;
  /** The layout of the content that the author wrote, or of samples. */
  layout(container?: Container): Layout;
  /** Fills the screen with data of a backend. `response` is null where nothing may be sent. */
  render(
    data: string | Uint8Array | ArrayBuffer,
    options?: Variants & { inline?: boolean },
  ): { response: unknown; dropped: number; findings: Finding[] };
  /** Reads a response. `content` takes one without the keys that name a layout. */
  response(json: string | Uint8Array | ArrayBuffer, options?: { content?: boolean }): ScreenResponse;
  /** A store for the pages of the screen. */
  pages(): PageStore;
  close(): void;
}

/** A response as clients take it: parts that break the contract are left out where the screen allows it. */
export class ScreenResponse implements Opened {
  private constructor();
  /** Whether the response keeps the contract. */
  readonly isValid: boolean;
  /** Whether clients show it. */
  readonly isAccepted: boolean;
  readonly page?: number;
  readonly faults: Fault[];
  /** The layout of the content. */
  layout(container?: Container): Layout;
  /** The sections as a layout numbers them, with the units that clients show. */
  content(): Content;
  /**
   * The changes from this response to another, as a collection view takes them. All content is replaced unless both were read
   * by the same `Screen`, or by one store of its pages.
   */
  changes(to: ScreenResponse): Changes;
  close(): void;
}

export interface Content {
  topBar?: Unit;
  bottomBar?: Unit;
  sections: { name: string; sectionId?: string; isFailed?: true; header?: Unit; footer?: Unit; items: Unit[] }[];
}

export interface Unit {
  /** The name of the component in the source. */
  type: string;
  data: any;
}

/** A section, and an item in it. */
export type ItemPosition = [number, number];

/** Deletions and reloads name old places, insertions new ones. */
export interface Changes {
  deletedSections: number[];
  insertedSections: number[];
  movedSections: { from: number; to: number }[];
  reloadedSections: number[];
  deletedItems: ItemPosition[];
  insertedItems: ItemPosition[];
  movedItems: { from: ItemPosition; to: ItemPosition }[];
  reloadedItems: ItemPosition[];
  reloadedHeaders: number[];
  reloadedFooters: number[];
  reloadedBars: ("top" | "bottom")[];
}

/** The frames of a screen in one container. */
export class Layout implements Opened {
  private constructor();
  readonly frames: Frames;
  /** The same, byte for byte as `sduic layout --format json` writes it. */
  readonly json: string;
  /** The items that a rectangle shows, whole or in part. Those of one section, if it is given. */
  items(rectangle: { x: number; y: number; width: number; height: number; section?: number }): PlacedItem[];
  /** What is pinned while the content has moved up by an offset, from back to front. */
  pinned(offset: number): { section: number; part: "header" | "footer" | "section"; frame: Frame }[];
  /** The offset at which a carousel comes to rest. Only the sign of the velocity counts. */
  restOffset(section: number, offset: number, velocity?: number): number;
  close(): void;
}

/** The pages of a screen, joined to one response whatever the order in which they arrive. */
export class PageStore implements Opened {
  private constructor();
  /** Adds a page, or replaces it. A response that clients do not accept changes nothing. */
  insert(json: string | Uint8Array | ArrayBuffer, page?: number): ScreenResponse;
  remove(page: number): void;
  /** All pages as one response. */
  joined(): ScreenResponse;
  /** The same in canonical form, as `sduic merge` writes it. */
  readonly json: string;
  close(): void;
}

/** `.sdui` files in memory. Only `sdui-compiler.wasm` has projects. */
export class Project implements Opened {
  private constructor();
  static open(files?: Record<string, string | Uint8Array>): Project;
  write(path: string, text: string | Uint8Array | ArrayBuffer): void;
  remove(path: string): void;
  /** All findings of a file. */
  check(path: string): Finding[];
  /** The document of the screen of a file. */
  compile(path: string, variants?: Variants): string;
  /** The screen of a file. */
  screen(path: string): Screen;
  format(path: string): string;
  /** The proofs, as `sduic prove --format json` writes them. */
  prove(path: string): any;
  /** The screen at the widths of usual devices, or at those that are given: a page of HTML, or a picture as SVG. */
  preview(path: string, options?: Container & { widths?: number[]; dark?: boolean; form?: "page" | "picture" }): string;
  /** Responses for tests. */
  fixtures(
    path: string,
    options?: { profile?: string; locale?: string; seed?: number },
  ): { name: string; response: any }[];
  /** A language server over the files. */
  languageServer(options?: { version?: string; pages?: string }): LanguageServer;
  close(): void;
}

/** A language server: it answers messages of the Language Server Protocol. */
export class LanguageServer implements Opened {
  private constructor();
  /** Passes messages, and returns those for the client. `jsonrpc` is added. */
  send(...messages: object[]): any[];
  close(): void;
}
