import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {JsonObject} from '@documentation/base/internal/values/json';
import {collectionField, qdrantCredential, qdrantRequest, qdrantResult, urlField} from './qdrant';

interface Hit {
  readonly id: string | number;
  readonly score: number;
  readonly payload?: JsonObject | null;
}

const url = 'https://qdrant.example.com:6333';
const secrets = {qdrant: 'qdrant-example'};
const configuration = {url, credential: 'qdrant', collection: 'articles', limit: 2};
const vector = [0.2, 0.8, 0.7, 0.1];
const request = {
  method: 'POST',
  url: `${url}/collections/articles/points/query`,
  headers: {'api-key': 'qdrant-example', 'content-type': 'application/json'},
  body: {query: vector, limit: 2, with_payload: true},
};

export default defineWorkflowFunction({
  category: 'Store',
  name: 'QdrantSearch',
  summary: 'Finds the points nearest to a vector in a Qdrant collection.',
  kind: 'action',
  configuration: object(
    {
      url: urlField,
      credential: {
        type: 'string',
        description: 'the name of the secret that holds the Qdrant API key',
      },
      collection: collectionField,
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: 1000,
        default: 10,
        description: 'the maximum number of points to return',
      },
      scoreThreshold: {
        type: 'number',
        description: 'the lowest score to accept; with Euclid and Manhattan distances, the highest',
      },
      withPayload: {
        type: 'boolean',
        default: true,
        description: 'whether to return the payloads',
      },
    },
    ['url', 'credential', 'collection'],
  ),
  input: object(
    {
      vector: {
        type: 'array',
        items: {type: 'number'},
        minItems: 1,
        description:
          'the embedding of your search text, created with the same model as the stored vectors',
      },
      filter: {
        type: 'object',
        description: 'a Qdrant filter with `must`, `should` or `must_not`',
      },
    },
    ['vector'],
  ),
  output: object(
    {
      hits: {
        type: 'array',
        description: 'the points, nearest first',
        items: object(
          {
            id: {
              anyOf: [{type: 'integer'}, {type: 'string'}],
              description: 'the point ID',
            },
            score: {
              type: 'number',
              description: 'the similarity or distance, depending on the collection',
            },
            payload: {
              type: 'object',
              description: 'the point’s payload; missing if `withPayload` is false',
            },
          },
          ['id', 'score'],
        ),
      },
    },
    ['hits'],
  ),
  credentials: [qdrantCredential],
  errors: [
    {code: 'E_CREDENTIAL', when: 'the secret doesn’t exist, or Qdrant rejects the key'},
    {code: 'E_NOT_FOUND', when: 'the collection doesn’t exist'},
    {
      code: 'E_REFUSED',
      when: 'Qdrant rejects the search, for example because of a wrong vector size, an invalid filter or a field without an index',
    },
    {code: 'E_RATE_LIMIT', when: 'Qdrant receives too many requests'},
    {
      code: 'E_UPSTREAM',
      when: 'Qdrant returns a server error, or its response has an unexpected format',
    },
  ],
  examples: [
    {
      title: 'The two nearest points',
      configuration,
      input: {vector},
      given: {secrets},
      calls: [
        {
          request,
          response: {
            status: 200,
            body: {
              result: {
                points: [
                  {
                    id: '5c56c793-69f3-4fbf-87e6-c4bf54c28c26',
                    version: 12,
                    score: 0.9989,
                    payload: {title: 'Chair', lang: 'en'},
                  },
                  {id: 1, version: 12, score: 0.8422, payload: {title: 'Oak table', lang: 'en'}},
                ],
              },
              status: 'ok',
              time: 0.001214,
            },
          },
        },
      ],
      output: {
        hits: [
          {
            id: '5c56c793-69f3-4fbf-87e6-c4bf54c28c26',
            score: 0.9989,
            payload: {title: 'Chair', lang: 'en'},
          },
          {id: 1, score: 0.8422, payload: {title: 'Oak table', lang: 'en'}},
        ],
      },
    },
    {
      title: 'A filter and a threshold',
      note: 'No point matches, which isn’t an error.',
      configuration: {...configuration, scoreThreshold: 0.9, withPayload: false},
      input: {vector, filter: {must: [{key: 'lang', match: {value: 'de'}}]}},
      given: {secrets},
      calls: [
        {
          request: {
            ...request,
            body: {
              query: vector,
              limit: 2,
              with_payload: false,
              score_threshold: 0.9,
              filter: {must: [{key: 'lang', match: {value: 'de'}}]},
            },
          },
          response: {
            status: 200,
            body: {result: {points: []}, status: 'ok', time: 0.000871},
          },
        },
      ],
      output: {hits: []},
    },
    {
      title: 'A filter on a field without an index',
      configuration,
      input: {vector, filter: {must: [{key: 'shop', match: {value: 'berlin'}}]}},
      given: {secrets},
      calls: [
        {
          request: {
            ...request,
            body: {
              ...request.body,
              filter: {must: [{key: 'shop', match: {value: 'berlin'}}]},
            },
          },
          response: {
            status: 400,
            body: {
              status: {
                error:
                  'Bad request: Index required but not found for "shop" of one of the following types: [keyword]. Help: Create an index for this key or use a different filter.',
              },
              time: 0.000112,
            },
          },
        },
      ],
      error: 'E_REFUSED',
    },
    {
      title: 'A collection that doesn’t exist',
      configuration,
      input: {vector},
      given: {secrets},
      calls: [
        {
          request,
          response: {
            status: 404,
            body: {
              status: {error: "Not found: Collection `articles` doesn't exist!"},
              time: 0.000021,
            },
          },
        },
      ],
      error: 'E_NOT_FOUND',
    },
    {
      title: 'Too many requests',
      configuration,
      input: {vector},
      given: {secrets},
      calls: [{request, response: {status: 429}}],
      error: 'E_RATE_LIMIT',
    },
    {
      title: 'A rejected key',
      configuration,
      input: {vector},
      given: {secrets},
      calls: [{request, response: {status: 401, body: 'Invalid API key or JWT'}}],
      error: 'E_CREDENTIAL',
    },
    {
      title: 'A server that is still starting',
      configuration,
      input: {vector},
      given: {secrets},
      calls: [{request, response: {status: 503, body: ''}}],
      error: 'E_UPSTREAM',
    },
  ],
  related: [
    {function: 'Store/QdrantUpsert', role: 'often used with'},
    {function: 'AI/MistralEmbeddings', role: 'often used with'},
    {function: 'AI/MistralChat', role: 'often used with'},
  ],
  mappingFunctions: ['List/Filter', 'Text/Template'],
  tags: ['workflow', 'storage', 'qdrant', 'vector', 'filter'],
  aliases:
    'vector search, similarity search, query points, semantic search, retrieve documents, RAG, nearest neighbours, ask my documents, find similar items, Pinecone, kNN, related articles, product recommendation, chatbot with own data, question answering, context for prompt, Chroma, Milvus, Weaviate, search by meaning, match vector, retrieval augmented generation, closest texts, FAQ bot',
  notes: [
    'What a score means depends on how the collection compares vectors. With Cosine and Dot, nearer points have higher scores. With Euclid and Manhattan, they have lower scores.',
    'Filters are fast only on fields with a payload index. Servers in strict mode reject filters on other fields.',
  ],
  *converse({configuration: settings, input, surroundings}) {
    const {url: address, credential, collection, limit, scoreThreshold, withPayload} = settings;
    const target = {url: address, collection, key: surroundings.secret(credential)};
    const answer = yield qdrantRequest(target, 'POST', '/points/query', {
      query: input.vector,
      limit,
      with_payload: withPayload,
      ...(scoreThreshold !== undefined && {score_threshold: scoreThreshold}),
      ...(input.filter && {filter: input.filter}),
    });
    const {points} = qdrantResult<{points?: readonly Hit[]}>(answer);
    if (!points) {
      failStep(
        'E_UPSTREAM',
        'The response from Qdrant has no field "points". Check that `url` leads to a Qdrant server.',
      );
    }
    return {
      hits: points.map(({id, score, payload}) => ({id, score, ...(payload && {payload})})),
    };
  },
});
