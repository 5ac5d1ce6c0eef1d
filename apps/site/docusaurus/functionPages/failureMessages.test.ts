import {beforeAll, expect, it} from 'vitest';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
import {allFailureMessages, type AllFailureMessages} from './failureMessages';

let all: AllFailureMessages;
beforeAll(async () => {
  all = await allFailureMessages('apps/site');
}, 120_000);

const failing = Object.entries({mappingFunctions, workflowFunctions}).flatMap(
  ([folder, definitions]) =>
    definitions.flatMap(({category, name, examples}) =>
      examples
        .filter((example) => 'error' in example)
        .map(({title}) => ({id: `${folder}/${category}/${name}`, title})),
    ),
);

it.each(failing)('$id has a message for a failing example: $title', ({id, title}) => {
  // A sentence has at least two words.
  expect(all[id]?.[title]).toMatch(/^\S+ .*\S/);
});

it('an example that succeeds has no message', () => {
  expect(Object.values(all).flatMap(Object.keys)).toHaveLength(failing.length);
});
