/** The program was called with something that it can't use. The run never started. */
export class UsageError extends Error {}
