import {isObject} from '@documentation/base/internal/values/isObject';
import type {JsonObject} from '@documentation/base/internal/values/json';
import type {
  WorkflowExample,
  WorkflowFunctionFacts,
} from '@documentation/workflow/internal/language/types';
import type {Failure} from '../../../engine/messages';
import {MAX_EDITED_LENGTH} from '../../../universal/constants';
import type {Field, Fields} from '../../Panel/drafts';
import {givenSchema} from './givenSchema';
import {draftOfExample, stepParts, type StepDraft, type StepPart} from './stepDraft';
import {
  composeObject,
  formatObject,
  jsonMistake,
  mistakeOf,
  parametersOf,
  readObject,
  type Parameters,
} from './stepFields';

/** The state of the panel: the draft, and the forms that show its parts. */
export interface StepState {
  /** The example that was loaded last. */
  readonly example: number;
  readonly draft: StepDraft;
  /** Undefined for a part that the form can't show. */
  readonly fields: Readonly<Record<StepPart, Fields | undefined>>;
}

export type PartParameters = Readonly<Record<StepPart, Parameters>>;

export function partParametersOf(definition: WorkflowFunctionFacts): PartParameters {
  return {
    configuration: parametersOf(definition.configuration),
    input: parametersOf(definition.input),
    given: parametersOf(givenSchema(definition)),
  };
}

/** Parses JSON text as an object. Returns undefined if the text is anything else. */
function objectIn(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

function fieldsIn(parameters: Parameters, text: string): Fields | undefined {
  const object = text.length > MAX_EDITED_LENGTH ? undefined : objectIn(text);
  return object && readObject(parameters, object);
}

/** Adds the example's secrets to a draft from a link or the history, where secrets are never saved. */
function withSecrets(draft: StepDraft, {given}: WorkflowExample): StepDraft {
  const held = draft.given.length > MAX_EDITED_LENGTH ? undefined : objectIn(draft.given);
  return held && given?.secrets && held.secrets === undefined
    ? {...draft, given: formatObject({...held, secrets: given.secrets})}
    : draft;
}

export function stateOfDraft(
  {examples}: WorkflowFunctionFacts,
  parameters: PartParameters,
  stored: StepDraft,
): StepState {
  const index = examples.findIndex(({title}) => title === stored.example);
  const draft = withSecrets(stored, examples[Math.max(0, index)]!);
  const fields = stepParts.map((part) => [part, fieldsIn(parameters[part], draft[part])] as const);
  return {
    example: Math.max(0, index),
    draft,
    fields: Object.fromEntries(fields) as StepState['fields'],
  };
}

export function stateOfExample(
  definition: WorkflowFunctionFacts,
  parameters: PartParameters,
  example: number,
): StepState {
  return stateOfDraft(definition, parameters, draftOfExample(definition.examples[example]!));
}

/** Applies an edit to a part's JSON, and updates the form if it can show the JSON. */
export function withText(
  parameters: PartParameters,
  {example, draft, fields}: StepState,
  part: StepPart,
  text: string,
): StepState {
  return {
    example,
    draft: {...draft, [part]: text},
    fields: {...fields, [part]: fieldsIn(parameters[part], text)},
  };
}

/** Applies an edit to a field. The JSON is updated even if the field is invalid. */
export function withField(
  parameters: PartParameters,
  {example, draft, fields}: StepState,
  part: StepPart,
  name: string,
  field: Field,
): StepState {
  const changed = {...fields[part], [name]: field};
  return {
    example,
    draft: {...draft, [part]: composeObject(parameters[part], changed)},
    fields: {...fields, [part]: changed},
  };
}

/** The error messages for a part, by field. The key '' is for the whole part. */
export type Mistakes = Readonly<Record<string, string>>;

function unreadIn(parameters: Parameters, fields: Fields | undefined, text: string): Mistakes {
  if (!fields) {
    if (text.length > MAX_EDITED_LENGTH) {
      return {};
    }
    const mistake =
      jsonMistake(text) ??
      (objectIn(text) ? undefined : 'Enter a JSON object, such as {"name": "value"}.');
    return mistake === undefined ? {} : {'': mistake};
  }
  const mistakes = Object.entries(parameters).map(
    ([name, parameter]) => [name, mistakeOf(name, parameter, fields[name]!)] as const,
  );
  return Object.fromEntries(mistakes.filter(([, mistake]) => mistake)) as Mistakes;
}

export function unreadMistakes(parameters: PartParameters, state: StepState, part: StepPart) {
  return unreadIn(parameters[part], state.fields[part], state.draft[part]);
}

export function isReadable(parameters: PartParameters, state: StepState): boolean {
  return stepParts.every(
    (part) => Object.keys(unreadMistakes(parameters, state, part)).length === 0,
  );
}

/**
 * Assigns a run's error to the field that it points to. If it points to no field, assigns it to all missing
 * fields or, if no field is missing, to the whole part.
 */
export function refusedFields(
  parameters: PartParameters,
  state: StepState,
  part: StepPart,
  {place, message}: Failure,
): Mistakes {
  if (place?.part !== part) {
    return {};
  }
  const [, name] = place.pointer.split('/');
  if (name !== undefined) {
    return {[name.replaceAll('~1', '/').replaceAll('~0', '~')]: message};
  }
  const missing = Object.entries(parameters[part])
    .filter(([key, parameter]) => {
      const given = state.fields[part]?.[key]?.given;
      return parameter.default === undefined && given === 'left out';
    })
    .map(([key]) => [key, message]);
  return missing.length > 0 ? (Object.fromEntries(missing) as Mistakes) : {'': message};
}
