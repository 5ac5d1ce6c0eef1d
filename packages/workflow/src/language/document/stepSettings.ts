/** The settings that steps have in addition to their function's configuration. The schema and the pages use them. */
import {joinWords} from '@documentation/base/internal/values/joinWords';
import {REPEATABLE_CODES, RETRY_LIMITS} from '../retryRules';
import {RUN_SECONDS, STEP_SECONDS} from '@documentation/base/internal/limits/values/times';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';

export const retry = {
  ...object({
    times: {
      type: 'integer',
      minimum: 0,
      maximum: RETRY_LIMITS.times,
      default: 0,
      description: `how many times to repeat the whole step after ${joinWords(
        REPEATABLE_CODES.map((code) => `\`${code}\``),
        'or',
      )}`,
    },
    backoffSeconds: {
      type: 'number',
      minimum: 0,
      maximum: RETRY_LIMITS.backoffSeconds,
      default: 1,
      description: 'how many seconds to wait before the first retry (the wait doubles each time)',
    },
  }),
  description: 'repeats the whole step after a temporary error',
} as const;

export const timeoutSeconds = {
  type: 'number',
  exclusiveMinimum: 0,
  maximum: RUN_SECONDS,
  default: STEP_SECONDS,
  description:
    'how many seconds one attempt can take, including the function’s own retries and waits, but not pauses',
} as const;

export const onError = {
  ...oneOf({
    stop: 'the run fails',
    continue: 'the run continues with the next step',
    branch: 'the steps in `errorBranch` run, then the run continues with the next step',
  }),
  default: 'stop',
  description: 'what happens if the step fails',
} as const;

export const when = {
  type: 'string',
  description:
    'a mapping expression that must return true or false (if it returns false, the step is skipped, and its output is null)',
} as const;
