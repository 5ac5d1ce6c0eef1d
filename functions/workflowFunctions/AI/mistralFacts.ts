/** What the functions that ask a language model have in common: fields, errors, failures to show. */
import {object, oneOf} from '../../workflow/schemas';
import type {HttpResponse, RecordedCall, WorkflowExample} from '../../workflow/types';
import {retriesNote} from '../../http/requestWithRetries';
import {failingExample} from '../../examples/failingExample';
import type {ChatRequest} from './mistralApi';

export const credential = {
  type: 'string',
  description: 'the name of the API key of Mistral',
} as const;

export const provider = {
  ...oneOf({mistral: 'Mistral’s own service, `api.mistral.ai`'}),
  default: 'mistral',
  description: 'whose model answers',
} as const;

export const model = {
  type: 'string',
  default: 'mistral-small-latest',
  description: 'the model; names that end in `-latest` move on to newer versions by themselves',
} as const;

export const usage = {
  ...object(
    {
      promptTokens: {type: 'integer', description: 'what was sent'},
      completionTokens: {type: 'integer', description: 'what the model wrote'},
    },
    ['promptTokens', 'completionTokens'],
  ),
  description: 'the tokens that Mistral counts and bills, of all calls together',
} as const;

export const mistralKey = {
  field: 'credential',
  what: 'An API key of Mistral',
  from: 'Create it in Mistral’s console under API keys. It is shown only once.',
} as const;

export const mistralErrors = [
  {code: 'E_CREDENTIAL', when: 'there is no such credential, or Mistral refuses the key'},
  {
    code: 'E_RATE_LIMIT',
    when: 'your plan allows no more requests or tokens for now',
  },
  {code: 'E_REFUSED', when: 'Mistral refuses the request, for example an unknown model'},
  {code: 'E_UPSTREAM', when: 'Mistral fails, or its answer can’t be used'},
] as const;

export const waitingForMistral = retriesNote('Mistral');

export const secrets = {mistral: 'example-key'};

/** A chat request with its recorded answer. */
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

/** Mistral asks for a pause. */
export const busy: HttpResponse = {
  status: 429,
  headers: {'retry-after': '5'},
  body: tooManyRequests,
};

/** How Mistral fails, whatever is asked of it. */
export function mistralFailures(
  example: WorkflowExample,
  askedModel = 'mistral-small-latest',
): WorkflowExample[] {
  return [
    failingExample(example, {
      title: 'The key is wrong',
      response: {status: 401, body: {detail: 'Unauthorized'}},
      error: 'E_CREDENTIAL',
    }),
    failingExample(example, {
      title: 'The plan is used up',
      response: {status: 429, body: tooManyRequests},
      error: 'E_RATE_LIMIT',
    }),
    failingExample(example, {
      title: 'The model is gone',
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
