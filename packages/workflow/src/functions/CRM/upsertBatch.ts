/** Prepares records for HubSpot's batch endpoint, and finds the result for each record. */
import {failStep} from '../../language/stepErrors';
import type {Json, JsonObject} from '@documentation/base/internal/values/json';
import type {Batch, HubSpotRecord} from './hubSpotApi';
import {quote} from '@documentation/base/internal/values/quote';

export interface UpsertedRecord extends HubSpotRecord {
  readonly new: boolean;
  readonly objectWriteTraceId?: string;
}

export interface Result {
  readonly id: string | null;
  readonly created: boolean;
  readonly error: string | null;
}

type Nulls = 'skip' | 'clear';

/** Writes a value as text, because HubSpot accepts nothing else. Null becomes "", which clears the property. */
function propertyText(value: Json): string {
  return value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
}

export function propertiesOf(record: JsonObject, nulls: Nulls): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => value !== null || nulls === 'clear')
      .map(([name, value]) => [name, propertyText(value)]),
  );
}

export function keyOf(record: JsonObject, idProperty: string, index: number): string {
  const key = record[idProperty];
  return (typeof key === 'string' && key !== '') || typeof key === 'number'
    ? String(key)
    : failStep(
        'E_INPUT',
        `The record at index ${index} has no text or number in ${quote(idProperty)}. Add one, or leave the record out.`,
      );
}

/** Finds the result for the record with this trace ID. */
export function resultOf(traceId: string, {results, errors = []}: Batch<UpsertedRecord>): Result {
  const done = results.find((result) => result.objectWriteTraceId === traceId);
  if (done) {
    return {id: done.id, created: done.new, error: null};
  }
  const error = errors.find(({context}) => context?.objectWriteTraceId?.includes(traceId));
  return {
    id: null,
    created: false,
    error: error?.message ?? 'HubSpot returned no result for this record. Run the step again.',
  };
}
