/** Where the build puts the command-line tool. */
export const TOOL_FOLDER = 'tools';
export const TOOL_FILE = 'mapping.mjs';

/** A placeholder for the tool's checksum, which the build fills in or, after a navigation, the browser. */
export const CHECKSUM_PLACEHOLDER = 'see the file mapping.mjs.sha256';
