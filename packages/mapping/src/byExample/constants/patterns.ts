import type {Value} from '@documentation/base/internal/values/types';
import {commonPatterns, currencyBySign} from './commonValues';
import {common, found, outputText, type Constant, type Situation} from './constant';

/** Regular expressions that the wanted parts have in common: ['ORD-17', 'ORD-204'] → 'ORD-\\d+' */
function generalized(situation: Situation): Constant[] {
  const [output] = situation.goal.outputs;
  const wanted: readonly (Value | undefined)[] = Array.isArray(output)
    ? (output as readonly Value[])
    : [outputText(situation)];
  const patterns = wanted
    .filter((part) => typeof part === 'string' && part.length <= 40)
    .map((part) =>
      (part as string).replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(/\d+/g, '\\d+'),
    );
  const letters = patterns.map((pattern) =>
    pattern.replaceAll(/(?<!\\)[A-Za-z]{2,}/g, '[A-Za-z]+'),
  );
  return found([...patterns.slice(0, 1), ...letters.slice(0, 1)]).filter(
    ({value}) => !wanted.includes(value),
  );
}

/** Regular expressions. */
export function regexes(situation: Situation): Constant[] {
  return [...generalized(situation), ...common(commonPatterns)];
}

/** Number formats for the output: '1,234.50 %' → '#,##0.00 %' */
export function numberPatterns(situation: Situation): Constant[] {
  const output = outputText(situation) ?? '';
  const match = /\d[\d,]*(?:\.(\d+))?/.exec(output);
  if (!match) {
    return [];
  }
  const [number, fraction] = match;
  const [whole] = number.split('.');
  const zeros = fraction === undefined ? '' : `.${'0'.repeat(fraction.length)}`;
  const around = (digits: string) =>
    [output.slice(0, match.index), digits + zeros, output.slice(match.index + number.length)]
      .map((part, index) => (index === 1 ? part : part.replaceAll(/\p{L}+/gu, '"$&"')))
      .join('');
  return found([
    around(number.includes(',') ? '#,##0' : '0'),
    ...(whole!.startsWith('0') && whole !== '0' ? [around('0'.repeat(whole!.length))] : []),
  ]);
}

/** Currencies in the output, by sign or code. */
export function currencies(situation: Situation): Constant[] {
  const output = outputText(situation) ?? '';
  const signs = Object.keys(currencyBySign).filter((sign) => output.includes(sign));
  const codes = output.match(/\b[A-Z]{3}\b/g) ?? [];
  return found([...codes, ...signs.map((sign) => currencyBySign[sign]!)]);
}
