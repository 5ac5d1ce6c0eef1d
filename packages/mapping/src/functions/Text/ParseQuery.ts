import {defineMappingFunction} from '../../language/defineMappingFunction';
import {encodingError, listsParameter, parametersLimit, parseQuery, queryNote} from './queryString';

export default defineMappingFunction({
  category: 'Text',
  name: 'ParseQuery',
  summary: 'Parses a query string or form data into an object of parameters.',
  parameters: {
    query: {
      type: 'Text',
      data: true,
      description: 'the query string, with or without `?` at the start',
    },
    lists: listsParameter,
  },
  returns: {
    type: 'Object',
    description:
      'the decoded values by parameter name, in the order in which the names first occur',
  },
  nullPolicy: 'passes on',
  nullAndEmpty:
    'Empty text returns an empty object. A parameter without a value is empty text. Extra `&` characters are ignored.',
  errors: [encodingError],
  examples: [
    {
      title: 'The query of a search page',
      kind: 'typical',
      args: {query: '?q=oak+table&page=2'},
      result: {q: 'oak table', page: '2'},
    },
    {
      title: 'A repeated parameter',
      kind: 'typical',
      args: {query: 'status=open&tag=new&tag=gift'},
      result: {status: 'open', tag: ['new', 'gift']},
    },
    {
      title: 'Form data from a webhook',
      kind: 'typical',
      args: {query: 'name=Zo%C3%AB+Br%C3%BBl%C3%A9&total=12%2C50+%E2%82%AC'},
      result: {name: 'Zoë Brûlé', total: '12,50 €'},
    },
    {
      title: 'Lists for all parameters',
      kind: 'typical',
      args: {query: 'status=open&tag=new&tag=gift', lists: 'always'},
      result: {status: ['open'], tag: ['new', 'gift']},
    },
    {
      title: 'Parameters without a value',
      kind: 'edge',
      args: {query: 'debug&note=&&='},
      result: {debug: '', note: '', '': ''},
    },
    {
      title: 'An equals sign in a value',
      kind: 'edge',
      args: {query: 'filter=total=5'},
      result: {filter: 'total=5'},
    },
    {
      title: 'A percent sign that isn’t encoded',
      kind: 'edge',
      args: {query: 'discount=100%&code=%zz'},
      result: {discount: '100%', code: '%zz'},
    },
    {title: 'Empty text', kind: 'edge', args: {query: ''}, result: {}},
    {title: 'Null', kind: 'null', args: {query: null}, result: null},
    {
      title: 'An older encoding',
      kind: 'error',
      args: {query: 'city=K%F6ln'},
      error: 'E_ENCODING',
    },
  ],
  related: [
    {function: 'Text/ParseUrl', role: 'alternative'},
    {function: 'Text/Decode', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'dataweave',
      name: 'read',
      differs: 'needs the format `application/x-www-form-urlencoded`',
    },
    {tool: 'bloblang', name: 'parse_form_url_encoded'},
  ],
  tags: ['mapping', 'text', 'parse', 'encoding', 'http'],
  aliases:
    'query string, parse query parameters, URLSearchParams, parse_qs, parse_str, qs.parse, querystring.parse, x-www-form-urlencoded, form data to JSON, form body, parse form, Uri.Parts query, GET parameters, utm parameters, decode query, ampersand separated pairs, key=value pairs',
  limits: [parametersLimit],
  notes: [
    queryNote,
    'All values are text. To convert them, use functions such as `Types.ToNumber`.',
    'With `lists: "always"`, the result has the same shape no matter how often a parameter occurs.',
  ],
  run: ({query, lists}) => parseQuery(query.replace(/^\?/, ''), lists, 'query'),
});
