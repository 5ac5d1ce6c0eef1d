/** '0.10e2' → '1e1': the significant digits and an exponent, so equal numbers have the same text. */
function canonical(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  // /0+$/ alone would try to match at every zero, which is quadratic.
  const significant = digits.replace(/(?<!0)0+$/, '');
  if (significant === '') {
    return '0';
  }
  const power = Number(exponent) - fraction.length + (digits.length - significant.length);
  return `${sign}${significant}e${power}`;
}

/** Any decimal with up to this many significant digits survives conversion to a JS number and back. */
const SAFE_DIGITS = 15;

/** Whether a JSON number keeps all its significant digits as a JS number. */
export function isExactNumber(text: string): boolean {
  if (text.length <= SAFE_DIGITS && !/[eE]/.test(text)) {
    return true;
  }
  const number = Number(text);
  return Number.isFinite(number) && canonical(String(number)) === canonical(text);
}
