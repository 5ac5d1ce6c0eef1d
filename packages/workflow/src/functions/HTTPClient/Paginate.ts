import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import type {HttpResponse} from '../../language/types';
import {successfulResponse} from '../../http/serviceResponses';
import {expressionValue} from '../../language/expressionValue';
import {connection, connectionCredential, placeInput, retries, targetOf} from './connection';
import {REQUEST_TIMEOUT_SECONDS, requestRetriesNote} from '../../language/retryRules';
import {exchange} from './exchange';
import {callErrors, failures, refused} from './failures';
import {jsonAnswer} from './jsonAnswer';
import {defaultParameter, nextPage, withParameter} from './nextPage';
import {
  FETCHED_PAGES,
  FETCHED_PAGES_DEFAULT,
} from '@documentation/base/internal/limits/values/steps';
import {grouped} from '@documentation/base/internal/limits/format';
import {shorten} from '@documentation/base/internal/values/quote';

const url = 'https://shop.example.com/orders';
const secrets = {shop: 'token-example'};
const headers = {accept: 'application/json', authorization: 'Bearer token-example'};
const json = {'content-type': 'application/json'};
const configuration = {
  url,
  credential: 'shop',
  style: 'cursor',
  items: '$.data',
  next: '$.nextCursor',
};
const firstRequest = {method: 'GET', url, headers};

