/** Fields, errors and failing examples shared by the HubSpot functions. */
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import type {HttpResponse, RecordedCall, WorkflowExample} from '../../language/types';
import {rateLimitNote} from '../../language/retryRules';
import {failingExample, type Asking} from '../../examples/failingExample';
import type {HubSpotRecord} from './hubSpotApi';

export const credential = {
  type: 'string',
  description: 'the name of the secret that holds your HubSpot access token',
} as const;

export const objectType = {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]+$',
  description:
    'the record type: `contacts`, `companies`, `deals`, `tickets`, or a custom object type ID such as `2-3453932`',
} as const;

export const properties = {
  type: 'array',
  items: {type: 'string', minLength: 1},
  maxItems: 200,
  default: [],
  description:
    'the internal names of the properties to return; if empty, HubSpot returns its default properties',
} as const;

export const record = object(
  {
    id: {type: 'string', description: 'the record ID'},
    properties: {
      type: 'object',
      additionalProperties: {type: ['string', 'null']},
      description: 'the properties; values are text, or null if a property is empty',
    },
    createdAt: {type: 'string', description: 'when the record was created'},
    updatedAt: {type: 'string', description: 'when the record was last changed'},
    archived: {type: 'boolean', description: 'whether the record was deleted'},
    associations: {
      type: 'object',
      additionalProperties: {type: 'array', items: {type: 'string'}},
      description: 'the IDs of associated records by type, if requested',
    },
  },
  ['id', 'properties', 'createdAt', 'updatedAt', 'archived'],
);

/** Drops HubSpot's internal fields, and turns associations into lists of IDs. */
export function recordOf({
  id,
  properties: values,
  createdAt,
  updatedAt,
  archived,
  associations,
}: HubSpotRecord) {
  return {
    id,
    properties: values,
    createdAt,
    updatedAt,
    archived,
    ...(associations && {
      associations: Object.fromEntries(
        Object.entries(associations).map(([type, {results}]) => [
          type,
          [...new Set(results.map((result) => result.id))],
        ]),
      ),
    }),
  };
}

export function accessToken(scopes: string) {
  return {
    field: 'credential',
    what: 'A HubSpot access token: a private app token, which starts with `pat-`, or an OAuth token',
    from: `Create a private app in your HubSpot account settings, and grant it ${scopes}. Then copy its access token. Alternatively, connect your account with OAuth. OAuth tokens expire after 30 minutes, and the platform renews them for you.`,
  };
}

export const hubSpotErrors = [
  {
    code: 'E_CREDENTIAL',
    when: 'the secret doesn’t exist, HubSpot rejects the token, or the app lacks a scope',
  },
  {code: 'E_RATE_LIMIT', when: 'the account or app has reached its request limit'},
  {
    code: 'E_REFUSED',
    when: 'HubSpot rejects the request, for example because a record type or property doesn’t exist',
  },
  {code: 'E_UPSTREAM', when: 'HubSpot returns a server error, or its response isn’t JSON'},
] as const;

export const waitingForHubSpot = rateLimitNote('HubSpot');

export const secrets = {hubspot: 'pat-eu1-example'};

export const getHeaders = {authorization: 'Bearer pat-eu1-example'};
const postHeaders = {
  authorization: 'Bearer pat-eu1-example',
  'content-type': 'application/json',
};

/** Builds a request to HubSpot with its recorded response. */
export function recordedPost(path: string, body: unknown, response: HttpResponse): RecordedCall {
  return {
    request: {
      method: 'POST',
      url: `https://api.hubapi.com${path}`,
      headers: postHeaders,
      body: body as never,
    },
    response,
  };
}

/** Builds an example of a request that HubSpot rejects. */
export function refusal(example: Asking, title: string, message: string): WorkflowExample {
  return failingExample(example, {
    title,
    response: {
      status: 400,
      body: {
        status: 'error',
        message,
        correlationId: '9d1c8a52-33f0-4a8b-8a3c-6d7de4f1c0aa',
        category: 'VALIDATION_ERROR',
      },
    },
    error: 'E_REFUSED',
  });
}

/** Returns examples of how any HubSpot request can fail. */
export function hubSpotFailures(example: WorkflowExample, scope: string): WorkflowExample[] {
  return [
    failingExample(example, {
      title: 'The app lacks a scope',
      response: {
        status: 403,
        body: {
          status: 'error',
          message:
            "This app hasn't been granted all required scopes to make this call. Read more about required scopes here: https://developers.hubspot.com/scopes.",
          correlationId: '2f6a3c1e-7a52-4e5d-9c53-0b6f0d6d3a11',
          errors: [
            {
              message: 'One or more of the following scopes are required.',
              context: {requiredGranularScopes: [scope]},
            },
          ],
          links: {scopes: 'https://developers.hubspot.com/scopes'},
          category: 'MISSING_SCOPES',
        },
      },
      error: 'E_CREDENTIAL',
    }),
    failingExample(example, {
      title: 'Too many requests',
      response: {
        status: 429,
        body: {
          status: 'error',
          message: 'You have reached your ten_secondly_rolling limit.',
          errorType: 'RATE_LIMIT',
          correlationId: 'c033cdaa-2c40-4a64-ae48-b4cec88dad24',
          policyName: 'TEN_SECONDLY_ROLLING',
          requestId: '3d3e35b7-0dae-4b9f-a6e3-9c230cbcf8dd',
        },
      },
      error: 'E_RATE_LIMIT',
    }),
    failingExample(example, {
      title: 'HubSpot is down',
      response: {status: 502, body: '<html><head><title>502 Bad Gateway</title></head></html>'},
      error: 'E_UPSTREAM',
    }),
  ];
}
