/** Where the build puts the command-line tool. */
export const TOOL_FOLDER = 'tools';
export const TOOL_FILE = 'mapping.mjs';

/** What a page shows until the build, and then the browser, puts the tool's checksum there. */
export const CHECKSUM_PLACEHOLDER = 'see the file mapping.mjs.sha256';
