import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {RecordedCall, WorkflowExample} from '../../language/types';
import {accessFor} from '../../http/serviceAccess';
import {askMistral} from './mistralApi';
import {
  credential,
  mistralErrors,
  mistralFailures,
  mistralKey,
  secrets,
  waitingForMistral,
} from './mistralFacts';
import {EMBEDDED_TEXTS} from '@documentation/base/internal/limits/values/steps';
import {grouped} from '@documentation/base/internal/limits/format';

interface EmbeddingResponse {
  readonly data: readonly {readonly index: number; readonly embedding: readonly number[]}[];
  readonly usage: {readonly prompt_tokens: number};
}

const VECTORS_ARE_CUT =
  'To keep the example readable, each vector has only four numbers. Vectors from `mistral-embed` have 1,024.';

function recordedEmbeddings(
  input: readonly string[],
  vectors: readonly (readonly number[])[],
  promptTokens: number,
): RecordedCall {
  return {
    request: {
      method: 'POST',
      url: 'https://api.mistral.ai/v1/embeddings',
      headers: {authorization: 'Bearer example-key', 'content-type': 'application/json'},
      body: {model: 'mistral-embed', input},
    },
    response: {
      status: 200,
      body: {
        id: 'embd-aad6fc62b17349b192ef09225058bc45',
        object: 'list',
        data: vectors.map((embedding, index) => ({object: 'embedding', embedding, index})),
        model: 'mistral-embed',
        usage: {prompt_tokens: promptTokens, total_tokens: promptTokens, completion_tokens: 0},
      },
    },
  };
}

const ship = [-0.0166, 0.0612, 0.0317, 0.0045];
const whale = [-0.0098, 0.0571, 0.0289, 0.0112];
const garden = [0.0403, -0.0107, 0.0521, -0.0364];

const typical: WorkflowExample = {
  title: 'Two texts, two vectors',
  note: VECTORS_ARE_CUT,
  configuration: {credential: 'mistral'},
  input: {texts: ['A ship leaves the harbour.', 'A whale is seen from the ship.']},
  given: {secrets},
  calls: [
    recordedEmbeddings(
      ['A ship leaves the harbour.', 'A whale is seen from the ship.'],
      [ship, whale],
      19,
    ),
  ],
  output: {vectors: [ship, whale], dimension: 4, usage: {promptTokens: 19}},
};

/** Returns the vectors from a response in the order of the texts. */
function vectorsOf({data}: EmbeddingResponse, count: number): (readonly number[])[] {
  const vectors = [...data].sort((a, b) => a.index - b.index).map(({embedding}) => embedding);
  return vectors.length === count
    ? vectors
    : failStep(
        'E_UPSTREAM',
        `Mistral returned the wrong number of vectors: ${vectors.length} instead of ${count}. Run the step again later.`,
      );
}

export default defineWorkflowFunction({
  category: 'AI',
  name: 'MistralEmbeddings',
  summary: 'Turns text into embedding vectors with a Mistral model, for semantic search.',
  kind: 'action',
  configuration: object(
    {
      credential,
      model: {
        type: 'string',
        default: 'mistral-embed',
        description: 'the model; use the same one for stored texts and for search queries',
      },
      batchSize: {
        type: 'integer',
        default: 32,
        minimum: 1,
        maximum: 128,
        description: 'the maximum number of texts per request',
      },
    },
    ['credential'],
  ),
  input: object(
    {
      texts: {
        type: 'array',
        minItems: 1,
        maxItems: EMBEDDED_TEXTS,
        items: {type: 'string', pattern: '\\S'},
        description: 'the texts to embed; none may be empty or blank',
      },
    },
    ['texts'],
  ),
  output: object(
    {
      vectors: {
        type: 'array',
        items: {type: 'array', items: {type: 'number'}},
        description: 'one vector per text, in the same order',
      },
      dimension: {type: 'integer', description: 'how many numbers each vector has'},
      usage: {
        ...object(
          {
            promptTokens: {
              type: 'integer',
              description: 'the total number of tokens in all requests',
            },
          },
          ['promptTokens'],
        ),
        description: 'the tokens that Mistral bills for this step',
      },
    },
    ['vectors', 'dimension', 'usage'],
  ),
  credentials: [mistralKey],
  errors: [...mistralErrors],
  examples: [
    typical,
    {
      title: 'More texts than fit in one request',
      note: `The step sends up to \`batchSize\` texts per request and returns all vectors as one list. ${VECTORS_ARE_CUT}`,
      configuration: {credential: 'mistral', batchSize: 2},
      input: {texts: ['A ship leaves the harbour.', 'A whale is seen.', 'Roses need sun.']},
      given: {secrets},
      calls: [
        recordedEmbeddings(['A ship leaves the harbour.', 'A whale is seen.'], [ship, whale], 15),
        recordedEmbeddings(['Roses need sun.'], [garden], 6),
      ],
      output: {vectors: [ship, whale, garden], dimension: 4, usage: {promptTokens: 21}},
    },
    {
      title: 'Blank text',
      configuration: {credential: 'mistral'},
      input: {texts: ['A ship leaves the harbour.', ' ']},
      given: {secrets},
      error: 'E_INPUT',
    },
    ...mistralFailures(typical, 'mistral-embed'),
  ],
  related: [
    {function: 'AI/SplitText', role: 'often used with'},
    {function: 'Store/QdrantUpsert', role: 'often used with'},
    {function: 'Store/QdrantSearch', role: 'often used with'},
  ],
  mappingFunctions: ['List/Map', 'List/Chunk'],
  tags: ['workflow', 'ai', 'mistral', 'embedding', 'vector', 'batch', 'qdrant'],
  aliases:
    'embeddings, mistral-embed, vectorize, semantic search, RAG, similarity, text to vector, compare meaning, find similar texts, OpenAI embeddings, cosine distance, product recommendation, knowledge base, near duplicates, clustering of texts, semantic index, numeric representation, feature vector, sentence transformer, text matching, encode for search, neural search',
  limits: [
    'Each text can have up to 8,192 tokens. Split longer texts first, for example with `AI.SplitText`.',
    waitingForMistral,
    `A step can embed up to ${grouped(EMBEDDED_TEXTS)} texts.`,
  ],
  notes: [
    '`mistral-embed` returns vectors with 1,024 numbers. Create your Qdrant collection with this vector size, because Qdrant rejects vectors of any other size.',
    'You can’t compare vectors from different models. If you change the model, embed everything again.',
  ],
  *converse({configuration: {credential: name, model, batchSize}, input: {texts}, surroundings}) {
    const access = accessFor(surroundings, name);
    const vectors: (readonly number[])[] = [];
    let promptTokens = 0;
    for (let start = 0; start < texts.length; start += batchSize) {
      const batch = texts.slice(start, start + batchSize);
      const answer = yield* askMistral<EmbeddingResponse>(access, 'embeddings', {
        model,
        input: batch,
      });
      vectors.push(...vectorsOf(answer, batch.length));
      promptTokens += answer.usage.prompt_tokens;
    }
    return {vectors, dimension: vectors[0]!.length, usage: {promptTokens}};
  },
});
