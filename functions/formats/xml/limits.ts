import {MAX_NESTING} from '../../language/invoke';

/** The levels that elements can be nested, so that code that walks a tree can be recursive. */
export const MAX_XML_DEPTH = MAX_NESTING;
/** Elements, attributes, texts and comments. A file of 10 MB with short fields has fewer. */
export const MAX_XML_NODES = 2_000_000;
/** The spaces that a document is indented by, all lines together. */
export const MAX_INDENTATION = 20_000_000;
