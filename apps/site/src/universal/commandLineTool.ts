/** Where the build puts the command-line tool and the package for programs. */
export const TOOL_FOLDER = 'tools';
export const TOOL_FILE = 'mapping.mjs';
export const PACKAGE_FILE = 'mapping.tgz';

/** A placeholder for a file's checksum, which the build fills in or, after a navigation, the browser. */
export const checksumPlaceholder = (file: string): string => `see the file ${file}.sha256`;
