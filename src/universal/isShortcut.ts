/**
 * Whether a key opens the search: Ctrl+K, Cmd+K and, outside of fields, '/'. Its text is also put into
 * the pages (config/earlyUse.ts), so it refers to nothing else.
 */
export function isShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
}: KeyboardEvent): boolean {
  if (key === '/') {
    // In a field it means the character.
    const isInField =
      target instanceof HTMLElement &&
      (target.isContentEditable || target.matches('input, textarea, select'));
    return !ctrlKey && !metaKey && !altKey && !isInField;
  }
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}
