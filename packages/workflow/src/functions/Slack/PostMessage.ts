import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import type {WorkflowExample} from '../../language/types';
import {accessFor} from '../../http/serviceAccess';
import {failingExample} from '../../examples/failingExample';
import {getFromSlack, postToSlack} from './slackApi';
import {
  blocks,
  botToken,
  channel,
  credential,
  getHeaders,
  postHeaders,
  secrets,
  slackErrors,
  slackFailures,
  waitingForSlack,
} from './slackFacts';

const posted = {
  request: {
    method: 'POST',
    url: 'https://slack.com/api/chat.postMessage',
    headers: postHeaders,
    body: {
      channel: 'C0123ABCD',
      text: 'Order 1042 is on its way.',
      unfurl_links: false,
      unfurl_media: false,
    },
  },
  response: {
    status: 200,
    body: {
      ok: true,
      channel: 'C0123ABCD',
      ts: '1714564800.000100',
      message: {
        type: 'message',
        user: 'U0456BOT',
        bot_id: 'B0456BOT',
        text: 'Order 1042 is on its way.',
        ts: '1714564800.000100',
      },
    },
  },
};

const typical: WorkflowExample = {
  title: 'A message about an order',
  configuration: {credential: 'slack-bot', channel: 'C0123ABCD'},
  input: {text: 'Order 1042 is on its way.'},
  given: {secrets},
  calls: [posted],
  output: {ts: '1714564800.000100', channel: 'C0123ABCD'},
};

