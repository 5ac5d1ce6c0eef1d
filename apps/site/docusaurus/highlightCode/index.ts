import {
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  type BundledLanguage,
} from 'shiki';
import {visit} from 'unist-util-visit';
import type {Element, Root} from 'hast';
import type {VFile} from 'vfile';
import {notationTokens} from '@documentation/reference/internal/colouring/notationTokens';
import {
  encodeTokens,
  type Token,
  type TokenKind,
} from '@documentation/reference/internal/colouring/tokens';
import {readCodeMeta} from './codeMeta';

const theme = createCssVariablesTheme({variablePrefix: '--'});
let highlighter: ReturnType<typeof createHighlighter> | undefined;

const kindByVariable: Readonly<Record<string, TokenKind>> = {
  'var(--token-keyword)': 'keyword',
  'var(--token-string)': 'string',
  'var(--token-string-expression)': 'string',
  'var(--token-comment)': 'comment',
  'var(--token-constant)': 'constant',
  'var(--token-function)': 'function',
};

/** The language name of the catalogue's call notation. No highlighter supports it, so we tokenize it ourselves. */
const NOTATION = 'mapping';

/** Splits code into tokens. Used for fenced code and for generated samples. */
export async function tokenize(code: string, language: string): Promise<Token[]> {
  // The highlighter is created on first use, because a build in which no code changed doesn't need it.
  highlighter ??= createHighlighter({themes: [theme], langs: []});
  const {codeToTokensBase, loadLanguage} = await highlighter;
  await loadLanguage(language as BundledLanguage);
  const lines = codeToTokensBase(code, {
    lang: language as BundledLanguage,
    theme,
    // By default, the highlighter gives up on a line after half a second, which isn't enough on a busy machine.
    tokenizeTimeLimit: 0,
  });
  return lines.flatMap((line, index) => [
    ...(index > 0 ? [{text: '\n', kind: 'plain' as const}] : []),
    ...line.map(({content, color = ''}) => ({
      text: content,
      kind: kindByVariable[color] ?? 'plain',
    })),
  ]);
}

/** ['language-json'] → 'json' */
function languageOf(code: Element): string {
  const classNames = Array.isArray(code.properties.className) ? code.properties.className : [];
  const className = classNames.map(String).find((name) => name.startsWith('language-'));
  return className?.slice('language-'.length) ?? 'text';
}

async function highlight(code: Element, file: VFile): Promise<void> {
  const language = languageOf(code);
  if (language !== 'text' && language !== NOTATION && !(language in bundledLanguages)) {
    throw new Error(
      `${file.path}: unknown code language "${language}". Use one that Shiki supports, or "text".`,
    );
  }
  const source = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const meta = readCodeMeta(source, String(code.properties.metastring ?? ''));
  code.children = [{type: 'text', value: `${meta.code}\n`}];
  delete code.properties.metastring;
  if (meta.title) {
    code.properties.title = meta.title;
  }
  Object.assign(code.properties, {run: meta.run, shows: meta.shows});
  if (meta.highlightedLines.length > 0) {
    code.properties.highlightedLines = meta.highlightedLines.join(',');
  }
  if (language === NOTATION) {
    code.properties.tokens = notationTokens(meta.code);
  } else if (language !== 'text') {
    code.properties.tokens = encodeTokens(await tokenize(meta.code, language));
  }
}

/**
 * Highlights fenced code at build time. The browser gets the code as plain text, with one short
 * string that contains the kind and length of each token (see packages/reference/src/colouring/tokens.ts).
 */
export default function highlightCode() {
  return async (root: Root, file: VFile): Promise<void> => {
    const blocks: Element[] = [];
    visit(root, 'element', (node) => {
      const child = node.children[0];
      if (node.tagName === 'pre' && child?.type === 'element' && child.tagName === 'code') {
        blocks.push(child);
      }
    });
    await Promise.all(blocks.map((code) => highlight(code, file)));
  };
}
