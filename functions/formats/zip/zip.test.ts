import {zipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
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

  it('gives a file no more space than it declares', async () => {
    const bomb = declareSize(zipSync({a: [megabytes(5), {level: 9}]}), 1000);
    expect((await unzip(bomb, 'file')).a).toHaveLength(1000);
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

describe('zip', () => {
  it('gives the same bytes every time', async () => {
    const files = {'a.txt': Uint8Array.of(1, 2, 3)};
    const first = await zip(files);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect(await zip(files)).toEqual(first);
    expect(await unzip(first, 'file')).toEqual(files);
  });
});
