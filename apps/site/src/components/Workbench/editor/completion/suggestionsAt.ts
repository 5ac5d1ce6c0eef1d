import type {Value} from '@documentation/base/internal/values/types';
import {contextAt, type Context} from '../context/contextAt';
import {currentItem, withItem} from '../context/currentItem';
import {currentParameter, type Catalogue} from '../context/parameters';
import {fieldSuggestions, quotedSuggestion} from './fieldSuggestions';
import type {Suggestion, Suggestions} from './suggestion';
import {closedValues, valueSuggestions} from './valueSuggestions';

interface Request {
  readonly notation: string;
  readonly position: number;
  readonly catalogue: Catalogue;
  readonly fileNames: readonly string[];
  readonly probe: (notation: string) => Promise<Value | undefined>;
  /** Whether the reader requested suggestions explicitly, rather than by typing. */
  readonly isExplicit: boolean;
}

type FieldPlace = Extract<Context['place'], {kind: 'field'}>;

async function fieldsOf(
  {base, isQuoted}: FieldPlace,
  {calls}: Context,
  {notation, catalogue, fileNames, probe}: Request,
): Promise<Suggestion[]> {
  if (base.trim() === '$files') {
    return isQuoted
      ? fileNames.map(quotedSuggestion)
      : fieldSuggestions(Object.fromEntries(fileNames.map((name) => [name, {}])), false);
  }
  const path = withItem(base, currentItem(notation, calls, catalogue), catalogue);
  return path === undefined ? [] : fieldSuggestions(await probe(path), isQuoted);
}

/** A comma without a space after it doesn't count: the reader is probably about to start a new line. */
function isExpectingMore(notation: string, position: number): boolean {
  return /(?:\(|[,:][^\S\n]+|:)$/.test(notation.slice(0, position));
}

/** Suggests what can be written at a position. */
export async function suggestionsAt(request: Request): Promise<Suggestions | undefined> {
  const {notation, position, catalogue, fileNames, isExplicit} = request;
  const context = contextAt(notation, position);
  const {place} = context;
  let list: Suggestion[] = [];
  switch (place.kind) {
    case 'field':
      list = await fieldsOf(place, context, request);
      break;
    case 'text': {
      const call = context.isArgument ? context.calls.at(-1) : undefined;
      const entry = call && catalogue.get(call.name);
      list = entry ? closedValues(currentParameter(entry, call)) : [];
      break;
    }
    case 'value':
      if (isExplicit || place.text !== '' || isExpectingMore(notation, position)) {
        const {text} = place;
        const fileCount = fileNames.length;
        list = valueSuggestions({context, text, catalogue, fileCount, isExplicit});
      }
  }
  return place.kind === 'other' || list.length === 0 ? undefined : {from: place.from, list};
}
