import {defineMappingFunction} from '../../language/defineMappingFunction';
import {encodingError, listsParameter, parametersLimit, parseQuery, queryNote} from './queryString';
import {parseUrl} from './urlParts';

export default defineMappingFunction({
  category: 'Text',
  name: 'ParseUrl',
  summary: 'Splits a URL into its parts: scheme, host, port, path, query and fragment.',
  parameters: {
    url: {type: 'Text', data: true, description: 'the absolute URL to split'},
    lists: listsParameter,
  },
  returns: {
    type: 'Object',
    description:
      'an object with `scheme`, `username`, `password`, `host`, `port` (a number), `path`, `query` (the decoded values by parameter name) and `fragment`; parts that the URL doesn’t have are null, except `path` (`""`) and `query` (`{}`)',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text fails with `E_PARSE`.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the text isn’t an absolute URL, its host or port is invalid, or it contains whitespace, a control character or a backslash',
    },
    encodingError,
  ],
  examples: [
    {
      title: 'A link to an order',
      kind: 'typical',
      args: {url: 'https://shop.example.com:8443/orders/42?lang=de&tag=new&tag=gift#items'},
      result: {
        scheme: 'https',
        username: null,
        password: null,
        host: 'shop.example.com',
        port: 8443,
        path: '/orders/42',
        query: {lang: 'de', tag: ['new', 'gift']},
        fragment: 'items',
      },
    },
    {
      title: 'A database connection',
      kind: 'typical',
      args: {url: 'postgres://ada:s3cret%21@db.example.com/orders', lists: 'always'},
      result: {
        scheme: 'postgres',
        username: 'ada',
        password: 's3cret!',
        host: 'db.example.com',
        port: null,
        path: '/orders',
        query: {},
        fragment: null,
      },
    },
    {
      title: 'Path and fragment stay encoded',
      kind: 'edge',
      args: {url: 'HTTPS://Example.COM/caf%C3%A9/a%2Fb?q=caf%C3%A9#%C3%A9'},
      result: {
        scheme: 'https',
        username: null,
        password: null,
        host: 'example.com',
        port: null,
        path: '/caf%C3%A9/a%2Fb',
        query: {q: 'café'},
        fragment: '%C3%A9',
      },
    },
    {
      title: 'The host of an IPv6 URL has no brackets',
      kind: 'edge',
      args: {url: 'http://[2001:DB8::1]:8080'},
      result: {
        scheme: 'http',
        username: null,
        password: null,
        host: '2001:db8::1',
        port: 8080,
        path: '',
        query: {},
        fragment: null,
      },
    },
    {
      title: 'A URL without a host',
      kind: 'edge',
      args: {url: 'mailto:ada@example.com?subject=Order%2042'},
      result: {
        scheme: 'mailto',
        username: null,
        password: null,
        host: null,
        port: null,
        path: 'ada@example.com',
        query: {subject: 'Order 42'},
        fragment: null,
      },
    },
    {title: 'Null', kind: 'null', args: {url: null}, result: null},
    {
      title: 'A URL without a scheme',
      kind: 'error',
      args: {url: 'www.example.com/orders'},
      error: 'E_PARSE',
    },
    {
      title: 'A port that is too high',
      kind: 'error',
      args: {url: 'https://example.com:70000/'},
      error: 'E_PARSE',
    },
    {
      title: 'A query in an older encoding',
      kind: 'error',
      args: {url: 'https://example.com/?city=K%F6ln'},
      error: 'E_ENCODING',
    },
  ],
  related: [
    {function: 'Text/ParseQuery', role: 'alternative'},
    {function: 'Text/Decode', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'dataweave',
      name: 'parseURI',
      differs: 'uses other field names, and doesn’t split the query',
    },
  ],
  tags: ['mapping', 'text', 'parse', 'http', 'path'],
  aliases:
    'parse_url, urlparse, urlsplit, new URL, Uri.Parts, parseURI, domain from URL, hostname, host of a link, protocol of a URL, port number, URL path, split URL, URL components, connection string, landing page parameters, anchor in a URL, java.net.URI',
  limits: [parametersLimit],
  notes: [
    'The scheme and the host are converted to lowercase. The port is null if the URL doesn’t name one, and `..` in the path is kept. The user name, password and query are decoded, but the path and fragment aren’t. To decode them, use `Text.Decode` with the `url` scheme.',
    'Parsing follows RFC 3986. Browsers also accept whitespace, and `http:` without `//`. They reject a port in a `file` URL, and a port or a user without a host, as in `data://:443`.',
    queryNote,
    'URLs that programs interpret in different ways fail, for example those with a backslash, with two `@` before the path, or with an IPv4 address such as `0x7f.1`. Non-ASCII characters in a host name, as in `müller.example`, stay as written.',
  ],
  run: ({url, lists}) => {
    const {query, fragment, ...parts} = parseUrl(url);
    return {...parts, query: parseQuery(query, lists, 'url'), fragment};
  },
});
