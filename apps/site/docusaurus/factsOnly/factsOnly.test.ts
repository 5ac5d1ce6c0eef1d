import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import factsOnly from './loader.cjs';

const definitions = readdirSync('packages', {recursive: true, encoding: 'utf8'})
  .filter((path) => /^(?:mapping|workflow)\/src\/functions\/.+[A-Z]\w*\.ts$/.test(path))
  .map((path) => ({path, source: readFileSync(join('packages', path), 'utf8')}))
  .filter(({source}) => source.includes('export default define'));

const withoutCode = (source: string) => factsOnly.call({resourcePath: 'some.ts'}, source);
const partsOf = (source: string) =>
  [...source.matchAll(/^ {2}(?:async )?\*?(\w+)\b[(:,]/gm)].map(([, name]) => name);

describe('factsOnly', () => {
  it.each(definitions)('leaves out the code of $path and what only search needs', ({source}) => {
    const facts = withoutCode(source);
    const end = '\n});\n';
    expect(facts.slice(facts.indexOf(end))).toBe(source.slice(source.indexOf(end)));
    expect(partsOf(facts)).toEqual(
      partsOf(source).filter((name) => !/^(?:load|run|converse|aliases|tags)$/.test(name!)),
    );
    const lines = new Set(source.split('\n'));
    expect(facts.split('\n').filter((line) => !lines.has(line))).toEqual([]);
  });

  it('rejects a definition without code at its end', () => {
    expect(() => withoutCode("export default defineMappingFunction({name: 'A'});\n")).toThrow(
      'some.ts: `run` or `converse` must come last in a definition.',
    );
  });
});