export default defineWorkflowFunction({
  category: 'Slack',
  name: 'PostMessage',
  summary: 'Posts a message to a Slack channel or thread.',
  kind: 'action',
  configuration: object(
    {
      credential,
      channel,
      unfurl: {
        type: 'boolean',
        default: false,
        description: 'whether Slack shows link previews',
      },
      permalink: {
        type: 'boolean',
        default: false,
        description: 'whether to return a link to the message, which requires a second request',
      },
    },
    ['credential', 'channel'],
  ),
  input: object(
    {
      text: {
        type: 'string',
        minLength: 1,
        maxLength: 40_000,
        description: 'the message; with `blocks`, the text for notifications and screen readers',
      },
      blocks,
      threadTs: {type: 'string', description: 'the `ts` of the message to reply to'},
    },
    ['text'],
  ),
  output: object(
    {
      ts: {type: 'string', description: 'the ID of the message within the channel'},
      channel: {type: 'string', description: 'the channel ID'},
      permalink: {type: 'string', description: 'the link to the message, if `permalink` is true'},
    },
    ['ts', 'channel'],
  ),
  credentials: [botToken('the `chat:write` scope')],
  errors: [
    ...slackErrors,
    {code: 'E_NOT_FOUND', when: 'the channel doesn’t exist or is archived, or the bot isn’t in it'},
    {code: 'E_REFUSED', when: 'Slack rejects the message, for example because of invalid blocks'},
  ],
  examples: [
    typical,
    {
      title: 'A reply in a thread, with blocks',
      configuration: {credential: 'slack-bot', channel: 'C0123ABCD', permalink: true},
      input: {
        text: 'Order 1042 was delivered.',
        blocks: [
          {type: 'section', text: {type: 'mrkdwn', text: '*Order 1042* was delivered.'}},
          {type: 'context', elements: [{type: 'mrkdwn', text: 'Signed for by A. Lovelace'}]},
        ],
        threadTs: '1714564800.000100',
      },
      given: {secrets},
      calls: [
        {
          request: {
            method: 'POST',
            url: 'https://slack.com/api/chat.postMessage',
            headers: postHeaders,
            body: {
              channel: 'C0123ABCD',
              text: 'Order 1042 was delivered.',
              unfurl_links: false,
              unfurl_media: false,
              blocks: [
                {type: 'section', text: {type: 'mrkdwn', text: '*Order 1042* was delivered.'}},
                {type: 'context', elements: [{type: 'mrkdwn', text: 'Signed for by A. Lovelace'}]},
              ],
              thread_ts: '1714564800.000100',
            },
          },
          response: {
            status: 200,
            body: {
              ok: true,
              channel: 'C0123ABCD',
              ts: '1714651200.000200',
              message: {
                type: 'message',
                user: 'U0456BOT',
                bot_id: 'B0456BOT',
                text: 'Order 1042 was delivered.',
                thread_ts: '1714564800.000100',
                ts: '1714651200.000200',
              },
            },
          },
        },
        {
          request: {
            method: 'GET',
            url: 'https://slack.com/api/chat.getPermalink?channel=C0123ABCD&message_ts=1714651200.000200',
            headers: getHeaders,
          },
          response: {
            status: 200,
            body: {
              ok: true,
              channel: 'C0123ABCD',
              permalink:
                'https://example.slack.com/archives/C0123ABCD/p1714651200000200?thread_ts=1714564800.000100&cid=C0123ABCD',
            },
          },
        },
      ],
      output: {
        ts: '1714651200.000200',
        channel: 'C0123ABCD',
        permalink:
          'https://example.slack.com/archives/C0123ABCD/p1714651200000200?thread_ts=1714564800.000100&cid=C0123ABCD',
      },
    },
    {
      title: 'A retry after a rate limit',
      note: 'Slack rejected the first request without posting the message, so a retry is safe.',
      configuration: typical.configuration,
      input: typical.input,
      given: {secrets},
      calls: [
        {
          request: posted.request,
          response: {
            status: 429,
            headers: {'retry-after': '20'},
            body: {ok: false, error: 'ratelimited'},
          },
        },
        {wait: 20},
        posted,
      ],
      output: {ts: '1714564800.000100', channel: 'C0123ABCD'},
    },
    failingExample(typical, {
      title: 'The bot isn’t in the channel',
      response: {status: 200, body: {ok: false, error: 'not_in_channel'}},
      error: 'E_NOT_FOUND',
    }),
    failingExample(typical, {
      title: 'A workspace that restricts posting',
      response: {status: 200, body: {ok: false, error: 'restricted_action'}},
      error: 'E_REFUSED',
    }),
    ...slackFailures(typical, 'chat:write'),
  ],
  related: [
    {function: 'Slack/UpdateMessage', role: 'often used with'},
    {function: 'Slack/UploadFile', role: 'often used with'},
    {function: 'Slack/OnSlashCommand', role: 'often used with'},
    {function: 'Hooks/OnError', role: 'often used with'},
  ],
  mappingFunctions: ['Text/Template'],
  tags: ['workflow', 'slack', 'chat', 'api', 'rate-limit'],
  aliases:
    'chat.postMessage, send Slack message, notify channel, Slack bot, alert, send message to channel, notify team, chat notification, ping colleagues, when a job fails, inform people, make an announcement, mention user, instant message, warning in chat, message teammates, Microsoft Teams, Discord, direct message, report error to team, publish to chat, write in Slack, tell the team, reminder to channel, Block Kit, reply in a thread',
  limits: [
    'Slack accepts about one message per second in each channel.',
    waitingForSlack,
    'A message can have up to 50 blocks and 40,000 characters of text. Slack recommends at most 4,000 characters.',
  ],
  notes: [
    'Keep `ts`. Later steps need it to update the message or reply to it.',
    'Write the text in Slack’s `mrkdwn` format: `*bold*`, `_italic_`, `<https://example.com|a link>`. Escape `&`, `<` and `>` in other text with three calls, `&` first: `Text.Replace(Text.Replace(Text.Replace($.text, "&", "&amp;"), "<", "&lt;"), ">", "&gt;")`.',
  ],
  *converse({configuration, input: {text, blocks: layout, threadTs}, surroundings}) {
    const access = accessFor(surroundings, configuration.credential);
    const {ts, channel: id} = yield* postToSlack<{ts: string; channel: string}>(
      access,
      'chat.postMessage',
      {
        channel: configuration.channel,
        text,
        unfurl_links: configuration.unfurl,
        unfurl_media: configuration.unfurl,
        ...(layout && {blocks: layout}),
        ...(threadTs !== undefined && {thread_ts: threadTs}),
      },
    );
    if (!configuration.permalink) {
      return {ts, channel: id};
    }
    const {permalink} = yield* getFromSlack<{permalink: string}>(access, 'chat.getPermalink', {
      channel: id,
      message_ts: ts,
    });
    return {ts, channel: id, permalink};
  },
});
