import {MappingError} from '../language/errors';
import {NotationError} from '../language/parse';
import {failStep} from './stepErrors';
import type {Value} from '../language/types';
import type {Surroundings, WorkflowErrorCode} from './types';

/** The value of an expression that stands in the configuration, on data that may not suit it. */
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
      return failStep('E_CONFIGURATION', `The expression ${expression}: ${error.message}`);
    }
    if (error instanceof MappingError) {
      return failStep(codeForData, `The expression ${expression}: ${error.message}`);
    }
    throw error;
  }
}
