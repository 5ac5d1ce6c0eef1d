// cspell:ignore eparse mathfloor sheettojson textupper valuesfrompath xslvalueof Édit
import {describe, expect, it} from 'vitest';
import {partsOf, squash, wordsOf} from './words';

describe('wordsOf', () => {
  it.each([
    ['Turns text into upper case.', ['turn', 'text', 'into', 'upper', 'case']],
    ['ValuesFromPath', ['valuesfrompath', 'value', 'from', 'path']],
    ['Text.Upper', ['textupper', 'text', 'upper']],
    ['XMLHttpRequest', ['xmlhttprequest', 'xml', 'http', 'request']],
    ['date-time', ['datetime', 'date', 'time']],
    ['sheet_to_json', ['sheettojson', 'sheet', 'to', 'json']],
    ['xsl:value-of', ['xslvalueof', 'xsl', 'value', 'of']],
    ['Café', ['cafe']],
    ['queries, boxes, class, status', ['query', 'box', 'class', 'status']],
    ['base64', ['base64']],
    ['<b>bold</b>', ['b', 'bold', 'b']],
    ['', []],
    ['?!… ---', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('keeps an error code whole, so "parse" doesn’t find it', () => {
    expect(wordsOf('fails with E_PARSE')).toEqual(['fail', 'with', 'eparse']);
  });
});

describe('squash', () => {
  it.each([
    ['CSV to JSON', 'csvtojson'],
    ['E_PARSE', 'eparse'],
    ['Math.floor', 'mathfloor'],
    ['Édit', 'edit'],
    ['??', ''],
  ])('%s → %s', (name, squashed) => {
    expect(squash(name)).toBe(squashed);
  });
});

it('splits a run into its parts', () => {
  expect(partsOf('formatDateTime')).toEqual(['format', 'date', 'time']);
});
