import {expect, it} from 'vitest';
import {
  attributeValue,
  copyOf,
  removeAttribute,
  replaceElement,
  setAttribute,
  setText,
  textIn,
} from './editing';
import {parse} from './parse';
import {serialise} from './serialise';
import {childElements, rootOf, type XmlDocument, type XmlElement} from './tree';

const source = '<r xmlns:p="u"><p:a i="1">x<b>y</b></p:a><a i="2"/><!--c--></r>';

function elementsOf(tree: XmlDocument): [first: XmlElement, second: XmlElement] {
  const [first, second] = childElements(rootOf(tree));
  return [first!, second!];
}

it('finds text, and attributes by namespace', () => {
  const tree = parse('<r xmlns:p="u" p:i="1" j="2">x<b>y</b></r>');
  const root = rootOf(tree);
  expect(textIn(root)).toBe('xy');
  expect(attributeValue(root, 'j')).toBe('2');
  expect(attributeValue(root, 'i')).toBe(null);
  expect(attributeValue(root, 'i', ['v', 'u'])).toBe('1');
  expect(attributeValue(root, 'j', ['u'])).toBe(null);
});

it('changes text and attributes', () => {
  const tree = parse(source);
  const [first, second] = elementsOf(tree);
  setText(first, 'a < b');
  setAttribute(first, 'i', '3');
  removeAttribute(second, 'i');
  setAttribute(second, 'j', '4');
  expect(serialise(tree)).toBe('<r xmlns:p="u"><p:a i="3">a &lt; b</p:a><a j="4"/><!--c--></r>');
});

it('replaces an element with copies, each a separate tree', () => {
  const tree = parse(source);
  const [first, second] = elementsOf(tree);
  const copies = [copyOf(first), copyOf(first)];
  const inner = childElements(copies[1]!)[0]!;
  setText(inner, 'z');
  replaceElement(first, copies);
  replaceElement(second, []);
  expect(serialise(tree)).toBe(
    '<r xmlns:p="u"><p:a i="1">x<b>y</b></p:a><p:a i="1">x<b>z</b></p:a><!--c--></r>',
  );
  expect(inner.parent).toBe(copies[1]);
});
