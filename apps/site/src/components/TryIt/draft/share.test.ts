// cspell:ignoreRegExp #try=\S+
import {describe, expect, it} from 'vitest';
import {isSameDraft, type Draft} from './draft';
import {callDraftFormat} from './callDraftFormat';
import {ShareError} from '../../Panel/drafts/draftFormat';
import {decodeFragment} from '../../Panel/share/openLink';
import {packText} from '../../Panel/share/packText';
import {encodeFragment} from '../../Panel/share/share';
import {unpackCallDraft} from './unpackCallDraft';

const fromJson = unpackCallDraft;
const toJson = (draft: Draft) => callDraftFormat.toJson(draft)!;

const drafts: Readonly<Record<string, Draft>> = {
  'a call without input': {call: 'Text.Upper("a")', input: {kind: 'none'}},
  'a draft with every kind of character': {
    call: 'Text.Upper("€ 😀 \\u0000 \u00a0")',
    input: {kind: 'json', text: '{"名": "Grüße"}'},
    now: '2024-05-01T12:00:00Z',
    readBack: 'Readers.XLSX.ReadRows(@)',
  },
  'a sample file': {call: 'F($)', input: {kind: 'sample', name: 'orders.xlsx'}},
  'a file': {
    call: 'F($)',
    input: {kind: 'file', name: 'é.bin', bytes: Uint8Array.from({length: 256}, (_, i) => i)},
  },
  'a text file': {call: 'F($)', input: {kind: 'text', text: 'a;b\n1;2\n'}},
};

describe('a link', () => {
  it.each(Object.entries(drafts))('restores %s', async (_name, draft) => {
    const fragment = (await encodeFragment(toJson(draft)))!;
    expect(fragment).toMatch(/^#try=1\.[\w-]+$/);
    expect(await decodeFragment(fragment, fromJson)).toEqual(draft);
  });

  it('can contain 100 KB of data that can’t be compressed', async () => {
    const bytes = Uint8Array.from({length: 100_000}, () => Math.floor(Math.random() * 256));
    const draft: Draft = {call: 'F($)', input: {kind: 'file', name: 'random', bytes}};
    const again = await decodeFragment((await encodeFragment(toJson(draft)))!, fromJson);
    expect(isSameDraft(again, draft)).toBe(true);
  });

  it('isn’t created from more data than a URL can hold', async () => {
    const bytes = Uint8Array.from({length: 900_000}, () => Math.floor(Math.random() * 256));
    const input = {kind: 'file', name: 'random', bytes} as const;
    expect(await encodeFragment(toJson({call: 'F($)', input}))).toBeUndefined();
  });

  it('from an earlier version still works', async () => {
    const fragment =
      '#try=1.q1ZKTszJUbJSCkmtKNELLShILdKIUXrUtEbhw_wZDTFKmko6Spl5BaUlSlbVStmZeSlKVkpZxfl5SjpKJakVJUpWStUxSokxSlYKhrVKtbUA';
    expect(await decodeFragment(fragment, fromJson)).toEqual({
      call: 'Text.Upper("€ 😀")',
      input: {kind: 'json', text: '{"a": 1}'},
    });
  });

  it.each([
    [
      'that is cut off',
      async () => (await encodeFragment(toJson(drafts['a file']!)))!.slice(0, -9),
    ],
    ['with an unknown version', () => '#try=2.abcd'],
    ['without a version', () => '#try=abcd'],
    ['without a draft', () => '#try='],
    ['that isn’t Base64', () => '#try=1.%E2%82%AC'],
    [
      'to something other than a call',
      () => encodeFragment('{"call": 1, "input": {"kind": "none"}}'),
    ],
    [
      'with an unknown kind of input',
      () => encodeFragment('{"call": "F()", "input": {"kind": "x"}}'),
    ],
    [
      'with a file outside the samples',
      () => encodeFragment(toJson({call: 'F()', input: {kind: 'sample', name: '../a'}})),
    ],
    [
      'with a file name that no file can have',
      () => {
        const input = {kind: 'file', name: 'a'.repeat(256), bytes: new Uint8Array()} as const;
        return encodeFragment(toJson({call: 'F($)', input}));
      },
    ],
    [
      'that unpacks to too much data',
      // encodeFragment doesn't create such a link.
      async () => {
        const input = {kind: 'text', text: 'a'.repeat(5_000_000)} as const;
        return `#try=1.${await packText(toJson({call: 'F()', input}))}`;
      },
    ],
  ])('%s is rejected with a message', async (_name, make) => {
    const fragment = (await make())!;
    await expect(decodeFragment(fragment, fromJson)).rejects.toThrow(ShareError);
  });
});
