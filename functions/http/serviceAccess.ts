import type {Surroundings} from '../workflow/types';

/** As whom a step calls a service, and when. */
export interface Caller {
  readonly token: string;
  readonly now: string;
}

export function callerOf({secret, now}: Surroundings, credential: string): Caller {
  return {token: secret(credential), now};
}
