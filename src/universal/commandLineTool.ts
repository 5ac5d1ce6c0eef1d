/** Where the build puts the command-line tool, and what else is in the folder. */
export const TOOL_FOLDER = 'tools';
export const TOOL_FILE = 'mapping.mjs';
export const TOOL_SCHEMA_FILE = 'mapping-test.schema.json';

/** What a page shows until the build, and then the browser, puts the tool's checksum there. */
export const CHECKSUM_PLACEHOLDER = 'see the file mapping.mjs.sha256';
