import {beforeEach, expect, it, vi} from 'vitest';
import {callDraftFormat} from './callDraftFormat';
import type {Draft} from './draft';
import {addToHistory, readHistory} from '../../Panel/history/history';
import {unpackCallDraft} from './unpackCallDraft';

const stored = vi.hoisted(() => ({text: null as string | null}));

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({
    get: () => stored.text,
    set: (text: string) => (stored.text = text),
    del: () => (stored.text = null),
  }),
}));

const draftOf = (call: string): Draft => ({call, input: {kind: 'none'}});
const entryOf = (call: string) =>
  JSON.stringify(['Text/Upper', callDraftFormat.toJson(draftOf(call))]);
const callsOf = () => readHistory('Text/Upper', unpackCallDraft).drafts.map(({call}) => call);

beforeEach(() => {
  stored.text = null;
});

it.each([
  ['is cut off', entryOf('c').slice(0, -9)],
  ['isn’t JSON', 'nonsense'],
  ['is null', 'null'],
  ['is a number', '7'],
  ['contains no draft', '["Text/Upper", "{}"]'],
  ['contains a draft of another kind', '["Text/Upper", "[]"]'],
  ['contains null', '["Text/Upper", "null"]'],
  ['contains a file that isn’t Base64', entryOf('c').replace('none', 'file')],
  ['is longer than any entry that the page writes', entryOf('x'.repeat(1_000_000))],
])('an entry that %s is left out, and others stay', (_name, entry) => {
  stored.text = JSON.stringify([entryOf('a'), entry, entryOf('b')]);
  expect(callsOf()).toEqual(['a', 'b']);
  addToHistory('Text/Upper', callDraftFormat.toJson(draftOf('new')));
  expect(callsOf()).toEqual(['new', 'a', 'b']);
});

it.each(['nonsense', '{}', 'null', '"text"', '[1, null, {}, []]'])(
  '%s is read as an empty history',
  (text) => {
    stored.text = text;
    expect(callsOf()).toEqual([]);
    addToHistory('Text/Upper', callDraftFormat.toJson(draftOf('new')));
    expect(callsOf()).toEqual(['new']);
  },
);

it('shows no more entries than the page keeps', () => {
  const calls = Array.from({length: 200}, (_, index) => `call ${index}`);
  stored.text = JSON.stringify(calls.map(entryOf));
  expect(callsOf()).toEqual(calls.slice(0, 50));
});

it('doesn’t keep drafts that are too large', () => {
  addToHistory('Text/Upper', callDraftFormat.toJson(draftOf('x'.repeat(20_000))));
  addToHistory('Text/Upper', undefined);
  expect(callsOf()).toEqual([]);
});
