/** What the functions that call Slack have in common: fields, errors, failures to show. */
import type {WorkflowExample} from '../../workflow/types';
import {retriesNote} from '../../http/requestWithRetries';
import {failingExample} from '../../examples/failingExample';

export const credential = {type: 'string', description: 'the name of the Slack bot token'} as const;

export const channel = {
  type: 'string',
  pattern: '^[CDG][A-Z0-9]+$',
  description: 'the id of the channel, such as `C0123ABCD`; a name such as `#orders` won’t do',
} as const;

export const blocks = {
  type: 'array',
  items: {type: 'object'},
  maxItems: 50,
  description: 'Block Kit blocks, for a message with a layout',
} as const;

export function botToken(scopes: string) {
  return {
    field: 'credential',
    what: 'A bot token of Slack, which starts with `xoxb-`',
    from: `Create a Slack app, give its bot ${scopes}, install the app in your workspace and copy the token. Then invite the bot to the channel.`,
  };
}

export const slackErrors = [
  {
    code: 'E_CREDENTIAL',
    when: 'there is no such credential, Slack doesn’t accept the token, or the bot lacks a scope',
  },
  {
    code: 'E_RATE_LIMIT',
    when: 'Slack asks to wait longer than the step does, or again and again',
  },
  {code: 'E_UPSTREAM', when: 'Slack fails, or doesn’t answer with JSON'},
] as const;

export const waitingForSlack = retriesNote('Slack');

export const secrets = {'slack-bot': 'xoxb-example'};
export const getHeaders = {authorization: 'Bearer xoxb-example'};
export const postHeaders = {...getHeaders, 'content-type': 'application/json; charset=utf-8'};

/** How Slack fails, whatever is asked of it. */
export function slackFailures(example: WorkflowExample, scope: string): WorkflowExample[] {
  return [
    failingExample(example, {
      title: 'A scope is missing',
      note: 'Slack answers 200 even when it refuses. What counts is `ok`.',
      response: {
        status: 200,
        body: {ok: false, error: 'missing_scope', needed: scope, provided: 'users:read'},
      },
      error: 'E_CREDENTIAL',
    }),
    failingExample(example, {
      title: 'Slack asks for too long a pause',
      response: {
        status: 429,
        headers: {'retry-after': '120'},
        body: {ok: false, error: 'ratelimited'},
      },
      error: 'E_RATE_LIMIT',
    }),
    failingExample(example, {
      title: 'Slack is down',
      response: {status: 503, body: 'Service Unavailable'},
      error: 'E_UPSTREAM',
    }),
  ];
}
