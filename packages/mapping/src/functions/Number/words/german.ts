// cspell:disable: numerals in another language.
import {join, split} from './parts';

const german = {
  ones: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  ),
  tens: '- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' '),
};

/** `one` is the word for a 1 at the end: 'eins' alone, 'ein' inside a word, 'eine' before Million. */
type GermanOne = 'eins' | 'ein' | 'eine';

function germanBelow100(number: number, one: GermanOne): string {
  if (number === 1) {
    return one;
  }
  const [ten, unit] = split(number, 10);
  return number < 20
    ? german.ones[number]!
    : join([unit ? germanBelow100(unit, 'ein') : '', german.tens[ten]!], 'und');
}

function germanBelow1000(number: number, one: GermanOne): string {
  const [hundreds, rest] = split(number, 100);
  return join(
    [
      hundreds ? `${germanBelow100(hundreds, 'ein')}hundert` : '',
      rest ? germanBelow100(rest, one) : '',
    ],
    '',
  );
}

function germanScale(count: number, singular: string, plural: string): string {
  return count === 0 ? '' : `${germanBelow1000(count, 'eine')} ${count === 1 ? singular : plural}`;
}

/** 42 → 'zweiundvierzig' */
export function writeGerman(number: number): string {
  if (number === 0) {
    return german.ones[0]!;
  }
  const [billions, belowBillion] = split(number, 1e9);
  const [millions, belowMillion] = split(belowBillion, 1e6);
  const [thousands, rest] = split(belowMillion, 1000);
  const small = join(
    [thousands ? `${germanBelow1000(thousands, 'ein')}tausend` : '', germanBelow1000(rest, 'eins')],
    '',
  );
  return join([
    germanScale(billions, 'Milliarde', 'Milliarden'),
    germanScale(millions, 'Million', 'Millionen'),
    small,
  ]);
}
