/** 1e21 → '1000000000000000000000', 1e-7 → '0.0000001': a number without an exponent. */
function plainNumber(number: number): string {
  const match = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(String(number));
  if (!match) {
    return String(number);
  }
  const [, sign, first, fraction = '', exponent] = match;
  const digits = `${first}${fraction}`;
  const power = Number(exponent);
  return power < 0
    ? `${sign}0.${'0'.repeat(-power - 1)}${digits}`
    : `${sign}${digits.padEnd(power + 1, '0')}`;
}

/** The text of a simple value: a number in plain form, true or false. */
export function asText(value: string | number | boolean): string {
  return typeof value === 'number' ? plainNumber(value) : String(value);
}

/** Whether a value has one obvious text. */
export function isSimple(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
