import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {object, oneOf} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';
import type {Json} from '../../workflow/types';
import {
  acceptedCount,
  channelAnswer,
  channelConfiguration,
  channelCredential,
  channelErrors,
  channelNote,
  channelRequest,
  failures,
  rejectedField,
  skuProblem,
  sortOut,
  type Rejection,
} from './channel';
import {isGtin} from './gtin';

interface Product {
  readonly sku: string;
  readonly title?: string | undefined;
  readonly gtin?: string | undefined;
  readonly imageUrls?: readonly string[] | undefined;
}

interface ChannelAnswer {
  readonly jobId?: string;
  readonly removals?: number;
  readonly rejected?: readonly Rejection[];
}

function removalsOf({removals}: ChannelAnswer): number {
  return (
    removals ?? failStep('E_UPSTREAM', 'The channel doesn’t say how many products it would remove.')
  );
}

/** A rule that looks at the whole list, too: the first of two equal SKUs goes through. */
function rulesFor(products: readonly Product[]) {
  const firstBySku = new Map([...products].reverse().map((product) => [product.sku, product]));
  return {
    sku: (product: Product) =>
      skuProblem(product) ||
      (firstBySku.get(product.sku) !== product && 'The SKU is in the list twice.'),
    title: ({title = ''}: Product) =>
      (title.trim() === '' || title.length > 150) && 'A title has 1 to 150 characters.',
    gtin: ({gtin}: Product) =>
      gtin !== undefined && !isGtin(gtin) && 'The GTIN has a wrong length or check digit.',
    imageUrls: ({imageUrls = []}: Product) =>
      imageUrls.some((address) => !/^https:\/\/[^\s/]+\/\S*$/.test(address)) &&
      'An image needs an address that starts with https://.',
  };
}

const base = 'https://channel.example.com/v1';
const configuration = {channelUrl: base, credential: 'channel', catalog: 'spring'};
const given = {secrets: {channel: 'channel-example'}};
const headers = {authorization: 'Bearer channel-example', 'content-type': 'application/json'};
const table = {sku: 'OAK-1', title: 'Oak table', gtin: '4006381333931'};
const chair = {sku: 'CHAIR-4', title: 'Chair, set of 4'};
const url = `${base}/catalogs/spring/products`;
const request = {
  method: 'POST',
  url,
  headers,
  body: {mode: 'upsert', products: [table, chair]},
};
const replaceBody = {mode: 'replace', products: [table, chair]};

