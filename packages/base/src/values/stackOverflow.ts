/** Whether an error means that recursion went too deep. Firefox throws an InternalError, other browsers a RangeError. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof Error && ['RangeError', 'InternalError'].includes(error.name);
}
