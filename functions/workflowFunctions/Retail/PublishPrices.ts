import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {currencyDecimals} from '../../mappingFunctions/Number/currencies';
import {object} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';
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

interface Price {
  readonly sku: string;
  readonly amount: string;
  readonly currency?: string | undefined;
}

/** The rules for amounts of a currency with so many decimals. */
function rulesFor(currency: string, decimals: number) {
  return {
    sku: skuProblem,
    amount: ({amount}: Price) => {
      const parts = /^\d{1,12}(?:\.(\d+))?$/.exec(amount);
      return parts
        ? (parts[1]?.length ?? 0) > decimals && `${currency} has ${decimals} decimals.`
        : 'An amount is written with digits and a point, such as "19.90".';
    },
    currency: (price: Price) =>
      price.currency !== undefined &&
      price.currency !== currency &&
      `The price is in ${price.currency}, and this step publishes ${currency}.`,
  };
}

const base = 'https://channel.example.com/v1';
const configuration = {channelUrl: base, credential: 'channel', currency: 'EUR'};
const given = {now: '2024-05-01T12:00:00Z', secrets: {channel: 'channel-example'}};
const prices = [
  {sku: 'OAK-1', amount: '890.00'},
  {sku: 'CHAIR-4', amount: '179.75'},
];
const request = {
  method: 'POST',
  url: `${base}/prices`,
  headers: {authorization: 'Bearer channel-example', 'content-type': 'application/json'},
  body: {currency: 'EUR', prices},
};

export default defineWorkflowFunction({
  category: 'Retail',
  name: 'PublishPrices',
  summary: 'Publishes prices in one currency to a sales channel, at once or from a moment on.',
  kind: 'action',
  configuration: object(
    {
      ...channelConfiguration,
      currency: {
        type: 'string',
        pattern: '^[A-Z]{3}$',
        description: 'the currency of the prices, a code of ISO 4217 such as `"EUR"`',
      },
    },
    ['channelUrl', 'credential', 'currency'],
  ),
  input: object(
    {
      prices: {
        type: 'array',
        minItems: 1,
        maxItems: 5000,
        description: 'the prices',
        items: object(
          {
            sku: {type: 'string', description: 'your number of the product'},
            amount: {
              type: 'string',
              description: 'the price as text with a decimal point, such as `"19.90"`',
            },
            currency: {
              type: 'string',
              description: 'its currency; a price in another than that of the step is rejected',
            },
          },
          ['sku', 'amount'],
        ),
      },
      validFrom: {
        type: 'string',
        format: 'date-time',
        description: 'from when the prices count; without it at once',
      },
    },
    ['prices'],
  ),
  output: object(
    {
      accepted: {type: 'integer', description: 'how many prices went through'},
      rejected: rejectedField,
    },
    ['accepted', 'rejected'],
  ),
  credentials: [channelCredential],
  errors: [
    {code: 'E_RANGE', when: 'the currency isn’t known'},
    {code: 'E_REFUSED', when: '`validFrom` is in the past, or the channel refuses the request'},
    ...channelErrors('address'),
  ],
  examples: [
    {
      title: 'Two prices, at once',
      configuration,
      input: {prices},
      given,
      calls: [{request, response: {status: 200, body: {rejected: []}}}],
      output: {accepted: 2, rejected: []},
    },
    {
      title: 'New prices at midnight, and one that can’t be',
      note: 'The yen has no decimals. The amount is rejected instead of being rounded.',
      configuration: {...configuration, currency: 'JPY'},
      input: {
        prices: [
          {sku: 'OAK-1', amount: '142000'},
          {sku: 'CHAIR-4', amount: '28700.5'},
        ],
        validFrom: '2024-06-01T00:00:00+09:00',
      },
      given,
      calls: [
        {
          request: {
            ...request,
            body: {
              currency: 'JPY',
              validFrom: '2024-06-01T00:00:00+09:00',
              prices: [{sku: 'OAK-1', amount: '142000'}],
            },
          },
          response: {status: 200, body: {rejected: []}},
        },
      ],
      output: {
        accepted: 1,
        rejected: [{sku: 'CHAIR-4', field: 'amount', message: 'JPY has 0 decimals.'}],
      },
    },
    {
      title: 'Rejected here and there',
      configuration,
      input: {
        prices: [
          ...prices,
          {sku: 'LAMP-2', amount: '49,90'},
          {sku: 'SHELF-9', amount: '75.00', currency: 'USD'},
        ],
      },
      given,
      calls: [
        {
          request,
          response: {
            status: 200,
            body: {
              rejected: [{sku: 'CHAIR-4', field: 'sku', message: 'There is no such product.'}],
            },
          },
        },
      ],
      output: {
        accepted: 1,
        rejected: [
          {
            sku: 'LAMP-2',
            field: 'amount',
            message: 'An amount is written with digits and a point, such as "19.90".',
          },
          {
            sku: 'SHELF-9',
            field: 'currency',
            message: 'The price is in USD, and this step publishes EUR.',
          },
          {sku: 'CHAIR-4', field: 'sku', message: 'There is no such product.'},
        ],
      },
    },
    {
      title: 'A moment that is over',
      note: 'The prices would count for sales that have been made already.',
      configuration,
      input: {prices, validFrom: '2024-04-30T00:00:00Z'},
      given,
      error: 'E_REFUSED',
    },
    {
      title: 'A currency that isn’t known',
      configuration: {...configuration, currency: 'EUO'},
      input: {prices},
      given,
      error: 'E_RANGE',
    },
    ...failures('address', request, {configuration, input: {prices}, given}),
  ],
  related: [
    {function: 'Retail/PublishProducts', role: 'often used with'},
    {function: 'Retail/PublishStock', role: 'often used with'},
  ],
  mappingFunctions: ['Number/Format', 'Number/Round', 'Math/Multiply'],
  tags: ['workflow', 'retail', 'publishing', 'currency', 'batch', 'number'],
  aliases: [
    'price feed',
    'price update',
    'offer price',
    'repricing',
    'price list',
    'change prices in shop',
    'schedule price change',
    'sale price',
    'promotion price',
    'discount campaign',
    'black friday',
    'midnight changeover',
    'effective date',
    'push new prices',
    'Amazon price',
    'cost',
    'tariff',
    'dynamic pricing',
    'SKU price',
    'special offer',
    'price sync',
  ],
  limits: ['A step publishes at most 5,000 prices.'],
  notes: [
    channelNote,
    'Amounts are text, because JSON numbers lose digits on their way: `0.1 + 0.2` isn’t `0.3` in many programs. `Number.Format` writes them.',
  ],
  *converse({configuration: settings, input, surroundings}) {
    const {channelUrl, credential, currency} = settings;
    const {validFrom} = input;
    const channel = {channelUrl, token: surroundings.secret(credential)};
    const rules = rulesFor(currency, currencyDecimals(currency));
    if (validFrom !== undefined && Date.parse(validFrom) < Date.parse(surroundings.now)) {
      failStep('E_REFUSED', `${validFrom} is over.`);
    }
    const sorted = sortOut(input.prices, rules);
    const body = {
      currency,
      ...(validFrom !== undefined && {validFrom}),
      prices: sorted.good.map(({sku, amount}) => ({sku, amount})),
    };
    return yield* publish(channel, '/prices', body, sorted);
  },
});