export default defineWorkflowFunction({
  category: 'Retail',
  name: 'PublishProducts',
  summary: 'Publishes products to a catalogue of a sales channel, after checking each of them.',
  kind: 'action',
  configuration: object(
    {
      ...channelConfiguration,
      catalog: {type: 'string', minLength: 1, description: 'the catalogue of the channel'},
      mode: {
        ...oneOf({
          upsert: 'adds new products and updates those that are there',
          replace: 'also removes the products that aren’t in the list',
        }),
        default: 'upsert',
        description: 'what happens to the catalogue',
      },
      maxRemovals: {
        type: 'integer',
        minimum: 0,
        default: 0,
        description: 'with `"replace"`: how many products may be removed; more stop the step',
      },
      dryRun: {
        type: 'boolean',
        default: false,
        description: 'whether to check only, here and at the channel, and publish nothing',
      },
    },
    ['channelUrl', 'credential', 'catalog'],
  ),
  input: object(
    {
      products: {
        type: 'array',
        minItems: 1,
        maxItems: 5000,
        description: 'the products',
        items: object(
          {
            sku: {
              type: 'string',
              description: 'your number of the product; letters, digits, `.`, `-` and `_`',
            },
            title: {
              type: 'string',
              description: 'its name of 1 to 150 characters; a product without one is rejected',
            },
            description: {type: 'string', description: 'a text for shoppers'},
            brand: {type: 'string', description: 'the brand'},
            gtin: {type: 'string', description: 'its GTIN, the number under the barcode'},
            imageUrls: {
              type: 'array',
              items: {type: 'string'},
              description: 'addresses of pictures that start with `https://`',
            },
            attributes: {type: 'object', description: 'anything else that the channel knows'},
          },
          ['sku'],
        ),
      },
    },
    ['products'],
  ),
  output: object(
    {
      jobId: {
        type: 'string',
        description:
          'the job of the channel, for PublishStatus; not there when nothing was published',
      },
      accepted: {type: 'integer', description: 'how many products went through'},
      rejected: rejectedField,
      removals: {
        type: 'integer',
        description: 'with `"replace"`: how many products are removed from the catalogue',
      },
    },
    ['accepted', 'rejected'],
  ),
  credentials: [channelCredential],
  errors: [
    {
      code: 'E_REFUSED',
      when: 'more products than `maxRemovals` would be removed, or the channel refuses the request',
    },
    ...channelErrors('catalogue'),
  ],
  examples: [
    {
      title: 'Two products',
      configuration,
      input: {products: [table, chair]},
      given,
      calls: [{request, response: {status: 202, body: {jobId: 'job_81', rejected: []}}}],
      output: {jobId: 'job_81', accepted: 2, rejected: []},
    },
    {
      title: 'Bad products stay behind, the others go through',
      note: 'Two are sorted out before anything is sent. The channel rejects a third for a reason of its own.',
      configuration,
      input: {
        products: [
          table,
          chair,
          {sku: 'LAMP-2', title: 'Lamp', gtin: '4006381333932'},
          {sku: 'OAK-1', title: 'Oak table, large'},
        ],
      },
      given,
      calls: [
        {
          request,
          response: {
            status: 202,
            body: {
              jobId: 'job_82',
              rejected: [{sku: 'CHAIR-4', field: 'brand', message: 'This category needs a brand.'}],
            },
          },
        },
      ],
      output: {
        jobId: 'job_82',
        accepted: 1,
        rejected: [
          {sku: 'LAMP-2', field: 'gtin', message: 'The GTIN has a wrong length or check digit.'},
          {sku: 'OAK-1', field: 'sku', message: 'The SKU is in the list twice.'},
          {sku: 'CHAIR-4', field: 'brand', message: 'This category needs a brand.'},
        ],
      },
    },
    {
      title: 'Replace, with a look at what goes away',
      note: 'The channel is asked first how many products would be removed. Three are allowed, one goes.',
      configuration: {...configuration, mode: 'replace', maxRemovals: 3},
      input: {products: [table, chair]},
      given,
      calls: [
        {
          request: {method: 'POST', url: `${url}?dryRun=true`, headers, body: replaceBody},
          response: {status: 200, body: {removals: 1, rejected: []}},
        },
        {
          request: {method: 'POST', url, headers, body: replaceBody},
          response: {status: 202, body: {jobId: 'job_83', rejected: []}},
        },
      ],
      output: {jobId: 'job_83', accepted: 2, rejected: [], removals: 1},
    },
    {
      title: 'Too much would go away',
      note: 'The list has two products and the catalogue has 400: half an export, perhaps. Nothing is published.',
      configuration: {...configuration, mode: 'replace', maxRemovals: 20},
      input: {products: [table, chair]},
      given,
      calls: [
        {
          request: {method: 'POST', url: `${url}?dryRun=true`, headers, body: replaceBody},
          response: {status: 200, body: {removals: 398, rejected: []}},
        },
      ],
      error: 'E_REFUSED',
    },
    {
      title: 'A dry run',
      configuration: {...configuration, dryRun: true},
      input: {products: [chair, {sku: 'SHELF-9'}]},
      given,
      calls: [
        {
          request: {
            method: 'POST',
            url: `${url}?dryRun=true`,
            headers,
            body: {mode: 'upsert', products: [chair]},
          },
          response: {status: 200, body: {removals: 0, rejected: []}},
        },
      ],
      output: {
        accepted: 1,
        rejected: [{sku: 'SHELF-9', field: 'title', message: 'A title has 1 to 150 characters.'}],
      },
    },
    ...failures('catalogue', request, {configuration, input: {products: [table, chair]}, given}),
  ],
  related: [
    {function: 'Retail/PublishPrices', role: 'often used with'},
    {function: 'Retail/PublishStock', role: 'often used with'},
    {function: 'Retail/PublishStatus', role: 'often used with'},
  ],
  mappingFunctions: ['JSON/RenameKeys', 'List/Map', 'List/Distinct'],
  tags: ['workflow', 'retail', 'publishing', 'batch', 'api', 'validation'],
  aliases: [
    'product feed',
    'catalog sync',
    'marketplace listing',
    'upsert products',
    'PIM export',
    'upload articles',
    'sell on marketplace',
    'add items to shop',
    'e-commerce',
    'webshop',
    'item master data',
    'sync assortment',
    'GTIN check',
    'missing from shop',
    'delete discontinued',
    'Amazon',
    'Shopify',
    'eBay',
    'new products online',
    'merchandise',
    'product import',
    'product information',
    'SKU',
  ],
  limits: ['A step publishes at most 5,000 products.'],
  notes: [
    channelNote,
    'With `"replace"`, a product that is rejected isn’t in the list that the channel gets, so it counts as removed. `maxRemovals` guards you against that, too.',
  ],
  *converse({configuration: settings, input: {products}, surroundings}) {
    const {channelUrl, credential, catalog, mode, maxRemovals, dryRun} = settings;
    const channel = {channelUrl, token: surroundings.secret(credential)};
    const {good, rejected} = sortOut(products, rulesFor(products));
    const isReplace = mode === 'replace';
    if (good.length === 0 && isReplace) {
      failStep(
        'E_REFUSED',
        'No product passes the check, so the whole catalogue would be removed.',
      );
    }
    if (good.length === 0) {
      return {accepted: 0, rejected};
    }
    const path = `/catalogs/${encodeURIComponent(catalog)}/products`;
    const body = {mode, products: good as unknown as Json};
    let answer: ChannelAnswer = {};
    if (isReplace || dryRun) {
      answer = channelAnswer<ChannelAnswer>(
        yield channelRequest(channel, 'POST', `${path}?dryRun=true`, body),
      );
    }
    const removals = isReplace ? removalsOf(answer) : undefined;
    if (removals !== undefined && removals > maxRemovals) {
      failStep('E_REFUSED', `${removals} products would be removed; ${maxRemovals} are allowed.`);
    }
    if (!dryRun) {
      answer = channelAnswer<ChannelAnswer>(yield channelRequest(channel, 'POST', path, body));
    }
    const {jobId, rejected: refused = []} = answer;
    if (!dryRun && jobId === undefined) {
      failStep('E_UPSTREAM', 'The channel answers without a job.');
    }
    return {
      ...(!dryRun && {jobId}),
      accepted: acceptedCount(good.length, refused),
      rejected: [...rejected, ...refused],
      removals,
    };
  },
});
