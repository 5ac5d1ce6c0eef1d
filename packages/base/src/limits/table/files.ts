import {sizeText} from '../format';
import {UNPACKED_BYTES, UNPACKED_TIMES, UNPACKED_TIMES_FROM_BYTES} from '../values/documents';
import {
  BASE64_FILE_BYTES,
  FILE_BYTES,
  JSON_BODY_BYTES,
  LARGE_FILE_BYTES,
  STORED_VALUE_BYTES,
  TRIGGER_BODY_BYTES,
  WEBHOOK_EVENT_BYTES,
} from '../values/files';
import type {Limits} from './types';

/** How large files and bodies can be, by the way they come in. */
export const files: Limits = {
  file: {
    value: FILE_BYTES,
    unit: 'bytes',
    what: 'file in an API request, or file for a reader or parser',
    advice: `Split the file before you send it. To read one list from a JSON file of up to ${sizeText(LARGE_FILE_BYTES)}, run \`Readers.JSON.ReadItems\` in a terminal.`,
  },
  base64File: {
    value: BASE64_FILE_BYTES,
    unit: 'bytes',
    what: 'file in the input of `JSON.RunMapping`, as Base64 text',
    advice: `Parse the file with a step such as \`Parser.ParseCsv\`, which accepts ${sizeText(FILE_BYTES)}, and pass the rows to the mapping.`,
  },
  largeFile: {
    value: LARGE_FILE_BYTES,
    unit: 'bytes',
    what: 'file that steps pass on unread: downloaded, uploaded, stored or loaded into BigQuery',
    advice:
      'Let the other systems transfer the file directly, and pass only its URL through the workflow.',
  },
  jsonBody: {
    value: JSON_BODY_BYTES,
    unit: 'bytes',
    what: 'JSON body of an API request',
    advice: `Send the JSON as a file, which can be up to ${sizeText(FILE_BYTES)}.`,
  },
  triggerBody: {
    value: TRIGGER_BODY_BYTES,
    unit: 'bytes',
    what: 'body that `HTTPServer.WebHandler` or `Hooks.ReceiveWebhook` accepts by default',
    advice: `Raise \`maxBodyBytes\`. The maximum is ${sizeText(FILE_BYTES)}.`,
  },
  webhookEvent: {
    value: WEBHOOK_EVENT_BYTES,
    unit: 'bytes',
    what: 'body of an outgoing webhook',
    advice: 'Send an ID, and let the receiver fetch the rest.',
  },
  storedValue: {
    value: STORED_VALUE_BYTES,
    unit: 'bytes',
    what: 'value in the key-value store, as JSON',
    advice: `Store it as a file with \`Store.PutBlob\`, which accepts ${sizeText(LARGE_FILE_BYTES)}.`,
  },
  unpacked: {
    value: UNPACKED_BYTES,
    unit: 'bytes',
    what: 'workbook, unpacked',
    advice: 'Split the workbook, or remove its pictures and unused sheets.',
  },
  unpackedTimes: {
    value: UNPACKED_TIMES,
    unit: 'times its size',
    what: `workbook that unpacks to more than ${sizeText(UNPACKED_TIMES_FROM_BYTES)}`,
    advice: 'Save the workbook again. A higher ratio is typical of malicious files.',
  },
};
