// Reads the fenced code blocks of a page, with marks that say how each is tested (see CONTRIBUTING.md).
import {createProcessor} from '@mdx-js/mdx';
import matter from 'gray-matter';
import {visit} from 'unist-util-visit';

export interface CodeBlock {
  /** The line of the opening fence in the file, numbered from 1. */
  readonly line: number;
  readonly language: string;
  readonly code: string;
  /** 'run file=orders.csv title="A"' → {run: '', file: 'orders.csv', title: 'A'} */
  readonly words: Readonly<Record<string, string>>;
}

/** A block has exactly one of these marks, which says how it is tested. */
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

/** Matches a line range, which is ignored, or a word and its optional value. */
const part = /\{[\d,\s-]+\}|([a-z]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/gi;

function wordsOf(meta: string): Record<string, string> {
  return Object.fromEntries(
    [...meta.matchAll(part)].flatMap(([, name, double, single, bare]) =>
      name ? [[name, double ?? single ?? bare ?? '']] : [],
    ),
  );
}

/** Parses a page as the site does, and counts the lines of its front matter. */
export function parsePage(source: string) {
  const {content} = matter(source);
  const linesBefore = source.slice(0, source.length - content.length).split('\n').length - 1;
  return {tree: createProcessor({format: 'mdx'}).parse(content), linesBefore};
}

/** Finds the fenced blocks, including those in lists and tabs. */
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

/** Finds the code spans in running text: `Text.Trim($.orderNo)` */
export function readCodeSpans(source: string): {line: number; code: string}[] {
  const {tree, linesBefore} = parsePage(source);
  const spans: {line: number; code: string}[] = [];
  visit(tree, 'inlineCode', (node) => {
    spans.push({line: linesBefore + (node.position?.start.line ?? 0), code: node.value});
  });
  return spans;
}

/** Returns the mark of a block. Throws if the block doesn't have exactly one. */
export function markOf({words}: CodeBlock): Mark {
  const found = marks.filter((mark) => mark in words);
  const [mark] = found;
  if (!mark || found.length > 1) {
    throw new Error(
      `mark the block with exactly one of ${marks.join(', ')}. It has ${found.length === 0 ? 'none' : found.join(' and ')}.`,
    );
  }
  return mark;
}
