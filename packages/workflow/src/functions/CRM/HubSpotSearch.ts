import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import type {WorkflowExample} from '../../language/types';
import {accessFor} from '../../http/serviceAccess';
import {postToHubSpot, type HubSpotRecord} from './hubSpotApi';
import {
  accessToken,
  credential,
  hubSpotErrors,
  hubSpotFailures,
  objectType,
  properties,
  record,
  recordedPost,
  recordOf,
  refusal,
  secrets,
  waitingForHubSpot,
} from './hubSpotFacts';
import {filterOf} from './searchFilter';

interface SearchAnswer {
  readonly total: number;
  readonly results: readonly HubSpotRecord[];
  readonly paging?: {readonly next?: {readonly after: string}};
}

const deal = {
  id: '987',
  properties: {
    amount: '4200',
    createdate: '2024-02-29T09:30:00.000Z',
    dealname: 'Shelves for Müller GmbH',
    hs_lastmodifieddate: '2024-04-30T16:05:12.000Z',
    hs_object_id: '987',
  },
  createdAt: '2024-02-29T09:30:00.000Z',
  updatedAt: '2024-04-30T16:05:12.000Z',
  archived: false,
};

const typical: WorkflowExample = {
  title: 'Large deals this quarter',
  configuration: {
    credential: 'hubspot',
    objectType: 'deals',
    properties: ['dealname', 'amount'],
    limit: 1,
    sort: {property: 'amount', direction: 'DESCENDING'},
  },
  input: {
    filters: [
      {property: 'amount', operator: 'GTE', value: 1000},
      {
        property: 'closedate',
        operator: 'BETWEEN',
        value: '2024-04-01T00:00:00Z',
        highValue: '2024-06-30T23:59:59Z',
      },
    ],
  },
  given: {secrets},
  calls: [
    recordedPost(
      '/crm/v3/objects/deals/search',
      {
        filterGroups: [
          {
            filters: [
              {propertyName: 'amount', operator: 'GTE', value: '1000'},
              {
                propertyName: 'closedate',
                operator: 'BETWEEN',
                value: '2024-04-01T00:00:00Z',
                highValue: '2024-06-30T23:59:59Z',
              },
            ],
          },
        ],
        properties: ['dealname', 'amount'],
        limit: 1,
        sorts: [{propertyName: 'amount', direction: 'DESCENDING'}],
      },
      {
        status: 200,
        body: {
          total: 2,
          results: [deal],
          paging: {next: {after: '1'}},
        },
      },
    ),
  ],
  output: {records: [deal], total: 2, nextCursor: '1'},
};

