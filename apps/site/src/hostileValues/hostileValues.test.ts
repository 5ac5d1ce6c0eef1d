import {strToU8, zipSync} from 'fflate';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import Upper from '@documentation/mapping/internal/functions/Text/Upper';
import {addToHistory, readHistory} from '../components/Panel/history/history';
import {packText} from '../components/Panel/share';
import {decodeFragment} from '../components/Panel/share/openLink';
import {addRecentSearch, readRecentSearches} from '../components/SearchDialog/recentSearches';
import {stateOfDraft} from '../components/TryIt/draft/state';
import {unpackCallDraft} from '../components/TryIt/draft/unpackCallDraft';
import {unpackStepDraft} from '../components/TryStep/draft/stepDraft';
import {openFile} from '../components/Workbench/keep/bundle/openFile';
import {decodeWorkbenchLink} from '../components/Workbench/keep/link';
import {list, remove, save} from '../components/Workbench/keep/saved/saved';
import {compareWithExpected} from '../components/Workbench/outcome/result/expected';
import {
  loadStoredFiles,
  saveDraft,
  storedDraft,
  storedDraftProblem,
} from '../components/Workbench/state/draftStorage';
import {addRecentPage, readRecentPages} from '../recentPages';
import {hostileValues} from './hostileValues.fixture';

const stored = vi.hoisted(() => new Map<string, string>());

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (name: string, {persistence}: {persistence: string}) => {
    const key = `${persistence} ${name}`;
    return {
      get: () => stored.get(key) ?? null,
      set: (value: string) => stored.set(key, value),
      del: () => stored.delete(key),
    };
  },
}));
vi.mock('../components/Workbench/keep/saved/storage', () => ({
  readStored: () => stored.get('mappings') ?? null,
  writeStored: (value: string) => stored.set('mappings', value),
  onStoredElsewhere: () => () => {},
}));
vi.mock('../components/Workbench/state/fileStore', () => ({
  loadFiles: (ids: readonly string[]) =>
    Promise.resolve(new Map(ids.map((id) => [id, new Blob([id])]))),
  saveFile: () => Promise.resolve(true),
  prune: () => Promise.resolve(true),
}));

beforeEach(() => stored.clear());

/** Checks that data has only fields that the sample has, each with the same type. A list's items are like its first. */
function expectLike(data: unknown, sample: unknown, place = 'it'): void {
  expect(Object.prototype.toString.call(data), place).toBe(Object.prototype.toString.call(sample));
  if (typeof data === 'object' && data !== null && typeof sample === 'object' && sample !== null) {
    for (const [key, part] of Object.entries(data)) {
      const like: unknown = (sample as Record<string, unknown>)[Array.isArray(sample) ? '0' : key];
      expectLike(part, like, `${place}.${key}`);
    }
  }
}

interface Case {
  /** What a page does with the value. Returns what it shows. */
  readonly use: () => unknown;
  readonly keys: readonly string[];
  readonly valid: unknown;
}

const draft = {
  mapping: '$.a',
  files: [{id: '1', name: 'a.csv', isData: false, isSample: true}],
  selected: 'a.csv',
  expected: {kind: 'result', text: '7'},
};

