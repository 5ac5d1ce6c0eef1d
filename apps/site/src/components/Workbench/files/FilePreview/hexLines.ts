const BYTES_PER_LINE = 8;
const MAX_BYTES = 256;

/** The first bytes of a file, with their characters: '0000  89 50 4e 47 0d 0a 1a 0a  .PNG....' */
export function hexLines(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let offset = 0; offset < Math.min(bytes.length, MAX_BYTES); offset += BYTES_PER_LINE) {
    const line = [...bytes.subarray(offset, offset + BYTES_PER_LINE)];
    const hex = line.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const characters = line.map((byte) =>
      byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.',
    );
    const position = offset.toString(16).padStart(4, '0');
    lines.push(`${position}  ${hex.padEnd(BYTES_PER_LINE * 3 - 1)}  ${characters.join('')}`);
  }
  return lines.join('\n');
}
