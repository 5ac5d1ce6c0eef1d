import {describe, expect, it} from 'vitest';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import pad from '@documentation/mapping/internal/functions/Text/Pad';
import concat from '@documentation/mapping/internal/functions/Text/Concat';
import trim from '@documentation/mapping/internal/functions/Text/Trim';
import upper from '@documentation/mapping/internal/functions/Text/Upper';
import {formatCall} from '@documentation/mapping/internal/language/formatCall';
import {NotationError} from '@documentation/mapping/internal/language/notation/notationError';
import {composeCall, mistakeOf, readFields, type Fields} from './fields';

describe('every example in the catalogue', () => {
  it('becomes the same call again after a round trip through the form', () => {
    const changed = mappingFunctions.flatMap((definition) =>
      definition.examples
        .map(({args}) => formatCall(definition, args))
        .map((call) => [call, composeCall(definition, readFields(definition, call)!)])
        .filter(([call, again]) => call !== again),
    );
    expect(changed).toEqual([]);
  });
});

describe('readFields', () => {
  it('shows text as it is, and the default of an option that is left out', () => {
    expect(readFields(upper, 'Text.Upper("a \\"b\\" €\\n")')).toEqual({
      text: {given: 'value', text: 'a "b" €\n'},
      locale: {given: 'left out', text: 'en'},
    });
  });

  it('shows arguments that aren’t plain values as notation', () => {
    expect(readFields(upper, 'Text.Upper(Text.Trim( $.name ), locale: null)')).toEqual({
      text: {given: 'notation', text: 'Text.Trim( $.name )'},
      locale: {given: 'null', text: ''},
    });
  });

  it('shows text as notation if a text area would change it', () => {
    expect(readFields(upper, '  Text.Upper("a\\r\\nb") ')).toMatchObject({
      text: {given: 'notation', text: '"a\\r\\nb"'},
    });
  });

  it('reads named arguments, commas in text, and nested lists', () => {
    expect(readFields(pad, 'Text.Pad(length: 3, text: "a, b: [c")')).toMatchObject({
      text: {given: 'value', text: 'a, b: [c'},
      length: {given: 'value', text: '3'},
    });
    expect(readFields(concat, 'Text.Concat("a", $.list[0], Text.Trim("x, y"))')).toMatchObject({
      parts: {items: ['"a"', '$.list[0]', 'Text.Trim("x, y")']},
    });
  });

  it.each([
    'Text.Trim("a")',
    '"a"',
    'Text.Upper("a", "en", "more")',
    'Text.Upper("a", nobody: 1)',
    'Text.Upper("a", text: "b")',
  ])('has no form for %s', (call) => {
    expect(readFields(upper, call)).toBeUndefined();
  });

  it('says where a call can’t be parsed', () => {
    expect(() => readFields(upper, 'Text.Upper("a"')).toThrow(NotationError);
  });
});

describe('composeCall', () => {
  it('names the arguments after one that is left out', () => {
    const fields = readFields(pad, 'Text.Pad("a", 3)')!;
    const leftOut: Fields = {...fields, text: {...fields.text!, given: 'left out'}};
    expect(composeCall(pad, leftOut)).toBe('Text.Pad(length: 3)');
  });

  it('writes null, and text with its quotation marks', () => {
    const fields = readFields(trim, 'Text.Trim("a")')!;
    expect(composeCall(trim, {...fields, text: {given: 'null', text: 'a'}})).toBe(
      'Text.Trim(null)',
    );
    expect(composeCall(trim, {...fields, text: {given: 'value', text: 'say "😀"\n'}})).toBe(
      'Text.Trim("say \\"😀\\"\\n")',
    );
  });
});

describe('mistakeOf', () => {
  const number = pad.parameters.length!;

  it('accepts numbers and paths', () => {
    expect(mistakeOf('length', number, {given: 'value', text: '-1.5e3'})).toBeUndefined();
    expect(mistakeOf('length', number, {given: 'value', text: '$.width'})).toBeUndefined();
  });

  it.each(['', '12 13', '1, 2', '12)', 'length: 3'])('rejects %j', (text) => {
    expect(mistakeOf('length', number, {given: 'value', text})).toMatch(/\w/);
  });
});
