import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {HttpResponse} from '../../language/types';
import {
  collectionField,
  isMissing,
  qdrantCredential,
  qdrantRequest,
  qdrantResult,
  urlField,
} from './qdrant';
import {QDRANT_POINTS} from '@documentation/base/internal/limits/values/steps';
import {grouped} from '@documentation/base/internal/limits/format';

const url = 'https://qdrant.example.com:6333';
const headers = {'api-key': 'qdrant-example', 'content-type': 'application/json'};
const secrets = {qdrant: 'qdrant-example'};
const configuration = {url, credential: 'qdrant', collection: 'articles'};
const points = [
  {id: 1, vector: [0.05, 0.61, 0.76, 0.74], payload: {title: 'Oak table', lang: 'en'}},
  {
    id: '5c56c793-69f3-4fbf-87e6-c4bf54c28c26',
    vector: [0.19, 0.81, 0.75, 0.11],
    payload: {title: 'Chair', lang: 'en'},
  },
];
const upsert = {
  method: 'PUT',
  url: `${url}/collections/articles/points?wait=true`,
  headers,
  body: {points},
};
const missing = {
  status: 404,
  body: {status: {error: "Not found: Collection `articles` doesn't exist!"}, time: 0.000021},
};

export default defineWorkflowFunction({
  category: 'Store',
  name: 'QdrantUpsert',
  summary: 'Writes vectors and payloads to a Qdrant collection, replacing points with the same ID.',
  kind: 'action',
  configuration: object(
    {
      url: urlField,
      credential: {
        type: 'string',
        description: 'the name of the secret that holds the Qdrant API key',
      },
      collection: collectionField,
      createIfMissing: {
        ...object(
          {
            size: {
              type: 'integer',
              minimum: 1,
              maximum: 65536,
              description: 'the number of dimensions of your embedding model’s vectors',
            },
            distance: {
              ...oneOf({
                Cosine: 'the angle between vectors, the usual choice for text',
                Dot: 'the dot product',
                Euclid: 'the straight-line distance',
                Manhattan: 'the sum of the absolute differences',
              }),
              default: 'Cosine',
              description: 'how vectors are compared',
            },
          },
          ['size'],
        ),
        description:
          'how to create the collection if it doesn’t exist; if omitted, a missing collection is an error',
      },
      wait: {
        type: 'boolean',
        default: true,
        description: 'whether to wait until the points are searchable',
      },
    },
    ['url', 'credential', 'collection'],
  ),
  input: object(
    {
      points: {
        type: 'array',
        minItems: 1,
        maxItems: QDRANT_POINTS,
        description: 'the points to write',
        items: object(
          {
            id: {
              anyOf: [
                {type: 'integer', minimum: 0},
                {type: 'string', format: 'uuid'},
              ],
              description: 'a whole number or a UUID; Qdrant accepts no other IDs',
            },
            vector: {
              type: 'array',
              items: {type: 'number'},
              minItems: 1,
              description: 'the embedding, with the same number of dimensions as the collection',
            },
            payload: {
              type: 'object',
              description: 'data to return with search results and to filter by',
            },
          },
          ['id', 'vector'],
        ),
      },
    },
    ['points'],
  ),
  output: object(
    {
      upserted: {type: 'integer', description: 'how many points were sent'},
      operationId: {type: 'integer', description: 'the Qdrant operation ID'},
      status: {
        type: 'string',
        description: '`"completed"`, or `"acknowledged"` if the step doesn’t wait',
      },
      created: {type: 'boolean', description: 'whether the collection was created'},
    },
    ['upserted', 'status', 'created'],
  ),
  credentials: [qdrantCredential],
  errors: [
    {code: 'E_CREDENTIAL', when: 'the secret doesn’t exist, or Qdrant rejects the key'},
    {code: 'E_NOT_FOUND', when: 'the collection doesn’t exist and `createIfMissing` isn’t set'},
    {
      code: 'E_REFUSED',
      when: 'Qdrant rejects the points, for example because the vectors have the wrong size',
    },
    {code: 'E_RATE_LIMIT', when: 'Qdrant receives too many requests'},
    {
      code: 'E_UPSTREAM',
      when: 'Qdrant returns a server error, or its response has an unexpected format',
    },
  ],
  examples: [
    {
      title: 'Two points with payloads',
      configuration,
      input: {points},
      given: {secrets},
      calls: [
        {
          request: upsert,
          response: {
            status: 200,
            body: {result: {operation_id: 12, status: 'completed'}, status: 'ok', time: 0.002731},
          },
        },
      ],
      output: {upserted: 2, operationId: 12, status: 'completed', created: false},
    },
    {
      title: 'A collection created on the first run',
      configuration: {...configuration, createIfMissing: {size: 4}},
      input: {points},
      given: {secrets},
      calls: [
        {request: upsert, response: missing},
        {
          request: {
            method: 'PUT',
            url: `${url}/collections/articles`,
            headers,
            body: {vectors: {size: 4, distance: 'Cosine'}},
          },
          response: {status: 200, body: {result: true, status: 'ok', time: 0.1842}},
        },
        {
          request: upsert,
          response: {
            status: 200,
            body: {result: {operation_id: 0, status: 'completed'}, status: 'ok', time: 0.003105},
          },
        },
      ],
      output: {upserted: 2, operationId: 0, status: 'completed', created: true},
    },
    {
      title: 'A key that can’t create collections',
      configuration: {...configuration, createIfMissing: {size: 4}},
      input: {points},
      given: {secrets},
      calls: [
        {request: upsert, response: missing},
        {
          request: {
            method: 'PUT',
            url: `${url}/collections/articles`,
            headers,
            body: {vectors: {size: 4, distance: 'Cosine'}},
          },
          response: {
            status: 403,
            body: {status: {error: 'Forbidden: Global manage access is required'}, time: 0.000012},
          },
        },
      ],
      error: 'E_CREDENTIAL',
    },
    {
      title: 'Vectors of the wrong size',
      note: 'The collection was created for another embedding model. The error message names both sizes.',
      configuration,
      input: {points: [{id: 3, vector: [0.2, 0.4, 0.1]}]},
      given: {secrets},
      calls: [
        {
          request: {...upsert, body: {points: [{id: 3, vector: [0.2, 0.4, 0.1]}]}},
          response: {
            status: 400,
            body: {
              status: {error: 'Wrong input: Vector dimension error: expected dim: 4, got 3'},
              time: 0.000203,
            },
          },
        },
      ],
      error: 'E_REFUSED',
    },
    {
      title: 'A collection that doesn’t exist',
      configuration,
      input: {points},
      given: {secrets},
      calls: [{request: upsert, response: missing}],
      error: 'E_NOT_FOUND',
    },
    {
      title: 'Too many requests',
      configuration,
      input: {points},
      given: {secrets},
      calls: [{request: upsert, response: {status: 429}}],
      error: 'E_RATE_LIMIT',
    },
    {
      title: 'A rejected key',
      configuration,
      input: {points},
      given: {secrets},
      calls: [{request: upsert, response: {status: 401, body: 'Invalid API key or JWT'}}],
      error: 'E_CREDENTIAL',
    },
    {
      title: 'A response from a proxy instead of Qdrant',
      configuration,
      input: {points},
      given: {secrets},
      calls: [
        {
          request: upsert,
          response: {
            status: 200,
            headers: {'content-type': 'text/html'},
            body: '<html><body>Welcome</body></html>',
          },
        },
      ],
      error: 'E_UPSTREAM',
    },
  ],
  related: [
    {function: 'Store/QdrantSearch', role: 'often used with'},
    {function: 'AI/MistralEmbeddings', role: 'often used with'},
    {function: 'AI/SplitText', role: 'often used with'},
  ],
  mappingFunctions: ['List/Chunk', 'List/Map'],
  tags: ['workflow', 'storage', 'qdrant', 'vector', 'embedding', 'batch'],
  aliases:
    'vector store insert, upsert points, Qdrant Vector Store, index embeddings, RAG, store embeddings, add to knowledge base, fill vector database, Pinecone, Weaviate, pgvector, ingest documents, semantic index, chatbot memory, LangChain, Chroma, Milvus, build index for search, update points, long-term memory, overwrite vectors',
  limits: [`A step can write up to ${grouped(QDRANT_POINTS)} points.`],
  notes: [
    'A point whose ID already exists is replaced completely, including its payload. This makes the step idempotent.',
    'The vector size is fixed when the collection is created. If you change the embedding model, use a new collection.',
  ],
  *converse({configuration: settings, input, surroundings}) {
    const {url: address, credential, collection, createIfMissing, wait} = settings;
    const target = {url: address, collection, key: surroundings.secret(credential)};
    const write = qdrantRequest(target, 'PUT', `/points?wait=${wait}`, {
      points: input.points.map(({id, vector, payload}) => ({
        id,
        vector,
        ...(payload && {payload}),
      })),
    });
    let answer = yield write;
    let created = false;
    if (isMissing(answer) && createIfMissing !== undefined) {
      const {size, distance} = createIfMissing;
      const creation = yield qdrantRequest(target, 'PUT', '', {vectors: {size, distance}});
      // Another run may have created the collection in the meantime.
      created = (creation as HttpResponse).status !== 409;
      if (created) {
        qdrantResult(creation);
      }
      answer = yield write;
    }
    const {operation_id: operationId, status} = qdrantResult<{
      operation_id?: number;
      status?: string;
    }>(answer);
    if (status === undefined) {
      failStep(
        'E_UPSTREAM',
        'The response from Qdrant has no field "status". Check that `url` leads to a Qdrant server.',
      );
    }
    return {upserted: input.points.length, operationId, status, created};
  },
});
