import type {Element} from 'hast';
import {attribute, element, findAll, hasClass, paragraph, text, textOf} from './elements';

/** The language of code that isn't labelled, such as the parts of an example. The first match wins. */
const languages: readonly (readonly [start: RegExp, language: string])[] = [
  [/^[A-Z]\w*(?:\.[A-Z]\w*)+\(/, 'mapping'],
  [/^(?:[A-Z]+ https?:\/\/|\d{3}(?:\n|$))/, 'http'],
  [/^(?:[[{"]|-?\d+(?:\.\d+)?$|(?:true|false|null)$)/, 'json'],
  [/^(?:SELECT|INSERT|UPDATE|DELETE|MERGE|WITH)\b/, 'sql'],
  [/^<[\w?!]/, 'xml'],
];

export function languageOf(code: string): string {
  return languages.find(([start]) => start.test(code))?.[1] ?? 'text';
}

function fence(code: string, language: string): Element {
  return element('pre', [element('code', [text(code)], {className: [`language-${language}`]})]);
}

/** Turns code outside code blocks into a fence: '<pre>' in a frame of its own, with coloured parts. */
export function preToFence(pre: Element): Element {
  const code = textOf(pre).replace(/\n$/, '');
  return fence(code, languageOf(code));
}

/** Turns a code block into its title and a fence. Its header has a title, or else names the language. */
export function blockToFence(block: Element): Element[] {
  const [pre] = findAll(block, ({tagName}) => tagName === 'pre');
  const code = pre ? textOf(pre).replace(/\n$/, '') : '';
  const [title] = findAll(block, (part) => attribute(part, 'data-title') !== undefined);
  const language = attribute(block, 'data-language') ?? languageOf(code);
  return [
    ...(title ? [paragraph(element('strong', [text(textOf(title))]))] : []),
    fence(code, language),
  ];
}

export function isCodeBlock(node: Element): boolean {
  return node.tagName === 'div' && hasClass(node, 'theme-code-block');
}
