import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import type {WorkflowExample} from '../../language/types';
import {accessFor} from '../../http/serviceAccess';
import {inBatches, postToHubSpot, type Batch} from './hubSpotApi';
import {
  accessToken,
  credential,
  hubSpotErrors,
  hubSpotFailures,
  objectType,
  recordedPost,
  refusal,
  secrets,
  waitingForHubSpot,
} from './hubSpotFacts';
import {keyOf, propertiesOf, resultOf, type Result, type UpsertedRecord} from './upsertBatch';
import {HUBSPOT_RECORDS} from '@documentation/base/internal/limits/values/steps';
import {grouped} from '@documentation/base/internal/limits/format';

const BATCH_SIZE = 100;

const times = {createdAt: '2024-05-01T12:00:00.000Z', updatedAt: '2024-05-01T12:00:00.000Z'};

const typical: WorkflowExample = {
  title: 'A new contact and an existing one',
  configuration: {credential: 'hubspot', objectType: 'contacts', idProperty: 'email'},
  input: {
    records: [
      {email: 'ada@example.com', firstname: 'Ada', orders: 3},
      {email: 'grace@example.com', firstname: 'Grace', phone: null},
    ],
  },
  given: {secrets},
  calls: [
    recordedPost(
      '/crm/v3/objects/contacts/batch/upsert',
      {
        inputs: [
          {
            idProperty: 'email',
            id: 'ada@example.com',
            objectWriteTraceId: '0',
            properties: {email: 'ada@example.com', firstname: 'Ada', orders: '3'},
          },
          {
            idProperty: 'email',
            id: 'grace@example.com',
            objectWriteTraceId: '1',
            properties: {email: 'grace@example.com', firstname: 'Grace'},
          },
        ],
      },
      {
        status: 200,
        body: {
          status: 'COMPLETE',
          results: [
            {
              id: '151',
              properties: {email: 'ada@example.com', firstname: 'Ada', orders: '3'},
              ...times,
              archived: false,
              new: false,
              objectWriteTraceId: '0',
            },
            {
              id: '152',
              properties: {email: 'grace@example.com', firstname: 'Grace'},
              ...times,
              archived: false,
              new: true,
              objectWriteTraceId: '1',
            },
          ],
          startedAt: '2024-05-01T12:00:00.100Z',
          completedAt: '2024-05-01T12:00:00.400Z',
        },
      },
    ),
  ],
  output: {
    results: [
      {id: '151', created: false, error: null},
      {id: '152', created: true, error: null},
    ],
    failed: 0,
  },
};

const noSuchProperty =
  'Property values were not valid: [{"isValid":false,"message":"Property \\"shoe_size\\" does not exist","error":"PROPERTY_DOESNT_EXIST","name":"shoe_size"}]';

const byDomain = {
  configuration: {credential: 'hubspot', objectType: 'companies', idProperty: 'domain'},
  input: {records: [{domain: 'example.com', name: 'Example'}]},
  given: {secrets},
  calls: [
    recordedPost(
      '/crm/v3/objects/companies/batch/upsert',
      {
        inputs: [
          {
            idProperty: 'domain',
            id: 'example.com',
            objectWriteTraceId: '0',
            properties: {domain: 'example.com', name: 'Example'},
          },
        ],
      },
      {status: 400},
    ),
  ],
};

