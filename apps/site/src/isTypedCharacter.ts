/** Whether a pressed key would type a character in a field. */
export function isTypedCharacter({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}
