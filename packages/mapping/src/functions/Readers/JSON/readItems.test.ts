import {expect, it} from 'vitest';
import {encode} from '@documentation/base/internal/encodings/encodings';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {invoke} from '../../../language/invoke';
import ReadItems from './ReadItems';

const context = {now: '2024-05-01T12:00:00Z'};
const read = (file: Uint8Array, pointer = '') => invoke(ReadItems, {file, pointer}, context);

it.each([
  ['{"items": [\n  {"id": 1},\n  {"id": 2,}\n]}', '/items', 'Line 3, column 12:'],
  ['[{"😀": 1}, {"id": oops}]', '', 'Line 1, column 19:'],
  ['\ufeff[1, nope]', '', 'Line 1, column 5:'],
  ['[\n[1,\n2,]]', '', 'Line 3, column 3:'],
  ['[\n{"id": 1, "id": 2}]', '', 'Line 2, column 12: the key "id" appears twice'],
])('counts lines and columns of %j from the start of the file', async (json, pointer, place) => {
  await expect(read(utf8(json), pointer)).rejects.toThrow(place);
});

it.each([true, false])('names UTF-16, with a byte order mark: %s', async (bom) => {
  await expect(read(encode('[{"id": 1}]', 'utf-16le', {bom}))).rejects.toMatchObject({
    code: 'E_ENCODING',
    message: 'The file is in UTF-16. Convert it to UTF-8.',
  });
});
