import {MappingError} from '@documentation/base/internal/values/errors';
import {NotationError} from '@documentation/mapping/internal/language/notation/notationError';
import {failStep} from '../stepErrors';
import {surroundingsOf} from '../surroundings';
import {toJson} from '../toJson';
import type {Json, JsonObject} from '@documentation/base/internal/values/json';
import {platformAt, type Place, type Scope} from './run';
import {shorten} from '@documentation/base/internal/values/quote';

/** Evaluates an expression of the document. `field` names it in messages: 'when', 'input.url' */
export async function evaluateIn(
  place: Place,
  scope: Scope,
  field: string,
  notation: string,
): Promise<Json> {
  try {
    return toJson(await surroundingsOf(platformAt(place)).evaluate(notation, scope));
  } catch (error) {
    if (error instanceof MappingError) {
      const {functionName, code, message} = error;
      return failStep(
        code,
        `\`${shorten(field)}\` failed. ${functionName && `${functionName}: `}${message}`,
      );
    }
    if (error instanceof NotationError) {
      return failStep(
        'E_CONFIGURATION',
        `\`${shorten(field)}\` isn’t a valid expression. ${error.message}`,
      );
    }
    throw error;
  }
}

export async function inputOf(
  place: Place,
  scope: Scope,
  notations: Readonly<Record<string, string>> = {},
): Promise<JsonObject> {
  const input: Record<string, Json> = {};
  for (const [name, notation] of Object.entries(notations)) {
    input[name] = await evaluateIn(place, scope, `input.${name}`, notation);
  }
  return input;
}

/** Evaluates the condition of a step. A step without a condition runs. */
export async function isWanted(
  place: Place,
  scope: Scope,
  {when}: {readonly when?: string},
): Promise<boolean> {
  if (when === undefined) {
    return true;
  }
  const value = await evaluateIn(place, scope, 'when', when);
  return typeof value === 'boolean'
    ? value
    : failStep(
        'E_TYPE',
        `\`when\` must return true or false, but it returned ${shorten(JSON.stringify(value))}. Compare the value, for example with Logical.Compare.`,
      );
}
