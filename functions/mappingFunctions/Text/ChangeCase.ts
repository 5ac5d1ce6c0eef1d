import {defineMappingFunction} from '../../defineMappingFunction';

/** 'XMLHttpRequest no. 2' → ['XML', 'Http', 'Request', 'no', '2'] */
function wordsOf(text: string): string[] {
  return text
    .replace(/['’]/g, '')
    .replace(/([\p{Ll}\p{N}]\p{M}*)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}\p{M}*)(\p{Lu}\p{M}*\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

export default defineMappingFunction({
  category: 'Text',
  name: 'ChangeCase',
  summary: 'Rewrites a name in a naming style, such as camelCase or snake_case.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the name or words to rewrite'},
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
      description: 'the style to write',
    },
  },
  returns: {type: 'Text', description: 'the same words in the style'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text, and text without a letter or digit, becomes empty text.',
  errors: [],
  examples: [
    {
      title: 'A column heading becomes a field name',
      kind: 'typical',
      args: {text: 'Order Line Total', style: 'camel'},
      result: 'orderLineTotal',
    },
    {
      title: 'A field name becomes a column name',
      kind: 'typical',
      args: {text: 'orderLineTotal', style: 'snake'},
      result: 'order_line_total',
    },
    {
      title: 'A field name becomes a heading',
      kind: 'typical',
      args: {text: 'ship_to_country', style: 'title'},
      result: 'Ship To Country',
    },
    {
      title: 'A field name becomes a label',
      kind: 'typical',
      args: {text: 'shipToCountry', style: 'sentence'},
      result: 'Ship to country',
    },
    {
      title: 'A class name',
      kind: 'typical',
      args: {text: 'customer-address', style: 'pascal'},
      result: 'CustomerAddress',
    },
    {
      title: 'Part of a web address',
      kind: 'typical',
      args: {text: 'Größe & Farbe', style: 'kebab'},
      result: 'größe-farbe',
    },
    {
      title: 'Abbreviations are words',
      kind: 'edge',
      args: {text: 'XMLHttpRequest', style: 'snake'},
      result: 'xml_http_request',
    },
    {
      title: 'Digits stay with the word before',
      kind: 'edge',
      args: {text: 'address2Line', style: 'snake'},
      result: 'address2_line',
    },
    {
      title: 'A word of digits',
      kind: 'edge',
      args: {text: 'address line 2', style: 'camel'},
      result: 'addressLine2',
    },
    {title: 'Null', kind: 'null', args: {text: null, style: 'snake'}, result: null},
    {
      title: 'Not a style',
      kind: 'error',
      args: {text: 'order id', style: 'shouting'},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Text/Upper', role: 'alternative'},
    {function: 'Text/Lower', role: 'alternative'},
  ],
  tags: ['mapping', 'text', 'format'],
  aliases: [
    'camelCase',
    'snake_case',
    'kebab-case',
    'PascalCase',
    'PROPER',
    'titleize',
    'slug',
    'first letter uppercase',
    'capitalize words',
    'title case',
    'slugify',
    'underscore names',
    'hyphenated',
    'SEO url',
    'variable name from header',
    'ucfirst',
    'sentence case',
    'capitalise first letter',
    'convert naming',
    'dasherize',
    'identifier',
    'initcap',
  ],
  notes: [
    'A word ends at everything that is neither letter nor digit, and where lower case turns to upper case. Apostrophes are dropped: `customer’s order` has the words `customers` and `order`.',
    'Accents stay. Put `Text.Normalize` with `stripDiacritics` round it for names in plain ASCII.',
  ],
  pure: true,
  run: async ({text, style}) => {
    const {camelCase, capitalCase, kebabCase, pascalCase, sentenceCase, snakeCase} =
      await import('change-case');
    const write = {
      camel: camelCase,
      pascal: pascalCase,
      snake: snakeCase,
      kebab: kebabCase,
      title: capitalCase,
      sentence: sentenceCase,
    }[style];
    // Without `locale: false` the host's language would decide.
    return write(text, {split: wordsOf, locale: false, mergeAmbiguousCharacters: true});
  },
});
