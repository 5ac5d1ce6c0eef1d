import {signedMessage} from '@documentation/reference/internal/pages/signedMessage';
import type {Message} from './checkSignature';

const {secret, id, timestamp, body, signature} = signedMessage;

/** The published message, two seconds after it was sent. */
const valid: Message = {
  secret,
  headers: [
    `webhook-id: ${id}`,
    `webhook-timestamp: ${timestamp}`,
    `webhook-signature: ${signature}`,
  ].join('\n'),
  body,
  clock: String(timestamp + 2),
};

/** Each example's title, and the message that it loads. */
export const examples: readonly {readonly title: string; readonly message: Message}[] = [
  {title: 'Valid message', message: valid},
  {title: 'Body serialised again', message: {...valid, body: '{"test":2432232314}'}},
  {
    title: 'Wrong secret',
    message: {...valid, secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'},
  },
  {title: 'Wrong clock', message: {...valid, clock: '1614266330'}},
];
