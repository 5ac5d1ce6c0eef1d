// cspell:ignoreRegExp #try=\S+
import {describe, expect, it} from 'vitest';
import {isSameDraft, type Draft} from './draft';
import {callDraftFormat} from './callDraftFormat';
import {ShareError} from '../../Panel/drafts/draftFormat';
import {decodeFragment} from '../../Panel/share/openLink';
import {encodeFragment} from '../../Panel/share/share';
import {unpackCallDraft} from './unpackCallDraft';

const fromJson = unpackCallDraft;
const toJson = (draft: Draft) => callDraftFormat.toJson(draft)!;

const drafts: Readonly<Record<string, Draft>> = {
  'a call alone': {call: 'Text.Upper("a")', input: {kind: 'none'}},
  'all that there is to text': {
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
  it.each(Object.entries(drafts))('gives back %s', async (_name, draft) => {
    const fragment = (await encodeFragment(toJson(draft)))!;
    expect(fragment).toMatch(/^#try=1\.[\w-]+$/);
    expect(await decodeFragment(fragment, fromJson)).toEqual(draft);
  });

  it('carries 100 KB that can’t be compressed', async () => {
    const bytes = Uint8Array.from({length: 100_000}, () => Math.floor(Math.random() * 256));
    const draft: Draft = {call: 'F($)', input: {kind: 'file', name: 'random', bytes}};
    const again = await decodeFragment((await encodeFragment(toJson(draft)))!, fromJson);
    expect(isSameDraft(again, draft)).toBe(true);
  });

  it('isn’t made from more than a URL can hold', async () => {
    const bytes = Uint8Array.from({length: 900_000}, () => Math.floor(Math.random() * 256));
    const input = {kind: 'file', name: 'random', bytes} as const;
    expect(await encodeFragment(toJson({call: 'F($)', input}))).toBeUndefined();
  });

  it('made by an earlier version still works', async () => {
    const fragment =
      '#try=1.q1ZKTszJUbJSCkmtKNELLShILdKIUXrUtEbhw_wZDTFKmko6Spl5BaUlSlbVStmZeSlKVkpZxfl5SjpKJakVJUpWStUxSokxSlYKhrVKtbUA';
    expect(await decodeFragment(fragment, fromJson)).toEqual({
      call: 'Text.Upper("€ 😀")',
      input: {kind: 'json', text: '{"a": 1}'},
    });
  });

  it.each([
    ['cut off', async () => (await encodeFragment(toJson(drafts['a file']!)))!.slice(0, -9)],
    ['of no known version', () => '#try=2.abcd'],
    ['without a version', () => '#try=abcd'],
    ['empty', () => '#try='],
    ['not base64', () => '#try=1.%E2%82%AC'],
    ['of another thing', () => encodeFragment('{"call": 1, "input": {"kind": "none"}}')],
    ['of an unknown input', () => encodeFragment('{"call": "F()", "input": {"kind": "x"}}')],
    [
      'of a file outside the samples',
      () => encodeFragment(toJson({call: 'F()', input: {kind: 'sample', name: '../a'}})),
    ],
    [
      'that unpacks to too much',
      () =>
        encodeFragment(toJson({call: 'F()', input: {kind: 'text', text: 'a'.repeat(5_000_000)}})),
    ],
  ])('%s is refused with a sentence', async (_name, make) => {
    const fragment = (await make())!;
    await expect(decodeFragment(fragment, fromJson)).rejects.toThrow(ShareError);
  });
});
