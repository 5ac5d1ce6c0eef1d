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
import {HUBSPOT_RECORDS} from '@documentation/base/internal/limits/values/steps';
import {grouped} from '@documentation/base/internal/limits/format';

const BATCH_SIZE = 1000;

/** An association in a response. HubSpot's two endpoints use different fields for the record IDs. */
interface Association {
  readonly from?: {readonly id: string};
  readonly to?: {readonly id: string};
  readonly fromObjectId?: number | string;
  readonly toObjectId?: number | string;
}

interface Pair {
  readonly from: string;
  readonly to: string;
}

function linkOf({from, to, fromObjectId, toObjectId}: Association): string {
  return `${from?.id ?? fromObjectId} ${to?.id ?? toObjectId}`;
}

/** Counts the pairs that were associated. The results can list a default association in either direction. */
function countAssociated(pairs: readonly Pair[], results: readonly Association[]): number {
  const links = new Set(results.map(linkOf));
  return pairs.filter(({from, to}) => links.has(`${from} ${to}`) || links.has(`${to} ${from}`))
    .length;
}

const typical: WorkflowExample = {
  title: 'A contact and its company',
  configuration: {credential: 'hubspot', fromType: 'contacts', toType: 'companies'},
  input: {pairs: [{from: '151', to: '5790939450'}]},
  given: {secrets},
  calls: [
    recordedPost(
      '/crm/v4/associations/contacts/companies/batch/associate/default',
      {inputs: [{from: {id: '151'}, to: {id: '5790939450'}}]},
      {
        status: 200,
        body: {
          status: 'COMPLETE',
          results: [
            {
              from: {id: '151'},
              to: {id: '5790939450'},
              associationSpec: {associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 279},
            },
            {
              from: {id: '5790939450'},
              to: {id: '151'},
              associationSpec: {associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 280},
            },
          ],
          startedAt: '2024-05-01T12:00:00.100Z',
          completedAt: '2024-05-01T12:00:00.200Z',
        },
      },
    ),
  ],
  output: {associated: 1, errors: []},
};

