// Finds names that look like functions but aren't in the catalogue.
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';

const definitions = [...mappingFunctions, ...workflowFunctions];
const names = new Set(definitions.map(({name}) => name));
/** The paths of all categories and functions: 'Readers', 'Readers/CSV', 'Readers/CSV/ReadRows' */
const paths = new Set(
  definitions.flatMap(({category, name}) => [
    category.split('/')[0]!,
    category,
    `${category}/${name}`,
  ]),
);
const timeZones = new Set([...Intl.supportedValuesOf('timeZone'), 'Etc/GMT']);

/** Matches 'Text.Upper' before a parenthesis or at the end. */
const dotted = /\b(?:[A-Z]\w*\.)+[A-Z]\w*(?=\(|$)/g;
/** Matches 'Slack/PostMessage', but not 'A/P', and not in a longer span, where it may be part of a URL. */
const slashed = /^(?:[A-Z]\w+\/)+[A-Z]\w+$/;
/** Matches 'ReadRows': at least two capitalised words, without a category. */
const alone = /^(?:[A-Z][a-z]+){2,}$/;

/** 'Text.Upper(Text.Nope(1))' → ['Text.Nope'] */
export function unknownFunctions(code: string): string[] {
  const found = (code.match(dotted) ?? []).filter((name) => !paths.has(name.replaceAll('.', '/')));
  if (slashed.test(code) && !paths.has(code) && !timeZones.has(code)) {
    found.push(code);
  }
  if (alone.test(code) && !names.has(code)) {
    found.push(code);
  }
  return found;
}

/** Names that look like functions but aren't: products, value types, GeoJSON shapes. */
const otherNames = new Set([
  ...['BigQuery', 'GitHub', 'HubSpot', 'JavaScript', 'NumPy', 'TypeScript'],
  ...['DateTime', 'DateTimes', 'GeoPoint', 'LocalDateTime'],
  ...['GeoJson', 'MultiPoint', 'MultiPolygon'],
]);

/**
 * 'ReadRows, GetNothing and Text.Nope' → ['Text.Nope', 'GetNothing'].
 * Skips code spans, which unknownFunctions() checks.
 */
export function unknownFunctionsInText(text: string): string[] {
  const prose = text.replace(/`[^`]*`/g, ' ');
  const called = prose.match(/\b(?:[A-Z]\w*\.)+[A-Z]\w*/g) ?? [];
  const words = prose.match(/\b(?:[A-Z][a-z0-9]+){2,}\b/g) ?? [];
  return [
    ...called.filter((name) => !paths.has(name.replaceAll('.', '/'))),
    ...words.filter((word) => !names.has(word) && !otherNames.has(word)),
  ];
}
