import {expect, it} from 'vitest';
import {
  attributeValue,
  copyOf,
  elementsIn,
  removeAttribute,
  replaceElement,
  setAttribute,
  setText,
  textIn,
} from './editing';
import {parse} from './parse';
import {serialise} from './serialise';
import {rootOf} from './tree';

const source = '<r xmlns:p="u"><p:a i="1">x<b>y</b></p:a><a i="2"/><!--c--></r>';

it('finds elements, text and attributes by local name', () => {
  const tree = parse(source);
  expect(elementsIn(tree, 'a').map((element) => attributeValue(element, 'i'))).toEqual(['1', '2']);
  expect(elementsIn(tree, 'b').map(textIn)).toEqual(['y']);
  expect(textIn(rootOf(tree))).toBe('xy');
  expect(attributeValue(rootOf(tree), 'i')).toBe(null);
});

it('changes text and attributes', () => {
  const tree = parse(source);
  const [first, second] = elementsIn(tree, 'a');
  setText(first!, 'a < b');
  setAttribute(first!, 'i', '3');
  removeAttribute(second!, 'i');
  setAttribute(second!, 'j', '4');
  expect(serialise(tree)).toBe('<r xmlns:p="u"><p:a i="3">a &lt; b</p:a><a j="4"/><!--c--></r>');
});

it('replaces an element with copies, each a separate tree', () => {
  const tree = parse(source);
  const [first, second] = elementsIn(tree, 'a');
  const copies = [copyOf(first!), copyOf(first!)];
  setText(elementsIn(copies[1]!, 'b')[0]!, 'z');
  replaceElement(first!, copies);
  replaceElement(second!, []);
  expect(serialise(tree)).toBe(
    '<r xmlns:p="u"><p:a i="1">x<b>y</b></p:a><p:a i="1">x<b>z</b></p:a><!--c--></r>',
  );
  expect(elementsIn(tree, 'b')[1]!.parent).toBe(copies[1]);
});
