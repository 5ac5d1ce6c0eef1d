import {deflateSync} from 'node:zlib';

/** The name of a filter, and what it makes of text. */
type Filter = readonly [name: string, apply: (text: string) => Buffer];

export const flate: Filter = ['FlateDecode', (text) => deflateSync(Buffer.from(text, 'latin1'))];
const hexadecimal: Filter = [
  'ASCIIHexDecode',
  (text) => Buffer.from(`${Buffer.from(text).toString('hex')}>`),
];

const content = 'BT /F1 12 Tf 10 100 Td <00410042> Tj ET';
const before = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-V/DescendantFonts[7 0 R]>>',
  '<</Type/FontDescriptor/FontName/A/Flags 4>>',
];

/** An entry of a cross-reference stream with the format [1 4 2], in hexadecimal. */
function reference(type: number, field: number, index: number): string {
  const bytes = Buffer.from([type, 0, 0, 0, 0, 0, index]);
  bytes.writeUInt32BE(field, 1);
  return bytes.toString('hex');
}

/**
 * Makes a PDF whose only page shows 'AB' in a font with these widths: '/W[0 [500]]'. The first of the other objects
 * has the number 8. With a filter, the font and the other objects are in an object stream.
 */
export function pdfWithWidths(
  widths: string,
  others: readonly string[] = [],
  filter?: Filter,
): string {
  const font = `<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 6 0 R${widths}>>`;
  const after = [font, ...others];
  let text = '%PDF-1.7\n';
  let table = reference(0, 0, 0);
  const add = (object: string, number: number) => {
    const entry = reference(1, text.length, 0);
    text += `${number} 0 obj\n${object}\nendobj\n`;
    return entry;
  };
  table += before.map((object, index) => add(object, index + 1)).join('');
  let size = before.length + after.length + 1;
  if (filter) {
    const [name, apply] = filter;
    const offsets = after.map(
      (_, index) => after.slice(0, index).join(' ').length + Math.min(index, 1),
    );
    const header = `${after.map((_, index) => `${index + 7} ${offsets[index]}`).join(' ')} `;
    const packed = apply(header + after.join(' '));
    table += after.map((_, index) => reference(2, size, index)).join('');
    table += add(
      `<</Type/ObjStm/N ${after.length}/First ${header.length}/Filter/${name}/Length ${packed.length}>>\nstream\n${packed.toString('latin1')}\nendstream`,
      size,
    );
    size += 1;
  } else {
    table += after.map((object, index) => add(object, index + 7)).join('');
  }
  const start = text.length;
  table += reference(1, start, 0);
  add(
    `<</Type/XRef/Size ${size + 1}/W[1 4 2]/Root 1 0 R/Filter/ASCIIHexDecode/Length ${table.length}>>\nstream\n${table}\nendstream`,
    size,
  );
  return `${text}startxref\n${start}\n%%EOF\n`;
}

/**
 * Makes a PDF that keeps the library busy, and takes gigabytes. Programs don't pack objects in this way, so it isn't
 * refused before. It contains only ASCII characters.
 */
export function busyPdf(): string {
  return pdfWithWidths('/W[0 1000000000 500]', [], hexadecimal);
}
