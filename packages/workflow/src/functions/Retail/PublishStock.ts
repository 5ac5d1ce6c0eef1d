import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {
  channelConfiguration,
  channelCredential,
  channelErrors,
  channelNote,
  failures,
  publish,
  rejectedField,
  skuProblem,
  sortOut,
} from './channel';
import {PUBLISHED_RECORDS} from '@documentation/base/internal/limits/values/steps';
import {grouped} from '@documentation/base/internal/limits/format';

interface Level {
  readonly sku: string;
  readonly quantity: number;
  readonly at: string;
}

/** Builds the rules for a list of levels. Only the newest level per SKU passes, or the last one if times are equal. */
function rulesFor(levels: readonly Level[]) {
  const newest = new Map<string, Level>();
  for (const level of levels) {
    const other = newest.get(level.sku);
    if (!other || Date.parse(level.at) >= Date.parse(other.at)) {
      newest.set(level.sku, level);
    }
  }
  return {
    sku: skuProblem,
    quantity: ({quantity}: Level) =>
      (!Number.isSafeInteger(quantity) || quantity < 0) &&
      'The quantity must be a whole number, 0 or more.',
    at: (level: Level) =>
      newest.get(level.sku) !== level && 'The list contains a newer level for this SKU.',
  };
}

const base = 'https://channel.example.com/v1';
const configuration = {channelUrl: base, credential: 'channel', location: 'berlin-1'};
const given = {now: '2024-05-01T12:00:00Z', secrets: {channel: 'channel-example'}};
const levels = [
  {sku: 'OAK-1', quantity: 7},
  {sku: 'CHAIR-4', quantity: 0},
];
const request = {
  method: 'POST',
  url: `${base}/locations/berlin-1/stock`,
  headers: {authorization: 'Bearer channel-example', 'content-type': 'application/json'},
  body: {
    levels: [
      {sku: 'OAK-1', quantity: 7, at: '2024-05-01T12:00:00Z'},
      {sku: 'CHAIR-4', quantity: 0, at: '2024-05-01T12:00:00Z'},
    ],
  },
};

export default defineWorkflowFunction({
  category: 'Retail',
  name: 'PublishStock',
  summary: 'Publishes a location’s newest stock levels to a sales channel.',
  kind: 'action',
  configuration: object(
    {
      ...channelConfiguration,
      location: {
        type: 'string',
        minLength: 1,
        description: 'the ID of the warehouse or shop in the channel',
      },
    },
    ['channelUrl', 'credential', 'location'],
  ),
  input: object(
    {
      levels: {
        type: 'array',
        minItems: 1,
        maxItems: PUBLISHED_RECORDS,
        description: 'the stock levels to publish',
        items: object(
          {
            sku: {type: 'string', description: 'your SKU for the product'},
            quantity: {
              type: 'number',
              description: 'the quantity in stock: a whole number, 0 or more',
            },
            at: {
              type: 'string',
              format: 'date-time',
              description: 'when the stock was counted; by default, now',
            },
          },
          ['sku', 'quantity'],
        ),
      },
    },
    ['levels'],
  ),
  output: object(
    {
      accepted: {type: 'integer', description: 'how many levels were accepted'},
      rejected: rejectedField,
    },
    ['accepted', 'rejected'],
  ),
  credentials: [channelCredential],
  errors: [
    ...channelErrors('location'),
    {code: 'E_REFUSED', when: 'the channel rejects the whole request'},
  ],
  examples: [
    {
      title: 'Two stock levels',
      configuration,
      input: {levels},
      given,
      calls: [{request, response: {status: 200, body: {rejected: []}}}],
      output: {accepted: 2, rejected: []},
    },
    {
      title: 'The newest level wins',
      note: 'OAK-1 is in the list twice, so the older level isn’t sent. For CHAIR-4, the channel already has a newer level.',
      configuration,
      input: {
        levels: [
          {sku: 'OAK-1', quantity: 7, at: '2024-05-01T11:58:00Z'},
          {sku: 'OAK-1', quantity: 9, at: '2024-05-01T10:30:00Z'},
          {sku: 'CHAIR-4', quantity: 3, at: '2024-05-01T11:00:00Z'},
        ],
      },
      given,
      calls: [
        {
          request: {
            ...request,
            body: {
              levels: [
                {sku: 'OAK-1', quantity: 7, at: '2024-05-01T11:58:00Z'},
                {sku: 'CHAIR-4', quantity: 3, at: '2024-05-01T11:00:00Z'},
              ],
            },
          },
          response: {
            status: 200,
            body: {
              rejected: [
                {sku: 'CHAIR-4', field: 'at', message: 'A newer level from 11:40 already exists.'},
              ],
            },
          },
        },
      ],
      output: {
        accepted: 1,
        rejected: [
          {sku: 'OAK-1', field: 'at', message: 'The list contains a newer level for this SKU.'},
          {sku: 'CHAIR-4', field: 'at', message: 'A newer level from 11:40 already exists.'},
        ],
      },
    },
    {
      title: 'No valid levels',
      note: 'Nothing is sent. A negative quantity points to an error in the source system.',
      configuration,
      input: {
        levels: [
          {sku: 'OAK-1', quantity: -2},
          {sku: 'CHAIR-4', quantity: 1.5},
        ],
      },
      given,
      output: {
        accepted: 0,
        rejected: [
          {
            sku: 'OAK-1',
            field: 'quantity',
            message: 'The quantity must be a whole number, 0 or more.',
          },
          {
            sku: 'CHAIR-4',
            field: 'quantity',
            message: 'The quantity must be a whole number, 0 or more.',
          },
        ],
      },
    },
    {
      title: 'A location that doesn’t sell online',
      configuration,
      input: {levels},
      given,
      calls: [{request, response: {status: 422, body: {error: 'location_closed'}}}],
      error: 'E_REFUSED',
    },
    ...failures('location', request, {configuration, input: {levels}, given}),
  ],
  related: [
    {function: 'Retail/PublishProducts', role: 'often used with'},
    {function: 'Retail/PublishPrices', role: 'often used with'},
  ],
  mappingFunctions: ['List/GroupBy', 'Math/Sum'],
  tags: ['workflow', 'retail', 'publishing', 'batch', 'number'],
  aliases:
    'inventory sync, stock level, availability, quantity update, inventory feed, update quantities, sold out, how many left, avoid overselling, warehouse quantity, back in store, stock from ERP, available units, send inventory, on hand, Shopify inventory, SKU quantity, reorder',
  limits: [`A step can publish up to ${grouped(PUBLISHED_RECORDS)} levels.`],
  notes: [
    channelNote,
    'Publish absolute levels, not changes, so it’s safe to publish a level twice.',
  ],
  *converse({configuration: {channelUrl, credential, location}, input, surroundings}) {
    const channel = {channelUrl, token: surroundings.secret(credential)};
    const counted = input.levels.map((level) => ({...level, at: level.at ?? surroundings.now}));
    const sorted = sortOut(counted, rulesFor(counted));
    const path = `/locations/${encodeURIComponent(location)}/stock`;
    return yield* publish(channel, path, {levels: sorted.good}, sorted);
  },
});
