/** Whether a key that is pressed writes a character, were the focus in a field. */
export function isTypedCharacter({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}
