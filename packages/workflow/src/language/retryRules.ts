import {WEBHOOK_ATTEMPTS} from '@documentation/base/internal/limits/values/times';

/** Who retries what, how often, within what time, and after which errors. Pages and the rehearsal use these facts. */

/** The errors after which `retry` repeats a step. All others would fail again. */
export const REPEATABLE_CODES = ['E_RATE_LIMIT', 'E_UPSTREAM', 'E_TIMEOUT'] as const;

/** The largest values of `retry.times` and `retry.backoffSeconds`. */
export const RETRY_LIMITS = {times: 10, backoffSeconds: 3600} as const;

/** How many times a function that calls a service repeats a request after a 429 with a Retry-After header. */
export const RATE_LIMIT_REPEATS = 3;

/** The statuses of temporary failures, after which the HTTPClient functions repeat a request. */
export const TEMPORARY_STATUSES = [408, 429, 500, 502, 503, 504] as const;

/** How long an HTTPClient function waits for the headers of a response. Reading the body doesn't count. */
export const REQUEST_TIMEOUT_SECONDS = 10;

/** The first wait of an HTTPClient function. Each further wait is twice as long. */
export const FIRST_BACKOFF_SECONDS = 1;

/** Says what happens to a wait that is too long. All functions with their own retries follow this rule. */
export const waitRule =
  'All retries and waits count towards the step’s `timeoutSeconds`. If a wait doesn’t fit in the remaining time, the step fails immediately.';

/** The sentences about retries on the pages of functions that call one service. */
export function rateLimitNote(service: string): string {
  return `If ${service} responds with 429 and a \`Retry-After\` header, the step waits as long as the header says and retries, up to ${RATE_LIMIT_REPEATS} times. ${waitRule}`;
}

/** The sentences about retries on the pages of the HTTPClient functions. */
export const requestRetriesNote = `The step retries after a response with status ${TEMPORARY_STATUSES.slice(0, -1).join(', ')} or ${TEMPORARY_STATUSES.at(-1)}, or if the response headers don’t arrive within ${REQUEST_TIMEOUT_SECONDS}\u00A0s. You can’t change this limit. It doesn’t cover the body, which can take until \`timeoutSeconds\`. Retries use exponential backoff, starting at ${FIRST_BACKOFF_SECONDS} second, or wait as long as \`Retry-After\` says. ${waitRule}`;

export interface RetryRule {
  /** Who retries. */
  readonly who: string;
  readonly what: string;
  readonly after: string;
  readonly howOften: string;
  readonly within: string;
}

/** The rule as a table, from the inside out. Backticks mark code. */
export const retryRules: readonly RetryRule[] = [
  {
    who: 'A function that calls one service, such as Slack',
    what: 'a request',
    after: '429 with `Retry-After` (the service hasn’t processed the request)',
    howOften: `up to ${RATE_LIMIT_REPEATS} times, after the wait that the service asks for`,
    within: '`timeoutSeconds` of the attempt',
  },
  {
    who: 'An `HTTPClient` function',
    what: 'a request that is safe to repeat',
    after: `${TEMPORARY_STATUSES.join(', ')}, or no response headers within ${REQUEST_TIMEOUT_SECONDS}\u00A0s`,
    howOften: 'up to `retries` times (default 2), with exponential backoff or after `Retry-After`',
    within: '`timeoutSeconds` of the attempt',
  },
  {
    who: 'A step’s `retry` setting',
    what: 'the whole step, with the same input',
    after: REPEATABLE_CODES.map((code) => `\`${code}\``).join(', '),
    howOften: 'up to `retry.times` times (default 0), with exponential backoff',
    within: 'the run (each attempt has its own `timeoutSeconds`)',
  },
  {
    who: '`Hooks.SendWebhook`',
    what: 'the delivery of an event, with the same ID',
    after: 'any status except 2xx and 410, or no response',
    howOften: `up to ${WEBHOOK_ATTEMPTS} attempts`,
    within: 'about 3 days (the run is paused between attempts)',
  },
  {
    who: 'The caller, or the sender of a webhook',
    what: 'the request, which starts another run',
    after: 'no response, or a temporary error',
    howOften: 'as the caller decides',
    within: 'as the caller decides, with an idempotency key or event ID',
  },
];
