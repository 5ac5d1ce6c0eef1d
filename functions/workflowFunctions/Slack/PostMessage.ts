import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {object} from '../../schemas';
import {failStep} from '../../stepErrors';
import {jsonObject, succeeded} from '../answers';
import {slackError, slackHeaders, type SlackAnswer} from './slackApi';

export default defineWorkflowFunction({
  category: 'Slack',
  name: 'PostMessage',
  summary: 'Posts a message to a Slack channel, or as a reply in a thread.',
  kind: 'action',
  configuration: object(
    {
      credential: {type: 'string', description: 'the name of the Slack bot token'},
      channel: {type: 'string', description: 'the id of the channel, such as `C0123ABCD`'},
    },
    ['credential', 'channel'],
  ),
  input: object(
    {
      text: {
        type: 'string',
        minLength: 1,
        description: 'the message; with blocks, what notifications show',
      },
      blocks: {
        type: 'array',
        items: {type: 'object'},
        maxItems: 50,
        description: 'Block Kit blocks, for a message with a layout',
      },
      threadTs: {
        type: 'string',
        description: 'the `ts` of the message to reply to',
      },
    },
    ['text'],
  ),
  output: object(
    {
      ts: {type: 'string', description: 'the id of the message within the channel'},
      channel: {type: 'string', description: 'the id of the channel'},
    },
    ['ts', 'channel'],
  ),
  credentials: [
    {
      field: 'credential',
      what: 'A bot token of Slack, which starts with `xoxb-`',
      from: 'Create a Slack app, give its bot the scope `chat:write`, install it in your workspace and copy the token. Invite the bot to the channel.',
    },
  ],
  errors: [
    {code: 'E_CREDENTIAL', when: 'Slack doesn’t accept the token, or the bot lacks a scope'},
    {code: 'E_NOT_FOUND', when: 'the channel doesn’t exist, or the bot isn’t in it'},
  ],
  examples: [
    {
      title: 'Tell a channel about an order',
      configuration: {credential: 'slack-bot', channel: 'C0123ABCD'},
      input: {text: 'Order 1042 is on its way.'},
      given: {secrets: {'slack-bot': 'xoxb-example'}},
      calls: [
        {
          request: {
            method: 'POST',
            url: 'https://slack.com/api/chat.postMessage',
            headers: {
              authorization: 'Bearer xoxb-example',
              'content-type': 'application/json; charset=utf-8',
            },
            body: {channel: 'C0123ABCD', text: 'Order 1042 is on its way.'},
          },
          response: {
            status: 200,
            body: {ok: true, channel: 'C0123ABCD', ts: '1714564800.000100'},
          },
        },
      ],
      output: {ts: '1714564800.000100', channel: 'C0123ABCD'},
    },
  ],
  related: [],
  tags: ['workflow', 'slack', 'chat', 'rate-limit'],
  aliases: ['chat.postMessage', 'send Slack message', 'notify channel'],
  *converse({configuration: {credential, channel}, input, surroundings}) {
    const {text, blocks, threadTs} = input;
    const answer = yield {
      method: 'POST',
      url: 'https://slack.com/api/chat.postMessage',
      headers: slackHeaders(surroundings.secret(credential)),
      body: {
        channel,
        text,
        ...(blocks && {blocks}),
        ...(threadTs !== undefined && {thread_ts: threadTs}),
      },
    };
    const body = jsonObject<SlackAnswer>(succeeded(answer, 'Slack'), 'Slack');
    if (!body.ok) {
      failStep(slackError(body.error), `Slack refuses: ${body.error}.`);
    }
    return {ts: body.ts!, channel: body.channel!};
  },
});
