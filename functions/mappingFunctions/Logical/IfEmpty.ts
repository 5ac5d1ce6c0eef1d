import {defineMappingFunction} from '../../defineMappingFunction';
import {expression} from '../../examples/expression';
import {isEmpty} from '../../values/isEmpty';

export default defineMappingFunction({
  category: 'Logical',
  name: 'IfEmpty',
  summary: 'Returns a value, or a fallback when the value is null, blank or empty.',
  parameters: {
    value: {type: 'Any', data: true, nullable: true, description: 'the value to check'},
    fallback: {
      type: 'Expression',
      description: 'the result for an empty value; it isn’t computed for any other',
    },
  },
  returns: {type: 'Any', nullable: true, description: 'the value as it is, or the fallback'},
  nullPolicy: 'default',
  nullAndEmpty:
    'Null, empty text, text of white space only, `[]`, `{}` and a file without bytes are empty. `0` and `false` aren’t.',
  errors: [],
  examples: [
    {
      title: 'A name for the label',
      kind: 'typical',
      input: {company: '', contact: 'Grace Hopper'},
      args: {value: expression('$.company'), fallback: expression('$.contact')},
      result: 'Grace Hopper',
    },
    {
      title: 'A value that is there',
      kind: 'typical',
      input: {reference: ' PO-88 '},
      args: {value: expression('$.reference'), fallback: 'none'},
      result: ' PO-88 ',
    },
    {title: 'Blank text', kind: 'edge', args: {value: ' \t\n', fallback: 'n/a'}, result: 'n/a'},
    {
      title: 'An empty list',
      kind: 'edge',
      args: {value: [], fallback: ['standard']},
      result: ['standard'],
    },
    {title: 'An empty object', kind: 'edge', args: {value: {}, fallback: null}, result: null},
    {title: 'Zero isn’t empty', kind: 'edge', args: {value: 0, fallback: 1}, result: 0},
    {title: 'False isn’t empty', kind: 'edge', args: {value: false, fallback: true}, result: false},
    {title: 'Null', kind: 'null', args: {value: null, fallback: 'n/a'}, result: 'n/a'},
  ],
  related: [
    {function: 'Logical/Coalesce', role: 'alternative'},
    {function: 'Logical/If', role: 'alternative'},
    {function: 'Logical/IfError', role: 'alternative'},
  ],
  tags: ['mapping', 'logical', 'null-handling', 'conditional'],
  aliases: [
    'default',
    'if blank',
    'fallback',
    'DefaultIfEmpty',
    'defaultTo',
    'Elvis operator',
    'replace missing value',
    'if not filled in',
    'default for empty',
    'placeholder text',
    'N/A',
    'unknown instead of nothing',
    'dash for gap',
    'whitespace only',
    'standard value',
    'nothing entered',
    'if empty then',
    'fillna',
    'blank cell',
  ],
  notes: ['A list or an object of nulls isn’t empty: it has items.'],
  pure: true,
  run: ({value, fallback}) => (isEmpty(value) ? fallback() : value),
});
