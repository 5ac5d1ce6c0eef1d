import fc from 'fast-check';
import {SaxesParser} from 'saxes';
import {describe, expect, it} from 'vitest';
import {parse, XmlSyntaxError} from '.';
import {visitXml} from './parse';
import {textIn} from './editing';
import {childElements, rootOf, type XmlDocument, type XmlElement} from './tree';
import {element} from './generatedXml.fixture';

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

const piece = fc.constantFrom(
  ...['<', '>', '/', '</a>', '<a>', '<a/>', ' a="1"', " b='2'", '&amp;', '&', ';', '&#65;', '&#0;'],
  ...['<!--', '-->', '--', '<![CDATA[', ']]>', '<?p x?>', '<?xml version="1.0"?>', '"', '=', ' '],
  ...['x', '1', ':', 'n:', ' xmlns:n="u"', '<b>', '</b>', '\u0001', 'é'],
);

describe('agrees with another XML parser', () => {
  it('on what is well-formed, in documents with random insertions', () => {
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

/** Returns the elements of a tree in document order. */
function elementsOf(node: XmlDocument | XmlElement): XmlElement[] {
  return childElements(node).flatMap((child) => [child, ...elementsOf(child)]);
}

it('visits the same elements and text as in the tree, with the same attributes and parents', () => {
  const facts = ({name, attributes, parent}: XmlElement) => ({
    name,
    attributes: attributes.map((attribute) => [attribute.name, attribute.value]),
    parent: parent?.kind === 'element' ? parent.name : null,
  });
  fc.assert(
    fc.property(element, (source) => {
      const visited: unknown[] = [];
      const open: string[] = [];
      let text = '';
      visitXml(source, {
        open(opened) {
          visited.push(facts(opened));
          open.push(opened.name);
        },
        text(value, {name}) {
          expect(name).toBe(open.at(-1));
          text += value;
        },
        close({name}) {
          expect(name).toBe(open.pop());
        },
      });
      const tree = parse(source);
      expect(visited).toEqual(elementsOf(tree).map(facts));
      expect(text).toBe(textIn(rootOf(tree)));
      expect(open).toEqual([]);
    }),
  );
});