export default defineWorkflowFunction({
  category: 'CRM',
  name: 'HubSpotSearch',
  summary: 'Finds HubSpot records that match all your filters, one page at a time.',
  kind: 'action',
  configuration: object(
    {
      credential,
      objectType,
      properties,
      limit: {
        type: 'integer',
        default: 100,
        minimum: 1,
        maximum: 200,
        description: 'the maximum number of records per page',
      },
      sort: {
        ...object(
          {
            property: {type: 'string', minLength: 1, description: 'the property to sort by'},
            direction: {
              ...oneOf({ASCENDING: 'smallest first', DESCENDING: 'largest first'}),
              default: 'ASCENDING',
              description: 'the sort direction',
            },
          },
          ['property'],
        ),
        description: 'the sort order; by default, oldest records first',
      },
    },
    ['credential', 'objectType'],
  ),
  input: object(
    {
      filters: {
        type: 'array',
        maxItems: 6,
        items: object(
          {
            property: {
              type: 'string',
              minLength: 1,
              description: 'the internal name of the property',
            },
            operator: {
              ...oneOf({
                EQ: 'is equal to `value`',
                NEQ: 'isn’t equal to `value`',
                LT: 'is less than `value`',
                LTE: 'is less than or equal to `value`',
                GT: 'is greater than `value`',
                GTE: 'is greater than or equal to `value`',
                BETWEEN: 'is in the range from `value` to `highValue`',
                IN: 'is equal to one of the items in `value` (write text in lowercase)',
                NOT_IN: 'is equal to none of the items in `value` (write text in lowercase)',
                HAS_PROPERTY: 'has a value',
                NOT_HAS_PROPERTY: 'has no value',
                CONTAINS_TOKEN: 'contains the word in `value` (`*` matches any characters)',
                NOT_CONTAINS_TOKEN: 'doesn’t contain the word in `value`',
              }),
              description: 'the condition that the property must meet',
            },
            value: {description: 'the value to compare with; a list for `IN` and `NOT_IN`'},
            highValue: {description: 'the upper bound for `BETWEEN`'},
          },
          ['property', 'operator'],
        ),
        description: 'the filters, all of which must match; an empty list finds every record',
      },
      cursor: {type: 'string', description: '`nextCursor` from the previous page'},
    },
    ['filters'],
  ),
  output: object(
    {
      records: {type: 'array', items: record, description: 'the records on this page'},
      total: {type: 'integer', description: 'how many records match in total'},
      nextCursor: {
        type: ['string', 'null'],
        description: 'the cursor for the next page; null on the last page',
      },
    },
    ['records', 'total', 'nextCursor'],
  ),
  credentials: [accessToken('a read scope, such as `crm.objects.deals.read`')],
  errors: [...hubSpotErrors],
  examples: [
    typical,
    {
      title: 'The last page',
      configuration: typical.configuration,
      input: {filters: [{property: 'amount', operator: 'HAS_PROPERTY'}], cursor: '1'},
      given: {secrets},
      calls: [
        recordedPost(
          '/crm/v3/objects/deals/search',
          {
            filterGroups: [{filters: [{propertyName: 'amount', operator: 'HAS_PROPERTY'}]}],
            properties: ['dealname', 'amount'],
            limit: 1,
            sorts: [{propertyName: 'amount', direction: 'DESCENDING'}],
            after: '1',
          },
          {status: 200, body: {total: 2, results: [deal]}},
        ),
      ],
      output: {records: [deal], total: 2, nextCursor: null},
    },
    {
      title: 'A filter for several values, with no matches',
      configuration: {credential: 'hubspot', objectType: 'contacts'},
      input: {filters: [{property: 'lifecyclestage', operator: 'IN', value: ['lead', 'customer']}]},
      given: {secrets},
      calls: [
        recordedPost(
          '/crm/v3/objects/contacts/search',
          {
            filterGroups: [
              {
                filters: [
                  {propertyName: 'lifecyclestage', operator: 'IN', values: ['lead', 'customer']},
                ],
              },
            ],
            properties: [],
            limit: 100,
          },
          {status: 200, body: {total: 0, results: []}},
        ),
      ],
      output: {records: [], total: 0, nextCursor: null},
    },
    {
      title: 'A filter without a value',
      configuration: {credential: 'hubspot', objectType: 'contacts'},
      input: {filters: [{property: 'lifecyclestage', operator: 'EQ'}]},
      given: {secrets},
      error: 'E_INPUT',
    },
    refusal(
      {
        configuration: {credential: 'hubspot', objectType: 'rockets'},
        input: {filters: []},
        given: {secrets},
        calls: [
          recordedPost(
            '/crm/v3/objects/rockets/search',
            {filterGroups: [], properties: [], limit: 100},
            {status: 400},
          ),
        ],
      },
      'A record type that doesn’t exist',
      'Unable to infer object type from: rockets',
    ),
    ...hubSpotFailures(typical, 'crm.objects.deals.read'),
  ],
  related: [
    {function: 'CRM/HubSpotGet', role: 'alternative'},
    {function: 'CRM/HubSpotUpsert', role: 'often used with'},
    {function: 'HTTPClient/Paginate', role: 'alternative'},
  ],
  mappingFunctions: ['List/Filter', 'List/Map'],
  tags: ['workflow', 'crm', 'hubspot', 'pagination', 'filter'],
  aliases:
    'CRM search, find contacts, list deals, filterGroups, query CRM, segment, filter customers, find leads, export contacts, sales pipeline, open opportunities, recently modified, customers in Germany, pull all companies, tickets by status, SOQL, changed since yesterday, filter by property, synchronise from CRM, list clients',
  limits: [
    'A page can have up to 200 records. HubSpot returns only the first 10,000 records of a search.',
    'The step accepts up to 6 filters.',
    'HubSpot has a lower rate limit for searches than for other requests: a few searches per second for each account.',
    waitingForHubSpot,
  ],
  notes: [
    'New and changed records can take a few seconds to appear in search results. To read a record that you have just written, use `CRM.HubSpotGet`.',
    'To read more than 10,000 records, sort by `hs_object_id`. After the last page, search again with a filter for IDs greater than the last one.',
  ],
  *converse({configuration, input: {filters, cursor}, surroundings}) {
    const {sort} = configuration;
    const {total, results, paging} = yield* postToHubSpot<SearchAnswer>(
      accessFor(surroundings, configuration.credential),
      `/crm/v3/objects/${configuration.objectType}/search`,
      {
        filterGroups: filters.length > 0 ? [{filters: filters.map(filterOf)}] : [],
        properties: configuration.properties,
        limit: configuration.limit,
        ...(sort && {sorts: [{propertyName: sort.property, direction: sort.direction}]}),
        ...(cursor !== undefined && {after: cursor}),
      },
    );
    return {records: results.map(recordOf), total, nextCursor: paging?.next?.after ?? null};
  },
});
