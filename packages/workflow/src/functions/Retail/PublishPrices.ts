import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {currencyDecimals} from '@documentation/mapping/internal/functions/Number/currencies';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
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
import {shorten} from '@documentation/base/internal/values/quote';

interface Price {
  readonly sku: string;
  readonly amount: string;
  readonly currency?: string | undefined;
}

/** Builds the rules for prices in a currency with this number of decimals. */
function rulesFor(currency: string, decimals: number) {
  const rule = decimals === 0 ? 'can’t have decimals' : `can have at most ${decimals} decimals`;
  return {
    sku: skuProblem,
    amount: ({amount}: Price) => {
      const parts = /^\d{1,12}(?:\.(\d+))?$/.exec(amount);
      return parts
        ? (parts[1]?.length ?? 0) > decimals && `Amounts in ${currency} ${rule}. Round the amount.`
        : 'Write the amount with digits and, if needed, a decimal point, such as "19.90".';
    },
    currency: (price: Price) =>
      price.currency !== undefined &&
      price.currency !== currency &&
      `The price is in ${price.currency}, but this step publishes prices in ${currency}. Convert the price, or use another step.`,
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
  summary:
    'Publishes prices in one currency to a sales channel, effective now or from a given time.',
  kind: 'action',
  configuration: object(
    {
      ...channelConfiguration,
      currency: {
        type: 'string',
        pattern: '^[A-Z]{3}$',
        description: 'the currency of the prices: an ISO 4217 code such as `"EUR"`',
      },
    },
    ['channelUrl', 'credential', 'currency'],
  ),
  input: object(
    {
      prices: {
        type: 'array',
        minItems: 1,
        maxItems: PUBLISHED_RECORDS,
        description: 'the prices to publish',
        items: object(
          {
            sku: {type: 'string', description: 'your SKU for the product'},
            amount: {
              type: 'string',
              description: 'the price as text with `.` as the decimal separator, such as `"19.90"`',
            },
            currency: {
              type: 'string',
              description:
                'the currency of this price; if it isn’t the step’s currency, the price is rejected',
            },
          },
          ['sku', 'amount'],
        ),
      },
      validFrom: {
        type: 'string',
        format: 'date-time',
        description: 'when the prices take effect; by default, immediately',
      },
    },
    ['prices'],
  ),
  output: object(
    {
      accepted: {type: 'integer', description: 'how many prices were accepted'},
      rejected: rejectedField,
    },
    ['accepted', 'rejected'],
  ),
  credentials: [channelCredential],
  errors: [
    {code: 'E_RANGE', when: 'the currency is unknown'},
    {code: 'E_REFUSED', when: '`validFrom` is in the past, or the channel rejects the request'},
    ...channelErrors('URL'),
  ],
  examples: [
    {
      title: 'Two prices, effective immediately',
      configuration,
      input: {prices},
      given,
      calls: [{request, response: {status: 200, body: {rejected: []}}}],
      output: {accepted: 2, rejected: []},
    },
    {
      title: 'Prices from midnight, one of them rejected',
      note: 'The yen has no decimals, so the amount `28700.5` is rejected. The step doesn’t round amounts.',
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
        rejected: [
          {
            sku: 'CHAIR-4',
            field: 'amount',
            message: 'Amounts in JPY can’t have decimals. Round the amount.',
          },
        ],
      },
    },
    {
      title: 'Prices rejected by the platform and by the channel',
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
              rejected: [{sku: 'CHAIR-4', field: 'sku', message: 'The product doesn’t exist.'}],
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
            message:
              'Write the amount with digits and, if needed, a decimal point, such as "19.90".',
          },
          {
            sku: 'SHELF-9',
            field: 'currency',
            message:
              'The price is in USD, but this step publishes prices in EUR. Convert the price, or use another step.',
          },
          {sku: 'CHAIR-4', field: 'sku', message: 'The product doesn’t exist.'},
        ],
      },
    },
    {
      title: 'A start time in the past',
      note: 'Prices can’t apply to past sales, so the step fails.',
      configuration,
      input: {prices, validFrom: '2024-04-30T00:00:00Z'},
      given,
      error: 'E_REFUSED',
    },
    {
      title: 'An unknown currency',
      configuration: {...configuration, currency: 'EUO'},
      input: {prices},
      given,
      error: 'E_RANGE',
    },
    ...failures('URL', request, {configuration, input: {prices}, given}),
  ],
  related: [
    {function: 'Retail/PublishProducts', role: 'often used with'},
    {function: 'Retail/PublishStock', role: 'often used with'},
  ],
  mappingFunctions: ['Number/Format', 'Number/Round', 'Math/Multiply'],
  tags: ['workflow', 'retail', 'publishing', 'currency', 'batch', 'number'],
  aliases:
    'price feed, price update, offer price, repricing, price list, change prices in shop, schedule price change, sale price, promotion price, discount campaign, black friday, midnight changeover, effective date, push new prices, Amazon price, cost, tariff, dynamic pricing, SKU price, special offer, price sync',
  limits: [`A step can publish up to ${grouped(PUBLISHED_RECORDS)} prices.`],
  notes: [
    channelNote,
    'Amounts are text because JSON numbers can lose precision. In many programs, `0.1 + 0.2` isn’t `0.3`. To format amounts, use `Number.Format`.',
  ],
  *converse({configuration: settings, input, surroundings}) {
    const {channelUrl, credential, currency} = settings;
    const {validFrom} = input;
    const channel = {channelUrl, token: surroundings.secret(credential)};
    const rules = rulesFor(currency, currencyDecimals(currency));
    if (validFrom !== undefined && Date.parse(validFrom) < Date.parse(surroundings.now)) {
      failStep(
        'E_REFUSED',
        `The time in \`validFrom\`, ${shorten(validFrom)}, is in the past. Set a later time, or omit \`validFrom\`.`,
      );
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
