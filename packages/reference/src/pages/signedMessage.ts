/** The message and the signature that Standard Webhooks publishes. */
export const signedMessage = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
} as const;

/** How the signature of the message is computed. Bytes are in hexadecimal. */
export interface SignatureView {
  readonly secret: string;
  readonly id: string;
  readonly timestamp: string;
  readonly body: string;
  readonly key: string;
  readonly hmac: string;
  readonly signature: string;
}
