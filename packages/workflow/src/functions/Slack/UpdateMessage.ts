import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import type {WorkflowExample} from '../../language/types';
import {accessFor} from '../../http/serviceAccess';
import {failingExample} from '../../examples/failingExample';
import {postToSlack} from './slackApi';
import {
  blocks,
  botToken,
  channel,
  credential,
  postHeaders,
  secrets,
  slackErrors,
  slackFailures,
  waitingForSlack,
} from './slackFacts';

const typical: WorkflowExample = {
  title: 'A progress message replaced with the result',
  configuration: {credential: 'slack-bot', channel: 'C0123ABCD'},
  input: {ts: '1714564800.000100', text: 'Import finished: 118 orders.'},
  given: {secrets},
  calls: [
    {
      request: {
        method: 'POST',
        url: 'https://slack.com/api/chat.update',
        headers: postHeaders,
        body: {
          channel: 'C0123ABCD',
          ts: '1714564800.000100',
          text: 'Import finished: 118 orders.',
        },
      },
      response: {
        status: 200,
        body: {
          ok: true,
          channel: 'C0123ABCD',
          ts: '1714564800.000100',
          text: 'Import finished: 118 orders.',
        },
      },
    },
  ],
  output: {ts: '1714564800.000100', channel: 'C0123ABCD'},
};

export default defineWorkflowFunction({
  category: 'Slack',
  name: 'UpdateMessage',
  summary: 'Updates a message that your Slack bot has posted.',
  kind: 'action',
  configuration: object({credential, channel}, ['credential', 'channel']),
  input: object(
    {
      ts: {type: 'string', description: 'the `ts` of the message, from the step that posted it'},
      text: {
        type: 'string',
        minLength: 1,
        maxLength: 40_000,
        description:
          'the new message; with `blocks`, the text for notifications and screen readers',
      },
      blocks: {
        ...blocks,
        description:
          'the new blocks; without them, the old blocks are removed and only the text remains',
      },
    },
    ['ts', 'text'],
  ),
  output: object(
    {
      ts: {type: 'string', description: 'the message ID, unchanged'},
      channel: {type: 'string', description: 'the channel ID'},
    },
    ['ts', 'channel'],
  ),
  credentials: [botToken('the `chat:write` scope')],
  errors: [
    ...slackErrors,
    {code: 'E_NOT_FOUND', when: 'the message or the channel doesn’t exist'},
    {code: 'E_REFUSED', when: 'someone else posted the message, or it can no longer be changed'},
  ],
  examples: [
    typical,
    {
      title: 'Buttons removed after a click',
      note: 'Without `blocks`, the old blocks are removed too. The empty list makes this explicit.',
      configuration: typical.configuration,
      input: {ts: '1714564800.000100', text: 'Approved by Ada.', blocks: []},
      given: {secrets},
      calls: [
        {
          request: {
            method: 'POST',
            url: 'https://slack.com/api/chat.update',
            headers: postHeaders,
            body: {
              channel: 'C0123ABCD',
              ts: '1714564800.000100',
              text: 'Approved by Ada.',
              blocks: [],
            },
          },
          response: {
            status: 200,
            body: {
              ok: true,
              channel: 'C0123ABCD',
              ts: '1714564800.000100',
              text: 'Approved by Ada.',
            },
          },
        },
      ],
      output: {ts: '1714564800.000100', channel: 'C0123ABCD'},
    },
    failingExample(typical, {
      title: 'A message that doesn’t exist',
      response: {status: 200, body: {ok: false, error: 'message_not_found'}},
      error: 'E_NOT_FOUND',
    }),
    failingExample(typical, {
      title: 'Someone else’s message',
      response: {status: 200, body: {ok: false, error: 'cant_update_message'}},
      error: 'E_REFUSED',
    }),
    ...slackFailures(typical, 'chat:write'),
  ],
  related: [{function: 'Slack/PostMessage', role: 'often used with'}],
  tags: ['workflow', 'slack', 'chat'],
  aliases:
    'chat.update, edit Slack message, progress message, update a message, replace message text, remove buttons, mark as done, status of job, approved or declined, correct a typo, progress bar, modify text, live status, overwrite message, refresh text, update notification, replace buttons after click, change a message',
  limits: [waitingForSlack, 'A message can have up to 50 blocks and 40,000 characters of text.'],
  notes: [
    'A bot can update only its own messages. Slack doesn’t notify anyone of an update, so updates work well for progress reports.',
  ],
  *converse({configuration, input: {ts, text, blocks: layout}, surroundings}) {
    const access = accessFor(surroundings, configuration.credential);
    const answer = yield* postToSlack<{ts: string; channel: string}>(access, 'chat.update', {
      channel: configuration.channel,
      ts,
      text,
      ...(layout && {blocks: layout}),
    });
    return {ts: answer.ts, channel: answer.channel};
  },
});
