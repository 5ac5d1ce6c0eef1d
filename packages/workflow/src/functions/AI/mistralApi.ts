/** Mistral's public API: chat and embeddings. */
import {failStep} from '../../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import type {Answer, Call} from '../../language/types';
import {jsonObject, successfulResponse} from '../../http/serviceResponses';
import {requestWithRetries} from '../../http/requestWithRetries';
import type {ServiceAccess} from '../../http/serviceAccess';

export interface Usage {
  readonly promptTokens: number;
  readonly completionTokens: number;
}

export interface ChatMessage {
  readonly role: string;
  readonly content: Json;
}

export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly temperature: number;
  /** Other fields, named as in Mistral's API. */
  readonly [option: string]: unknown;
}

export interface ChatAnswer {
  readonly text: string;
  readonly finishReason: string;
  readonly model: string;
  readonly usage: Usage;
}

interface ChatCompletion {
  readonly model: string;
  readonly usage: {readonly prompt_tokens: number; readonly completion_tokens?: number};
  readonly choices?: readonly {
    readonly message: {readonly content: string | readonly ContentPart[] | null};
    readonly finish_reason: string;
  }[];
}

interface ContentPart {
  readonly type: string;
  readonly text?: string;
}

export function* askMistral<T>(
  {token, now}: ServiceAccess,
  path: string,
  body: unknown,
): Generator<Call, T, Answer> {
  const request = {
    method: 'POST',
    url: `https://api.mistral.ai/v1/${path}`,
    headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
    body: body as Json,
  };
  const response = yield* requestWithRetries(request, now);
  return jsonObject<T>(successfulResponse(response, 'Mistral'), 'Mistral');
}

/** Returns the reply as text. Reasoning models return several parts, but only the text parts are the reply. */
function textOf(content: string | readonly ContentPart[] | null | undefined): string {
  if (typeof content === 'string') {
    return content;
  }
  return (content ?? []).map(({type, text = ''}) => (type === 'text' ? text : '')).join('');
}

export function* chat(
  access: ServiceAccess,
  request: ChatRequest,
): Generator<Call, ChatAnswer, Answer> {
  const {choices, model, usage} = yield* askMistral<ChatCompletion>(
    access,
    'chat/completions',
    request,
  );
  const choice = choices?.[0];
  const text = textOf(choice?.message.content);
  if (!choice || text === '') {
    failStep(
      'E_UPSTREAM',
      'Mistral’s reply contains no text. Run the step again, or choose another model.',
    );
  }
  return {
    text,
    finishReason: choice.finish_reason,
    model,
    usage: {promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens ?? 0},
  };
}

export function addUsage(a: Usage, b: Usage): Usage {
  return {
    promptTokens: a.promptTokens + b.promptTokens,
    completionTokens: a.completionTokens + b.completionTokens,
  };
}

/** Parses a model's reply as JSON. Returns undefined if the reply isn't JSON. */
export function parsedAnswer(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
