import type {Message} from './checkSignature';

/** The message that Standard Webhooks publishes, two seconds after it was sent. */
const valid: Message = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  headers: [
    'webhook-id: msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp: 1614265330',
    'webhook-signature: v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  ].join('\n'),
  body: '{"test": 2432232314}',
  clock: '1614265332',
};

/** Each example's title, and the message that it loads. */
export const examples: readonly {readonly title: string; readonly message: Message}[] = [
  {title: 'Valid message', message: valid},
  {title: 'Body written again', message: {...valid, body: '{"test":2432232314}'}},
  {
    title: 'Wrong secret',
    message: {...valid, secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'},
  },
  {title: 'Clock off', message: {...valid, clock: '1614266330'}},
];
