import {join, split} from './parts';

const english = {
  ones: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  tens: '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  scales: [
    [1e9, 'billion'],
    [1e6, 'million'],
    [1e3, 'thousand'],
  ],
} as const;

function englishBelow100(number: number): string {
  const [ten, one] = split(number, 10);
  return number < 20
    ? english.ones[number]!
    : join([english.tens[ten]!, one ? english.ones[one]! : ''], '-');
}

function englishBelow1000(number: number, withAnd: boolean): string {
  const [hundreds, rest] = split(number, 100);
  return join(
    [hundreds ? `${english.ones[hundreds]} hundred` : '', rest ? englishBelow100(rest) : ''],
    withAnd ? ' and ' : ' ',
  );
}

/** 42 → 'forty-two'. British English writes 'and' before the last two digits: 'one thousand and five'. */
export function writeEnglish(number: number, withAnd: boolean): string {
  if (number === 0) {
    return english.ones[0]!;
  }
  const parts = english.scales.map(([size, name]) => {
    const count = split(number, size)[0] % 1000;
    return count ? `${englishBelow1000(count, withAnd)} ${name}` : '';
  });
  const rest = number % 1000;
  const and = withAnd && number > 1000 && rest > 0 && rest < 100 ? 'and' : '';
  return join([...parts, and, englishBelow1000(rest, withAnd)]);
}
