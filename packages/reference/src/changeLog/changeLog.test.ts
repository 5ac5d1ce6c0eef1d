import {expect, it} from 'vitest';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
import {changeLog, historyOf} from '.';

const ids = Object.entries({mappingFunctions, workflowFunctions}).flatMap(([folder, definitions]) =>
  definitions.map(({category, name}) => `${folder}/${category}/${name}`),
);
const SENTENCE_MAX_LENGTH = 100;

it('every function is listed under the date when it was added', () => {
  const advice = ids
    .filter((id) => historyOf(id) === undefined)
    .map(
      (id) =>
        `Add "${id}" to "added", under today's date, in packages/reference/src/changeLog/releases.json.`,
    );
  expect(advice).toEqual([]);
});

it('every entry names a function, and no function is added twice', () => {
  const added = changeLog.flatMap((release) => release.added);
  const named = changeLog.flatMap((release) => [...release.added, ...Object.keys(release.changed)]);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  expect(added).toHaveLength(new Set(added).size);
});

it('releases are in order, newest first, and have valid dates', () => {
  const dates = changeLog.map(({date}) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(dates.map((date) => new Date(date).toISOString().slice(0, 10))).toEqual(dates);
});

it('a function changes only after it was added', () => {
  const early = ids.filter((id) => {
    const {since, changes} = historyOf(id)!;
    return changes.some(({date}) => date <= since);
  });
  expect(early).toEqual([]);
});

it('a change is a short sentence in the third person', () => {
  const sentences = changeLog.flatMap(({changed}) => Object.values(changed));
  const isSentence = (text: string) =>
    /^[A-Z][a-z]+s .+\.$/.test(text) && text.length <= SENTENCE_MAX_LENGTH;
  expect(sentences.filter((text) => !isSentence(text))).toEqual([]);
});

it('a change names only parameters that the function has', () => {
  const parameters = new Map<string, string[]>(
    [
      ...mappingFunctions.map(
        ({category, name, parameters: all}) =>
          [`mappingFunctions/${category}/${name}`, Object.keys(all)] as const,
      ),
      ...workflowFunctions.map(
        ({category, name, configuration, input, output}) =>
          [
            `workflowFunctions/${category}/${name}`,
            [configuration, input, output].flatMap(({properties}) => Object.keys(properties)),
          ] as const,
      ),
    ].map(([id, names]) => [id, [...names]]),
  );
  const unknown = changeLog.flatMap(({changed}) =>
    Object.entries(changed).flatMap(([id, what]) =>
      [...what.matchAll(/`(\w+)`/g)]
        .map(([, name]) => name!)
        .filter((name) => !parameters.get(id)?.includes(name))
        .map((name) => `${id}: ${name}`),
    ),
  );
  expect(unknown).toEqual([]);
});