export default defineWorkflowFunction({
  category: 'CRM',
  name: 'HubSpotUpsert',
  summary: 'Creates or updates HubSpot records in batches.',
  kind: 'action',
  configuration: object(
    {
      credential,
      objectType,
      idProperty: {
        type: 'string',
        minLength: 1,
        description:
          'the property that identifies a record: `email` for contacts, otherwise a property with unique values',
      },
      nulls: {
        ...oneOf({
          skip: 'leaves the property in HubSpot unchanged',
          clear: 'clears the property in HubSpot',
        }),
        default: 'skip',
        description: 'what to do with null values',
      },
    },
    ['credential', 'objectType', 'idProperty'],
  ),
  input: object(
    {
      records: {
        type: 'array',
        maxItems: HUBSPOT_RECORDS,
        items: {type: 'object', additionalProperties: true},
        description:
          'the records as objects, with internal property names as field names; each must include the property that `idProperty` names',
      },
    },
    ['records'],
  ),
  output: object(
    {
      results: {
        type: 'array',
        items: object(
          {
            id: {
              type: ['string', 'null'],
              description: 'the record ID in HubSpot; null if HubSpot rejected the record',
            },
            created: {type: 'boolean', description: 'whether the record is new'},
            error: {
              type: ['string', 'null'],
              description: 'why HubSpot rejected the record; null if HubSpot accepted it',
            },
          },
          ['id', 'created', 'error'],
        ),
        description: 'the result for each record, in input order',
      },
      failed: {type: 'integer', description: 'how many records HubSpot rejected'},
    },
    ['results', 'failed'],
  ),
  credentials: [
    accessToken(
      'read and write scopes, such as `crm.objects.contacts.read` and `crm.objects.contacts.write`',
    ),
  ],
  errors: [...hubSpotErrors],
  examples: [
    typical,
    {
      title: 'One record rejected, one updated',
      note: 'HubSpot responds with 207, and the step doesn’t fail. Check `failed` and each record’s `error`.',
      configuration: {
        credential: 'hubspot',
        objectType: 'contacts',
        idProperty: 'email',
        nulls: 'clear',
      },
      input: {
        records: [
          {email: 'ada@example.com', shoe_size: 38},
          {email: 'grace@example.com', phone: null},
        ],
      },
      given: {secrets},
      calls: [
        recordedPost(
          '/crm/v3/objects/contacts/batch/upsert',
          {
            inputs: [
              {
                idProperty: 'email',
                id: 'ada@example.com',
                objectWriteTraceId: '0',
                properties: {email: 'ada@example.com', shoe_size: '38'},
              },
              {
                idProperty: 'email',
                id: 'grace@example.com',
                objectWriteTraceId: '1',
                properties: {email: 'grace@example.com', phone: ''},
              },
            ],
          },
          {
            status: 207,
            body: {
              status: 'COMPLETE',
              results: [
                {
                  id: '152',
                  properties: {email: 'grace@example.com', phone: null},
                  ...times,
                  archived: false,
                  new: false,
                  objectWriteTraceId: '1',
                },
              ],
              numErrors: 1,
              errors: [
                {
                  status: 'error',
                  category: 'VALIDATION_ERROR',
                  message: noSuchProperty,
                  context: {objectWriteTraceId: ['0']},
                },
              ],
              startedAt: '2024-05-01T12:00:00.100Z',
              completedAt: '2024-05-01T12:00:00.400Z',
            },
          },
        ),
      ],
      output: {
        results: [
          {id: null, created: false, error: noSuchProperty},
          {id: '152', created: false, error: null},
        ],
        failed: 1,
      },
    },
    {
      title: 'A record without an email',
      configuration: typical.configuration,
      input: {records: [{firstname: 'Ada'}]},
      given: {secrets},
      error: 'E_INPUT',
    },
    refusal(
      byDomain,
      'A property that isn’t unique',
      'Unable to perform update/upsert by non-unique 0-2 property domain in portal ID 1234567',
    ),
    ...hubSpotFailures(typical, 'crm.objects.contacts.write'),
  ],
  related: [
    {function: 'CRM/HubSpotGet', role: 'often used with'},
    {function: 'CRM/HubSpotSearch', role: 'often used with'},
    {function: 'CRM/HubSpotAssociate', role: 'often used with'},
  ],
  mappingFunctions: ['JSON/RenameKeys', 'List/Distinct', 'List/Map'],
  tags: ['workflow', 'crm', 'hubspot', 'batch', 'idempotency'],
  aliases:
    'create or update contact, upsert, batch/upsert, sync contacts, import to CRM, add a lead, save customers, avoid duplicate contacts, newsletter signup, web form submission, mass change, migrate customers, write back, register customer, merge by email, insert or update, push contacts, new client, Salesforce upsert, update deal, modify contact, store enquiry, bulk contacts, address book',
  limits: [
    `The step sends up to ${BATCH_SIZE} records per request, which is HubSpot’s maximum.`,
    `A step accepts up to ${grouped(HUBSPOT_RECORDS)} records.`,
    waitingForHubSpot,
  ],
  notes: [
    'HubSpot identifies contacts by email. For other record types, add a property with unique values, such as your customer number. A company’s domain isn’t enough, because HubSpot accepts duplicate domains when companies are created through the API.',
    'HubSpot rejects a request in which two records have the same `idProperty` value. Deduplicate the list first.',
    'The step is idempotent: a second run with the same input creates no new records.',
  ],
  *converse({configuration, input: {records}, surroundings}) {
    const {idProperty, nulls} = configuration;
    const access = accessFor(surroundings, configuration.credential);
    const inputs = records.map((record, index) => ({
      idProperty,
      id: keyOf(record, idProperty, index),
      objectWriteTraceId: String(index),
      properties: propertiesOf(record, nulls),
    }));
    const results: Result[] = [];
    for (const batch of inBatches(inputs, BATCH_SIZE)) {
      const answer = yield* postToHubSpot<Batch<UpsertedRecord>>(
        access,
        `/crm/v3/objects/${configuration.objectType}/batch/upsert`,
        {inputs: batch},
      );
      results.push(...batch.map(({objectWriteTraceId}) => resultOf(objectWriteTraceId, answer)));
    }
    return {results, failed: results.filter(({error}) => error !== null).length};
  },
});
