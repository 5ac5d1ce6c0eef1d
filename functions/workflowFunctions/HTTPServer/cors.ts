/** Cross-origin requests of browsers, by the Fetch standard. */
import {object, type ValueOf} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';

export const corsSettings = object(
  {
    origins: {
      type: 'array',
      items: {type: 'string'},
      minItems: 1,
      description: 'such as `https://shop.example.com`; `*` stands for all',
    },
    credentials: {
      type: 'boolean',
      default: false,
      description: 'whether the browser may send cookies; not together with `*`',
    },
  },
  ['origins'],
);

type CorsSettings = ValueOf<typeof corsSettings>;
type Headers = Readonly<Record<string, string>>;

/** The question that a browser asks before a request that could do harm. */
export function isPreflight(method: string, headers: Headers): boolean {
  return (
    method === 'OPTIONS' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined
  );
}

/** The headers that let the browser hand the answer to the page; none for origins that aren't allowed. */
export function corsHeaders(
  settings: CorsSettings | undefined,
  {origin}: Headers,
): Record<string, string> {
  if (!settings) {
    return {};
  }
  const {origins, credentials} = settings;
  const isOpen = origins.includes('*');
  if (isOpen && credentials) {
    failStep('E_CONFIGURATION', 'Name the origins that may send cookies; `*` isn’t allowed here.');
  }
  if (isOpen) {
    return {'access-control-allow-origin': '*'};
  }
  return origin !== undefined && origins.includes(origin)
    ? {
        'access-control-allow-origin': origin,
        ...(credentials && {'access-control-allow-credentials': 'true'}),
        vary: 'Origin',
      }
    : {vary: 'Origin'};
}
