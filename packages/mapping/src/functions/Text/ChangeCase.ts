import {defineMappingFunction} from '../../language/defineMappingFunction';
import {titleCase} from '@documentation/base/internal/values/text/titleCase';

/**
 * The change-case library capitalises the first UTF-16 code unit of a word with toUpperCase, so ß becomes SS and 𐐨
 * stays lowercase. `changeCase.test.ts` compares the styles with it for words that both treat the same.
 */

/** 'XMLHttpRequest no. 2' → ['XML', 'Http', 'Request', 'no', '2'] */
function wordsOf(text: string): string[] {
  return text
    .replace(/['’]/g, '')
    .replace(/([\p{Ll}\p{N}]\p{M}*)([\p{Lu}\p{Lt}])/gu, '$1 $2')
    .replace(/(\p{Lu}\p{M}*)([\p{Lu}\p{Lt}]\p{M}*\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

const lower = (word: string) => word.toLowerCase();

/** How each style writes the first word and the others, and what it puts between them. */
const styles = {
  camel: {first: lower, others: titleCase, separator: ''},
  pascal: {first: titleCase, others: titleCase, separator: ''},
  snake: {first: lower, others: lower, separator: '_'},
  kebab: {first: lower, others: lower, separator: '-'},
  title: {first: titleCase, others: titleCase, separator: ' '},
  sentence: {first: titleCase, others: lower, separator: ' '},
};

export default defineMappingFunction({
  category: 'Text',
  name: 'ChangeCase',
  summary: 'Converts a name to a naming style, such as camelCase or snake_case.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the name or words to convert'},
    style: {
      type: 'Text',
      values: {
        camel: '`orderLineTotal`',
        pascal: '`OrderLineTotal`',
        snake: '`order_line_total`',
        kebab: '`order-line-total`',
        title: '`Order Line Total`',
        sentence: '`Order line total`',
      },
      description: 'the naming style to use',
    },
  },
  returns: {type: 'Text', description: 'the words in the chosen style'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Text without letters or digits becomes empty text.',
  errors: [],
  examples: [
    {
      title: 'Column heading to field name',
      kind: 'typical',
      args: {text: 'Order Line Total', style: 'camel'},
      result: 'orderLineTotal',
    },
    {
      title: 'Field name to column name',
      kind: 'typical',
      args: {text: 'orderLineTotal', style: 'snake'},
      result: 'order_line_total',
    },
    {
      title: 'Field name to heading',
      kind: 'typical',
      args: {text: 'ship_to_country', style: 'title'},
      result: 'Ship To Country',
    },
    {
      title: 'Field name to label',
      kind: 'typical',
      args: {text: 'shipToCountry', style: 'sentence'},
      result: 'Ship to country',
    },
    {
      title: 'Hyphenated name to class name',
      kind: 'typical',
      args: {text: 'customer-address', style: 'pascal'},
      result: 'CustomerAddress',
    },
    {
      title: 'Heading to hyphenated name',
      kind: 'typical',
      args: {text: 'Größe & Farbe', style: 'kebab'},
      result: 'größe-farbe',
    },
    {
      title: 'An abbreviation is one word',
      kind: 'edge',
      args: {text: 'XMLHttpRequest', style: 'snake'},
      result: 'xml_http_request',
    },
    {
      title: 'Digits stay with the preceding word',
      kind: 'edge',
      args: {text: 'address2Line', style: 'snake'},
      result: 'address2_line',
    },
    {
      title: 'Digits as a separate word',
      kind: 'edge',
      args: {text: 'address line 2', style: 'camel'},
      result: 'addressLine2',
    },
    {
      title: 'Letters with a title case of their own',
      kind: 'edge',
      args: {text: 'ßtest ǆungla', style: 'title'},
      result: 'Sstest ǅungla',
    },
    {title: 'Null', kind: 'null', args: {text: null, style: 'snake'}, result: null},
    {
      title: 'An unknown style',
      kind: 'error',
      args: {text: 'order id', style: 'shouting'},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Text/Upper', role: 'alternative'},
    {function: 'Text/Lower', role: 'alternative'},
    {function: 'Text/Slug', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'excel', name: 'PROPER', differs: 'only capitalises each word, and keeps underscores'},
    {
      tool: 'dataweave',
      name: 'camelize',
      differs: 'has a separate function for each style: `underscore`, `dasherize`, `capitalize`',
    },
    {tool: 'sql', name: 'INITCAP', differs: 'only capitalises each word'},
    {
      tool: 'lodash',
      name: '_.camelCase',
      expression: '_.camelCase(text)',
      differs: 'has a separate function for each style, and removes accents',
    },
    {tool: 'pandas', name: 'str.title', differs: 'only capitalises each word'},
  ],
  tags: ['mapping', 'text', 'format'],
  aliases:
    'camelCase, snake_case, kebab-case, PascalCase, PROPER, titleize, first letter uppercase, capitalize words, title case, underscore names, hyphenated, variable name from header, ucfirst, sentence case, capitalise first letter, convert naming, dasherize, identifier, initcap',
  notes: [
    'A word ends at any character that isn’t a letter or digit, and before an uppercase letter that follows a lowercase letter or digit. An abbreviation is one word: `XMLFile` is split into `XML` and `File`. Apostrophes are dropped: `customer’s order` is split into `customers` and `order`.',
    'Words are capitalised by Unicode’s rules for title case, regardless of language: `ß` becomes `Ss`, and the ligature `ﬁ` becomes `Fi`.',
    'Accents are kept. To remove them, use `Text.Normalize` with `stripDiacritics`.',
  ],
  run: ({text, style}) => {
    const {first, others, separator} = styles[style];
    return wordsOf(text)
      .map((word, index) => (index === 0 ? first(word) : others(word)))
      .join(separator);
  },
});
