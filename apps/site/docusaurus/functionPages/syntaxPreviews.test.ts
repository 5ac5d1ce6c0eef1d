import {expect, it} from 'vitest';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import format from '@documentation/mapping/internal/functions/Datetime/Format';
import upper from '@documentation/mapping/internal/functions/Text/Upper';
import {mappingFunctionPage} from './mappingFunctionPage';
import {allSyntaxPreviews} from './syntaxPreviews';

it('every row of every table has a preview', async () => {
  const all = await allSyntaxPreviews();
  const rows = mappingFunctions.flatMap(({category, name, syntax = []}) =>
    syntax.map(({rows: {length}}, table) => [
      `mappingFunctions/${category}/${name}`,
      table,
      length,
    ]),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(
    Object.entries(all).flatMap(([id, tables]) =>
      tables.map(({length}, table) => [id, table, length]),
    ),
  ).toEqual(rows);
});

it('a preview is what the call returns', async () => {
  const {'mappingFunctions/Text/MatchRegex': [previews] = []} = await allSyntaxPreviews();
  expect(previews).toContainEqual(['', 'Order', ' A-17, 2024-02-29: 9.90 EUR, Größe M']);
});

it('a table comes after the result, and only its page imports it', () => {
  const source = mappingFunctionPage(format, {previews: [[['2024']]]});
  expect(source).toContain("import SyntaxTable from '@site/src/components/SyntaxTable';");
  expect(source).toContain('export const previews = [[["2024"]]];');
  expect(source).toContain(`<Returns of={definition} />

## Format tokens

<SyntaxTable of={definition.syntax[0]} previews={previews[0]} />
`);
  expect(mappingFunctionPage(upper)).not.toContain('SyntaxTable');
});
