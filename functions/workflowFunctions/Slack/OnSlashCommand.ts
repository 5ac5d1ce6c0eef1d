import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {textOfUtf8} from '../../formats/encodings/utf8';
import {object, oneOf} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';
import type {WorkflowExample} from '../../workflow/types';
import {checkSignature, TOLERANCE_SECONDS} from '../Guard/checkSignature';
import {bodyBytes, httpRequest} from '../../http/incomingRequest';

// cspell:ignore Fcommands Fhooks Fwebhook Fstock Fasx Wbap BCDE Glfmib Glgc CERLKJA Cnchen Zbrw testteamnow xyzz yyyzzz
// The request, secret and signature that Slack's own documentation of signatures shows.
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
  title: 'The example of Slack’s documentation',
  note: 'Request, secret and signature are those that Slack publishes, so you can compare them with any other code.',
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

/** Slack takes an empty 200 for "heard". */
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
  summary: 'Starts a run when somebody types your slash command in Slack.',
  kind: 'trigger',
  configuration: object(
    {
      command: {
        type: 'string',
        pattern: '^/\\S{1,32}$',
        description: 'the command, such as `/stock`; others of the same app start nothing',
      },
      secret: {type: 'string', description: 'the name of the signing secret of your Slack app'},
      acknowledge: {
        type: 'string',
        description: 'what Slack shows at once; without it, nothing until a step answers',
      },
      reply: {
        ...oneOf({
          ephemeral: 'only the person who typed the command sees it',
          in_channel: 'everybody in the channel sees it, and the command too',
        }),
        default: 'ephemeral',
        description: 'who sees what `acknowledge` says',
      },
    },
    ['command', 'secret'],
  ),
  input: httpRequest,
  output: object(
    {
      command: {type: 'string', description: 'the command'},
      text: {type: 'string', description: 'what stands after the command; may be empty'},
      userId: {type: 'string', description: 'the id of the person who typed it'},
      channelId: {type: 'string', description: 'the id of the channel where it was typed'},
      teamId: {type: 'string', description: 'the id of the workspace'},
      responseUrl: {
        type: 'string',
        description: 'where to post the answer: 5 times at most, within 30 minutes',
      },
      triggerId: {type: 'string', description: 'opens a dialog, within 3 seconds'},
      answer: {
        ...object(
          {
            status: {type: 'integer', description: 'always 200'},
            headers: {
              type: 'object',
              additionalProperties: {type: 'string'},
              description: 'the media type, when there is a body',
            },
            body: {
              ...object(
                {
                  response_type: {type: 'string', description: 'who sees it, as `reply` says'},
                  text: {type: 'string', description: 'what `acknowledge` says'},
                },
                ['response_type', 'text'],
              ),
              description: 'only with `acknowledge`',
            },
          },
          ['status', 'headers'],
        ),
        description: 'what the platform answered to Slack at once',
      },
    },
    ['command', 'text', 'userId', 'channelId', 'teamId', 'responseUrl', 'triggerId', 'answer'],
  ),
  credentials: [
    {
      field: 'secret',
      what: 'The signing secret of your Slack app',
      from: 'Open the app on `api.slack.com/apps`; it stands under Basic Information. It isn’t the bot token.',
    },
  ],
  errors: [
    {
      code: 'E_UNAUTHORIZED',
      when: 'the signature is missing, doesn’t fit the body, or is more than 5 minutes old',
    },
    {code: 'E_CREDENTIAL', when: 'there is no such secret'},
    {code: 'E_PARSE', when: 'the request is signed, but isn’t a slash command'},
  ],
  examples: [
    typical,
    {
      title: 'Say at once that work has begun',
      note: 'Slack waits 3 seconds. Acknowledge first, and let a step post the result to `responseUrl`.',
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
      title: 'Another command of the same app',
      configuration: {command: '/stock', secret: 'slack-signing'},
      input: request,
      given,
      startsNothing: true,
    },
    {
      title: 'A body that was changed on the way',
      configuration: typical.configuration,
      input: {...request, body: body.replace('text=', 'text=refund+all')},
      given,
      error: 'E_UNAUTHORIZED',
    },
    {
      title: 'An old request, sent once more',
      note: 'The signature fits, but it was made 6 minutes ago.',
      configuration: typical.configuration,
      input: request,
      given: {...given, now: '2018-07-12T18:43:00Z'},
      error: 'E_UNAUTHORIZED',
    },
    {
      title: 'A secret that nobody stored',
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
  aliases: [
    'slash command',
    'Slack command',
    'signing secret',
    'response_url',
    'chatops',
    'start from Slack',
    'command in chat',
    'bot command',
    'when someone asks',
    'user input',
    'interactive bot',
    'self-service',
    'query by colleagues',
    'trigger by chat',
    'run workflow from Slack',
    'Slack app',
    'shortcut',
    'manual start',
  ],
  limits: [
    'Slack waits 3 seconds for the answer. After that, steps answer by a POST to `responseUrl`.',
    'A signature is accepted for 5 minutes.',
  ],
  notes: [
    'Give the address of the trigger as Request URL of the command in your Slack app.',
    'The signature covers the bytes of the body. A proxy that parses the body and writes it anew breaks it.',
  ],
  run: async ({configuration: {command, secret, acknowledge, reply}, input, surroundings}) => {
    const {headers} = input;
    const bytes = bodyBytes(input);
    await checkSignature(
      {scheme: 'slack', secrets: [secret], toleranceSeconds: TOLERANCE_SECONDS},
      {headers, body: bytes},
      surroundings,
    );
    const form = new URLSearchParams(textOfUtf8(bytes) ?? '');
    const field = (name: string) =>
      form.get(name) ?? failStep('E_PARSE', `The body has no field "${name}".`);
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
