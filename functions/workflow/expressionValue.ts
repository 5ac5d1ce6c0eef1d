import {MappingError} from '../language/errors';
import {NotationError} from '../language/notation/notationError';
import {failStep} from './stepErrors';
import type {Value} from '../language/types';
import type {Surroundings, WorkflowErrorCode} from './types';

/** Evaluates an expression from the configuration. If the data causes an error, fails with `codeForData`. */
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
        `The expression ${expression} isn’t valid. ${error.message}`,
      );
    }
    if (error instanceof MappingError) {
      return failStep(codeForData, `The expression ${expression} failed. ${error.message}`);
    }
    throw error;
  }
}
