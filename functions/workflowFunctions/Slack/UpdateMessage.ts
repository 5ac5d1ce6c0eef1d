import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {object} from '../../workflow/schemas';
import type {WorkflowExample} from '../../workflow/types';
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
  title: 'Turn “in progress” into “done”',
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
  summary: 'Changes a message that your Slack bot posted before.',
  kind: 'action',
  configuration: object({credential, channel}, ['credential', 'channel']),
  input: object(
    {
      ts: {type: 'string', description: 'the `ts` of the message, from the step that posted it'},
      text: {
        type: 'string',
        minLength: 1,
        maxLength: 40_000,
        description: 'the new text; it replaces the old one',
      },
      blocks: {
        ...blocks,
        description: 'the new blocks; without them, the old ones go, and the text stands alone',
      },
    },
    ['ts', 'text'],
  ),
  output: object(
    {
      ts: {type: 'string', description: 'the id of the message, the same as before'},
      channel: {type: 'string', description: 'the id of the channel'},
    },
    ['ts', 'channel'],
  ),
  credentials: [botToken('the scope `chat:write`')],
  errors: [
    ...slackErrors,
    {code: 'E_NOT_FOUND', when: 'the channel has no such message'},
    {code: 'E_REFUSED', when: 'the message is somebody else’s, or can’t be changed any more'},
  ],
  examples: [
    typical,
    {
      title: 'Take away the buttons after a click',
      note: 'A text without `blocks` takes the old ones away too. The empty list says it outright.',
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
      title: 'A message that isn’t there',
      response: {status: 200, body: {ok: false, error: 'message_not_found'}},
      error: 'E_NOT_FOUND',
    }),
    failingExample(typical, {
      title: 'Somebody else’s message',
      response: {status: 200, body: {ok: false, error: 'cant_update_message'}},
      error: 'E_REFUSED',
    }),
    ...slackFailures(typical, 'chat:write'),
  ],
  related: [{function: 'Slack/PostMessage', role: 'often used with'}],
  tags: ['workflow', 'slack', 'chat'],
  aliases: [
    'chat.update',
    'edit Slack message',
    'progress message',
    'update a message',
    'replace message text',
    'remove buttons',
    'mark as done',
    'status of job',
    'approved or declined',
    'correct a typo',
    'progress bar',
    'modify text',
    'live status',
    'overwrite message',
    'refresh text',
    'update notification',
    'replace buttons after click',
  ],
  limits: [waitingForSlack, 'A message has at most 50 blocks and 40,000 characters of text.'],
  notes: [
    'A bot can change its own messages only. Nobody is notified about the change, so it suits progress reports.',
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
