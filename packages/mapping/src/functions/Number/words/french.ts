// cspell:disable: numerals in another language.
import {join, split} from './parts';

const french = {
  ones: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  ),
  tens: '- dix vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(
    ' ',
  ),
};

/** The words that replace soixante-dix, quatre-vingts and quatre-vingt-dix. */
export type RegionalTens = Readonly<Record<number, string>>;

/** 80 and exact hundreds take a plural -s, except before mille. */
function frenchBelow100(number: number, plural: string, regional: RegionalTens): string {
  if (number < 20) {
    return french.ones[number]!;
  }
  const [ten, unit] = split(number, 10);
  const ownWord = regional[ten];
  const word = ownWord ?? french.tens[ten]!;
  // 70 and 90 continue from 60 and 80: soixante-dix, soixante et onze.
  const rest = ownWord === undefined && (ten === 7 || ten === 9) ? unit + 10 : unit;
  const isFourTwenties = word === 'quatre-vingt';
  if (rest === 0) {
    return isFourTwenties ? `${word}${plural}` : word;
  }
  const link = !isFourTwenties && rest % 10 === 1 ? ' et ' : '-';
  return `${word}${link}${french.ones[rest]}`;
}

function frenchBelow1000(number: number, plural: string, regional: RegionalTens): string {
  const [hundreds, rest] = split(number, 100);
  const times = hundreds > 1 ? french.ones[hundreds]! : '';
  const cent = hundreds ? `cent${hundreds > 1 && rest === 0 ? plural : ''}` : '';
  return join([times, cent, rest ? frenchBelow100(rest, plural, regional) : '']);
}

/** 42 → 'quarante-deux', with traditional hyphenation: 'vingt et un' */
export function writeFrench(number: number, regional: RegionalTens): string {
  if (number === 0) {
    return french.ones[0]!;
  }
  const [billions, belowBillion] = split(number, 1e9);
  const [millions, belowMillion] = split(belowBillion, 1e6);
  const [thousands, rest] = split(belowMillion, 1000);
  const scale = (count: number, name: string) =>
    count ? `${frenchBelow1000(count, 's', regional)} ${name}${count > 1 ? 's' : ''}` : '';
  return join([
    scale(billions, 'milliard'),
    scale(millions, 'million'),
    thousands > 1 ? frenchBelow1000(thousands, '', regional) : '',
    thousands ? 'mille' : '',
    frenchBelow1000(rest, 's', regional),
  ]);
}
