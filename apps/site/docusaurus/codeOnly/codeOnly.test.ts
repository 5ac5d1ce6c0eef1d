import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import codeOnly from './loader.cjs';

const definitions = readdirSync('packages', {recursive: true, encoding: 'utf8'})
  .filter((path) => /^(?:mapping|workflow)\/src\/functions\/.+[A-Z]\w*\.ts$/.test(path))
  .map((path) => ({path, source: readFileSync(join('packages', path), 'utf8')}))
  .filter(({source}) => source.includes('export default define'));

const forReaders =
  /^(?:summary|returns|nullAndEmpty|credentials|errors|examples|related|(?:mapping|workflow)Functions|equivalents|tags|aliases|limits|notes|picture|syntax)$/;
/** Lists the names of a definition's properties. */
const partsOf = (source: string) =>
  [...source.matchAll(/^ {2}(?:async )?\*?(\w+)\b[(:,]/gm)].map(([, name]) => name!);

describe('codeOnly', () => {
  it.each(definitions)('keeps what a run of $path needs', ({source}) => {
    const start = source.indexOf('export default define');
    const code = codeOnly(source);
    expect(code.slice(0, start)).toBe(source.slice(0, start));
    expect(partsOf(code.slice(start))).toEqual(
      partsOf(source.slice(start)).filter((name) => !forReaders.test(name)),
    );
    const run = code.search(/\n {2}(?:async )?\*?(?:run|converse)\b/);
    expect(source.endsWith(code.slice(run))).toBe(true);
  });

  it('leaves out the descriptions of parameters', () => {
    const source = `export default defineMappingFunction({
  name: 'Upper',
  parameters: {
    text: {type: 'Text', description: 'the text'},
    locale: {
      type: 'Text',
      description: 'a tag',
      default: 'en',
    },
  },
  run: ({description}) => description,
});
`;
    expect(codeOnly(source).replaceAll(/\s+/g, ' ')).toBe(
      "export default defineMappingFunction({ name: 'Upper', parameters: { text: {type: 'Text',}, " +
        "locale: { type: 'Text', default: 'en', }, }, run: ({description}) => description, }); ",
    );
  });

  it('leaves other modules unchanged', () => {
    expect(codeOnly('export const examples = [];\n')).toBe('export const examples = [];\n');
  });
});
