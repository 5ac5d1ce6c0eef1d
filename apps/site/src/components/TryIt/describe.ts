import {typeOfValue} from '@documentation/base/internal/values/namesOfTypes';
import {hasType} from '@documentation/base/internal/values/typeChecks';
import type {TypeName, Value} from '@documentation/base/internal/values/types';
import type {MappingFunctionFacts} from '@documentation/mapping/internal/language/types';
import type {Outcome} from '../../engine/messages';
import {describeValue} from '@documentation/reference/internal/values/describeValue';

/** Returns the documented type of a result if the value has that type, otherwise the value's own type. */
export function typeOfResult(value: Value, {returns}: MappingFunctionFacts): string {
  const promised = [returns.type].flat() as readonly TypeName[];
  const fits = promised.find((type) => type !== 'Any' && hasType(value, type));
  return fits ?? typeOfValue(value);
}

/** The screen reader announcement after a run. */
export function announce(outcome: Outcome, definition: MappingFunctionFacts): string {
  if ('failure' in outcome) {
    const {code, message} = outcome.failure;
    return (code ? `Fails with ${code}: ${message}` : message).replaceAll('`', '');
  }
  const value = outcome.readBack ?? outcome.value;
  const description = outcome.whole?.description ?? describeValue(value);
  const type = typeOfResult(value, definition);
  const isShort = typeof value !== 'object' && String(value).length <= 100;
  return ['Result', isShort && String(value), type, description].filter(Boolean).join(', ');
}
