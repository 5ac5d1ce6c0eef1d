import {formatTree} from '@documentation/mapping/internal/language/notation/formatNotation';
import type {ParsedMapping} from '../../state/parsedMapping';

export interface Edit {
  readonly text: string;
  readonly cursor: number;
}

const countInk = (text: string) => text.replace(/\s/g, '').length;

/** Finds the position after a number of characters that aren't spaces. */
function positionAfter(text: string, ink: number): number {
  let left = ink;
  let position = 0;
  while (left > 0 && position < text.length) {
    left -= /\s/.test(text[position]!) ? 0 : 1;
    position += 1;
  }
  return position;
}

/** Formats a mapping, with the cursor after the same characters as before. Text with a mistake stays as it is. */
export function formatEdit({text, tree}: ParsedMapping, cursor: number): Edit | undefined {
  const formatted = tree ? formatTree(text, tree) : text;
  return formatted === text
    ? undefined
    : {text: formatted, cursor: positionAfter(formatted, countInk(text.slice(0, cursor)))};
}
