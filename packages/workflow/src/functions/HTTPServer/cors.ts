/** Handles cross-origin requests from browsers, as the Fetch standard requires. */
import {object, type ValueOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';

export const corsSettings = object(
  {
    origins: {
      type: 'array',
      items: {type: 'string'},
      minItems: 1,
      description:
        'the allowed origins, such as `https://shop.example.com`; `*` allows all origins',
    },
    credentials: {
      type: 'boolean',
      default: false,
      description: 'whether the browser may send cookies; must be false if `origins` contains `*`',
    },
  },
  ['origins'],
);

type CorsSettings = ValueOf<typeof corsSettings>;
type Headers = Readonly<Record<string, string>>;

/** Checks for a preflight request, which a browser sends to ask for permission before the actual request. */
export function isPreflight(method: string, headers: Headers): boolean {
  return (
    method === 'OPTIONS' &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined
  );
}

/** Returns the headers that let a page read the response. An origin that isn't allowed gets only `vary`. */
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
    failStep(
      'E_CONFIGURATION',
      'In `cors`, `credentials` can’t be combined with the origin `*`. Instead of `*`, list each origin that may send cookies.',
    );
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
