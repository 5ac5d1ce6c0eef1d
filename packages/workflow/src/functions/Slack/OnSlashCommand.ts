import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {textOfUtf8} from '@documentation/base/internal/encodings/utf8';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {WorkflowExample} from '../../language/types';
import {checkSignature} from '../Guard/checkSignature';
import {bodyBytes, httpRequest} from '../../http/incomingRequest';
import {SIGNATURE_AGE_SECONDS} from '@documentation/base/internal/limits/values/times';
import {durationText} from '@documentation/base/internal/limits/format';

// cspell:ignore Fcommands Fhooks Fwebhook Fstock Fasx Wbap BCDE Glfmib Glgc CERLKJA Cnchen Zbrw testteamnow xyzz yyyzzz
// The request, secret and signature from Slack's documentation on verifying requests.
const body =
  'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c';

const request = {
  method: 'POST',
  url: '/slack',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'x-slack-request-timestamp': '1531420618',
    'x-slack-signature': 'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503',
  },
  body,
  ip: '192.0.2.10',
};

const given = {
  now: '2018-07-12T18:36:59Z',
  secrets: {'slack-signing': '8f742231b10e8888abcd99yyyzzz85a5'},
};

const typical: WorkflowExample = {
  title: 'The example from Slack’s documentation',
  note: 'Slack publishes this request, secret and signature. You can use them to test other implementations.',
  configuration: {command: '/webhook-collect', secret: 'slack-signing'},
  input: request,
  given,
  output: {
    command: '/webhook-collect',
    text: '',
    userId: 'U2CERLKJA',
    channelId: 'G8PSS9T3V',
    teamId: 'T1DC2JH3J',
    responseUrl: 'https://hooks.slack.com/commands/T1DC2JH3J/397700885554/96rGlfmibIGlgcZRskXaIFfN',
    triggerId: '398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c',
    answer: {status: 200, headers: {}},
  },
};

interface AnswerToSlack {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: {readonly response_type: string; readonly text: string};
}

/** Builds the response to Slack. Without text, an empty 200 response acknowledges the command. */
function answerToSlack(reply: string, text: string | undefined): AnswerToSlack {
  return text === undefined
    ? {status: 200, headers: {}}
    : {
        status: 200,
        headers: {'content-type': 'application/json'},
        body: {response_type: reply, text},
      };
}

