import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {nameOfValue} from '@documentation/base/internal/values/namesOfTypes';
import type {Value} from '@documentation/base/internal/values/types';
import {asText, isSimple} from './asText';
import {checkResultLength, resultLimit, resultTooLong} from './resultLength';

/** Converts all items except null to text. Positions in messages include null items. */
function textsOf(list: readonly Value[]): string[] {
  return list.flatMap((item, index) => {
    if (item === null) {
      return [];
    }
    return isSimple(item)
      ? [asText(item)]
      : fail(
          'E_TYPE',
          `The item at position ${index} is ${nameOfValue(item)}, which can’t be joined. Convert it to text first.`,
          'list',
        );
  });
}

export default defineMappingFunction({
  category: 'Text',
  name: 'Join',
  summary: 'Joins list items as text, with a separator between them.',
  parameters: {
    list: {
      type: 'List<Any>',
      data: true,
      nullable: true,
      description: 'the items to join: text, numbers or Booleans',
    },
    separator: {type: 'Text', default: ', ', description: 'the text to put between items'},
    lastSeparator: {
      type: 'Text',
      default: null,
      description:
        'the separator before the last item, such as `" and "`; by default, the same as `separator`',
    },
  },
  returns: {type: 'Text', description: 'the joined text'},
  nullPolicy: 'skips',
  nullAndEmpty:
    'A skipped item adds no separator. Empty text is kept. An empty list returns empty text.',
  errors: [{code: 'E_TYPE', when: 'an item is a list, an object or bytes'}, resultTooLong],
  examples: [
    {
      title: 'Product tags',
      kind: 'typical',
      args: {list: ['sale', 'new', 'outdoor']},
      result: 'sale, new, outdoor',
    },
    {
      title: 'An address on several lines',
      kind: 'typical',
      args: {list: ['10 Main Street', 'Springfield', 'US'], separator: '\n'},
      result: '10 Main Street\nSpringfield\nUS',
    },
    {
      title: 'A list in a sentence',
      kind: 'typical',
      args: {list: ['Berlin', 'Paris', 'Rome'], lastSeparator: ' and '},
      result: 'Berlin, Paris and Rome',
    },
    {
      title: 'Two items, joined by the last separator',
      kind: 'edge',
      args: {list: ['Berlin', 'Rome'], lastSeparator: ' and '},
      result: 'Berlin and Rome',
    },
    {
      title: 'Numbers and Booleans',
      kind: 'edge',
      args: {list: [7, 12.5, true], separator: ';'},
      result: '7;12.5;true',
    },
    {
      title: 'Empty text is kept',
      kind: 'edge',
      args: {list: ['a', '', 'b'], separator: ','},
      result: 'a,,b',
    },
    {title: 'An empty list', kind: 'edge', args: {list: []}, result: ''},
    {
      title: 'Null is skipped',
      kind: 'null',
      args: {list: ['Ada', null, 'Lovelace'], separator: ' '},
      result: 'Ada Lovelace',
    },
    {title: 'A null list', kind: 'null', args: {list: null}, result: null},
    {title: 'A nested list', kind: 'error', args: {list: ['a', ['b']]}, error: 'E_TYPE'},
    {
      title: 'A result that is too long',
      kind: 'error',
      args: {
        list: Array<string>(12).fill('a'),
        separator: expression('Text.Pad("-", 1000000)'),
      },
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Text/Split', role: 'inverse'},
    {function: 'Text/Concat', role: 'alternative'},
    {function: 'Text/Repeat', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'TEXTJOIN', differs: 'takes the separator first'},
    {
      tool: 'jq',
      name: 'join',
      expression: '.list | join(", ")',
      differs: 'adds an empty part for null',
    },
    {
      tool: 'jsonata',
      name: '$join',
      expression: '$join(list, ", ")',
      differs: 'fails for items that aren’t text',
    },
    {
      tool: 'jmespath',
      name: 'join',
      expression: "join(', ', list)",
      differs: 'fails for items that aren’t text',
    },
    {tool: 'dataweave', name: 'joinBy'},
    {tool: 'bloblang', name: 'join', differs: 'fails for items that aren’t text'},
    {tool: 'sql', name: 'ARRAY_TO_STRING', differs: '`STRING_AGG` joins the values of rows'},
    {
      tool: 'lodash',
      name: '_.join',
      expression: "_.join(list, ', ')",
      differs: 'adds an empty part for null',
    },
    {tool: 'pandas', name: 'str.join'},
  ],
  tags: ['mapping', 'text', 'list'],
  aliases:
    'TEXTJOIN, STRING_AGG, Text.Combine, string-join, implode, join with comma, joinBy, array to string, comma separated list, combine with separator, GROUP_CONCAT, tags in one field, list as sentence, pipe separated, newline between, with delimiter, enumerate names, concatenate list, merge items into text, listagg',
  limits: [resultLimit],
  run: ({list, separator, lastSeparator}) => {
    if (list === null) {
      return null;
    }
    const texts = textsOf(list);
    checkResultLength(
      texts.reduce((sum, text) => sum + text.length + separator.length, lastSeparator?.length ?? 0),
    );
    if (lastSeparator === null || texts.length < 2) {
      return texts.join(separator);
    }
    return `${texts.slice(0, -1).join(separator)}${lastSeparator}${texts.at(-1)}`;
  },
});
