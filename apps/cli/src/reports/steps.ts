import {formatValue} from '@documentation/mapping/internal/language/formatCall';
import {onOneLine} from '@documentation/mapping/internal/language/notation/formatNotation';
import {formatCount} from '@documentation/reference/internal/values/formatSize';
import type {MappingOutcome, Step, StepValue} from '../engine/messages';
import type {Colours} from '../terminal/colours';
import {visible} from '../terminal/visible';
import {describeFailure, positionOf, type Source} from './failures';

const LISTED_VALUES = 3;
const VALUE_LENGTH = 160;
/** Programs have the position of a step. A step contains all steps inside it, so its text can be long. */
const NOTATION_LENGTH = 500;

/** Literals and variables show nothing new. */
function isWorthShowing({type}: Step): boolean {
  return type !== 'Literal' && type !== 'Variable';
}

function cutEnd(text: string, length = VALUE_LENGTH): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** A value on one line: '12 items: [{"orderNo": "1001"}, …' */
function valueText({value, description, isCut}: StepValue): string {
  if (value instanceof Uint8Array) {
    return description;
  }
  const text = cutEnd(formatValue(value));
  const isLong = isCut || text.length > VALUE_LENGTH;
  return isLong && typeof value === 'object' ? `${description}: ${text}` : text;
}

/** '[2, 0]' → 'row 3, inner row 1' */
function rowText(indices: readonly number[]): string {
  return indices.map((index) => `row ${formatCount(index + 1)}`).join(', inner ');
}

function runsText({count, failed}: Step): string {
  const runs = count + failed;
  if (runs === 0) {
    return 'not evaluated';
  }
  const times = runs === 1 ? '' : `ran ${formatCount(runs)} times`;
  const failures = failed === 0 ? '' : runs === 1 ? 'failed' : `${formatCount(failed)} failed`;
  return [times, failures].filter(Boolean).join(', ');
}

/** A step with its first values, for a terminal. */
function stepText(step: Step, {text}: Source, colours: Colours): string {
  const {line, column} = positionOf(text, step.from);
  const runs = runsText(step);
  const notation = cutEnd(onOneLine(text.slice(step.from, step.to)));
  const shown = step.values.slice(0, LISTED_VALUES);
  const more =
    step.count > shown.length ? [`    … ${formatCount(step.count - shown.length)} more`] : [];
  return [
    `${colours.dim(`${line}:${column}`)}  ${colours.bold(visible(notation))}${runs ? colours.dim(`  (${runs})`) : ''}`,
    ...shown.map((value) => {
      const row = value.indices.length > 0 ? `${rowText(value.indices)}: ` : '';
      return `    ${colours.dim(row)}${visible(valueText(value))}`;
    }),
    ...more,
  ].join('\n');
}

function describeStep(step: Step, {text}: Source): object {
  return {
    notation: cutEnd(onOneLine(text.slice(step.from, step.to)), NOTATION_LENGTH),
    ...positionOf(text, step.from),
    count: step.count,
    failed: step.failed,
    values: step.values.map(({value, isCut, description, indices}) => ({
      ...(value instanceof Uint8Array ? {file: description} : {value}),
      ...(isCut && {isCut, description}),
      ...(indices.length > 0 && {rows: indices.map((index) => index + 1)}),
    })),
  };
}

/** The steps of a run, for a terminal. */
export function formatSteps(source: Source, {steps}: MappingOutcome, colours: Colours): string[] {
  return steps.filter(isWorthShowing).map((step) => stepText(step, source, colours));
}

/** The steps of a run as JSON. */
export function describeSteps(source: Source, {steps}: MappingOutcome): object[] {
  return steps.filter(isWorthShowing).map((step) => describeStep(step, source));
}

/** The steps of a run, and how it failed, as JSON. */
export function describeRun(source: Source, outcome: MappingOutcome): object {
  return {
    steps: describeSteps(source, outcome),
    ...(outcome.failure && {error: describeFailure(source, outcome)}),
  };
}
