import {defineMappingFunction} from '../../language/defineMappingFunction';
import {
  costlyPath,
  pathErrors,
  pathLimits,
  pathParameter,
  loadSelectByPath,
} from '../../formats/jsonPath/jsonPath';
import {whenReady} from '../../language/steps';

export default defineMappingFunction({
  category: 'JSON',
  name: 'HasPath',
  summary: 'Checks whether a JSONPath selects anything in a document.',
  parameters: {
    source: {type: 'Any', data: true, nullable: true, description: 'the document to search'},
    path: pathParameter,
  },
  returns: {type: 'Boolean', description: 'true if the path selects at least one value'},
  nullPolicy: 'value',
  nullAndEmpty:
    'A field that is null counts as present, so you can tell a null field from a missing one.',
  errors: pathErrors,
  examples: [
    {
      title: 'A field that exists',
      kind: 'typical',
      args: {source: {email: 'ada@example.com'}, path: '$.email'},
      result: true,
    },
    {
      title: 'A field that is missing',
      kind: 'typical',
      args: {source: {email: 'ada@example.com'}, path: '$.phone'},
      result: false,
    },
    {
      title: 'Any total above 100',
      kind: 'edge',
      args: {source: [{total: 90}, {total: 120}], path: '$[?@.total > 100]'},
      result: true,
    },
    {
      title: 'A field that is null',
      kind: 'null',
      args: {source: {phone: null}, path: '$.phone'},
      result: true,
    },
    {title: 'A null document', kind: 'null', args: {source: null, path: '$.phone'}, result: false},
    {title: 'An incomplete path', kind: 'error', args: {source: {}, path: '$..'}, error: 'E_PATH'},
    {
      title: 'A path that visits too many values',
      kind: 'error',
      args: costlyPath,
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'JSON/ValueFromPath', role: 'often used with'},
    {function: 'JSON/Validate', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'jq', name: 'has', expression: '.source | has("email")', differs: 'checks one key'},
    {
      tool: 'jsonata',
      name: '$exists',
      expression: '$exists(source.email)',
      differs: 'has its own path syntax',
    },
    {tool: 'dataweave', name: '.a?', differs: 'has its own path syntax'},
    {tool: 'bloblang', name: 'exists', differs: 'has its own path syntax'},
    {tool: 'sql', name: 'JSONB_PATH_EXISTS', differs: 'uses SQL/JSON paths'},
    {
      tool: 'lodash',
      name: '_.has',
      expression: "_.has(source, 'email')",
      differs: 'has no wildcards or conditions',
    },
  ],
  tags: ['mapping', 'json', 'path', 'jsonpath', 'null-handling', 'validation'],
  aliases:
    'JSON_EXISTS, has, exists, $exists, field exists, isPresent, does key exist, contains property, hasOwnProperty, optional field there, guard before access, is defined, node available, missing key, check property, test for field, containsKey',
  limits: pathLimits,
  load: loadSelectByPath,
  run: ({source, path}, _context, selectByPath) =>
    whenReady(selectByPath(source, path), (selected) => !selected.next().done),
});
