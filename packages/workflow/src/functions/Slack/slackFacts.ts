/** Fields, errors and failing examples shared by the Slack functions. */
import type {WorkflowExample} from '../../language/types';
import {rateLimitNote} from '../../language/retryRules';
import {failingExample} from '../../examples/failingExample';

export const credential = {
  type: 'string',
  description: 'the name of the secret that holds the Slack bot token',
} as const;

export const channel = {
  type: 'string',
  pattern: '^[CDG][A-Z0-9]+$',
  description: 'the channel ID, such as `C0123ABCD`; a name such as `#orders` isn’t accepted',
} as const;

export const blocks = {
  type: 'array',
  items: {type: 'object'},
  maxItems: 50,
  description: 'Block Kit blocks, for a message with rich formatting',
} as const;

export function botToken(scopes: string) {
  return {
    field: 'credential',
    what: 'A Slack bot token, which starts with `xoxb-`',
    from: `Create a Slack app, give its bot ${scopes}, install the app in your workspace and copy the token. Then invite the bot to the channel.`,
  };
}

export const slackErrors = [
  {
    code: 'E_CREDENTIAL',
    when: 'the secret doesn’t exist, Slack rejects the token, or the bot lacks a scope',
  },
  {
    code: 'E_RATE_LIMIT',
    when: 'Slack still rejects the request after all retries, or asks for too long a wait',
  },
  {code: 'E_UPSTREAM', when: 'Slack returns a server error, or its response isn’t JSON'},
] as const;

export const waitingForSlack = rateLimitNote('Slack');

export const secrets = {'slack-bot': 'xoxb-example'};
export const getHeaders = {authorization: 'Bearer xoxb-example'};
export const postHeaders = {...getHeaders, 'content-type': 'application/json; charset=utf-8'};

/** Returns examples of how any Slack request can fail. */
export function slackFailures(example: WorkflowExample, scope: string): WorkflowExample[] {
  return [
    failingExample(example, {
      title: 'A missing scope',
      note: 'Slack responds with 200 even when it rejects a request, but sets `ok` to false.',
      response: {
        status: 200,
        body: {ok: false, error: 'missing_scope', needed: scope, provided: 'users:read'},
      },
      error: 'E_CREDENTIAL',
    }),
    failingExample(example, {
      title: 'A rate limit with a two-minute wait',
      response: {
        status: 429,
        headers: {'retry-after': '120'},
        body: {ok: false, error: 'ratelimited'},
      },
      error: 'E_RATE_LIMIT',
    }),
    failingExample(example, {
      title: 'An outage at Slack',
      response: {status: 503, body: 'Service Unavailable'},
      error: 'E_UPSTREAM',
    }),
  ];
}
