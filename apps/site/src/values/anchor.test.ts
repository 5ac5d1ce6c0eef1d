import {expect, it} from 'vitest';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
import {anchor} from './anchor';
import {fieldsOf} from '@documentation/reference/internal/values/schemaFields';

it.each([
  ['parameter', 'decimalSeparator', 'parameter-decimalSeparator'],
  ['input', 'messages[].role', 'input-messages-role'],
  ['example', '“ß” becomes SS', 'example-becomes-SS'],
])('%s %s → %s', (kind, name, id) => {
  expect(anchor(kind, name)).toBe(id);
});

const idsByPage = new Map<string, string[]>(
  [
    ...mappingFunctions.map(
      ({category, name, parameters, examples}) =>
        [
          `${category}/${name}`,
          [
            ...Object.keys(parameters).map((parameter) => anchor('parameter', parameter)),
            ...examples.map(({title}) => anchor('example', title)),
          ],
        ] as const,
    ),
    ...workflowFunctions.map(
      ({category, name, configuration, input, output, examples}) =>
        [
          `workflow ${category}/${name}`,
          [
            ...Object.entries({configuration, input, output}).flatMap(([section, schema]) =>
              fieldsOf(schema).map(({path}) => anchor(section, path)),
            ),
            ...examples.map(({title}) => anchor('example', title)),
          ],
        ] as const,
    ),
  ].map(([page, ids]) => [page, [...ids]]),
);

it('every parameter, field and example has an ID that no other part of its page has', () => {
  const repeated = [...idsByPage].flatMap(([page, ids]) =>
    ids
      .filter((id, index) => ids.indexOf(id) !== index || /-$/.test(id))
      .map((id) => `${page}: ${id}. Give the example another title.`),
  );
  expect(repeated).toEqual([]);
});
