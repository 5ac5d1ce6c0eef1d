import {formatSignature} from '@documentation/mapping/internal/language/formatCall';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import {suggestName} from '@documentation/mapping/internal/language/suggestions/suggest';
import {describeFunction} from '../catalogue/describeFunction';
import {listedFunctions} from '../libraries/catalogue';
import {functionNamed, searchFunctions} from '../catalogue/searchFunctions';
import {ToolError, type Tool} from './tool';

export const listFunctions: Tool = {
  name: 'list_functions',
  title: 'List mapping functions',
  description:
    'Lists mapping functions with their signatures, best match first. Without a query, lists the names and summaries of all functions. Words can also be the name of a function in another product, such as vlookup.',
  inputSchema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      query: {type: 'string', maxLength: 200, description: 'words that all must match'},
    },
  },
  call({query}) {
    if (query === undefined) {
      return listedFunctions.map((each) => `${qualifiedName(each)}: ${each.summary}`).join('\n');
    }
    const found = searchFunctions(query as string);
    return found.length === 0
      ? 'No function matches all words. Use fewer or other words, or find_by_example.'
      : found.map((each) => `${formatSignature(each)}\n  ${each.summary}`).join('\n');
  },
};

export const describe: Tool = {
  name: 'describe_function',
  title: 'Describe a mapping function',
  description:
    'Returns everything about a mapping function: parameters, how it handles null, tested examples, errors, limits and related functions.',
  inputSchema: {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      name: {type: 'string', maxLength: 200, description: 'the full name, such as Datetime.Format'},
    },
  },
  call({name}) {
    const definition = functionNamed(name as string);
    if (!definition) {
      const closest = suggestName(name as string, listedFunctions.map(qualifiedName))?.replacement;
      throw new ToolError(
        `There is no mapping function ${String(name)}. ${closest ? `Did you mean ${closest}?` : 'Find functions with list_functions.'} Workflow functions have pages: find them with search_documentation.`,
      );
    }
    return describeFunction(definition);
  },
};
