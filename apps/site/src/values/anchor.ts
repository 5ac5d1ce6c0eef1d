/** Returns the ID of a part of a page: 'example', 'ß becomes SS' → 'example-becomes-SS' */
export function anchor(kind: string, name: string): string {
  return `${kind}-${name.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '')}`;
}
