import {formatValue} from '@documentation/mapping/internal/language/formatCall';
import {shorten} from '@documentation/base/internal/values/quote';
import {formatCount} from '@documentation/reference/internal/values/formatSize';
import type {Failure, FailedItems, MappingOutcome} from '../engine/messages';
import {plain, type Colours} from '../terminal/colours';
import {visible} from '../terminal/visible';

/** A mapping, and what it is called in messages. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

/** How much of an item is shown, of what failed, and of the line on both sides of it. */
const SHOWN_LENGTH = 200;

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The line and column at an offset, from 1. */
export function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: before.at(-1)!.length + 1};
}

/** 'abc' → '…c' */
function shortenStart(text: string): string {
  return [...shorten([...text.slice(-2 * SHOWN_LENGTH - 2)].reverse().join(''), SHOWN_LENGTH)]
    .reverse()
    .join('');
}

/** Shows the line of the mapping that failed, with the failed part underlined. */
function excerpt({text}: Source, {range}: Failure, colours: Colours): string[] {
  if (!range) {
    return [];
  }
  const {line, column} = positionOf(text, range.from);
  const whole = text.split(/\r?\n/)[line - 1]!;
  const start = column - 1;
  // What spans several lines is underlined to the end of the first.
  const end = start + range.to - range.from;
  const [before, failed, after] = [
    shortenStart(whole.slice(0, start)),
    shorten(whole.slice(start, end), SHOWN_LENGTH),
    shorten(whole.slice(end), SHOWN_LENGTH),
    // The underline is below what it marks, so both are measured as shown.
  ].map((part) => visible(part.replaceAll('\t', '  '))) as [string, string, string];
  const gutter = ' '.repeat(String(line).length);
  const underline = ' '.repeat(before.length) + colours.red('^'.repeat(Math.max(1, failed.length)));
  return [
    colours.dim(`${gutter} |`),
    `${colours.dim(`${line} |`)} ${before}${failed}${after}`,
    `${colours.dim(`${gutter} |`)} ${underline}`,
  ];
}

function itemLines({count, total, first}: FailedItems): string[] {
  const lines = first.flatMap(({label, item, message}) => [
    `  ${visible(`${label}: ${message}`)}`,
    `    ${visible(shorten(formatValue(item), SHOWN_LENGTH))}`,
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
    `${colours.bold(visible(placeOf(source, failure!)))}: ${colours.red(what === '' ? 'error' : `error ${what}`)}: ${visible(message)}`,
    ...excerpt(source, failure!, colours),
    ...(suggestion ? [`Did you mean ${visible(suggestion.replacement)}?`] : []),
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
