import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {WorkbenchRun} from '../../../engine/workbenchMessages';
import {RUN_DEBOUNCE_MS} from '../../../universal/constants';
import {createWorkbench} from './createWorkbench';
import {emptyDraft, newFile, type Draft} from './draft';
import {parseMapping} from './parsedMapping';

vi.mock('./draftStorage', () => ({}));

const orders = newFile('orders.csv', new Blob(['a;b']), false);
const expected = {kind: 'result', text: '1'} as const;

/** A workbench whose runs end when the test says so. */
function open(mapping = '', loadedFiles: Omit<Draft, 'mapping'> = emptyDraft) {
  const runs: {readonly run: WorkbenchRun; readonly end: (value: number) => void}[] = [];
  const saveDraft = vi.fn();
  let finishLoading = (_files: Omit<Draft, 'mapping'>) => {};
  const loading = new Promise<Omit<Draft, 'mapping'>>((resolve) => {
    finishLoading = resolve;
  });
  const workbench = createWorkbench(
    {
      run: (run) =>
        new Promise((resolve) => {
          const {mapping: call} = run;
          const outcome = {mapping: call, elapsedMs: 1, steps: [], size: 1};
          runs.push({run, end: (value) => resolve({...outcome, value})});
        }),
      wholeText: () => Promise.resolve(new Blob()),
      stop: () => {},
      warmUp: () => {},
      close: () => {},
    },
    {
      storedDraft: () => ({draft: {...emptyDraft, mapping}}),
      loadStoredFiles: () => loading,
      saveDraft,
      storedDraftProblem: () => undefined,
    },
  );
  return {
    workbench,
    runs,
    saveDraft,
    load: async () => {
      finishLoading(loadedFiles);
      await workbench.load();
    },
    type: (text: string) => workbench.type(parseMapping(text)),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs what was typed after a pause, and shows only the newest outcome', async () => {
  const {workbench, runs, type} = open();
  type('1');
  type('12');
  expect(runs).toEqual([]);
  await vi.advanceTimersByTimeAsync(RUN_DEBOUNCE_MS);
  type('123');
  await vi.advanceTimersByTimeAsync(RUN_DEBOUNCE_MS);
  expect(runs.map(({run}) => run.mapping)).toEqual(['12', '123']);
  runs[1]!.end(123);
  runs[0]!.end(12);
  await vi.runAllTimersAsync();
  expect(workbench.get()).toMatchObject({isRunning: false, outcome: {value: 123}});
});

it('keeps the last outcome while the mapping has a mistake', async () => {
  const {workbench, runs, type} = open('1');
  workbench.runNow();
  runs[0]!.end(1);
  await vi.runAllTimersAsync();
  type('1 +');
  await vi.runAllTimersAsync();
  workbench.runNow();
  expect(runs).toHaveLength(1);
  expect(workbench.get()).toMatchObject({isRunning: false, outcome: {mapping: '1'}});
});

it('runs on the files of the last visit, and keeps what was typed before they arrived', async () => {
  const {workbench, runs, saveDraft, load, type} = open('$', {
    files: [orders],
    selected: 'orders.csv',
  });
  type('[$]');
  expect(saveDraft).not.toHaveBeenCalled();
  await load();
  expect(runs[0]!.run).toMatchObject({mapping: '[$]', files: [orders], selected: 'orders.csv'});
  const {draft} = workbench.get();
  expect(saveDraft).toHaveBeenLastCalledWith(expect.objectContaining({draft}));
});

it('doesn’t run without a lost file', async () => {
  const {workbench, runs, load} = open('$', {...emptyDraft, lost: [orders]});
  await load();
  expect(runs).toEqual([]);
  workbench.editFiles(({mapping, files, selected}) => ({mapping, files, selected}));
  await vi.runAllTimersAsync();
  expect(runs).toHaveLength(1);
});

it('opens a draft with the present files, and brings the previous one back', async () => {
  const {workbench, runs, load} = open('$', {files: [orders], selected: 'orders.csv'});
  await load();
  workbench.rename('Mine');
  const parsed = await workbench.open({mapping: '[\r\n$]'}, {expected});
  expect(parsed.text).toBe('[\n$]');
  expect(runs.at(-1)!.run).toMatchObject({mapping: '[\n$]', files: [orders]});
  const {before} = workbench.get();
  expect(workbench.get().name).toBeUndefined();
  expect(workbench.restore(before!).text).toBe('$');
  expect(workbench.get()).toMatchObject({name: 'Mine', draft: {mapping: '$'}});
  expect(workbench.get().before).toBeUndefined();
});

it('forgets what the page documents once the files change', async () => {
  const {workbench, load, type} = open();
  await load();
  await workbench.open({mapping: '1', files: [], selected: undefined}, {expected});
  type('2');
  expect(workbench.get().expected).toBe(expected);
  workbench.editFiles((draft) => ({...draft, files: [orders]}));
  expect(workbench.get().expected).toBeUndefined();
});

it('ignores the outcome of a run that was stopped', async () => {
  const {workbench, runs} = open('1');
  workbench.runWithoutLimit();
  expect(runs[0]!.run.isUnlimited).toBe(true);
  workbench.stop();
  runs[0]!.end(1);
  await vi.runAllTimersAsync();
  expect(workbench.get()).toMatchObject({isRunning: false, outcome: undefined});
});
