/** An error in how the program was called. The run never started. */
export class UsageError extends Error {}
