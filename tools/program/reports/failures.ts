import {formatValue} from '../../../functions/language/formatCall';
import {formatCount} from '../../../src/values/formatSize';
import type {Failure, FailedItems, MappingOutcome} from '../engine/messages';
import {plain, type Colours} from '../terminal/colours';

/** A mapping, and what it is called in messages. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

const ITEM_LENGTH = 200;

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The line and column at an offset, from 1. */
export function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: before.at(-1)!.length + 1};
}

/** Shows the line of the mapping that failed, with the failed part underlined. */
function excerpt({text}: Source, {range}: Failure, colours: Colours): string[] {
  if (!range) {
    return [];
  }
  const {line, column} = positionOf(text, range.from);
  const shown = text.split('\n')[line - 1]!;
  // What spans several lines is underlined to the end of the first.
  const length = Math.max(1, Math.min(range.to - range.from, shown.length - column + 1));
  const gutter = ' '.repeat(String(line).length);
  // Tabs stay tabs, so the underline is below what it marks.
  const indent = shown.slice(0, column - 1).replaceAll(/[^\t]/g, ' ');
  return [
    colours.dim(`${gutter} |`),
    `${colours.dim(`${line} |`)} ${shown}`,
    `${colours.dim(`${gutter} |`)} ${indent}${colours.red('^'.repeat(length))}`,
  ];
}

function shorten(text: string): string {
  return text.length > ITEM_LENGTH ? `${text.slice(0, ITEM_LENGTH)}…` : text;
}

function itemLines({count, total, first}: FailedItems): string[] {
  const lines = first.flatMap(({label, item, message}) => [
    `  ${label}: ${message}`,
    `    ${shorten(formatValue(item))}`,
  ]);
  const more = count > first.length ? ['  …'] : [];
  const verb = count === 1 ? 'fails' : 'fail';
  return [`${formatCount(count)} of ${formatCount(total)} items ${verb}:`, ...lines, ...more];
}

/** 'order.mapping:3:14' */
function placeOf({name, text}: Source, {range}: Failure): string {
  if (!range) {
    return name;
  }
  const {line, column} = positionOf(text, range.from);
  return `${name}:${line}:${column}`;
}

/** Describes why a mapping failed: where, why, for which items, and what was probably meant. */
export function formatFailure(
  source: Source,
  {failure, failedItems}: Pick<MappingOutcome, 'failure' | 'failedItems'>,
  colours: Colours = plain,
): string {
  const {code, functionName, message, suggestion} = failure!;
  const what = [code, functionName && `in ${functionName}`].filter(Boolean).join(' ');
  return [
    `${colours.bold(placeOf(source, failure!))}: ${colours.red(what === '' ? 'error' : `error ${what}`)}: ${message}`,
    ...excerpt(source, failure!, colours),
    ...(suggestion ? [`Did you mean ${suggestion.replacement}?`] : []),
    ...(failedItems ? itemLines(failedItems) : []),
  ].join('\n');
}

/** The same as JSON. */
export function describeFailure(
  {text}: Source,
  {failure, failedItems}: Pick<MappingOutcome, 'failure' | 'failedItems'>,
): object {
  const {code, functionName, parameter, message, range, suggestion} = failure!;
  return {
    ...(code && {code}),
    ...(functionName && {function: functionName}),
    ...(parameter && {parameter}),
    message,
    ...(range && positionOf(text, range.from)),
    ...(suggestion && {didYouMean: suggestion.replacement}),
    ...(failedItems && {failedItems}),
  };
}
