import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import type {WorkflowExample} from '../../language/types';
import {accessFor} from '../../http/serviceAccess';
import {chat, parsedAnswer, type ChatMessage} from './mistralApi';
import {
  busy,
  credential,
  mistralErrors,
  mistralFailures,
  mistralKey,
  model,
  recordedChat,
  secrets,
  usage,
  waitingForMistral,
} from './mistralFacts';

const question = recordedChat(
  {
    model: 'mistral-small-latest',
    messages: [
      {role: 'system', content: 'You write to customers of a bookshop. Be brief and friendly.'},
      {role: 'user', content: 'Order 1042 ships tomorrow. Write one sentence.'},
    ],
    temperature: 0.2,
  },
  'Good news: your order 1042 leaves our shop tomorrow!',
  [34, 12],
);

const typical: WorkflowExample = {
  title: 'A sentence for a customer',
  configuration: {credential: 'mistral'},
  input: {
    system: 'You write to customers of a bookshop. Be brief and friendly.',
    prompt: 'Order 1042 ships tomorrow. Write one sentence.',
  },
  given: {secrets},
  calls: [question],
  output: {
    text: 'Good news: your order 1042 leaves our shop tomorrow!',
    finishReason: 'stop',
    model: 'mistral-small-latest',
    usage: {promptTokens: 34, completionTokens: 12},
  },
};

const brief: WorkflowExample = {
  ...typical,
  configuration: {credential: 'mistral'},
  input: {prompt: 'Say hello.'},
  calls: [
    recordedChat(
      {
        model: 'mistral-small-latest',
        messages: [{role: 'user', content: 'Say hello.'}],
        temperature: 0.2,
      },
      'Hello!',
      [6, 2],
    ),
  ],
};

/** Returns the messages in order: the system message, the conversation so far, then the prompt. */
function conversationOf({
  system,
  messages = [],
  prompt,
}: {
  readonly system?: string | undefined;
  readonly messages?: readonly ChatMessage[] | undefined;
  readonly prompt?: string | undefined;
}): ChatMessage[] {
  const all = [
    ...(system === undefined ? [] : [{role: 'system', content: system}]),
    ...messages,
    ...(prompt === undefined ? [] : [{role: 'user', content: prompt}]),
  ];
  return all.at(-1)?.role === 'user'
    ? all
    : failStep(
        'E_INPUT',
        'The conversation doesn’t end with a user message. Set `prompt`, or make the last item of `messages` a `user` message.',
      );
}

function jsonOf(text: string): Json {
  return (
    parsedAnswer(text) ??
    failStep(
      'E_UPSTREAM',
      `Mistral’s reply isn’t JSON. It starts with "${text.slice(0, 200)}". In the prompt, ask for JSON and name the fields you want.`,
    )
  );
}

