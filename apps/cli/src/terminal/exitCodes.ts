/** How the program ends. Scripts rely on these numbers. */
export const exitCodes = {
  fine: 0,
  /** The mapping or a test failed, or nothing was found. */
  failed: 1,
  /** The program was called incorrectly, or can't read or write a file. */
  usage: 2,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
