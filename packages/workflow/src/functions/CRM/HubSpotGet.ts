import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import type {WorkflowExample} from '../../language/types';
import {jsonObject, successfulResponse} from '../../http/serviceResponses';
import {accessFor} from '../../http/serviceAccess';
import {getFromHubSpot, type HubSpotRecord} from './hubSpotApi';
import {
  accessToken,
  credential,
  getHeaders,
  hubSpotErrors,
  hubSpotFailures,
  objectType,
  properties,
  record,
  recordOf,
  refusal,
  secrets,
  waitingForHubSpot,
} from './hubSpotFacts';

const times = {createdAt: '2024-02-29T09:30:00.000Z', updatedAt: '2024-04-30T16:05:12.000Z'};

const typical: WorkflowExample = {
  title: 'A contact by email',
  configuration: {
    credential: 'hubspot',
    objectType: 'contacts',
    properties: ['email', 'firstname', 'phone'],
  },
  input: {id: 'ada@example.com', idProperty: 'email'},
  given: {secrets},
  calls: [
    {
      request: {
        method: 'GET',
        url: 'https://api.hubapi.com/crm/v3/objects/contacts/ada%40example.com?properties=email%2Cfirstname%2Cphone&idProperty=email',
        headers: getHeaders,
      },
      response: {
        status: 200,
        body: {
          id: '151',
          properties: {
            createdate: '2024-02-29T09:30:00.000Z',
            email: 'ada@example.com',
            firstname: 'Ada',
            hs_object_id: '151',
            lastmodifieddate: '2024-04-30T16:05:12.000Z',
            phone: null,
          },
          ...times,
          archived: false,
        },
      },
    },
  ],
  output: {
    record: {
      id: '151',
      properties: {
        createdate: '2024-02-29T09:30:00.000Z',
        email: 'ada@example.com',
        firstname: 'Ada',
        hs_object_id: '151',
        lastmodifieddate: '2024-04-30T16:05:12.000Z',
        phone: null,
      },
      ...times,
      archived: false,
    },
  },
};