export default defineWorkflowFunction({
  category: 'CRM',
  name: 'HubSpotAssociate',
  summary: 'Links HubSpot records in pairs, such as contacts and their companies.',
  kind: 'action',
  configuration: object(
    {
      credential,
      fromType: {...objectType, description: 'the type of the first record, such as `contacts`'},
      toType: {...objectType, description: 'the type of the second record, such as `companies`'},
      associationType: {
        ...object(
          {
            category: {
              ...oneOf({
                HUBSPOT_DEFINED: 'defined by HubSpot',
                USER_DEFINED: 'defined in your account',
                INTEGRATOR_DEFINED: 'defined by your app',
              }),
              description: 'who defined the label',
            },
            id: {type: 'integer', minimum: 1, description: 'the label’s association type ID'},
          },
          ['category', 'id'],
        ),
        description: 'a label such as “Decision maker”; by default, the association has no label',
      },
    },
    ['credential', 'fromType', 'toType'],
  ),
  input: object(
    {
      pairs: {
        type: 'array',
        maxItems: HUBSPOT_RECORDS,
        items: object(
          {
            from: {type: 'string', minLength: 1, description: 'the ID of the first record'},
            to: {type: 'string', minLength: 1, description: 'the ID of the second record'},
          },
          ['from', 'to'],
        ),
        description: 'the record pairs to link',
      },
    },
    ['pairs'],
  ),
  output: object(
    {
      associated: {
        type: 'integer',
        description:
          'how many of the pairs are now linked, including those that were already linked',
      },
      errors: {
        type: 'array',
        items: {type: 'string'},
        description: 'HubSpot’s error messages for the rejected pairs',
      },
    },
    ['associated', 'errors'],
  ),
  credentials: [
    accessToken(
      'write scopes for both record types, such as `crm.objects.contacts.write` and `crm.objects.companies.write`',
    ),
  ],
  errors: [...hubSpotErrors],
  examples: [
    typical,
    {
      title: 'One pair linked with a label, one rejected',
      note: 'HubSpot responds with 207 because it linked only one of the two pairs.',
      configuration: {
        credential: 'hubspot',
        fromType: 'contacts',
        toType: 'companies',
        associationType: {category: 'USER_DEFINED', id: 36},
      },
      input: {
        pairs: [
          {from: '151', to: '5790939450'},
          {from: '999', to: '5790939450'},
        ],
      },
      given: {secrets},
      calls: [
        recordedPost(
          '/crm/v4/associations/contacts/companies/batch/create',
          {
            inputs: [
              {
                from: {id: '151'},
                to: {id: '5790939450'},
                types: [{associationCategory: 'USER_DEFINED', associationTypeId: 36}],
              },
              {
                from: {id: '999'},
                to: {id: '5790939450'},
                types: [{associationCategory: 'USER_DEFINED', associationTypeId: 36}],
              },
            ],
          },
          {
            status: 207,
            body: {
              status: 'COMPLETE',
              results: [
                {
                  fromObjectTypeId: '0-1',
                  fromObjectId: 151,
                  toObjectTypeId: '0-2',
                  toObjectId: 5790939450,
                  labels: ['Decision maker'],
                },
              ],
              numErrors: 1,
              errors: [
                {
                  status: 'error',
                  category: 'VALIDATION_ERROR',
                  subCategory: 'crm.associations.INVALID_OBJECT_IDS',
                  message: 'CONTACT=999 is not valid',
                  context: {CONTACT: ['999']},
                },
              ],
              startedAt: '2024-05-01T12:00:00.100Z',
              completedAt: '2024-05-01T12:00:00.200Z',
            },
          },
        ),
      ],
      output: {associated: 1, errors: ['CONTACT=999 is not valid']},
    },
    refusal(
      {
        configuration: {credential: 'hubspot', fromType: 'contacts', toType: 'firms'},
        input: {pairs: [{from: '151', to: '7'}]},
        given: {secrets},
        calls: [
          recordedPost(
            '/crm/v4/associations/contacts/firms/batch/associate/default',
            {inputs: [{from: {id: '151'}, to: {id: '7'}}]},
            {status: 400},
          ),
        ],
      },
      'A record type that doesn’t exist',
      'Unable to infer object type from: firms',
    ),
    ...hubSpotFailures(typical, 'crm.objects.companies.write'),
  ],
  related: [{function: 'CRM/HubSpotUpsert', role: 'often used with'}],
  mappingFunctions: ['List/JoinByKey'],
  tags: ['workflow', 'crm', 'hubspot'],
  aliases:
    'associations v4, link records, contact to company, relation, batch/associate, connect contact and company, relate deal to contact, assign employee to firm, parent account, relationship between objects, attach ticket, primary company, tie contact with deal, belongs to, add contact to account, bind, foreign key',
  limits: [
    `A step accepts up to ${grouped(HUBSPOT_RECORDS)} pairs and sends up to ${grouped(BATCH_SIZE)} per request.`,
    waitingForHubSpot,
  ],
  notes: [
    'The step is idempotent: an existing association stays as it is.',
    'The records must exist. Create them first with `CRM.HubSpotUpsert`, and use the IDs that it returns.',
  ],
  *converse({configuration, input: {pairs}, surroundings}) {
    const {fromType, toType, associationType} = configuration;
    const access = accessFor(surroundings, configuration.credential);
    const endpoint = associationType ? 'batch/create' : 'batch/associate/default';
    const types = associationType && [
      {
        associationCategory: associationType.category,
        associationTypeId: associationType.id,
      },
    ];
    let associated = 0;
    const errors: string[] = [];
    for (const batch of inBatches(pairs, BATCH_SIZE)) {
      const answer = yield* postToHubSpot<Batch<Association>>(
        access,
        `/crm/v4/associations/${fromType}/${toType}/${endpoint}`,
        {
          inputs: batch.map(({from, to}) => ({
            from: {id: from},
            to: {id: to},
            ...(types && {types}),
          })),
        },
      );
      associated += countAssociated(batch, answer.results);
      errors.push(...(answer.errors ?? []).map(({message}) => message));
    }
    return {associated, errors};
  },
});
