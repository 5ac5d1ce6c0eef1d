/**
 * Whether a key press opens the search: Ctrl+K, Cmd+K or, outside fields, '/'. The function's source is also
 * inlined in the pages (apps/site/config/earlyUse.ts), so it can't refer to anything outside itself.
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
    // In a field, the key types a slash.
    const isInField =
      target instanceof HTMLElement &&
      (target.isContentEditable || target.matches('input, textarea, select'));
    return !ctrlKey && !metaKey && !altKey && !isInField;
  }
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}
