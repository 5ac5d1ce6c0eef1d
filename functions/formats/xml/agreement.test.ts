import {DOMParser} from '@xmldom/xmldom';
import fc from 'fast-check';
import {SaxesParser} from 'saxes';
import {describe, expect, it} from 'vitest';
import {select, select1} from 'xpath';
import {parse, parseXml, XmlSyntaxError, XPath} from '.';

// Ours must agree with the parser and the XPath 1.0 engine of other makers.

function isWellFormed(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch (error) {
    if (error instanceof XmlSyntaxError) {
      return false;
    }
    throw error;
  }
}

function isWellFormedElsewhere(text: string): boolean {
  const parser = new SaxesParser({xmlns: true});
  let errors = 0;
  parser.on('error', () => {
    errors += 1;
  });
  parser.write(text).close();
  return errors === 0;
}

function textsElsewhere(path: string, source: string): string[] {
  const document = new DOMParser().parseFromString(source, 'text/xml') as unknown as Node;
  const result = select(path, document);
  const textOf = (node: Node) => select1('string(.)', node) as unknown as string;
  return Array.isArray(result) ? result.map(textOf) : [`${result as string | number | boolean}`];
}

const name = fc.constantFrom('a', 'b', 'c');
const text = fc.constantFrom('', '1', '2', 'x y', 'é');
const attributes = fc.uniqueArray(fc.tuple(name, text), {maxLength: 2, selector: ([key]) => key});

const {element} = fc.letrec<{element: string}>((tie) => ({
  element: fc
    .tuple(name, attributes, fc.array(fc.oneof(text, tie('element')), {maxLength: 4}))
    .map(
      ([tag, pairs, children]) =>
        `<${tag}${pairs.map(([key, value]) => ` ${key}="${value}"`).join('')}>${children.join('')}</${tag}>`,
    ),
}));

// Not following:: and preceding::, nor a step after an attribute: there the other engine is wrong.
const axis = fc.constantFrom(
  ...['', 'descendant::', 'ancestor::', 'parent::', 'self::', 'following-sibling::'],
  ...['preceding-sibling::', 'descendant-or-self::', 'ancestor-or-self::'],
);
const nodeTest = fc.constantFrom('a', 'b', 'c', '*', 'node()', 'text()');
const predicate = fc.constantFrom(
  ...['', '[1]', '[last()]', '[position() > 1]', '[@a]', '[not(@b)]', '[. = "1"]', '[b]'],
  ...[
    '[count(*) > 1]',
    '[contains(., "x")]',
    '[@a = ../@a]',
    '[. > 1]',
    '[starts-with(name(), "a")]',
  ],
);
const step = fc.oneof(
  {weight: 5, arbitrary: fc.tuple(axis, nodeTest, predicate).map((parts) => parts.join(''))},
  {weight: 1, arbitrary: fc.constantFrom('..', '.')},
);
const path = fc
  .tuple(
    fc.constantFrom('/', '//'),
    fc.array(step, {minLength: 1, maxLength: 4}),
    fc.constantFrom('/', '//'),
    fc.constantFrom('', '/@a', '/@*'),
  )
  .map(([start, steps, separator, end]) => start + steps.join(separator) + end);
const expression = fc.oneof(
  {weight: 4, arbitrary: path},
  {weight: 1, arbitrary: fc.tuple(path, path).map(([left, right]) => `${left} | ${right}`)},
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('count(', 'sum(', 'boolean(', 'string(', 'name('), path)
      .map(([call, inner]) => `${call}${inner})`),
  },
);

describe('agrees with another XPath engine', () => {
  it('on generated paths and documents', () => {
    fc.assert(
      fc.property(element, expression, (source, generated) => {
        const expected = textsElsewhere(generated, source);
        expect(new XPath(generated, {}).texts(parseXml(source))).toEqual(expected);
      }),
      {numRuns: 1500},
    );
  });
});

const piece = fc.constantFrom(
  ...['<', '>', '/', '</a>', '<a>', '<a/>', ' a="1"', " b='2'", '&amp;', '&', ';', '&#65;', '&#0;'],
  ...['<!--', '-->', '--', '<![CDATA[', ']]>', '<?p x?>', '<?xml version="1.0"?>', '"', '=', ' '],
  ...['x', '1', ':', 'n:', ' xmlns:n="u"', '<b>', '</b>', '\u0001', 'é'],
);

describe('agrees with another XML parser', () => {
  it('on what is well-formed, in documents with pieces put in anywhere', () => {
    const mutated = fc
      .tuple(element, fc.array(fc.tuple(fc.nat(60), piece), {minLength: 1, maxLength: 3}))
      .map(([source, edits]) =>
        edits.reduce((result, [at, put]) => result.slice(0, at) + put + result.slice(at), source),
      );
    fc.assert(
      fc.property(mutated, (source) => {
        expect(isWellFormed(source)).toBe(isWellFormedElsewhere(source));
      }),
      {numRuns: 1500},
    );
  });
});
