/** Splits text where the pattern matches outside of quoted text and, if wanted, outside of brackets. */
export function splitOutside(
  text: string,
  separator: RegExp,
  {brackets = false}: {readonly brackets?: boolean} = {},
): string[] {
  const parts: string[] = [];
  const matcher = new RegExp(separator.source, 'y');
  let isQuoted = false;
  let depth = 0;
  let start = 0;
  for (let position = 0; position < text.length; position += 1) {
    const character = text[position]!;
    if (character === '\\' && isQuoted) {
      position += 1;
    } else if (character === '"') {
      isQuoted = !isQuoted;
    } else if (!isQuoted) {
      depth += brackets ? Number('[{'.includes(character)) - Number(']}'.includes(character)) : 0;
      matcher.lastIndex = position;
      const match = depth === 0 ? matcher.exec(text) : null;
      if (match) {
        parts.push(text.slice(start, position));
        start = position + match[0].length;
        position = start - 1;
      }
    }
  }
  return [...parts, text.slice(start)];
}
