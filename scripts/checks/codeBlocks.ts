// Reads the fenced code blocks of a page, with the mark that says how each is tested (see CONTRIBUTING.md).
import {createProcessor} from '@mdx-js/mdx';
import matter from 'gray-matter';
import {visit} from 'unist-util-visit';

export interface CodeBlock {
  /** The line of its fence in the file, counted from 1. */
  readonly line: number;
  readonly language: string;
  readonly code: string;
  /** 'run file=orders.csv title="A"' → {run: '', file: 'orders.csv', title: 'A'} */
  readonly words: Readonly<Record<string, string>>;
}

/** Each says how a block is tested; a block has exactly one of them. */
const marks = [
  'input',
  'run',
  'result',
  'error',
  'sample',
  'schema',
  'tested',
  'illustration',
] as const;
export type Mark = (typeof marks)[number];

/** A range of lines, which is no word, or a word with its value. */
const part = /\{[\d,\s-]+\}|([a-z]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/gi;

function wordsOf(meta: string): Record<string, string> {
  return Object.fromEntries(
    [...meta.matchAll(part)].flatMap(([, name, double, single, bare]) =>
      name ? [[name, double ?? single ?? bare ?? '']] : [],
    ),
  );
}

/** The tree of a page as the site reads it, and the number of lines of its front matter. */
export function parsePage(source: string) {
  const {content} = matter(source);
  const linesBefore = source.slice(0, source.length - content.length).split('\n').length - 1;
  return {tree: createProcessor({format: 'mdx'}).parse(content), linesBefore};
}

/** The fenced blocks; one in a list or a tab is found, and one inside a text isn't. */
export function readCodeBlocks(source: string): CodeBlock[] {
  const {tree, linesBefore} = parsePage(source);
  const blocks: CodeBlock[] = [];
  visit(tree, 'code', (node) => {
    blocks.push({
      line: linesBefore + (node.position?.start.line ?? 0),
      language: node.lang ?? '',
      code: node.value,
      words: wordsOf(node.meta ?? ''),
    });
  });
  return blocks;
}

/** The code spans in running text: `Text.Trim($.orderNo)` */
export function readCodeSpans(source: string): {line: number; code: string}[] {
  const {tree, linesBefore} = parsePage(source);
  const spans: {line: number; code: string}[] = [];
  visit(tree, 'inlineCode', (node) => {
    spans.push({line: linesBefore + (node.position?.start.line ?? 0), code: node.value});
  });
  return spans;
}

/** The one mark of a block. The message tells the author what to fix. */
export function markOf({words}: CodeBlock): Mark {
  const found = marks.filter((mark) => mark in words);
  const [mark] = found;
  if (!mark || found.length > 1) {
    throw new Error(
      `mark the block with exactly one of ${marks.join(', ')}. It has ${found.length} marks.`,
    );
  }
  return mark;
}
