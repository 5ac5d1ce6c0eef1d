/** Whether a number format shows dates or times. Quoted text, colours, conditions and currencies don't count. */
export function isDateFormat(code: string): boolean {
  const codes = code.replace(/"[^"]*"|\\.|[_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gisu, '');
  return /y|m|d|h|s|A\/P/i.test(codes);
}
