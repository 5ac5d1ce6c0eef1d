import {joinWords} from '@documentation/base/internal/values/joinWords';
import type {SequenceView} from '@documentation/reference/internal/pages/sequence';
import {operationsOf, type Description, type ResponseObject} from './description';

interface Call {
  /** '`GET /runs/run_01jnq9c3k8`' */
  readonly request: string;
  readonly header: (status: string, name: string) => string;
}

/** Finds an operation, with the example values in its path. */
function callOf(description: Description, operationId: string): Call {
  const placed = operationsOf(description).find(
    ({operation}) => operation.operationId === operationId,
  )!;
  const {parameters = [], responses} = placed.operation;
  const path = placed.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(parameters.find((parameter) => parameter.name === name)!.example),
  );
  return {
    request: `\`${placed.method} ${path}\``,
    header: (status, name) => {
      const {headers} = responses[status] as ResponseObject;
      return `\`${name}: ${String(headers![name]!.example)}\``;
    },
  };
}

function limitOf(description: Description, wanted: string): string {
  return description['x-limits'].find(({name}) => name === wanted)!.value;
}

/** A request that doesn't wait for the result, and the two ways to learn that the run has ended. */
function asynchronousRun(description: Description): SequenceView {
  const start = callOf(description, 'callFileEndpoint');
  const poll = callOf(description, 'getRun');
  const fetchOutput = callOf(description, 'getRunOutput');
  const retryAfter = poll.header('200', 'Retry-After');
  const wait = /\d+/.exec(retryAfter)![0];
  return {
    caption:
      'A run in the background. Your code polls the run or waits for the event, and then fetches the output.',
    participants: ['Your code', 'Platform'],
    entries: [
      {from: 0, text: start.request, detail: '`Prefer: respond-async`'},
      {
        from: 1,
        kind: 'reply',
        text: '202, the run is `queued`',
        detail: start.header('202', 'Location'),
      },
      {
        part: 'Poll until the run ends',
        entries: [
          {from: 0, text: poll.request},
          {from: 1, kind: 'reply', text: '200, the run is `running`', detail: retryAfter},
          {note: `Wait for ${wait} seconds`},
          {from: 0, text: poll.request},
          {from: 1, kind: 'reply', text: '200, the run is `succeeded`', detail: '`output.url`'},
        ],
      },
      {
        part: 'Or wait for the event',
        entries: [
          {from: 1, text: 'Event `run.succeeded`', detail: 'sent to your webhook URL'},
          {from: 0, kind: 'reply', text: '204'},
        ],
      },
      {from: 0, text: fetchOutput.request},
      {
        from: 1,
        kind: 'reply',
        text: '200 with the output',
        detail: limitOf(description, 'Run outputs'),
      },
    ],
  };
}

/** The attempts to deliver an event, and the ways in which they can end. */
function webhookAttempts(description: Description): SequenceView {
  const {attempts, timeout} = description['x-webhook-delivery'];
  const replay = callOf(description, 'replayWebhookDelivery');
  const update = callOf(description, 'updateWebhook');
  const late = joinWords(attempts.slice(3), 'and');
  return {
    caption: 'Attempts to deliver an event, and the three ways in which they can end.',
    participants: ['Platform', 'Your server'],
    entries: [
      {from: 0, text: 'Event `run.failed`, attempt 1', detail: attempts[0]!},
      {from: 1, kind: 'reply', text: '503'},
      {note: `Wait for ${attempts[1]}`},
      {from: 0, text: 'Attempt 2', detail: 'same `webhook-id` and body, new signature'},
      {from: 1, kind: 'missing', text: `No response within ${timeout}`},
      {note: `Wait for ${attempts[2]}`},
      {from: 0, text: 'Attempt 3'},
      {
        part: 'Your server accepts the event',
        entries: [{from: 1, kind: 'reply', text: '204'}, {note: 'The delivery has `succeeded`'}],
      },
      {
        part: `Or all ${attempts.length} attempts fail`,
        entries: [
          {note: `Attempts 4 to ${attempts.length}, after waits of ${late}`},
          {note: 'The delivery has `failed`'},
          {from: 1, text: replay.request, detail: 'after you have fixed your server'},
          {from: 0, kind: 'reply', text: '202'},
          {from: 0, text: 'The same event again'},
          {from: 1, kind: 'reply', text: '204'},
        ],
      },
      {
        part: 'Or the URL is gone',
        entries: [
          {from: 1, kind: 'reply', text: '410'},
          {note: 'The webhook is `disabled`, and no more events are sent'},
          {from: 1, text: update.request, detail: '`{"status": "active"}`'},
          {from: 0, kind: 'reply', text: '200, the webhook is `active`'},
        ],
      },
    ],
  };
}

/** The pictures of the API pages, with paths, headers and limits from the description. */
export function sequencesOf(description: Description): Record<string, SequenceView> {
  return {
    asynchronousRun: asynchronousRun(description),
    webhookAttempts: webhookAttempts(description),
  };
}
