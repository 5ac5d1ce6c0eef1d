/** Fields, errors and failing examples shared by the Google functions. */
import type {WorkflowExample} from '../../language/types';
import {rateLimitNote} from '../../language/retryRules';
import {failingExample, type Asking} from '../../examples/failingExample';

export const credential = {
  type: 'string',
  description:
    'the name of the secret that holds your Google service account key or connected account',
} as const;

export const googleErrors = [
  {code: 'E_RATE_LIMIT', when: 'a Google quota has been exceeded'},
  {code: 'E_UPSTREAM', when: 'Google returns a server error, or its response isn’t JSON'},
] as const;

export const waitingForGoogle = rateLimitNote('Google');

export const secrets = {google: 'ya29.example'};
export const getHeaders = {authorization: 'Bearer ya29.example'};
export const postHeaders = {
  authorization: 'Bearer ya29.example',
  'content-type': 'application/json',
};

const unavailable = {
  status: 503,
  body: {
    error: {code: 503, message: 'The service is currently unavailable.', status: 'UNAVAILABLE'},
  },
};

export function isDown(example: Asking): WorkflowExample {
  return failingExample(example, {
    title: 'Google is down',
    response: unavailable,
    error: 'E_UPSTREAM',
  });
}
