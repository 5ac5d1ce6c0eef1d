import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {fileBytes} from '../../language/fileBytes';
import {file, object} from '@documentation/base/internal/jsonSchema/schemas';
import type {WorkflowExample} from '../../language/types';
import {successfulResponse} from '../../http/serviceResponses';
import {requestWithRetries} from '../../http/requestWithRetries';
import {failingExample} from '../../examples/failingExample';
import {accessFor} from '../../http/serviceAccess';
import {getFromSlack, postToSlack} from './slackApi';
import {
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

interface UploadPlace {
  readonly upload_url: string;
  readonly file_id: string;
}

interface SharedFiles {
  readonly files: readonly {readonly id: string; readonly permalink?: string}[];
}

const place = {
  request: {
    method: 'GET',
    url: 'https://slack.com/api/files.getUploadURLExternal?filename=stock.csv&length=17',
    headers: getHeaders,
  },
  response: {
    status: 200,
    body: {
      ok: true,
      upload_url: 'https://files.slack.com/upload/v1/CwABAAAAWgoAAZnBg',
      file_id: 'F0789FILE',
    },
  },
};

// cspell:ignore NDIs
const upload = {
  request: {
    method: 'POST',
    url: 'https://files.slack.com/upload/v1/CwABAAAAWgoAAZnBg',
    headers: {'content-type': 'application/octet-stream'},
    body: 'c2t1LHN0b2NrCjAwNDIsNwo=',
  },
  response: {status: 200, body: 'OK - 17'},
};

const typical: WorkflowExample = {
  title: 'A CSV file in a channel',
  note: 'The step sends three requests: to get an upload URL, to upload the bytes (shown as Base64) and to share the file.',
  configuration: {credential: 'slack-bot', channel: 'C0123ABCD'},
  input: {file: 'c2t1LHN0b2NrCjAwNDIsNwo=', fileName: 'stock.csv', title: 'Stock today'},
  given: {secrets},
  calls: [
    place,
    upload,
    {
      request: {
        method: 'POST',
        url: 'https://slack.com/api/files.completeUploadExternal',
        headers: postHeaders,
        body: {files: [{id: 'F0789FILE', title: 'Stock today'}], channel_id: 'C0123ABCD'},
      },
      response: {
        status: 200,
        body: {
          ok: true,
          files: [
            {
              id: 'F0789FILE',
              name: 'stock.csv',
              title: 'Stock today',
              mimetype: 'text/csv',
              size: 17,
              permalink: 'https://example.slack.com/files/U0456BOT/F0789FILE/stock.csv',
            },
          ],
        },
      },
    },
  ],
  output: {
    fileId: 'F0789FILE',
    permalink: 'https://example.slack.com/files/U0456BOT/F0789FILE/stock.csv',
  },
};

export default defineWorkflowFunction({
  category: 'Slack',
  name: 'UploadFile',
  summary: 'Uploads a file to Slack and shares it in a channel or thread.',
  kind: 'action',
  configuration: object({credential, channel}, ['credential', 'channel']),
  input: object(
    {
      file: {...file, description: 'the file to upload'},
      fileName: {
        type: 'string',
        minLength: 1,
        description: 'the file name with its extension, which tells Slack the file type',
      },
      title: {type: 'string', description: 'the title above the file; by default, the file name'},
      comment: {type: 'string', description: 'a message to post with the file'},
      threadTs: {type: 'string', description: 'the `ts` of the message to reply to'},
    },
    ['file', 'fileName'],
  ),
  output: object(
    {
      fileId: {type: 'string', description: 'the file ID'},
      permalink: {type: 'string', description: 'the link to the file, for workspace members'},
    },
    ['fileId'],
  ),
  credentials: [botToken('the `files:write` scope')],
  errors: [
    ...slackErrors,
    {code: 'E_NOT_FOUND', when: 'the channel doesn’t exist, or the bot isn’t in it'},
    {code: 'E_REFUSED', when: 'Slack rejects the file, for example because of its size'},
  ],
  examples: [
    typical,
    {
      title: 'An image in a thread, with a comment',
      configuration: {credential: 'slack-bot', channel: 'C0123ABCD'},
      input: {
        file: 'iVBORw0KGgo=',
        fileName: 'damage.png',
        comment: 'This is how the parcel arrived.',
        threadTs: '1714564800.000100',
      },
      given: {secrets},
      calls: [
        {
          request: {
            method: 'GET',
            url: 'https://slack.com/api/files.getUploadURLExternal?filename=damage.png&length=8',
            headers: getHeaders,
          },
          response: place.response,
        },
        {
          request: {...upload.request, body: 'iVBORw0KGgo='},
          response: {status: 200, body: 'OK - 8'},
        },
        {
          request: {
            method: 'POST',
            url: 'https://slack.com/api/files.completeUploadExternal',
            headers: postHeaders,
            body: {
              files: [{id: 'F0789FILE', title: 'damage.png'}],
              channel_id: 'C0123ABCD',
              initial_comment: 'This is how the parcel arrived.',
              thread_ts: '1714564800.000100',
            },
          },
          response: {
            status: 200,
            body: {ok: true, files: [{id: 'F0789FILE', title: 'damage.png'}]},
          },
        },
      ],
      output: {fileId: 'F0789FILE'},
    },
    {
      title: 'The bot isn’t in the channel',
      note: 'The bytes are uploaded, but the file isn’t shared with anyone.',
      configuration: typical.configuration,
      input: {file: 'c2t1LHN0b2NrCjAwNDIsNwo=', fileName: 'stock.csv'},
      given: {secrets},
      calls: [
        place,
        upload,
        {
          request: {
            method: 'POST',
            url: 'https://slack.com/api/files.completeUploadExternal',
            headers: postHeaders,
            body: {files: [{id: 'F0789FILE', title: 'stock.csv'}], channel_id: 'C0123ABCD'},
          },
          response: {status: 200, body: {ok: false, error: 'channel_not_found'}},
        },
      ],
      error: 'E_NOT_FOUND',
    },
    failingExample(typical, {
      title: 'A workspace that doesn’t allow uploads',
      response: {status: 200, body: {ok: false, error: 'file_uploads_disabled'}},
      error: 'E_REFUSED',
    }),
    ...slackFailures(typical, 'files:write'),
  ],
  related: [
    {function: 'Slack/PostMessage', role: 'often used with'},
    {function: 'HTTPClient/UploadFile', role: 'alternative'},
  ],
  tags: ['workflow', 'slack', 'upload', 'file', 'binary'],
  aliases:
    'files.getUploadURLExternal, files.completeUploadExternal, files.upload, files_upload_v2, send file to Slack, attachment, post image, send report to channel, share document in chat, csv into chat, share screenshot, excel sheet, chart image, pdf to colleagues, deliver report, attach to message, upload picture, send spreadsheet',
  limits: ['Slack accepts files of up to 1 GB.', waitingForSlack],
  notes: [
    'Slack has retired `files.upload`, the older method that needed only one request. This function uses the methods that replaced it.',
  ],
  *converse({configuration, input, surroundings}) {
    const {file: content, fileName, title = fileName, comment, threadTs} = input;
    const access = accessFor(surroundings, configuration.credential);
    const {upload_url: url, file_id: id} = yield* getFromSlack<UploadPlace>(
      access,
      'files.getUploadURLExternal',
      {filename: fileName, length: String(fileBytes(content, 'file').length)},
    );
    const uploaded = yield* requestWithRetries(
      {method: 'POST', url, headers: {'content-type': 'application/octet-stream'}, body: content},
      access.now,
    );
    successfulResponse(uploaded, 'Slack');
    const {files} = yield* postToSlack<SharedFiles>(access, 'files.completeUploadExternal', {
      files: [{id, title}],
      channel_id: configuration.channel,
      ...(comment !== undefined && {initial_comment: comment}),
      ...(threadTs !== undefined && {thread_ts: threadTs}),
    });
    return {fileId: id, permalink: files[0]?.permalink};
  },
});
