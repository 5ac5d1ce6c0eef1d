import {MAX_NESTING} from '../../language/size';

/** The maximum nesting of elements, low enough that recursive code can't overflow the stack. */
export const MAX_XML_DEPTH = MAX_NESTING;
/**
 * The maximum number of nodes, including attributes, text and comments. Even a 10 MB file with short fields stays
 * below the maximum.
 */
export const MAX_XML_NODES = 2_000_000;
/** The maximum number of spaces that indentation can add to a document. */
export const MAX_INDENTATION = 20_000_000;
