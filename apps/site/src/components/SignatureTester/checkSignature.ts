import {bodyVariants} from './bodyVariants';

const TOLERANCE_SECONDS = 5 * 60;
/** The Base64 text of an HMAC with SHA-256. */
const SIGNATURE_LENGTH = 44;

/** What a reader pastes. */
export interface Message {
  readonly secret: string;
  /** One header per line: 'webhook-id: msg_1' */
  readonly headers: string;
  readonly body: string;
  /** The receiver's clock, as a Unix timestamp in seconds. */
  readonly clock: string;
}

export interface Step {
  readonly title: string;
  readonly isOk: boolean;
  /** What the step computed. */
  readonly value?: string;
  /** What is wrong, and what to do next. */
  readonly advice?: string;
}

/** Reads 'name: value' lines. Returns lowercase names. */
function parseHeaders(text: string): Map<string, string> {
  const lines = text.split('\n').flatMap((line): [string, string][] => {
    const at = line.indexOf(':');
    return at > 0 ? [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]] : [];
  });
  return new Map(lines);
}

/** Decodes the part of the secret after the prefix. Returns undefined if it isn't Base64. */
function decodeSecret(secret: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const text = atob(secret.trim().replace(/^whsec_/, ''));
    return Uint8Array.from(text, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

async function sign(key: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  const algorithm = {name: 'HMAC', hash: 'SHA-256'};
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}

function clockStep(timestamp: string, clock: string): Step {
  const title = 'Compare the timestamp with the clock';
  const seconds = Number(clock) - Number(timestamp);
  if (!timestamp || Number.isNaN(seconds)) {
    return {
      title,
      isOk: false,
      advice: 'The timestamp or the clock isn’t a number of seconds. Copy it again.',
    };
  }
  const value = `${Math.abs(seconds)} seconds ${seconds < 0 ? 'in the future' : 'old'}`;
  if (Math.abs(seconds) <= TOLERANCE_SECONDS) {
    return {title, isOk: true, value};
  }
  return {
    title,
    isOk: false,
    value,
    advice:
      seconds < 0
        ? 'The clock is behind. Synchronise your server’s clock.'
        : 'The message is too old, or the clock is ahead. Synchronise your server’s clock, and verify each message as soon as you receive it.',
  };
}

/** Explains why no signature matches, by trying common mistakes. */
async function whyNot(
  signatures: readonly string[],
  key: Uint8Array<ArrayBuffer>,
  prefix: string,
  body: string,
): Promise<string> {
  for (const {text, advice} of bodyVariants(body)) {
    if (signatures.includes(await sign(key, `${prefix}${text}`))) {
      return advice;
    }
  }
  if (signatures.every((signature) => signature.length !== SIGNATURE_LENGTH)) {
    return 'No `v1` signature is complete. Copy the whole `webhook-signature` header.';
  }
  return 'The secret is probably wrong: it may belong to another webhook, or it was rotated. If the secret is right, the ID, the timestamp or the body was changed in transit.';
}

/** Verifies a message as a receiver would, and returns each step. Stops at the first step that can't be done. */
export async function checkSignature({secret, headers, body, clock}: Message): Promise<Step[]> {
  const given = parseHeaders(headers);
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  const missing = names.filter((name) => !given.get(name));
  const [id, timestamp = '', signature = ''] = names.map((name) => given.get(name));
  if (missing.length > 0) {
    const list = missing.map((name) => `\`${name}\``).join(', ');
    const advice = `Missing: ${list}. Paste one header per line.`;
    return [{title: 'Read the headers', isOk: false, advice}];
  }
  const key = decodeSecret(secret);
  const steps: Step[] = [{title: 'Read the headers', isOk: true, value: names.join(', ')}];
  if (!key || key.length === 0) {
    const advice = 'The secret isn’t Base64. Copy it again, including `whsec_`.';
    return [...steps, {title: 'Decode the secret', isOk: false, advice}];
  }
  const prefix = `${id}.${timestamp}.`;
  const expected = await sign(key, `${prefix}${body}`);
  const signatures = signature.split(' ').flatMap((part) => part.match(/^v1,(.*)$/)?.[1] ?? []);
  const isValid = signatures.includes(expected);
  return [
    ...steps,
    {title: 'Decode the secret', isOk: true, value: `${key.length}\u00A0bytes`},
    clockStep(timestamp, clock),
    {title: 'Join the ID, the timestamp and the body', isOk: true, value: `${prefix}${body}`},
    {title: 'Compute the HMAC with SHA-256', isOk: true, value: `v1,${expected}`},
    {
      title: 'Compare it with the signatures',
      isOk: isValid,
      value: signature,
      ...(!isValid && {advice: await whyNot(signatures, key, prefix, body)}),
    },
  ];
}
