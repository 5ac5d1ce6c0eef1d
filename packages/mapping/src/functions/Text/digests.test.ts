import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {invoke, type Argument} from '../../language/invoke';
import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '../../language/types';
import Hash from './Hash';
import Hmac from './Hmac';
import RandomUuid from './RandomUuid';
import UuidFromName from './UuidFromName';

function vectorsOf<T>(name: string): T {
  return JSON.parse(
    readFileSync(`packages/mapping/src/functions/Text/vectors/${name}.json`, 'utf8'),
  ) as T;
}

function run(definition: MappingFunction, args: Record<string, Argument>): Promise<Value> {
  return invoke(definition, args, {now: '2024-05-01T12:00:00Z'});
}

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

describe('Hash', () => {
  type Case = {text: string} | {bytes: string};
  const {cases, million} = vectorsOf<{
    cases: (Case & {algorithm: string; hex: string; base64: string})[];
    million: Record<string, string>;
  }>('Hash');

  it('has 80 recorded cases', () => {
    expect(cases).toHaveLength(80);
  });

  it.each(cases)('$algorithm is $hex', async ({algorithm, hex, base64, ...rest}) => {
    const data = 'text' in rest ? rest.text : bytesOf(rest.bytes);
    expect(await run(Hash, {data, algorithm})).toBe(hex);
    expect(await run(Hash, {data, algorithm, encoding: 'base64'})).toBe(base64);
  });

  it.each(Object.entries(million))('%s of a million letters', async (algorithm, hex) => {
    expect(await run(Hash, {data: 'a'.repeat(1_000_000), algorithm})).toBe(hex);
  });
});

describe('Hmac', () => {
  const {cases} = vectorsOf<{
    cases: {
      name: string;
      key: string;
      data: string;
      algorithm: string;
      hex: string;
      base64: string;
    }[];
  }>('Hmac');

  it('has 68 recorded cases', () => {
    expect(cases).toHaveLength(68);
  });

  it.each(cases)('$name, $algorithm', async ({key, data, algorithm, hex, base64}) => {
    const args = {key: bytesOf(key), data: bytesOf(data), algorithm};
    expect(await run(Hmac, args)).toBe(hex);
    expect(await run(Hmac, {...args, encoding: 'base64'})).toBe(base64);
  });
});

describe('UuidFromName', () => {
  const {cases} = vectorsOf<{cases: {name: string; namespace: string; uuid: string}[]}>(
    'UuidFromName',
  );

  it('has 66 recorded cases', () => {
    expect(cases).toHaveLength(66);
  });

  it.each(cases)('$name in $namespace', async ({name, namespace, uuid}) => {
    expect(await run(UuidFromName, {name, namespace})).toBe(uuid);
  });

  it.each([
    'DNS',
    '',
    '6ba7b810-9dad-11d1-80b4-00c04fd430c',
    '{6ba7b810-9dad-11d1-80b4-00c04fd430c8}',
  ])('rejects the namespace "%s"', async (namespace) => {
    await expect(run(UuidFromName, {name: 'a', namespace})).rejects.toMatchObject({
      code: 'E_FORMAT',
      parameter: 'namespace',
    });
  });
});

describe('RandomUuid', () => {
  it('returns a different version 4 UUID each time', async () => {
    const uuids = await Promise.all(Array.from({length: 1000}, () => run(RandomUuid, {})));
    expect(new Set(uuids).size).toBe(1000);
    for (const uuid of uuids) {
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });
});
