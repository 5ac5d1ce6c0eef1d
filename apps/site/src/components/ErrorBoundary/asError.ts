/** More causes than this tell a reader nothing. */
const MAX_CAUSES = 20;
/** Anything can be thrown, including a whole document as text. */
const MAX_MESSAGE_LENGTH = 2000;

function isErrorLike(thrown: unknown): thrown is Pick<Error, 'name' | 'message' | 'cause'> {
  return typeof (thrown as Error | null | undefined)?.message === 'string';
}

/** null → 'null', {status: 7} → '{"status":7}' */
function asText(thrown: unknown): string {
  try {
    return typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? String(thrown));
  } catch {
    return Object.prototype.toString.call(thrown);
  }
}

function messageOf(thrown: unknown): string {
  const text = isErrorLike(thrown) ? thrown.message || String(thrown.name) : asText(thrown);
  return (text || 'An error without a message.').slice(0, MAX_MESSAGE_LENGTH);
}

/** The thrown value and its causes, each once: an error can be its own cause. */
function chainOf(thrown: unknown): unknown[] {
  const chain = [thrown];
  let last = thrown;
  while (isErrorLike(last) && last.cause !== undefined && chain.length <= MAX_CAUSES) {
    last = last.cause;
    if (chain.includes(last)) {
      break;
    }
    chain.push(last);
  }
  return chain;
}

/** Returns an error with the messages of what was thrown, whose causes are errors, too, and end. */
export function asError(thrown: unknown): Error {
  const [first, ...causes] = chainOf(thrown);
  const error = causes.reduceRight<Error | undefined>(
    (cause, each) => new Error(messageOf(each), {cause}),
    undefined,
  );
  const whole = new Error(messageOf(first), {cause: error});
  // Reports need to know where the error comes from.
  return first instanceof Error
    ? Object.assign(whole, {name: first.name, stack: first.stack})
    : whole;
}
