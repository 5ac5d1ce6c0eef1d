import {MAX_NESTING} from '../../language/invoke';

/** How deeply elements can be nested. The limit lets code that walks a tree be recursive. */
export const MAX_XML_DEPTH = MAX_NESTING;
/** Counts every node, including attributes, text and comments. A 10 MB file with short fields has fewer. */
export const MAX_XML_NODES = 2_000_000;
/** How many spaces the indentation of a document can have in total. */
export const MAX_INDENTATION = 20_000_000;
