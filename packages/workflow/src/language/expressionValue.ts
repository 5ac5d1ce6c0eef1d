import {MappingError} from '@documentation/base/internal/values/errors';
import {NotationError} from '@documentation/mapping/internal/language/notation/notationError';
import {failStep} from './stepErrors';
import type {Value} from '@documentation/base/internal/values/types';
import type {Surroundings, WorkflowErrorCode} from './types';
import {shorten} from '@documentation/base/internal/values/quote';

/**
 * Evaluates an expression from the configuration. Fails with E_CONFIGURATION if the expression is invalid, and with
 * `codeForData` if it fails on the data.
 */
export async function expressionValue(
  expression: string,
  data: unknown,
  {evaluate}: Pick<Surroundings, 'evaluate'>,
  codeForData: WorkflowErrorCode,
): Promise<Value> {
  try {
    return await evaluate(expression, data as Value);
  } catch (error) {
    if (error instanceof NotationError) {
      return failStep(
        'E_CONFIGURATION',
        `The expression ${shorten(expression, 200)} isn’t valid. ${error.message}`,
      );
    }
    if (error instanceof MappingError) {
      return failStep(
        codeForData,
        `The expression ${shorten(expression, 200)} failed. ${error.message}`,
      );
    }
    throw error;
  }
}
