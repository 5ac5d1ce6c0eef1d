// Replaces react-helmet-async when the build renders pages.
import {createContext, createElement, use, type PropsWithChildren, type ReactNode} from 'react';
import escapeHtml from 'escape-html';
import {attributesOf, elementsOf, headOf, titleOf, type Head, type Heads, type Tag} from './tags';

function writeAttributes(attributes: Tag['attributes']): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
}

function writeElement({type, attributes, text}: Tag): string {
  const start = `<${type} data-rh="true" ${writeAttributes(attributes)}>`;
  // The content of scripts and styles isn't escaped, but it must not contain the end tag.
  return /^(?:meta|link|base)$/.test(type)
    ? start
    : `${start}${text.replaceAll('</', String.raw`<\/`)}</${type}>`;
}

/** Returns the parts of the document that Docusaurus needs to render a page. */
function documentOf(heads: Heads) {
  const ofType = (wanted: string) => elementsOf(heads).filter(({type}) => type === wanted);
  const part = (type: string) => ({
    toString: () => ofType(type).map(writeElement).join(''),
    toComponent: () => ofType(type).map(({attributes}) => ({props: attributes})),
  });
  return {
    htmlAttributes: {toString: () => writeAttributes(attributesOf(heads, 'html'))},
    bodyAttributes: {toString: () => writeAttributes(attributesOf(heads, 'body'))},
    title: {toString: () => `<title data-rh="true">${escapeHtml(titleOf(heads) ?? '')}</title>`},
    meta: part('meta'),
    link: part('link'),
    script: part('script'),
  };
}

const RenderedHeads = createContext<Head[]>([]);

export function Helmet({children}: PropsWithChildren): ReactNode {
  use(RenderedHeads).push(headOf(children));
  return null;
}

interface Props {
  readonly context: {helmet?: ReturnType<typeof documentOf>};
}

export function HelmetProvider({context, children}: PropsWithChildren<Props>): ReactNode {
  const heads: Head[] = [];
  context.helmet = documentOf(heads);
  return createElement(RenderedHeads.Provider, {value: heads}, children);
}
