import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'js-yaml';
import {describe, expect, it} from 'vitest';
import {callsServices} from '../language/callsServices';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import {allErrorCodes, type WorkflowFunction} from '../language/types';
import {workflowCategories, workflowFunctions} from '.';

/** Checks that definitions, lists, files and index pages are consistent. Messages say how to fix a mismatch. */

const pagesFolder = 'apps/site/content/docs/platformRef/workflowFunctions';

const idOf = ({category, name}: {category: string; name: string}) => `${category}/${name}`;
const ids = workflowFunctions.map(idOf);
const byId = new Map(workflowFunctions.map((definition) => [idOf(definition), definition]));
const mappingById = new Map(mappingFunctions.map((definition) => [idOf(definition), definition]));
const tagsFile = load(readFileSync('apps/site/content/docs/tags.yml', 'utf8')) as Record<
  string,
  unknown
>;

/** Codes that every function can raise, plus E_TIMEOUT for those that call other systems. */
function impliedCodes(definition: WorkflowFunction): string[] {
  return ['E_CONFIGURATION', 'E_INPUT', ...('converse' in definition ? ['E_TIMEOUT'] : [])];
}

it('category lists and definition files contain the same functions', () => {
  const files = readdirSync('packages/workflow/src/functions', {recursive: true, encoding: 'utf8'})
    .filter((path) => /\/[A-Z]\w*\.ts$/.test(path))
    .map((path) => path.replace(/\.ts$/, ''));
  expect(files.sort(), 'add the function to its category’s index.ts').toEqual([...ids].sort());
});

it('every category has an index page and lists only its own functions', () => {
  for (const {name, functions} of workflowCategories) {
    expect(readFileSync(join(pagesFolder, name, 'index.mdx'), 'utf8')).toContain(
      `@generated/function-tables/default/workflowFunctions/${name}.json`,
    );
    expect(functions.map(({category}) => category)).toEqual(functions.map(() => name));
  }
});

it('a function that calls other systems shows the calls in its examples', () => {
  const conversing = workflowFunctions.filter((definition) => 'converse' in definition);
  expect(workflowFunctions.filter(callsServices).map(idOf)).toEqual(conversing.map(idOf));
});

it('there are at least 60 functions, and every summary is unique', () => {
  const summaries = [...workflowFunctions, ...mappingFunctions].map(({summary}) => summary);
  expect(summaries.filter((summary, index) => summaries.indexOf(summary) !== index)).toEqual([]);
  expect(workflowFunctions.length).toBeGreaterThanOrEqual(60);
});

it('mapping functions name workflow functions that exist and name them back', () => {
  const oneSided = mappingFunctions.flatMap((definition) =>
    (definition.workflowFunctions ?? [])
      .filter((id) => !byId.get(id)?.mappingFunctions?.includes(idOf(definition)))
      .map((id) => `${id} must name ${idOf(definition)} among its mappingFunctions`),
  );
  expect(oneSided).toEqual([]);
});

describe.each(workflowFunctions.map((definition) => [idOf(definition), definition] as const))(
  '%s',
  (id, definition) => {
    const {configuration, credentials, examples, errors, related, summary, tags, aliases} =
      definition;

    it('contains no TODO', () => {
      expect(JSON.stringify(definition).match(/TODO[^"]*/g) ?? []).toEqual([]);
    });

    it('has a summary of one sentence and at most 100 characters', () => {
      expect(summary.length).toBeLessThanOrEqual(100);
      expect(summary).toMatch(/^[A-Z`].*\.$/);
    });

    it('has a first example that works, one that fails, and unique titles', () => {
      expect('output' in examples[0]!).toBe(true);
      expect(examples.some((example) => 'error' in example)).toBe(true);
      expect(new Set(examples.map(({title}) => title)).size).toBe(examples.length);
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
          (code) => !declared.includes(code) && !impliedCodes(definition).includes(code),
        ),
        'declare it in errors',
      ).toEqual([]);
      expect(new Set(declared).size).toBe(declared.length);
      expect(declared.every((code) => allErrorCodes.includes(code))).toBe(true);
    });

    it('says where each credential comes from', () => {
      const named = credentials.map(({field}) => field);
      expect(named.filter((field) => !Object.hasOwn(configuration.properties, field))).toEqual([]);
      const needed = Object.keys(configuration.properties).filter((field) =>
        /^(?:credential|secrets?|keys?)$/i.test(field),
      );
      expect(
        needed.filter((field) => !named.includes(field)),
        'add it to credentials',
      ).toEqual([]);
    });

    it('has at most eight related functions, which exist and name it back in the same role', () => {
      expect(related.length).toBeLessThanOrEqual(8);
      for (const {function: other, role} of related) {
        const back = byId.get(other)?.related.find((entry) => entry.function === id);
        expect(back?.role, `${other} must name ${id} as "${role}"`).toBe(role);
      }
    });

    it('names mapping functions that exist, and readers and writers name it back', () => {
      const named = definition.mappingFunctions ?? [];
      expect(named.filter((name) => !mappingById.has(name))).toEqual([]);
      expect(
        named.filter(
          (name) =>
            /^(?:Readers|Writers)\//.test(name) &&
            !mappingById.get(name)?.workflowFunctions?.includes(id),
        ),
        `add ${id} to their workflowFunctions`,
      ).toEqual([]);
    });

    it('has search aliases and tags from apps/site/content/docs/tags.yml', () => {
      expect(tags.filter((tag) => !Object.hasOwn(tagsFile, tag))).toEqual([]);
      expect(tags).toContain('workflow');
      expect(tags.length).toBeLessThanOrEqual(8);
      expect(new Set(aliases.split(', ')).size).toBe(aliases.split(', ').length);
      expect(aliases).toMatch(/^\S.*\S$/);
    });
  },
);
