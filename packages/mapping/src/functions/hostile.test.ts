import {describe, expect, it} from 'vitest';
import {expression} from '../examples/expression';
import {MappingError} from '@documentation/base/internal/values/errors';
import {evaluateNotation} from '../language/run/evaluate';
import {formatCall} from '../language/formatCall';
import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '../language/types';
import {zip, type ZipFiles} from '../formats/zip/zip';
import {findMappingFunction, mappingFunctions} from '.';

/** Tests that calls with hostile input return a value or a declared error, and don't hang or overflow the stack. */

function run(notation: string, input: Value = null): Promise<Value> {
  return evaluateNotation(notation, {
    input,
    context: {now: '2024-05-01T12:00:00Z'},
    resolve: findMappingFunction,
  });
}

/** Returns the result, or the code of a MappingError. Any other error fails the test. */
async function outcome(notation: string, input: Value = null): Promise<Value> {
  try {
    return await run(notation, input);
  } catch (error) {
    if (error instanceof MappingError) {
      return error.code;
    }
    throw error;
  }
}

/** Returns the code of a MappingError, or 'none'. Any other error fails the test. */
async function failureOf(notation: string, input: Value = null): Promise<string> {
  try {
    await run(notation, input);
    return 'none';
  } catch (error) {
    if (error instanceof MappingError) {
      return error.code;
    }
    throw error;
  }
}

function nested(depth: number, wrap: (inner: Value) => Value): Value {
  let value: Value = 1;
  for (let level = 0; level < depth; level += 1) {
    value = wrap(value);
  }
  return value;
}

const deepList = nested(20_000, (inner) => [inner]);
const deepObject = nested(20_000, (inner) => ({a: inner}));

/** Returns the names of parameters that accept values of any depth. */
function structuredParameters({parameters}: MappingFunction): string[] {
  return Object.entries(parameters)
    .filter(
      ([, {type, rest}]) => !rest && [type].flat().some((name) => /Any|Object|GeoJson/.test(name)),
    )
    .map(([name]) => name);
}

const structured = mappingFunctions.flatMap((definition) =>
  structuredParameters(definition).map(
    (name) => [`${definition.category}/${definition.name}`, name, definition] as const,
  ),
);

describe.each(structured)('%s with deep nesting in %s', (_id, name, definition) => {
  it.each([
    ['lists', deepList],
    ['objects', deepObject],
  ])('of %s returns a value or a declared error', async (_what, deep) => {
    const args = {...definition.examples[0]!.args, [name]: expression('$')};
    const declared = ['E_TYPE', 'E_LIMIT', ...definition.errors.map(({code}) => code)];
    expect(['none', ...declared]).toContain(await failureOf(formatCall(definition, args), deep));
  });
});

