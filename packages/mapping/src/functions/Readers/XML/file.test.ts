import {describe, expect, it} from 'vitest';
import {textOfFile} from './file';

const xml = '<order id="7">Größe 42</order>';
const declared = `<?xml version="1.0" encoding="UTF-16"?>${xml}`;

function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(2 * text.length));
  [...text].forEach((character, index) =>
    bytes.setUint16(2 * index, character.charCodeAt(0), isLittleEndian),
  );
  return new Uint8Array(bytes.buffer);
}
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('the encoding of an XML file', () => {
  it.each([
    ['little-endian', true],
    ['big-endian', false],
  ])('is %s UTF-16 if the first character is, with or without a byte order mark', (_, isLittle) => {
    expect(textOfFile(utf16(xml, isLittle), null)).toBe(xml);
    expect(textOfFile(utf16(declared, isLittle), null)).toBe(declared);
    expect(textOfFile(utf16(`\uFEFF${xml}`, isLittle), null)).toBe(xml);
  });

  it.each([
    "<?xml version='1.0' encoding='ISO-8859-1'?>",
    '<?xml version="1.0" encoding = "l1" ?>',
  ])('is the one that %s declares', (declaration) => {
    expect(textOfFile(latin1(declaration + xml), null)).toBe(declaration + xml);
  });

  it('is UTF-8 if nothing says otherwise', () => {
    const other = `<a encoding="latin1">é</a>`;
    expect(textOfFile(utf8(xml), null)).toBe(xml);
    expect(textOfFile(utf8(other), null)).toBe(other);
    expect(textOfFile(utf8(''), null)).toBe('');
  });

  it('is the one that the caller passes, whatever the file says', () => {
    const wrong = `<?xml version="1.0" encoding="UTF-8"?>${xml}`;
    expect(textOfFile(latin1(wrong), 'latin1')).toBe(wrong);
  });

  it('can’t be UTF-16 in a declaration of single bytes', () => {
    expect(() => textOfFile(utf8(declared), null)).toThrow(
      'The XML declaration says "UTF-16", but the file isn’t in UTF-16. Correct the declaration.',
    );
  });

  it('doesn’t matter for text', () => {
    expect(textOfFile(declared, 'latin1')).toBe(declared);
  });
});
