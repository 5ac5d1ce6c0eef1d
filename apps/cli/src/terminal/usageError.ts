/** An error in how the program was called, or a file that it can't read or write. */
export class UsageError extends Error {}
