import {zipSync} from 'fflate';
import {describe, expect, it, vi} from 'vitest';
import {checksumOf} from './directory';
import {unzip, zip} from './zip';

/** Writes a different unpacked size into the headers of an archive with one file. */
function declareSize(archive: Uint8Array, size: number): Uint8Array {
  const lying = archive.slice();
  const view = new DataView(lying.buffer);
  const directory = view.getUint32(lying.length - 6, true);
  view.setUint32(22, size, true);
  view.setUint32(directory + 24, size, true);
  return lying;
}

const megabytes = (count: number) => new Uint8Array(count * 1_000_000);

describe('unzip', () => {
  it('rejects an archive that would be too large, before unpacking it', async () => {
    const bomb = declareSize(zipSync({a: [megabytes(1), {level: 0}]}), 50_000_001);
    await expect(unzip(bomb, 'file')).rejects.toMatchObject({code: 'E_LIMIT'});
  });

  it('rejects an archive with too high a compression ratio', async () => {
    const bomb = zipSync({a: [megabytes(5), {level: 9}]});
    await expect(unzip(bomb, 'file')).rejects.toMatchObject({code: 'E_LIMIT'});
  });

  it('rejects a file that unpacks to more than it declares', async () => {
    const bomb = declareSize(zipSync({a: [megabytes(5), {level: 9}]}), 1000);
    await expect(unzip(bomb, 'file')).rejects.toMatchObject({code: 'E_PARSE'});
  });

  it('rejects files whose bytes don’t match their checksum', async () => {
    for (const level of [0, 9] as const) {
      const archive = zipSync({a: [new TextEncoder().encode('total: 1249.50'), {level}]});
      const changed = archive.slice();
      changed[31 + 8]! ^= 1;
      await expect(unzip(changed, 'file')).rejects.toMatchObject({code: 'E_PARSE'});
      expect((await unzip(archive, 'file')).a).toHaveLength(14);
    }
  });

  it('says that an archive is damaged, not that it is too large', async () => {
    const archive = zipSync({a: new Uint8Array(50), b: new Uint8Array(60)});
    for (let index = 0; index < archive.length; index += 1) {
      const shortened = Uint8Array.from([...archive.slice(0, index), ...archive.slice(index + 1)]);
      await expect(unzip(shortened, 'file')).rejects.toMatchObject({code: 'E_PARSE'});
    }
  });

  it('rejects false sizes before it allocates space for them', async () => {
    const bomb = declareSize(zipSync({a: new Uint8Array(10)}), 4_000_000_000);
    await expect(unzip(bomb, 'file')).rejects.toMatchObject({code: 'E_LIMIT'});
  });

  it('fails with E_PARSE if an archive is cut off', async () => {
    const archive = zipSync({a: megabytes(1)});
    await expect(unzip(archive.slice(0, -30), 'file')).rejects.toMatchObject({code: 'E_PARSE'});
    await expect(unzip(Uint8Array.of(1, 2, 3), 'file')).rejects.toMatchObject({code: 'E_PARSE'});
  });
});

it('computes the checksums that Python’s zlib.crc32 computes', () => {
  expect(checksumOf(new Uint8Array())).toBe(0);
  expect(checksumOf(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  expect(checksumOf(Uint8Array.from({length: 256}, (_, index) => index))).toBe(0x29058c73);
});

describe('zip', () => {
  it('gives the same bytes every time', async () => {
    const files = {'a.txt': Uint8Array.of(1, 2, 3)};
    const first = await zip(files);
    // An archive stores times to two seconds.
    vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 2100});
    expect(await zip(files)).toEqual(first);
    vi.useRealTimers();
    expect(await unzip(first, 'file')).toEqual(files);
  });
});
