/** Fields, errors and failing examples shared by the functions that call a language model. */
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import type {HttpResponse, RecordedCall, WorkflowExample} from '../../language/types';
import {rateLimitNote} from '../../language/retryRules';
import {failingExample} from '../../examples/failingExample';
import type {ChatRequest} from './mistralApi';

export const credential = {
  type: 'string',
  description: 'the name of the secret that holds your Mistral API key',
} as const;

export const provider = {
  ...oneOf({mistral: 'Mistral’s hosted API, `api.mistral.ai`'}),
  default: 'mistral',
  description: 'the model provider',
} as const;

export const model = {
  type: 'string',
  default: 'mistral-small-latest',
  description: 'the model name; names that end in `-latest` point to the newest version',
} as const;

export const usage = {
  ...object(
    {
      promptTokens: {type: 'integer', description: 'the total number of tokens in all requests'},
      completionTokens: {type: 'integer', description: 'the total number of tokens in all replies'},
    },
    ['promptTokens', 'completionTokens'],
  ),
  description: 'the tokens that Mistral bills for this step',
} as const;

export const mistralKey = {
  field: 'credential',
  what: 'A Mistral API key',
  from: 'Create it under “API keys” in the Mistral console. The console shows the key only once.',
} as const;

export const mistralErrors = [
  {code: 'E_CREDENTIAL', when: 'the secret doesn’t exist, or Mistral rejects the API key'},
  {
    code: 'E_RATE_LIMIT',
    when: 'your plan’s request or token limit has been reached',
  },
  {
    code: 'E_REFUSED',
    when: 'Mistral rejects the request, for example because the model doesn’t exist',
  },
  {code: 'E_UPSTREAM', when: 'Mistral returns a server error or an unusable response'},
] as const;

export const waitingForMistral = rateLimitNote('Mistral');

export const secrets = {mistral: 'example-key'};

/** Builds a chat request with its recorded response. */
export function recordedChat(
  body: ChatRequest,
  content: string,
  [promptTokens, completionTokens]: readonly [number, number],
  finishReason = 'stop',
): RecordedCall & {readonly request: unknown} {
  return {
    request: {
      method: 'POST',
      url: 'https://api.mistral.ai/v1/chat/completions',
      headers: {authorization: 'Bearer example-key', 'content-type': 'application/json'},
      body: body as never,
    },
    response: {
      status: 200,
      body: {
        id: 'cmpl-e5cc70bb28c444948073e77776eb30ef',
        object: 'chat.completion',
        created: 1714564800,
        model: body.model,
        choices: [{index: 0, message: {role: 'assistant', content}, finish_reason: finishReason}],
        usage: {
          prompt_tokens: promptTokens,
          completion_tokens: completionTokens,
          total_tokens: promptTokens + completionTokens,
        },
      },
    },
  };
}

const tooManyRequests = {
  object: 'error',
  message: 'Rate limit exceeded',
  type: 'rate_limited',
  param: null,
  code: '1300',
};

/** The response when the rate limit has been reached, with the waiting time in `Retry-After`. */
export const busy: HttpResponse = {
  status: 429,
  headers: {'retry-after': '5'},
  body: tooManyRequests,
};

/** Returns examples of how any Mistral request can fail. */
export function mistralFailures(
  example: WorkflowExample,
  askedModel = 'mistral-small-latest',
): WorkflowExample[] {
  return [
    failingExample(example, {
      title: 'The API key is wrong',
      response: {status: 401, body: {detail: 'Unauthorized'}},
      error: 'E_CREDENTIAL',
    }),
    failingExample(example, {
      title: 'The rate limit has been reached',
      response: {status: 429, body: tooManyRequests},
      error: 'E_RATE_LIMIT',
    }),
    failingExample(example, {
      title: 'The model isn’t available',
      response: {
        status: 400,
        body: {
          object: 'error',
          message: `Invalid model: ${askedModel}`,
          type: 'invalid_model',
          param: null,
          code: '1500',
        },
      },
      error: 'E_REFUSED',
    }),
    failingExample(example, {
      title: 'Mistral is down',
      response: {
        status: 503,
        body: 'upstream connect error or disconnect/reset before headers. reset reason: connection termination',
      },
      error: 'E_UPSTREAM',
    }),
  ];
}
