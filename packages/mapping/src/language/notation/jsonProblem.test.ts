import {expect, it} from 'vitest';
import {jsonProblem} from './jsonProblem';

it.each([
  ['{"a": [1, 2.5e3, null]}', undefined],
  ['{"a": 1', '“{” isn’t closed. Add “}”. (character 1)'],
  ['{\n  "a": 1,\n}', 'An object entry is missing. Remove the extra comma. (line 2, character 9)'],
  ['{a: 1}', 'Object keys must be in quotation marks, as in {"id": 7}. (character 2)'],
  [
    "{'a': $.b}",
    'Use only JSON: text in double quotation marks, numbers, true, false, null, lists and objects.',
  ],
])('the problem in %j: %j', (text, problem) => {
  expect(jsonProblem(text)).toBe(problem);
});