export default defineWorkflowFunction({
  category: 'Slack',
  name: 'OnSlashCommand',
  summary: 'Starts a run when someone types your slash command in Slack.',
  kind: 'trigger',
  configuration: object(
    {
      command: {
        type: 'string',
        pattern: '^/\\S{1,32}$',
        description:
          'the command, such as `/stock`; other commands from the same app don’t start a run',
      },
      secret: {
        type: 'string',
        description: 'the name of the secret that holds your Slack app’s signing secret',
      },
      acknowledge: {
        type: 'string',
        description:
          'the text that Slack shows immediately; without it, Slack shows nothing until a step replies',
      },
      reply: {
        ...oneOf({
          ephemeral: 'only the person who typed the command',
          in_channel: 'everyone in the channel (Slack also shows the command)',
        }),
        default: 'ephemeral',
        description: 'who sees the `acknowledge` text',
      },
    },
    ['command', 'secret'],
  ),
  input: httpRequest,
  output: object(
    {
      command: {type: 'string', description: 'the command'},
      text: {type: 'string', description: 'the text after the command; can be empty'},
      userId: {type: 'string', description: 'the ID of the person who typed the command'},
      channelId: {type: 'string', description: 'the ID of the channel where the command was typed'},
      teamId: {type: 'string', description: 'the workspace ID'},
      responseUrl: {
        type: 'string',
        description: 'the URL to post replies to: up to 5 within 30 minutes',
      },
      triggerId: {type: 'string', description: 'an ID for opening a dialog within 3 seconds'},
      answer: {
        ...object(
          {
            status: {type: 'integer', description: 'always 200'},
            headers: {
              type: 'object',
              additionalProperties: {type: 'string'},
              description: 'the content type, if there is a body',
            },
            body: {
              ...object(
                {
                  response_type: {
                    type: 'string',
                    description: 'who sees the text, as set by `reply`',
                  },
                  text: {type: 'string', description: 'the `acknowledge` text'},
                },
                ['response_type', 'text'],
              ),
              description: 'the message to show; missing if `acknowledge` isn’t set',
            },
          },
          ['status', 'headers'],
        ),
        description: 'the immediate response to Slack',
      },
    },
    ['command', 'text', 'userId', 'channelId', 'teamId', 'responseUrl', 'triggerId', 'answer'],
  ),
  credentials: [
    {
      field: 'secret',
      what: 'Your Slack app’s signing secret',
      from: 'Open the app at `api.slack.com/apps` and copy the signing secret from “Basic Information”. Don’t confuse it with the bot token.',
    },
  ],
  errors: [
    {
      code: 'E_UNAUTHORIZED',
      when: `the signature is missing or doesn’t match the body, or its timestamp is more than ${durationText(SIGNATURE_AGE_SECONDS)} off`,
    },
    {code: 'E_CREDENTIAL', when: 'the secret doesn’t exist'},
    {code: 'E_PARSE', when: 'the request is signed but isn’t a slash command'},
  ],
  examples: [
    typical,
    {
      title: 'An immediate acknowledgement',
      note: 'Slack waits only 3 seconds for a response. Acknowledge the command first, and post the result to `responseUrl` in a later step.',
      configuration: {
        command: '/stock',
        secret: 'slack-signing',
        acknowledge: 'Looking it up …',
        reply: 'in_channel',
      },
      input: {
        method: 'POST',
        url: '/slack',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-slack-request-timestamp': '1714564800',
          'x-slack-signature':
            'v0=dbe41925bfe229bdf1cb43782b87c0018bf94a680e34264b870b224571790762',
        },
        body: 'team_id=T0001&channel_id=C0123ABCD&user_id=U2147483697&command=%2Fstock&text=0042+M%C3%BCnchen&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT0001%2F1234%2F5678&trigger_id=13345224609.738474920.8088930838d88f008e0',
        ip: '192.0.2.10',
      },
      given: {now: '2024-05-01T12:00:02Z', secrets: {'slack-signing': 'example-signing-secret'}},
      output: {
        command: '/stock',
        text: '0042 München',
        userId: 'U2147483697',
        channelId: 'C0123ABCD',
        teamId: 'T0001',
        responseUrl: 'https://hooks.slack.com/commands/T0001/1234/5678',
        triggerId: '13345224609.738474920.8088930838d88f008e0',
        answer: {
          status: 200,
          headers: {'content-type': 'application/json'},
          body: {response_type: 'in_channel', text: 'Looking it up …'},
        },
      },
    },
    {
      title: 'Another command from the same app',
      configuration: {command: '/stock', secret: 'slack-signing'},
      input: request,
      given,
      startsNothing: true,
    },
    {
      title: 'A tampered body',
      configuration: typical.configuration,
      input: {...request, body: body.replace('text=', 'text=refund+all')},
      given,
      error: 'E_UNAUTHORIZED',
    },
    {
      title: 'A replayed request',
      note: 'The signature is valid, but 6 minutes old.',
      configuration: typical.configuration,
      input: request,
      given: {...given, now: '2018-07-12T18:43:00Z'},
      error: 'E_UNAUTHORIZED',
    },
    {
      title: 'A secret that doesn’t exist',
      configuration: {command: '/webhook-collect', secret: 'slack-sining'},
      input: request,
      given,
      error: 'E_CREDENTIAL',
    },
    {
      title: 'An event instead of a command',
      configuration: {command: '/stock', secret: 'slack-signing'},
      input: {
        method: 'POST',
        url: '/slack',
        headers: {
          'content-type': 'application/json',
          'x-slack-request-timestamp': '1714564800',
          'x-slack-signature':
            'v0=5b9a5d6561da629ceb25f61d173eecc20d01001040c10acc7cc8a1f7b32c5f56',
        },
        body: '{"type":"url_verification","challenge":"3eZbrw1aB"}',
        ip: '192.0.2.10',
      },
      given: {now: '2024-05-01T12:00:02Z', secrets: {'slack-signing': 'example-signing-secret'}},
      error: 'E_PARSE',
    },
  ],
  related: [
    {function: 'Slack/PostMessage', role: 'often used with'},
    {function: 'Guard/VerifySignature', role: 'alternative'},
    {function: 'Hooks/ReceiveWebhook', role: 'alternative'},
  ],
  tags: ['workflow', 'slack', 'signature', 'webhook', 'event', 'chat'],
  aliases:
    'slash command, Slack command, signing secret, response_url, chatops, start from Slack, command in chat, bot command, when someone asks, user input, interactive bot, self-service, query by colleagues, trigger by chat, run workflow from Slack, Slack app, shortcut, manual start',
  limits: [
    'Slack waits 3 seconds for the response. To reply later, send POST requests to `responseUrl`.',
    `A signature is valid for ${durationText(SIGNATURE_AGE_SECONDS)}.`,
  ],
  notes: [
    'In your Slack app, enter the trigger’s URL as the command’s Request URL.',
    'The signature covers the raw body. A proxy that parses and rewrites the body invalidates the signature.',
  ],
  run: async ({configuration: {command, secret, acknowledge, reply}, input, surroundings}) => {
    const {headers} = input;
    const bytes = bodyBytes(input);
    await checkSignature(
      {scheme: 'slack', secrets: [secret], toleranceSeconds: SIGNATURE_AGE_SECONDS},
      {headers, body: bytes},
      surroundings,
    );
    const form = new URLSearchParams(textOfUtf8(bytes) ?? '');
    const field = (name: string) =>
      form.get(name) ??
      failStep(
        'E_PARSE',
        `The body has no field "${name}", so the request isn’t a slash command. In your Slack app, use this URL only for commands.`,
      );
    if (field('command') !== command) {
      return null;
    }
    return {
      command,
      text: form.get('text') ?? '',
      userId: field('user_id'),
      channelId: field('channel_id'),
      teamId: field('team_id'),
      responseUrl: field('response_url'),
      triggerId: field('trigger_id'),
      answer: answerToSlack(reply, acknowledge),
    };
  },
});
