import type {NotationError} from '@documentation/mapping/internal/language/notation/notationError';
import type {Range} from '@documentation/base/internal/values/range';
import {hasType} from '@documentation/base/internal/values/typeChecks';
import type {MappingFunctionFacts} from '@documentation/mapping/internal/language/types';
import {draftOfExample, type Draft} from './draft';
import {
  composeCall,
  jsonMistake,
  MAX_FORM_LENGTH,
  mistakeOf,
  readFields,
  type Field,
  type Fields,
} from '../../Panel/drafts';

/** The state of the panel: the draft, and the form that shows its call. */
export interface State {
  /** The example that was loaded last. */
  readonly example: number;
  readonly draft: Draft;
  /** Undefined if the form can't show the call. */
  readonly fields: Fields | undefined;
  /** The syntax error in the call. While there is one, the fields show the last valid call. */
  readonly callMistake?: {readonly message: string; readonly range?: Range};
}

export function stateOfDraft(
  definition: MappingFunctionFacts,
  draft: Draft,
  example: number,
): State {
  return withCall(definition, {example, draft, fields: undefined}, draft.call);
}

export function stateOfExample(definition: MappingFunctionFacts, example: number): State {
  return stateOfDraft(
    definition,
    draftOfExample(definition, definition.examples[example]!),
    example,
  );
}

/** Applies an edit to the call. The form is updated if the call can be parsed. */
export function withCall(definition: MappingFunctionFacts, state: State, call: string): State {
  const {example, draft, fields} = state;
  if (call.length > MAX_FORM_LENGTH) {
    return {example, draft: {...draft, call}, fields: undefined};
  }
  try {
    return {example, draft: {...draft, call}, fields: readFields(definition, call)};
  } catch (error) {
    const {message, range} = error as NotationError;
    return {example, draft: {...draft, call}, fields, callMistake: {message, range}};
  }
}

/** Applies an edit to a field. The call is updated even if the field is invalid. */
export function withField(
  definition: MappingFunctionFacts,
  {example, draft, fields}: State,
  name: string,
  field: Field,
): State {
  const changed = {...fields, [name]: field};
  return {example, draft: {...draft, call: composeCall(definition, changed)}, fields: changed};
}

/** Returns an error message for each invalid field. */
export function fieldMistakes(
  definition: MappingFunctionFacts,
  {fields, callMistake}: State,
): Readonly<Record<string, string>> {
  if (!fields || callMistake) {
    return {};
  }
  const mistakes = Object.entries(definition.parameters).map(
    ([name, parameter]) => [name, mistakeOf(name, parameter, fields[name]!)] as const,
  );
  return Object.fromEntries(mistakes.filter(([, mistake]) => mistake)) as Record<string, string>;
}

export function inputMistake({input}: Draft): string | undefined {
  if (input.kind === 'unreadable') {
    return input.problem;
  }
  return input.kind === 'json' ? jsonMistake(input.text) : undefined;
}

export function nowMistake({now}: Draft): string | undefined {
  return now === undefined || hasType(now, 'DateTime')
    ? undefined
    : 'Enter a date and time with an offset, such as 2024-05-01T12:00:00Z.';
}

/** Whether the draft can run. */
export function isReadable(definition: MappingFunctionFacts, state: State): boolean {
  return (
    !state.callMistake &&
    inputMistake(state.draft) === undefined &&
    nowMistake(state.draft) === undefined &&
    Object.keys(fieldMistakes(definition, state)).length === 0
  );
}
