/** The line and character at a position, numbered from 1: 'character 13', 'line 2, character 5' */
export function placeOf(text: string, position: number): string {
  const before = text.slice(0, position).split('\n');
  const character = before.at(-1)!.length + 1;
  return before.length > 1
    ? `line ${before.length}, character ${character}`
    : `character ${character}`;
}