export default defineWorkflowFunction({
  category: 'HTTPClient',
  name: 'Paginate',
  summary: 'Fetches all pages of a list from an API and returns their items as one list.',
  kind: 'action',
  requestTimeoutSeconds: REQUEST_TIMEOUT_SECONDS,
  configuration: object(
    {
      ...connection,
      style: {
        ...oneOf({
          cursor: 'each response contains the cursor or URL of the next page',
          page: 'each request sends a page number',
          offset: 'each request sends an item offset',
          'link-header': 'the `Link` header contains the URL of the next page',
        }),
        description: 'how the service paginates the list',
      },
      items: {
        type: 'string',
        default: '$',
        description:
          'the path to the items in a response, as a mapping expression such as `$.data`',
      },
      next: {
        type: 'string',
        default: '$.nextCursor',
        description: 'the path to the next cursor or URL in a response, if `style` is `cursor`',
      },
      parameter: {
        type: 'string',
        description:
          'the query parameter that selects the page; by default `cursor`, `page` or `offset`, depending on `style`',
      },
      firstPage: {
        type: 'integer',
        minimum: 0,
        maximum: 1,
        default: 1,
        description: 'the number of the first page; used only if `style` is `page`',
      },
      pageSize: {
        type: 'integer',
        minimum: 1,
        maximum: 10_000,
        description:
          'how many items to request per page; with `page` and `offset`, a page with fewer items is the last one',
      },
      sizeParameter: {
        type: 'string',
        default: 'limit',
        description: 'the query parameter for the page size',
      },
      maxPages: {
        type: 'integer',
        minimum: 1,
        maximum: FETCHED_PAGES,
        default: FETCHED_PAGES_DEFAULT,
        description: 'the maximum number of pages to fetch',
      },
      pauseMs: {
        type: 'integer',
        minimum: 0,
        maximum: 60_000,
        default: 0,
        description: 'how many milliseconds to wait between pages',
      },
      retries,
    },
    ['url', 'style'],
  ),
  input: object(placeInput),
  output: object(
    {
      items: {type: 'array', description: 'the items of all pages, in order'},
      pages: {type: 'integer', description: 'how many pages were fetched'},
      stoppedBy: {
        ...oneOf({
          end: 'the list is complete',
          maxPages: '`maxPages` has been reached, so there may be more pages',
          repetition: 'the next page has already been fetched',
        }),
        description: 'why the step stopped',
      },
    },
    ['items', 'pages', 'stoppedBy'],
  ),
  credentials: [connectionCredential],
  errors: [
    ...callErrors,
    {
      ...refused,
      when: 'the service rejects the request (any other 4xx), the URL is on a private network, or the next page is on another site',
    },
  ],
  examples: [
    {
      title: 'Cursor pagination',
      configuration: {...configuration, pageSize: 2},
      input: {query: {state: 'open'}},
      given: {secrets},
      calls: [
        {
          request: {...firstRequest, url: `${url}?state=open&limit=2`},
          response: {
            status: 200,
            headers: json,
            body: {data: [{id: 1}, {id: 2}], nextCursor: 'c2'},
          },
        },
        {
          request: {...firstRequest, url: `${url}?state=open&limit=2&cursor=c2`},
          response: {status: 200, headers: json, body: {data: [{id: 3}], nextCursor: null}},
        },
      ],
      output: {items: [{id: 1}, {id: 2}, {id: 3}], pages: 2, stoppedBy: 'end'},
    },
    {
      title: 'Link header pagination with a pause',
      configuration: {url, credential: 'shop', style: 'link-header', pauseMs: 500},
      input: {},
      given: {secrets},
      calls: [
        {
          request: firstRequest,
          response: {
            status: 200,
            headers: {...json, link: `<${url}?page=2>; rel="next", <${url}?page=2>; rel="last"`},
            body: [{id: 1}],
          },
        },
        {wait: 0.5},
        {
          request: {...firstRequest, url: `${url}?page=2`},
          response: {
            status: 200,
            headers: {...json, link: `<${url}?page=1>; rel="prev"`},
            body: [{id: 2}],
          },
        },
      ],
      output: {items: [{id: 1}, {id: 2}], pages: 2, stoppedBy: 'end'},
    },
    {
      title: 'Page number pagination',
      note: 'The second page has fewer items than `pageSize`, so it is the last one.',
      configuration: {
        url,
        credential: 'shop',
        style: 'page',
        items: '$.orders',
        pageSize: 2,
        sizeParameter: 'per_page',
      },
      input: {},
      given: {secrets},
      calls: [
        {
          request: {...firstRequest, url: `${url}?per_page=2&page=1`},
          response: {status: 200, headers: json, body: {orders: [{id: 1}, {id: 2}]}},
        },
        {
          request: {...firstRequest, url: `${url}?per_page=2&page=2`},
          response: {status: 200, headers: json, body: {orders: [{id: 3}]}},
        },
      ],
      output: {items: [{id: 1}, {id: 2}, {id: 3}], pages: 2, stoppedBy: 'end'},
    },
    {
      title: 'Offset pagination with a page limit',
      configuration: {
        url,
        credential: 'shop',
        style: 'offset',
        items: '$.rows',
        parameter: 'skip',
        maxPages: 2,
      },
      input: {},
      given: {secrets},
      calls: [
        {
          request: {...firstRequest, url: `${url}?skip=0`},
          response: {status: 200, headers: json, body: {rows: [{id: 1}, {id: 2}]}},
        },
        {
          request: {...firstRequest, url: `${url}?skip=2`},
          response: {status: 200, headers: json, body: {rows: [{id: 3}, {id: 4}]}},
        },
      ],
      output: {items: [{id: 1}, {id: 2}, {id: 3}, {id: 4}], pages: 2, stoppedBy: 'maxPages'},
    },
    {
      title: 'A repeated cursor',
      note: 'The second response repeats the cursor, so the step stops instead of fetching the same page again.',
      configuration,
      input: {},
      given: {secrets},
      calls: [
        {
          request: firstRequest,
          response: {status: 200, headers: json, body: {data: [{id: 1}], nextCursor: 'c2'}},
        },
        {
          request: {...firstRequest, url: `${url}?cursor=c2`},
          response: {status: 200, headers: json, body: {data: [{id: 2}], nextCursor: 'c2'}},
        },
      ],
      output: {items: [{id: 1}, {id: 2}], pages: 2, stoppedBy: 'repetition'},
    },
    {
      title: 'A wrong path to the items',
      configuration: {...configuration, items: '$.items'},
      input: {},
      given: {secrets},
      calls: [
        {
          request: firstRequest,
          response: {status: 200, headers: json, body: {data: [], nextCursor: null}},
        },
      ],
      error: 'E_UPSTREAM',
    },
    ...failures({configuration, input: {}, request: firstRequest, secrets}),
  ],
  related: [
    {function: 'HTTPClient/GetJson', role: 'alternative'},
    {function: 'CRM/HubSpotSearch', role: 'alternative'},
    {function: 'Scheduler/Cron', role: 'often used with'},
    {function: 'JSON/SplitItems', role: 'often used with'},
  ],
  mappingFunctions: ['List/Map', 'List/Filter'],
  tags: ['workflow', 'http', 'http-client', 'pagination', 'request', 'stream', 'rate-limit'],
  aliases:
    'paging, cursor, nextPageToken, offset and limit, Link header, fetch all pages, next page, more than 100 results, loop through pages, infinite scroll, complete list, continuation token, load more, only first 50 returned, OData nextLink, iterate until empty, follow next link, get everything, walk through pages, page number, retrieve complete list, scroll API, HasMore, page size, loop until no more',
  limits: [
    requestRetriesNote,
    `The step fetches up to ${FETCHED_PAGES_DEFAULT} pages by default, and up to ${grouped(FETCHED_PAGES)} with \`maxPages\`.`,
  ],
  notes: [
    'If the list changes while the step fetches it, pagination by page number or offset can repeat or miss items. Cursors usually avoid this.',
    'All pages must be on the same site, because every request sends your headers and secret.',
  ],
  async *converse({configuration: settings, input, surroundings}) {
    const {style, firstPage, pageSize, sizeParameter, maxPages, pauseMs} = settings;
    const parameter = settings.parameter ?? defaultParameter[style];
    const {url: target, headers: given, secretHeaders} = targetOf(settings, input, surroundings);
    if (pageSize !== undefined) {
      target.searchParams.set(sizeParameter, String(pageSize));
    }
    const first =
      style === 'page' || style === 'offset'
        ? withParameter(target, parameter, style === 'page' ? String(firstPage) : '0')
        : target;
    let items: Json[] = [];
    const fetched = new Set<string>();
    for (let page: URL | null = first; page !== null;) {
      fetched.add(page.href);
      const {response}: {response: HttpResponse} = yield* exchange(
        {method: 'GET', url: page.href, headers: {accept: 'application/json', ...given}},
        {now: surroundings.now, retries: settings.retries, followRedirects: true, secretHeaders},
      );
      const body = await jsonAnswer(successfulResponse(response, first.host), first.host);
      const found = await expressionValue(settings.items, body, surroundings, 'E_UPSTREAM');
      if (!Array.isArray(found)) {
        return failStep(
          'E_UPSTREAM',
          `The response has no list at ${shorten(settings.items)}. Check \`items\`.`,
        );
      }
      items = items.concat(found as Json[]);
      page = nextPage(
        {style, parameter, firstPage, pageSize},
        {
          first,
          response,
          cursor:
            style === 'cursor'
              ? ((await expressionValue(settings.next, body, surroundings, 'E_UPSTREAM')) as Json)
              : null,
          pages: fetched.size,
          items: items.length,
          last: found.length,
        },
      );
      if (page && fetched.has(page.href)) {
        return {items, pages: fetched.size, stoppedBy: 'repetition' as const};
      }
      if (page && fetched.size >= maxPages) {
        return {items, pages: fetched.size, stoppedBy: 'maxPages' as const};
      }
      if (page && pauseMs > 0) {
        yield {wait: pauseMs / 1000};
      }
    }
    return {items, pages: fetched.size, stoppedBy: 'end' as const};
  },
});
