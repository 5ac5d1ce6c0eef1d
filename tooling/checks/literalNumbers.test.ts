import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {isFunctionPage} from '../../apps/site/docusaurus/functionPages/paths';
import {literalNumbersIn, numbersWithUnits, proseOfPage} from './literalNumbers';
import {numberExceptions} from './numberExceptions';

function filesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).map(
    (path) => `${folder}/${path}`,
  );
}

const definitions = filesIn('packages').filter(
  (path) =>
    /^packages\/(?:base|mapping|workflow\/src\/functions)\/.*\.ts$/.test(path) &&
    !/\.(?:test|fixture)\.ts$|\/vectors\//.test(path),
);
const pages = filesIn('apps/site/content/docs').filter(
  (path) => path.endsWith('.mdx') && !isFunctionPage(path.slice('apps/site/content/docs/'.length)),
);

const found = [
  ...definitions.flatMap((file) =>
    literalNumbersIn(readFileSync(file, 'utf8')).map((number) => ({file, number})),
  ),
  ...pages.flatMap((file) =>
    numbersWithUnits(proseOfPage(readFileSync(file, 'utf8'))).map((number) => ({file, number})),
  ),
];

function isException({file, number}: (typeof found)[number]): boolean {
  return numberExceptions.some(
    (exception) => file.endsWith(exception.file) && exception.numbers.includes(number),
  );
}

describe('numbers with units', () => {
  // If this fails, use packages/base/src/limits: `${sizeText(FILE_BYTES)}` in a definition, <Limit of="file" /> on a page.
  it('come from the table of limits, on pages and in definitions', () => {
    expect(found.filter((one) => !isException(one))).toEqual([]);
  });

  it('that are exceptions still exist', () => {
    const unused = numberExceptions.flatMap(({file, numbers}) =>
      numbers
        .filter((number) => !found.some((one) => one.file.endsWith(file) && one.number === number))
        .map((number) => ({file, number})),
    );
    expect(unused).toEqual([]);
  });
});
