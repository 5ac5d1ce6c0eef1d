import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction, Parameter} from '../../language/types';
import {hasOneOfTypes} from '@documentation/base/internal/values/typeChecks';
import {isObject} from '@documentation/base/internal/values/isObject';
import {equalityKey} from '@documentation/base/internal/values/equality';
import type {Constant, Situation} from './constant';
import {thresholds} from './numbers';
import {roleOf} from './roles';

const MAX_DOCUMENTED = 4;

/** The literal arguments that a parameter has in the documented examples. */
function documented({examples}: MappingFunction, name: string): readonly Constant[] {
  const values = examples
    .filter(({kind}) => kind === 'typical' || kind === 'edge')
    .map(({args}) => args[name])
    .filter((value) => typeof value === 'string' || typeof value === 'number');
  return [...new Set(values)].slice(0, MAX_DOCUMENTED).map((value) => ({value, cost: 3.5}));
}

/** Values of other examples, to compare with: 'paid' */
function valuesToCompare(situation: Situation): readonly Constant[] {
  // A single value would only be compared with itself.
  if (new Set(situation.values).size < 2) {
    return [];
  }
  const texts = situation.values.filter((value) => typeof value === 'string');
  return [
    ...thresholds(situation),
    ...[...new Set(texts)].slice(0, 8).map((value) => ({value, cost: 1.5})),
  ];
}

function candidates(name: string, parameter: Parameter, situation: Situation): readonly Constant[] {
  const {definition} = situation;
  if (parameter.values) {
    return Object.keys(parameter.values).map((value) => ({value, cost: 1}));
  }
  const types = [parameter.type].flat();
  if (types.includes('Boolean') && types.length === 1) {
    return [
      {value: true, cost: 1},
      {value: false, cost: 1},
    ];
  }
  const role = roleOf(definition.category, name);
  if (role) {
    return role(situation);
  }
  if (parameter.data && definition.category === 'Logical') {
    return valuesToCompare(situation);
  }
  return parameter.data ? [] : documented(definition, name);
}

function contains(value: Value, output: Value): boolean {
  return (
    equalityKey(output) === equalityKey(value) ||
    (typeof output === 'string' &&
      output.length > 2 &&
      typeof value === 'string' &&
      value.includes(output))
  );
}

/** Whether a constant would give every output away. Options such as true or "desc" can't. */
function isOutput({goal}: Situation, value: Value): boolean {
  if (typeof value === 'boolean' || value === null) {
    return false;
  }
  return [goal.outputs, goal.alternatives].some(
    (outputs) =>
      outputs.some((output) => output !== undefined) &&
      outputs.every((output) => output === undefined || contains(value, output)),
  );
}

/** Plausible constants for a parameter, cheapest first, without its default. */
export function constantsFor(
  name: string,
  parameter: Parameter,
  situation: Situation,
): readonly Constant[] {
  const types = [parameter.type].flat().filter((type) => type !== 'Expression');
  const isClosed = parameter.values !== undefined;
  return candidates(name, parameter, situation)
    .filter(
      ({value}) =>
        value !== parameter.default &&
        (types.length > 0 ? hasOneOfTypes(value, types) : !isObject(value)) &&
        (isClosed || !isOutput(situation, value)),
    )
    .toSorted((a, b) => a.cost - b.cost);
}
