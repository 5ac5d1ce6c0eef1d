import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
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
import {PUBLISHED_RECORDS} from '@documentation/base/internal/limits/values/steps';
import {grouped} from '@documentation/base/internal/limits/format';

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
    removals ??
    failStep(
      'E_UPSTREAM',
      'The channel didn’t return the number of products that it would remove. Check that it supports dry runs.',
    )
  );
}

/** Builds the rules for a list of products. If several have the same SKU, only the first passes. */
function rulesFor(products: readonly Product[]) {
  const firstBySku = new Map([...products].reverse().map((product) => [product.sku, product]));
  return {
    sku: (product: Product) =>
      skuProblem(product) ||
      (firstBySku.get(product.sku) !== product &&
        'The SKU is already in the list. Remove the duplicate.'),
    title: ({title = ''}: Product) =>
      (title.trim() === '' || title.length > 150) && 'The title must have 1 to 150 characters.',
    gtin: ({gtin}: Product) =>
      gtin !== undefined &&
      !isGtin(gtin) &&
      'The GTIN has the wrong length or check digit. Compare it with the barcode.',
    imageUrls: ({imageUrls = []}: Product) =>
      imageUrls.some((address) => !/^https:\/\/[^\s/]+\/\S*$/.test(address)) &&
      'Image URLs must start with https:// and have a path, such as https://example.com/oak.jpg.',
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
  summary: 'Checks products and publishes the valid ones to a sales channel’s catalogue.',
  kind: 'action',
  configuration: object(
    {
      ...channelConfiguration,
      catalog: {
        type: 'string',
        minLength: 1,
        description: 'the ID of the catalogue in the channel',
      },
      mode: {
        ...oneOf({
          upsert: 'adds new products and updates existing ones',
          replace: 'adds and updates products, and removes those that aren’t in the list',
        }),
        default: 'upsert',
        description: 'how to update the catalogue',
      },
      maxRemovals: {
        type: 'integer',
        minimum: 0,
        default: 0,
        description:
          'with `"replace"`, the maximum number of products to remove; the step fails if it would remove more',
      },
      dryRun: {
        type: 'boolean',
        default: false,
        description:
          'whether to check the products, on the platform and in the channel, without publishing them',
      },
    },
    ['channelUrl', 'credential', 'catalog'],
  ),
  input: object(
    {
      products: {
        type: 'array',
        minItems: 1,
        maxItems: PUBLISHED_RECORDS,
        description: 'the products to publish',
        items: object(
          {
            sku: {
              type: 'string',
              description: 'your SKU for the product: letters, digits, `.`, `-` and `_`',
            },
            title: {
              type: 'string',
              description:
                'the product name, 1 to 150 characters; a product without a title is rejected',
            },
            description: {type: 'string', description: 'a description for shoppers'},
            brand: {type: 'string', description: 'the brand'},
            gtin: {type: 'string', description: 'the GTIN, the number below the barcode'},
            imageUrls: {
              type: 'array',
              items: {type: 'string'},
              description: 'image URLs that start with `https://`',
            },
            attributes: {type: 'object', description: 'other fields that the channel supports'},
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
          'the job ID in the channel, for `Retail.PublishStatus`; missing if nothing was published',
      },
      accepted: {type: 'integer', description: 'how many products were accepted'},
      rejected: rejectedField,
      removals: {
        type: 'integer',
        description:
          'with `"replace"`, how many products the channel removes or, in a dry run, would remove',
      },
    },
    ['accepted', 'rejected'],
  ),
  credentials: [channelCredential],
  errors: [
    {
      code: 'E_REFUSED',
      when: 'more than `maxRemovals` products would be removed, or the channel rejects the request',
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
      title: 'Two products rejected by the platform, one by the channel',
      note: 'The platform rejects two products before it sends the rest. The channel rejects a third.',
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
          {
            sku: 'LAMP-2',
            field: 'gtin',
            message: 'The GTIN has the wrong length or check digit. Compare it with the barcode.',
          },
          {
            sku: 'OAK-1',
            field: 'sku',
            message: 'The SKU is already in the list. Remove the duplicate.',
          },
          {sku: 'CHAIR-4', field: 'brand', message: 'This category needs a brand.'},
        ],
      },
    },
    {
      title: 'A replacement within the removal limit',
      note: 'The step first asks the channel how many products it would remove. `maxRemovals` allows three, and the channel removes one.',
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
      title: 'A replacement over the removal limit',
      note: 'The list has 2 products, but the catalogue has 400. The list may be incomplete, so nothing is published.',
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
        rejected: [
          {sku: 'SHELF-9', field: 'title', message: 'The title must have 1 to 150 characters.'},
        ],
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
  aliases:
    'product feed, catalog sync, marketplace listing, upsert products, PIM export, upload articles, sell on marketplace, add items to shop, e-commerce, webshop, item master data, sync assortment, GTIN check, missing from shop, delete discontinued, Amazon, Shopify, eBay, new products online, merchandise, product import, product information, SKU',
  limits: [`A step can publish up to ${grouped(PUBLISHED_RECORDS)} products.`],
  notes: [
    channelNote,
    'With `"replace"`, the channel doesn’t receive products that the platform rejects, so it removes them from the catalogue. `maxRemovals` limits these removals too.',
  ],
  *converse({configuration: settings, input: {products}, surroundings}) {
    const {channelUrl, credential, catalog, mode, maxRemovals, dryRun} = settings;
    const channel = {channelUrl, token: surroundings.secret(credential)};
    const {good, rejected} = sortOut(products, rulesFor(products));
    const isReplace = mode === 'replace';
    if (good.length === 0 && isReplace) {
      failStep(
        'E_REFUSED',
        'No product passed the check, so the channel would remove every product from the catalogue. Correct the products, or set `mode` to "upsert".',
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
      failStep(
        'E_REFUSED',
        `The channel would remove more products (${removals.toLocaleString('en')}) than \`maxRemovals\` allows (${maxRemovals.toLocaleString('en')}). Check the list, or raise \`maxRemovals\`.`,
      );
    }
    if (!dryRun) {
      answer = channelAnswer<ChannelAnswer>(yield channelRequest(channel, 'POST', path, body));
    }
    const {jobId, rejected: refused = []} = answer;
    if (!dryRun && jobId === undefined) {
      failStep(
        'E_UPSTREAM',
        'The channel didn’t return a job ID. Check in the channel whether the products were published.',
      );
    }
    return {
      ...(!dryRun && {jobId}),
      accepted: acceptedCount(good.length, refused),
      rejected: [...rejected, ...refused],
      removals,
    };
  },
});
