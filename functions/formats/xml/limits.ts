import {MAX_NESTING} from '../../language/invoke';

/** How deeply elements can be nested. Within this limit, code that walks a tree can use recursion. */
export const MAX_XML_DEPTH = MAX_NESTING;
/** The maximum number of nodes, including attributes, text and comments. Even a 10 MB file with short fields has fewer. */
export const MAX_XML_NODES = 2_000_000;
/** The maximum number of spaces in a document's indentation. */
export const MAX_INDENTATION = 20_000_000;
