import type {Surroundings} from '../language/types';

/** What a step needs to call a service: the service's credential and the current time. */
export interface ServiceAccess {
  readonly token: string;
  readonly now: string;
}

export function accessFor({secret, now}: Surroundings, credential: string): ServiceAccess {
  return {token: secret(credential), now};
}