describe('deeply nested documents', () => {
  it.each([
    ['JSON.Parse($)', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['JSON.Parse($)', '{"a":'.repeat(100_000)],
    ['XML.ToJson($)', '<a>'.repeat(50_000) + '</a>'.repeat(50_000)],
    ['XML.ValueFromPath($, "//a")', '<a>'.repeat(50_000)],
  ])('%s ends with an error', async (notation, input) => {
    expect(['E_PARSE', 'E_LIMIT']).toContain(await outcome(notation, input));
  });
});

describe('XML with entities or external references', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;&x;&x;&x;&x;&x;">]><a>&y;</a>`;
  const external = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>`;
  const remote = `<?xml version="1.0"?><!DOCTYPE a SYSTEM "http://localhost:9/a.dtd"><a>&x;</a>`;

  it.each([bomb, external, remote])('is rejected', async (document) => {
    expect(await outcome('XML.ToJson($)', document)).toBe('E_PARSE');
    expect(await outcome('XML.ValueFromPath($, "/a")', document)).toBe('E_PARSE');
    const bytes = new TextEncoder().encode(document);
    const reader = mappingFunctions.find(({category}) => category === 'Readers/XML')!;
    const args = {
      ...reader.examples[0]!.args,
      [Object.keys(reader.parameters)[0]!]: expression('$'),
    };
    expect(await outcome(formatCall(reader, args), bytes)).toBe('E_PARSE');
  });
});

describe('XML that is costly to process', () => {
  const attributes = Array.from({length: 50_000}, (_, index) => ` a${index}="1"`).join('');
  const declarations = Array.from({length: 50_000}, (_, index) => ` xmlns:p${index}="u"`).join('');
  const many = '<b/>'.repeat(50_000);
  const someDeclarations = declarations.split(' ').slice(0, 200).join(' ');
  const redeclared = `<a${someDeclarations}>`.repeat(498);
  const deep = `<z:a xmlns:z="u">${redeclared}${'<z:b/>'.repeat(200_000)}${'</a>'.repeat(498)}</z:a>`;

  it('is read no matter how deeply its namespaces are declared', async () => {
    expect(await outcome('XML.IsWellFormed($)', deep)).toMatchObject({valid: true});
  });

  it.each([
    ['XML.NodesFromPath($, "//b")', `<a${declarations}>${many}</a>`],
    ['XML.NodesFromPath($, "//*[local-name() = \'b\']")', deep],
    ['XML.ValueFromPath($, "count(//b[../@x])")', `<a${declarations}>${many}</a>`],
    ['XML.ValueFromPath($, "count(//b[lang(\'en\')])")', `<a${attributes}>${many}</a>`],
    [`XML.ValueFromPath($, "count(//b[${'1+'.repeat(500)}1])")`, `<a>${many.repeat(10)}</a>`],
    [`XML.ValueFromPath($, "count(//b${'|c'.repeat(900)})")`, `<a>${many.repeat(10)}</a>`],
    ['Readers.XML.ReadRecords($, "/a/b", {"c": "count(//b)"})', `<a>${many}</a>`],
    ['Writers.XML.WriteDocument($, 8)', `${'<a>'.repeat(499)}${many}${'</a>'.repeat(499)}`],
  ])('%s ends with E_LIMIT', async (notation, input) => {
    expect(await outcome(notation, input)).toBe('E_LIMIT');
  });

  it.each([
    [
      'XML.ValueFromPath($, "count(//@*[preceding::*[1]])")',
      `<x><y>${many}</y><c${attributes}/></x>`,
      '50000',
    ],
    ['XML.ValueFromPath($, "number(/a)")', `<a>1${' '.repeat(1_000_000)}1</a>`, 'NaN'],
  ])('%s returns a result', async (notation, input, result) => {
    expect(await outcome(notation, input)).toBe(result);
  });

  it.each([
    ['XML.ToJson($)', `<a>${'<b/>'.repeat(2_100_000)}</a>`],
    ['Readers.XML.ReadDocument($)', new Uint8Array(20_000_001)],
    ['XML.ToJson($)', `<a>${' '.repeat(20_000_000)}</a>`],
  ])('%s ends with E_LIMIT if the input is too large', async (notation, input) => {
    expect(await outcome(notation, input)).toBe('E_LIMIT');
  });

  it('can’t be set to text that is too long in total', async () => {
    const input = {source: `<a>${many}</a>`, value: 'x'.repeat(100_000)};
    expect(await outcome('XML.SetValue($.source, "//b", $.value)', input)).toBe('E_LIMIT');
  });
});

describe('catastrophic patterns', () => {
  it.each(['(a+)+$', '(a|aa)+$', '(.*)*b', '^(([a-z])+.)+[A-Z]([a-z])+$'])(
    '%s matches nothing',
    async (pattern) => {
      const text = `${'a'.repeat(5000)}!`;
      const input = {text, pattern};
      expect(await outcome('Text.MatchRegex($.text, $.pattern)', input)).toEqual([]);
      expect(await outcome('Text.ReplaceRegex($.text, $.pattern, "")', input)).toBe(text);
    },
  );
});

describe('JSON that is costly to process', () => {
  const list = (length: number, item: Value) => Array.from({length}, () => item);
  const keys = (length: number) =>
    Object.fromEntries(Array.from({length}, (_, index) => [`k${index}`, 1]));

  it.each([
    ['$.l[?@ == $.o]', {o: list(20_000, 1), l: list(5000, [1])}],
    ['$.l[?@ < $.o]', {o: 'x'.repeat(100_000), l: list(5000, 'x')}],
    ['$.l[?length($.o) > 1]', {o: 'x'.repeat(100_000), l: list(10_000, 1)}],
    ['$.l[?length($.o) > 1]', {o: keys(20_000), l: list(10_000, 1)}],
    ['$.l[?$.o.*]', {o: keys(20_000), l: list(10_000, 1)}],
    [`$[?${'1==2||'.repeat(300)}1==2]`, list(300_000, 1)],
    ['$[?search("a", @)]', Array.from({length: 3000}, (_, index) => `a{1,900}|${index}`)],
    ['$[?search("a", @)]', ['(a{1,10}|b)'.repeat(100_000)]],
  ])('the path %s ends with E_LIMIT', async (path, source) => {
    const notation = 'JSON.ValuesFromPath($.source, $.path)';
    expect(await outcome(notation, {source, path})).toBe('E_LIMIT');
  });

  it('is read line by line', async () => {
    const lines = await outcome('Readers.JSON.ReadLines($)', '{"a":1}\n'.repeat(200_000));
    expect(lines).toHaveLength(200_000);
  });

  it('is rejected if a number has too many digits', async () => {
    expect(await outcome('JSON.Parse($)', `0.1${'0'.repeat(1_000_000)}1`)).toBe('E_RANGE');
  });
});

describe('flat keys that are costly to process', () => {
  const farPositions = Object.fromEntries(
    Array.from({length: 20_000}, (_, index) => [`a${index}.10000`, 1]),
  );

  it.each([
    ['the last position of many lists', farPositions],
    ['a key with many parts', {['a.'.repeat(500_000)]: 1}],
    ['a key with many opening brackets', {['["'.repeat(500_000)]: 1}],
  ])('%s ends with E_LIMIT', async (_what, source) => {
    expect(await outcome('JSON.Unflatten($)', source)).toBe('E_LIMIT');
  });
});

describe('tables with many cells', () => {
  const headers = Array.from({length: 19_000}, (_, index) => `h${index}`).join(',');
  const differentKeys = Array.from({length: 3000}, (_, index) => ({[`k${index}`]: 1}));

  it.each([
    ['Readers.CSV.ReadRows($)', '\n'.repeat(10_000_000)],
    ['Readers.CSV.ReadRows($)', '""\n'.repeat(3_000_000)],
    ['Readers.CSV.ReadRows($)', `${','.repeat(19_000)}\n`.repeat(500)],
    ['Readers.CSV.ReadObjects($)', `${headers}\n${'1\n'.repeat(1000)}`],
    ['Writers.CSV.WriteObjects($)', differentKeys],
    ['Writers.XLSX.WriteSheet($)', differentKeys],
    ['Writers.Google.ToSheetValues($)', differentKeys],
    [
      'Writers.Google.ToSheetValues($)',
      [Array.from({length: 3000}, () => 1), ...Array.from({length: 3000}, () => [])],
    ],
  ])('%s ends with E_LIMIT', async (notation, input) => {
    expect(await outcome(notation, input)).toBe('E_LIMIT');
  });
});

describe('sheets that are costly to process', () => {
  const root = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';

  function bookOf(rows: string, styles = `<styleSheet ${main}/>`): Promise<Uint8Array> {
    const parts = {
      'xl/workbook.xml': `<workbook ${main} xmlns:r="${root}"><sheets><sheet name="S" r:id="1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageRelationships}"><Relationship Id="1" Type="${root}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/styles.xml': styles,
      'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
    };
    const bytes = Object.entries(parts).map(([path, xml]) => [path, new TextEncoder().encode(xml)]);
    return zip(Object.fromEntries(bytes) as ZipFiles, {packed: false});
  }
  const longFormat = `<styleSheet ${main}><numFmts><numFmt numFmtId="200" formatCode="${'#,'.repeat(20_000)}0"/></numFmts></styleSheet>`;
  const cell = (attributes: string) => `<row r="1"><c r="A1"${attributes}><v>1</v></c></row>`;

  it.each([
    ['a plain cell', cell(''), [[1]]],
    ['names without values', cell(' a'.repeat(300_000)), 'E_PARSE'],
    ['alternating quotes', cell(` ${`'"`.repeat(3_000_000)}`), 'E_PARSE'],
    ['one attribute, many times', cell(' a=""'.repeat(300_000)), 'E_PARSE'],
    ['empty rows', '<row/>'.repeat(2_000_000), 'E_LIMIT'],
  ])('%s: a value or a declared error', async (_what, rows, result) => {
    const workbook = await bookOf(rows);
    expect(await outcome('Readers.XLSX.ReadRows($)', workbook)).toEqual(result);
  });

  it('a long number format is rejected', async () => {
    const workbook = await bookOf(cell(''), longFormat);
    expect(await outcome('Readers.XLSX.ReadRows($)', workbook)).toBe('E_PARSE');
  });
});

