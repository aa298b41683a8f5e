type BaseNode = { type: string; named: boolean };

type ChildNode = { multiple: boolean; required: boolean; types: BaseNode[] };

type NodeInfo =
  | (BaseNode & { subtypes: BaseNode[] })
  | (BaseNode & { fields: { [name: string]: ChildNode }; children?: ChildNode });

/**
 * The grammar of `.sdui` files.
 *
 * @example
 * const Parser = require("tree-sitter");
 * const parser = new Parser();
 * parser.setLanguage(require("tree-sitter-sdui"));
 */
declare const binding: {
  /** The grammar, which only the package tree-sitter can read. */
  language: unknown;
  /** The kinds of nodes. */
  nodeTypeInfo: NodeInfo[];
  /** The query for colours. */
  HIGHLIGHTS_QUERY: string;
  /** The query for names that belong together. */
  LOCALS_QUERY: string;
  /** The query for declarations and their uses. */
  TAGS_QUERY: string;
};

export = binding;
