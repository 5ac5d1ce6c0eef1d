import type {Callable} from '../../language/invoke';
import {typeCheck} from '@documentation/base/internal/values/typeChecks';
import type {Value} from '@documentation/base/internal/values/types';
import type {Parameter} from '../../language/types';

/** A parameter, with what the search asks about it. */
export interface Slot {
  readonly name: string;
  readonly parameter: Parameter;
  readonly isRequired: boolean;
  /** Whether arguments can be expressions about the current item. */
  readonly takesExpression: boolean;
  /** Whether a value from the data can be the argument. */
  readonly accepts: (value: Value) => boolean;
}

const isMarkup = (value: Value) => typeof value === 'string' && /^\s*</.test(value);

function slotOf(name: string, parameter: Parameter): Slot {
  const types = [parameter.type].flat();
  const valueTypes = types.filter((type) => type !== 'Expression');
  const hasType = typeCheck(valueTypes.length > 0 ? valueTypes : ['Any']);
  const wantsMarkup = valueTypes.includes('Xml');
  return {
    name,
    parameter,
    isRequired: parameter.default === undefined,
    takesExpression: types.includes('Expression'),
    accepts: (value) =>
      parameter.values === undefined &&
      value !== null &&
      hasType(value) &&
      (!wantsMarkup || isMarkup(value)),
  };
}

const known = new WeakMap<Callable, readonly Slot[]>();

/** The parameters of a function, prepared once. */
export function slotsOf(callable: Callable): readonly Slot[] {
  let slots = known.get(callable);
  if (!slots) {
    slots = Object.entries(callable.definition.parameters).map(([name, parameter]) =>
      slotOf(name, parameter),
    );
    known.set(callable, slots);
  }
  return slots;
}
