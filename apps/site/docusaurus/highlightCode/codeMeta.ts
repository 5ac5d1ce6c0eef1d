import parseNumericRange from 'parse-numeric-range';

export interface CodeMeta {
  /** The code without highlight comments or a final line break. */
  readonly code: string;
  readonly title: string;
  /** The numbers of the highlighted lines, starting at 1. */
  readonly highlightedLines: readonly number[];
  /** How the workbench runs the code: 'file orders.csv,prices.csv', 'data order.json' or 'input', if its input is the block before. */
  readonly run?: string;
  /** What the code shows to the workbench: the input of the next block, or the result or error of the one before. */
  readonly shows?: 'input' | 'result' | 'error';
}

/** Matches a line that contains only a highlight comment, in any common comment style. */
const highlightComment =
  /^\s*(?:\/\/|#|--|\/\*|<!--|\{\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** Reads the metadata after the language, such as title="orders.json" {1,3-5}, and highlight comments in the code. */
export function readCodeMeta(source: string, metastring: string): CodeMeta {
  const title = /title=(?:"([^"]*)"|'([^']*)')/.exec(metastring);
  const ranges = /\{([\d,\s-]+)\}/.exec(metastring)?.[1] ?? '';
  const highlighted = new Set(parseNumericRange(ranges));

  const lines: string[] = [];
  let isOpen = false;
  let isNext = false;
  for (const line of source.replace(/\n$/, '').split('\n')) {
    const comment = highlightComment.exec(line)?.[1];
    if (comment === 'next-line') {
      isNext = true;
    } else if (comment) {
      isOpen = comment === 'start';
    } else {
      lines.push(line);
      if (isOpen || isNext) {
        highlighted.add(lines.length);
      }
      isNext = false;
    }
  }

  const words = metastring.replaceAll(/"[^"]*"|'[^']*'/g, '').split(/\s+/);
  const file = words.find((word) => /^(?:file|data)=/.test(word));
  const shows = (['input', 'result', 'error'] as const).find((word) => words.includes(word));

  return {
    code: lines.join('\n'),
    title: title?.[1] ?? title?.[2] ?? '',
    highlightedLines: [...highlighted].sort((a, b) => a - b),
    ...(words.includes('run') && {run: file?.replace('=', ' ') ?? 'input'}),
    ...(shows && {shows}),
  };
}