export default defineWorkflowFunction({
  category: 'CRM',
  name: 'HubSpotGet',
  summary: 'Reads a HubSpot record by ID or unique property.',
  kind: 'action',
  configuration: object(
    {
      credential,
      objectType,
      properties,
      associations: {
        type: 'array',
        items: {type: 'string', minLength: 1},
        maxItems: 20,
        default: [],
        description: 'the types of associated records to return IDs for, such as `companies`',
      },
    },
    ['credential', 'objectType'],
  ),
  input: object(
    {
      id: {
        type: 'string',
        minLength: 1,
        description: 'the record ID or, with `idProperty`, the value of that property',
      },
      idProperty: {
        type: 'string',
        description:
          'a unique property to find the record by, such as `email`; by default, the record ID',
      },
    },
    ['id'],
  ),
  output: object(
    {
      record: {
        ...record,
        type: ['object', 'null'],
        description: 'the record, or null if it doesn’t exist',
      },
    },
    ['record'],
  ),
  credentials: [accessToken('a read scope, such as `crm.objects.contacts.read`')],
  errors: [...hubSpotErrors],
  examples: [
    typical,
    {
      title: 'A company and its contacts',
      note: 'Without `properties`, HubSpot returns only the properties shown here.',
      configuration: {credential: 'hubspot', objectType: 'companies', associations: ['contacts']},
      input: {id: '5790939450'},
      given: {secrets},
      calls: [
        {
          request: {
            method: 'GET',
            url: 'https://api.hubapi.com/crm/v3/objects/companies/5790939450?associations=contacts',
            headers: getHeaders,
          },
          response: {
            status: 200,
            body: {
              id: '5790939450',
              properties: {
                createdate: '2024-02-29T09:30:00.000Z',
                domain: 'example.com',
                hs_lastmodifieddate: '2024-04-30T16:05:12.000Z',
                hs_object_id: '5790939450',
                name: 'Müller GmbH',
              },
              ...times,
              archived: false,
              associations: {
                contacts: {
                  results: [
                    {id: '151', type: 'company_to_contact'},
                    {id: '151', type: 'company_to_contact_unlabeled'},
                    {id: '152', type: 'company_to_contact_unlabeled'},
                  ],
                },
              },
            },
          },
        },
      ],
      output: {
        record: {
          id: '5790939450',
          properties: {
            createdate: '2024-02-29T09:30:00.000Z',
            domain: 'example.com',
            hs_lastmodifieddate: '2024-04-30T16:05:12.000Z',
            hs_object_id: '5790939450',
            name: 'Müller GmbH',
          },
          ...times,
          archived: false,
          associations: {contacts: ['151', '152']},
        },
      },
    },
    {
      title: 'A record that doesn’t exist',
      note: 'A missing record isn’t an error. The next step can create it.',
      configuration: {credential: 'hubspot', objectType: 'contacts'},
      input: {id: 'nobody@example.com', idProperty: 'email'},
      given: {secrets},
      calls: [
        {
          request: {
            method: 'GET',
            url: 'https://api.hubapi.com/crm/v3/objects/contacts/nobody%40example.com?idProperty=email',
            headers: getHeaders,
          },
          response: {
            status: 404,
            body: {
              status: 'error',
              message: 'resource not found',
              correlationId: '4c1f1b8e-6d6a-4a36-9a0b-2a5f6d1e7b90',
            },
          },
        },
      ],
      output: {record: null},
    },
    refusal(
      {
        configuration: {credential: 'hubspot', objectType: 'rockets'},
        input: {id: '1042'},
        given: {secrets},
        calls: [
          {
            request: {
              method: 'GET',
              url: 'https://api.hubapi.com/crm/v3/objects/rockets/1042',
              headers: getHeaders,
            },
            response: {status: 400},
          },
        ],
      },
      'A record type that doesn’t exist',
      'Unable to infer object type from: rockets',
    ),
    ...hubSpotFailures(typical, 'crm.objects.contacts.read'),
  ],
  related: [
    {function: 'CRM/HubSpotSearch', role: 'alternative'},
    {function: 'CRM/HubSpotUpsert', role: 'often used with'},
    {function: 'CRM/HubSpotTrigger', role: 'often used with'},
  ],
  mappingFunctions: ['Number/Parse', 'Datetime/Parse'],
  tags: ['workflow', 'crm', 'hubspot', 'api', 'oauth'],
  aliases:
    'get contact, get company, get deal, crm/v3/objects, find record, private app, look up customer, contact by email, fetch company, retrieve lead, customer master data, details of ticket, lookup by address, sales record, single deal, account data, person by email, Salesforce get, retrieve client',
  limits: [waitingForHubSpot],
  notes: [
    'HubSpot returns only the properties that you ask for, and a few of its own, such as `hs_object_id`. If a property seems to be missing, check that `properties` contains its internal name.',
    'All property values are text, including numbers such as `"89.90"` and dates such as `"2024-05-01"`. Convert them in a mapping.',
    'The step calls version 3 of the HubSpot CRM API.',
  ],
  *converse({configuration, input: {id, idProperty}, surroundings}) {
    const query = new URLSearchParams({
      ...(configuration.properties.length > 0 && {properties: configuration.properties.join(',')}),
      ...(configuration.associations.length > 0 && {
        associations: configuration.associations.join(','),
      }),
      ...(idProperty !== undefined && {idProperty}),
    }).toString();
    const path = `/crm/v3/objects/${configuration.objectType}/${encodeURIComponent(id)}`;
    const response = yield* getFromHubSpot(
      accessFor(surroundings, configuration.credential),
      query === '' ? path : `${path}?${query}`,
    );
    if (response.status === 404) {
      return {record: null};
    }
    return {
      record: recordOf(
        jsonObject<HubSpotRecord>(successfulResponse(response, 'HubSpot'), 'HubSpot'),
      ),
    };
  },
});