export default defineWorkflowFunction({
  category: 'AI',
  name: 'MistralChat',
  summary: 'Sends a prompt to a Mistral model and returns its reply.',
  kind: 'action',
  configuration: object(
    {
      credential,
      model,
      temperature: {
        type: 'number',
        default: 0.2,
        minimum: 0,
        maximum: 1.5,
        description: 'how much replies can vary; use 0 for the least variation',
      },
      maxTokens: {
        type: 'integer',
        minimum: 1,
        description: 'the maximum reply length in tokens; by default, the model’s own limit',
      },
      responseFormat: {
        ...oneOf({
          text: 'plain text',
          json: 'a JSON object, parsed into `json` (in the prompt, name the fields you want)',
        }),
        default: 'text',
        description: 'the reply format',
      },
      safePrompt: {
        type: 'boolean',
        default: false,
        description: 'whether Mistral adds its safety instructions before yours',
      },
      seed: {
        type: 'integer',
        minimum: 0,
        description: 'a number that makes identical replies to identical requests more likely',
      },
    },
    ['credential'],
  ),
  input: object({
    prompt: {type: 'string', minLength: 1, description: 'the question or task'},
    system: {type: 'string', description: 'instructions for the model, such as its role and style'},
    messages: {
      type: 'array',
      maxItems: 200,
      items: object(
        {
          role: oneOf({
            system: 'instructions',
            user: 'a message from a person',
            assistant: 'a reply from the model',
          }),
          content: {type: 'string', description: 'the message text'},
        },
        ['role', 'content'],
      ),
      description: 'the conversation so far; `prompt`, if set, is added at the end',
    },
  }),
  output: object(
    {
      text: {type: 'string', description: 'the reply as the model wrote it'},
      json: {description: 'the parsed reply, if `responseFormat` is `json`'},
      finishReason: {
        type: 'string',
        description:
          'why the model stopped: `stop` if the reply is complete, `length` if it was cut off',
      },
      model: {type: 'string', description: 'the model that replied'},
      usage,
    },
    ['text', 'finishReason', 'model', 'usage'],
  ),
  credentials: [mistralKey],
  errors: [...mistralErrors],
  examples: [
    typical,
    {
      title: 'A conversation with a JSON reply',
      configuration: {
        credential: 'mistral',
        model: 'mistral-large-latest',
        temperature: 0,
        responseFormat: 'json',
        seed: 7,
      },
      input: {
        messages: [
          {role: 'user', content: 'Which of our books is about ships?'},
          {role: 'assistant', content: 'Moby-Dick, by Herman Melville.'},
        ],
        prompt: 'Give it as JSON with the fields title, author and year.',
      },
      given: {secrets},
      calls: [
        recordedChat(
          {
            model: 'mistral-large-latest',
            messages: [
              {role: 'user', content: 'Which of our books is about ships?'},
              {role: 'assistant', content: 'Moby-Dick, by Herman Melville.'},
              {role: 'user', content: 'Give it as JSON with the fields title, author and year.'},
            ],
            temperature: 0,
            response_format: {type: 'json_object'},
            random_seed: 7,
          },
          '{"title": "Moby-Dick", "author": "Herman Melville", "year": 1851}',
          [45, 26],
        ),
      ],
      output: {
        text: '{"title": "Moby-Dick", "author": "Herman Melville", "year": 1851}',
        json: {title: 'Moby-Dick', author: 'Herman Melville', year: 1851},
        finishReason: 'stop',
        model: 'mistral-large-latest',
        usage: {promptTokens: 45, completionTokens: 26},
      },
    },
    {
      title: 'A reply that is cut off',
      note: 'A reply that is cut off isn’t an error. Check `finishReason` if an incomplete reply would cause problems.',
      configuration: {credential: 'mistral', maxTokens: 8},
      input: {prompt: 'Tell me about Moby-Dick.'},
      given: {secrets},
      calls: [
        recordedChat(
          {
            model: 'mistral-small-latest',
            messages: [{role: 'user', content: 'Tell me about Moby-Dick.'}],
            temperature: 0.2,
            max_tokens: 8,
          },
          'Moby-Dick is a novel by Herman',
          [11, 8],
          'length',
        ),
      ],
      output: {
        text: 'Moby-Dick is a novel by Herman',
        finishReason: 'length',
        model: 'mistral-small-latest',
        usage: {promptTokens: 11, completionTokens: 8},
      },
    },
    {
      title: 'A retry after a rate limit',
      configuration: {credential: 'mistral'},
      input: typical.input,
      given: {secrets},
      calls: [{request: question.request as never, response: busy}, {wait: 5}, question],
      output: {
        text: 'Good news: your order 1042 leaves our shop tomorrow!',
        finishReason: 'stop',
        model: 'mistral-small-latest',
        usage: {promptTokens: 34, completionTokens: 12},
      },
    },
    {
      title: 'No prompt',
      configuration: {credential: 'mistral'},
      input: {system: 'You write to customers of a bookshop.'},
      given: {secrets},
      error: 'E_INPUT',
    },
    ...mistralFailures(brief),
  ],
  related: [
    {function: 'AI/ExtractData', role: 'alternative'},
    {function: 'AI/Classify', role: 'alternative'},
    {function: 'AI/Summarize', role: 'alternative'},
    {function: 'Store/QdrantSearch', role: 'often used with'},
  ],
  mappingFunctions: ['Text/Template', 'JSON/Parse'],
  tags: ['workflow', 'ai', 'chat', 'mistral', 'llm'],
  aliases:
    'chat completion, Mistral AI, LLM, language model, prompt, ask AI, GPT, generate text, chatbot, draft a reply, translate with AI, ChatGPT, virtual assistant, write an email, rewrite politely, answer questions, product description, generative AI, OpenAI node, AI agent, compose mail, brainstorm, system message, Claude, Gemini, Copilot, free-form instruction, creative writing, respond to customer inquiry',
  limits: [
    waitingForMistral,
    'The conversation and the reply together must fit in the model’s context window.',
  ],
  notes: [
    'To get structured data or a label, use `AI.ExtractData` or `AI.Classify`, which check the reply. To shorten text, use `AI.Summarize`.',
    'The same request can get a different reply each time, even with a `temperature` of 0 and a `seed`. Don’t rely on the exact wording.',
  ],
  *converse({configuration, input, surroundings}) {
    const {temperature, maxTokens, responseFormat, safePrompt, seed} = configuration;
    const messages = conversationOf(input);
    const answer = yield* chat(accessFor(surroundings, configuration.credential), {
      model: configuration.model,
      messages,
      temperature,
      ...(maxTokens !== undefined && {max_tokens: maxTokens}),
      ...(responseFormat === 'json' && {response_format: {type: 'json_object'}}),
      ...(safePrompt && {safe_prompt: true}),
      ...(seed !== undefined && {random_seed: seed}),
    });
    return responseFormat === 'json' ? {...answer, json: jsonOf(answer.text)} : answer;
  },
});
