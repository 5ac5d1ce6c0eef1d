import {amounts, decimals, lengths, operands, positions} from './numbers';
import {commonBases, commonLocales, commonZones} from './commonValues';
import {common, found, outputText, type Constant, type Situation} from './constant';
import {criteria, itemKeys, keyLists, keyNames} from './objects';
import {currencies, numberPatterns, regexes} from './patterns';
import {cellReferences} from './places/cells';
import {jsonPaths, newValues, pointers} from './places/places';
import {attributeNames, xmlPaths} from './places/xmlPaths';
import {elementNames, ellipses, fills, replacements, searches, separators, trimmed} from './texts';

type Role = (situation: Situation) => readonly Constant[];

/** Zones in the output come before common ones: '…+02:00[Europe/Berlin]' */
const timezones: Role = (situation) => [
  ...found([...(outputText(situation) ?? '').matchAll(/\[([\w/]+)\]/g)].map(([, zone]) => zone!)),
  ...common(commonZones),
];

const smallNumbers: Role = () => common([1, 2, 3, 4, 5]);

/** Where the constants for a parameter come from, by its name. The catalogue uses the same name for the same thing. */
const roleByName: Readonly<Record<string, Role>> = {
  separator: separators,
  delimiter: separators,
  lastSeparator: separators,
  search: searches,
  replacement: replacements,
  fill: fills,
  characters: trimmed,
  ellipsis: ellipses,
  length: lengths,
  count: lengths,
  size: lengths,
  precision: lengths,
  maxLength: lengths,
  depth: smallNumbers,
  start: positions,
  end: positions,
  index: positions,
  limit: lengths,
  decimals,
  amount: amounts,
  days: amounts,
  locale: () => common(commonLocales),
  timezone: timezones,
  currency: currencies,
  pointer: pointers,
  keys: keyLists,
  names: keyNames,
  leftKey: itemKeys,
  rightKey: itemKeys,
  reference: cellReferences,
  returnColumn: smallNumbers,
  criterion: criteria,
  root: elementNames,
  record: elementNames,
  decimal: () => found([',', '.']),
  group: () => found(['.', ',', ' ', '’']),
};

/** Names that mean something else in a category. */
const roleByCategory: Readonly<Record<string, Readonly<Record<string, Role>>>> = {
  XML: {path: xmlPaths, name: attributeNames},
  JSON: {path: jsonPaths, value: newValues},
  Text: {pattern: regexes},
  Excel: {pattern: numberPatterns},
  Number: {from: () => common(commonBases), to: () => common(commonBases)},
  Math: {a: operands, b: operands, exponent: operands, base: operands, degree: smallNumbers},
};

export function roleOf(category: string, name: string): Role | undefined {
  return roleByCategory[category]?.[name] ?? roleByName[name];
}
