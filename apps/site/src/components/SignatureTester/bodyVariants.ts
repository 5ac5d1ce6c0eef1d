interface Variant {
  readonly text: string;
  readonly advice: string;
}

const RAW_BODY = 'Verify the raw body before anything parses it.';

/** Serialises JSON as frameworks do. Returns nothing if the body isn't JSON. */
function rewritten(body: string): Variant[] {
  try {
    const value: unknown = JSON.parse(body);
    const advice = `The body was parsed and serialised again, so its whitespace changed. ${RAW_BODY}`;
    const spaced = JSON.stringify(value, null, 1)
      .replaceAll(/\n\s*/g, ' ')
      .replaceAll(/([[{]) | (?=[\]}])/g, '$1');
    return [JSON.stringify(value), JSON.stringify(value, null, 2), spaced].map((text) => ({
      text,
      advice,
    }));
  } catch {
    return [];
  }
}

/** Returns what the sender may have signed if the body was changed in transit. */
export function bodyVariants(body: string): Variant[] {
  const ends = `The end of the body differs from what was signed: a line break was added or removed. ${RAW_BODY}`;
  const breaks = `The signed body has Windows line breaks, which this form and some editors replace. ${RAW_BODY}`;
  return [
    {text: `${body}\n`, advice: ends},
    {text: body.trimEnd(), advice: ends},
    {text: body.replaceAll('\n', '\r\n'), advice: breaks},
    ...rewritten(body),
  ];
}