describe('values that grow in a loop', () => {
  const times = (length: number) => Array.from({length}, () => 1);

  it.each([
    'List.Reduce($, Text.Concat(@total, @total), "aaaa")',
    'List.Reduce($, Text.Encode(@total, "hex"), "aaaa")',
    'List.Reduce($, JSON.Stringify(@total), "\\"")',
    'List.Reduce($, [@total, @total], 1)',
    'List.Count(List.Reduce($, [@total, @total], 1))',
    'Logical.Equals(List.Reduce($, {"a": @total, "b": @total}, 1), 1)',
  ])('%s ends with E_LIMIT', async (notation) => {
    expect(await outcome(notation, times(60))).toBe('E_LIMIT');
  });

  it('are rejected if the engine can’t hold them', async () => {
    const parts = times(60).map(() => '$');
    const notation = `Text.Concat(${parts.join(', ')})`;
    expect(await outcome(notation, 'a'.repeat(10_000_000))).toBe('E_LIMIT');
  });
});

describe('huge results', () => {
  it.each([
    'List.Map($, List.Map($, List.Map($, @index)))',
    'List.Map($, Text.Repeat("a", 10000000))',
    'JSON.MapValues(JSON.FromEntries(List.Map($, [Types.ToText(@), @])), Text.Repeat("a", 10000000))',
  ])('%s ends before it fills the memory', async (notation) => {
    const numbers = Array.from({length: 1000}, (_, index) => index);
    expect(await outcome(notation, numbers)).toBe('E_LIMIT');
  });

  it.each([
    'Text.Pad("a", 1000000000)',
    'Text.Pad("a", 9007199254740991)',
    'Text.Repeat("a", 9007199254740991)',
    'Text.Repeat("", 9007199254740991, separator: ", ")',
  ])('%s is rejected', async (notation) => {
    expect(await outcome(notation)).toMatch(/^E_(LIMIT|RANGE)$/);
  });

  it.each(['Math.Power(10, 1000000)', 'Math.Multiply(1e308, 10)'])(
    '%s is out of range',
    async (notation) => {
      expect(await outcome(notation)).toBe('E_RANGE');
    },
  );
});

