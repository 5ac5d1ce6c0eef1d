import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'js-yaml';
import {describe, expect, it} from 'vitest';
import {errorCodes} from '@documentation/base/internal/values/types';
import type {MappingFunction, RelatedRole} from '../language/types';
import {functionsOf, mappingCategories, mappingFunctions} from '.';

/** Checks that definitions, category lists, files and index pages are consistent. */

const definitionsFolder = 'packages/mapping/src/functions';
const pagesFolder = 'apps/site/content/docs/platformRef/mappingFunctions';

const idOf = ({category, name}: MappingFunction) => `${category}/${name}`;
const ids = mappingFunctions.map(idOf);
const byId = new Map(mappingFunctions.map((definition) => [idOf(definition), definition]));

const tagsFile = load(readFileSync('apps/site/content/docs/tags.yml', 'utf8')) as Record<
  string,
  unknown
>;

it('category lists and definition files contain the same functions', () => {
  const files = readdirSync(definitionsFolder, {recursive: true, encoding: 'utf8'})
    .filter((path) => /\/[A-Z]\w*\.ts$/.test(path))
    .map((path) => path.replace(/\.ts$/, ''));
  expect(files.sort(), 'add the function to its category’s index.ts').toEqual([...ids].sort());
});

it('every category and sub-category has an index page', () => {
  const paths = mappingCategories.flatMap(({name, categories = []}) => [
    name,
    ...categories.map((category) => `${name}/${category.name}`),
  ]);
  for (const path of paths) {
    expect(readFileSync(join(pagesFolder, path, 'index.mdx'), 'utf8')).toContain(
      `@generated/function-tables/default/mappingFunctions/${path}`,
    );
  }
});

it('every category lists only its own functions', () => {
  for (const category of mappingCategories) {
    for (const definition of functionsOf(category)) {
      expect(definition.category.split('/')[0]).toBe(category.name);
    }
  }
});

it('summaries are unique', () => {
  const summaries = mappingFunctions.map(({summary}) => summary);
  expect(summaries.filter((summary, index) => summaries.indexOf(summary) !== index)).toEqual([]);
});

describe.each(mappingFunctions.map((definition) => [idOf(definition), definition] as const))(
  '%s',
  (id, definition) => {
    const {examples, errors, parameters, picture, related, summary, tags, aliases} = definition;

    it('contains no TODO', () => {
      expect(JSON.stringify(definition).match(/TODO[^"]*/g) ?? []).toEqual([]);
    });

    it('has a one-sentence summary of at most 100 characters', () => {
      expect(summary.length).toBeLessThanOrEqual(100);
      expect(summary).toMatch(/^[A-Z`].*\.$/);
    });

    it('has at least three examples, a typical one first, one with null, all with different titles', () => {
      expect(examples.length).toBeGreaterThanOrEqual(3);
      expect(examples[0]?.kind).toBe('typical');
      const hasData = definition.nullPolicy !== 'no data';
      expect(!hasData || examples.some(({kind}) => kind === 'null')).toBe(true);
      expect(new Set(examples.map(({title}) => title)).size).toBe(examples.length);
    });

    it('has null in every "null" example, and an error in every "error" example', () => {
      const withoutNull = examples.filter(
        ({kind, args, input = 'none'}) =>
          kind === 'null' && !JSON.stringify([args, input]).includes('null'),
      );
      expect(withoutNull.map(({title}) => title)).toEqual([]);
      const withoutError = examples.filter(
        (example) => example.kind === 'error' && !('error' in example),
      );
      expect(withoutError.map(({title}) => title)).toEqual([]);
    });

    it('declares the errors that its examples raise, and shows every declared error', () => {
      const raised = new Set(
        examples.flatMap((example) => ('error' in example ? [example.error] : [])),
      );
      const declared = errors.map(({code}) => code);
      expect(
        declared.filter((code) => !raised.has(code)),
        'add an example that fails with it',
      ).toEqual([]);
      expect(
        [...raised].filter(
          (code) => !['E_TYPE', 'E_LIMIT'].includes(code) && !declared.includes(code),
        ),
      ).toEqual([]);
      expect(new Set(declared).size).toBe(declared.length);
      expect(declared.every((code) => errorCodes.includes(code))).toBe(true);
    });

    it('draws its picture from its own examples that return a result', () => {
      const titles = picture ? ('examples' in picture ? picture.examples : [picture.example]) : [];
      const drawable = examples.filter((example) => 'result' in example).map(({title}) => title);
      expect(titles.filter((title) => !drawable.includes(title))).toEqual([]);
    });

    it('uses every closed value in an example', () => {
      for (const [name, {values, default: fallback}] of Object.entries(parameters)) {
        const used = new Set(examples.map(({args}) => args[name] ?? fallback));
        const unused = Object.keys(values ?? {}).filter((value) => !used.has(value));
        expect(unused, `values of ${name} without an example`).toEqual([]);
      }
    });

    it('puts required parameters before optional ones, and a rest parameter last', () => {
      const kinds = Object.values(parameters).map(({default: fallback, rest}) =>
        rest ? 2 : fallback === undefined ? 0 : 1,
      );
      expect(kinds).toEqual([...kinds].sort());
    });

    it('lists related functions that exist and list it in the same role', () => {
      for (const {function: other, role} of related) {
        const back = byId.get(other)?.related.find((entry) => entry.function === id);
        expect(back?.role, `${other} must list ${id} as "${role}"`).toBe(
          role satisfies RelatedRole,
        );
      }
    });

    it('has search aliases and tags from apps/site/content/docs/tags.yml', () => {
      expect(tags.filter((tag) => !Object.hasOwn(tagsFile, tag))).toEqual([]);
      expect(tags).toContain('mapping');
      expect(tags.length).toBeLessThanOrEqual(8);
      expect(new Set(aliases.split(', ')).size).toBe(aliases.split(', ').length);
      expect(aliases).toMatch(/^\S.*\S$/);
    });
  },
);