const cases: Readonly<Record<string, Case>> = {
  'recent pages': {
    keys: ['localStorage docusaurus.search.pages'],
    valid: [['/guides/', 'Guides']],
    use: () => {
      const pages = readRecentPages();
      addRecentPage(['/apiRef/', 'API reference']);
      expect(readRecentPages()[0]).toEqual(['/apiRef/', 'API reference']);
      return pages;
    },
  },
  'recent searches': {
    keys: ['localStorage docusaurus.search.recent'],
    valid: ['upper'],
    use: () => {
      const searches = readRecentSearches();
      expect(addRecentSearch('lower')[0]).toBe('lower');
      return searches;
    },
  },
  'the history of a panel': {
    keys: ['localStorage try-it-history'],
    valid: [
      JSON.stringify(['Text/Upper', JSON.stringify({call: 'F()', input: {kind: 'none'}})]),
      JSON.stringify(['Slack/Ping', '{"example":"","configuration":"","input":"","given":""}']),
    ],
    use: () => {
      const calls = readHistory('Text/Upper', unpackCallDraft).drafts;
      readHistory('Slack/Ping', unpackStepDraft);
      addToHistory('Text/Upper', '{"call":"new","input":{"kind":"none"}}');
      expect(readHistory('Text/Upper', unpackCallDraft).drafts[0]?.call).toBe('new');
      return calls.map(({call}) => call);
    },
  },
  'the saved mappings': {
    keys: ['mappings'],
    valid: [{name: 'a', versions: [{time: 1, mapping: '$'}]}],
    use: () => {
      const saved = list();
      saved.forEach(({versions}) => versions.forEach(({time}) => new Date(time).toISOString()));
      // A mapping that fits may still be too large to save another one beside it.
      saved
        .filter(({versions}) => versions[0]!.mapping.length > 1000)
        .forEach(({name}) => remove(name));
      expect(save('new', '$')).toBe(true);
      expect(list()[0]?.name).toBe('new');
      return saved;
    },
  },
  'the draft of the workbench': {
    keys: ['sessionStorage workbench.draft', 'localStorage workbench.draft'],
    valid: draft,
    use: async () => {
      storedDraftProblem();
      const kept = storedDraft();
      if (kept.expected) {
        const outcome = {mapping: '$', elapsedMs: 1, steps: [], value: 7, size: 1};
        compareWithExpected(outcome, kept.expected);
      }
      const {files, selected} = await loadStoredFiles();
      saveDraft({...kept, draft: {...kept.draft, files, selected}});
      expect(storedDraftProblem()).toBeUndefined();
      return kept;
    },
  },
};

describe.each(Object.entries(cases))('%s', (_name, {keys, valid, use}) => {
  it('survive every damage, and contain nothing that the page can’t show', async () => {
    const json = JSON.stringify(valid);
    keys.forEach((key) => stored.set(key, json));
    const sample = await use();
    for (const hostile of hostileValues(json)) {
      keys.forEach((key) => stored.set(key, hostile));
      expectLike(await use(), sample, hostile.slice(0, 200));
    }
    expect(({} as {mapping?: string}).mapping).toBeUndefined();
  });
});

const bundled = {
  mapping: 'a.mapping',
  name: 'a',
  selected: 'a.csv',
  files: [{path: 'a.csv', name: 'a.csv', isData: false}],
};

const opened: Readonly<Record<string, readonly [unknown, (json: string) => Promise<unknown>]>> = {
  'a link to a call': [
    {call: 'Text.Upper("a")', input: {kind: 'json', text: '1'}, now: '2024-05-01T12:00:00Z'},
    async (json) => {
      const hash = `#try=1.${await packText(json)}`;
      return stateOfDraft(Upper, await decodeFragment(hash, unpackCallDraft), 0).draft;
    },
  ],
  'a link to a step': [
    {example: 'a', configuration: '{}', input: '{}', given: '{}'},
    async (json) => decodeFragment(`#try=1.${await packText(json)}`, unpackStepDraft),
  ],
  'a link to a mapping': [
    {
      mapping: '$',
      sample: {name: 'orders.csv', isData: false},
      files: [{name: 'a.csv', isData: false, base64: 'QQ=='}],
    },
    async (json) => decodeWorkbenchLink(`#workbench=1.${await packText(json)}`),
  ],
  'a bundle': [
    bundled,
    async (json) => {
      const entries = {'a.mapping': '$', 'a.csv': 'a', 'workbench.json': json};
      const zip = zipSync(
        Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)])),
        {level: 1},
      );
      return openFile(new File([zip], 'b.zip'));
    },
  ],
};

it.each(Object.entries(opened))(
  '%s opens as what it should contain, or is refused with a message',
  async (_name, [valid, open]) => {
    const json = JSON.stringify(valid);
    const sample = await open(json);
    for (const hostile of hostileValues(json)) {
      const result = await open(hostile).catch((error: Error) => {
        if (['ShareError', 'MappingError'].includes(error.name)) {
          return sample;
        }
        throw error;
      });
      expectLike(result, sample, hostile.slice(0, 200));
    }
  },
);