describe('keys that every object inherits', () => {
  it.each([
    ['JSON.Parse("{\\"__proto__\\": {\\"polluted\\": true}}")'],
    ['JSON.Unflatten({"__proto__.polluted": true})'],
    ['JSON.SetPath({}, "/__proto__/polluted", true)'],
    ['JSON.Merge({}, {"__proto__": {"polluted": true}})'],
    ['JSON.RenameKeys({"a": 1}, {"a": "__proto__"})'],
    ['JSON.FromEntries([["__proto__", {"polluted": true}]])'],
    ['JSON.MapKeys({"a": {"polluted": true}}, "__proto__")'],
    ['JSON.Patch({}, [{"op": "add", "path": "/__proto__", "value": {"polluted": true}}])'],
    ['JSON.Patch({}, [{"op": "add", "path": "/__proto__/polluted", "value": true}])'],
    ['List.IndexBy([{"k": "__proto__"}], @.k)'],
    ['Text.ParseQuery("__proto__=polluted&__proto__=true")'],
    ['Readers.CSV.ReadFixedWidth("true", [{"name": "__proto__"}])'],
  ])('%s doesn’t change a prototype', async (notation) => {
    await outcome(notation);
    expect(({} as {polluted?: boolean}).polluted).toBeUndefined();
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });
});

describe('text with very many combining marks', () => {
  const marked = `a${'\u0301\u0323'.repeat(300_000)}`;

  it.each([
    'Text.Normalize($, "NFC")',
    'Text.Normalize($, "NFC", true)',
    'Text.Slug($)',
    'Datetime.Parse($, "d MMMM yyyy")',
    'Datetime.IsValid($, "d MMMM yyyy")',
  ])('%s ends with E_LIMIT', async (notation) => {
    expect(await outcome(notation, marked)).toBe('E_LIMIT');
  });
});

describe('lone surrogates', () => {
  const texts = mappingFunctions.filter(({category}) => category === 'Text');
  it.each(texts.map((definition) => [definition.name, definition] as const))(
    'Text.%s returns a value or a declared error',
    async (_name, definition) => {
      const [first, {type, rest}] = Object.entries(definition.parameters)[0]!;
      const text = 'a\uD800b';
      const isList = rest ?? [type].flat().some((name) => name.startsWith('List'));
      const {args, input} = definition.examples[0]!;
      const call = formatCall(definition, {...args, [first]: isList ? [text] : text});
      const declared = definition.errors.map(({code}) => code);
      expect(['none', ...declared]).toContain(await failureOf(call, input as Value));
    },
  );
});
