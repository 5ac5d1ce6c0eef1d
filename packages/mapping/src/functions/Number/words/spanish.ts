// cspell:disable: numerals in another language.
import {join, split} from './parts';

const spanish = {
  ones: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  ),
  tens: '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
  hundreds:
    '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
      ' ',
    ),
};

function spanishBelow1000(number: number): string {
  const [hundreds, rest] = split(number, 100);
  const [ten, unit] = split(rest, 10);
  const end =
    rest < 30
      ? [rest ? spanish.ones[rest]! : '']
      : [spanish.tens[ten]!, ...(unit ? ['y', spanish.ones[unit]!] : [])];
  return number === 100 ? 'cien' : join([hundreds ? spanish.hundreds[hundreds]! : '', ...end]);
}

function spanishBelowMillion(number: number): string {
  const [thousands, rest] = split(number, 1000);
  return join([
    thousands > 1 ? shortened(spanishBelow1000(thousands)) : '',
    thousands ? 'mil' : '',
    spanishBelow1000(rest),
  ]);
}

/** Before a masculine noun, uno becomes un: 'veintiuno' → 'veintiún', 'treinta y uno' → 'treinta y un'. */
function shortened(words: string): string {
  return words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un');
}

/** 42 → 'cuarenta y dos' */
export function writeSpanish(number: number): string {
  if (number === 0) {
    return spanish.ones[0]!;
  }
  const [millions, rest] = split(number, 1e6);
  const noun = millions === 0 ? '' : millions === 1 ? 'millón' : 'millones';
  return join([shortened(spanishBelowMillion(millions)), noun, spanishBelowMillion(rest)]);
}
