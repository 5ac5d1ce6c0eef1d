import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail} from '@documentation/base/internal/values/errors';
import {foldCase} from '@documentation/base/internal/values/text/foldCase';
import {inForm, marksLimit} from '@documentation/base/internal/values/text/normalForm';
import {SLUG_CHARACTERS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';

/** Marks on ASCII letters. Other letters keep their marks, because й without its mark would be a different letter. */
const accents = /(?<=[a-z])\p{Nonspacing_Mark}+/gu;

/** 'Crème Brûlée, 2 cups' → ['creme', 'brulee', '2', 'cups'] */
function wordsOf(text: string, otherLetters: 'keep' | 'remove'): string[] {
  return foldCase(inForm(text, 'NFKD', 'text'))
    .replace(accents, '')
    .normalize('NFC')
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => (otherLetters === 'remove' ? word.replace(/[^a-z0-9]/g, '') : word))
    .filter((word) => word !== '');
}

/** Keeps as many whole words as fit, or the start of the first word if even that one is too long. */
function shortened(slug: string, maxLength: number): string {
  // A character has at most two code units, so this slice contains all characters that matter.
  const characters = Array.from(slug.slice(0, 2 * (maxLength + 1)));
  if (characters.length <= maxLength) {
    return slug;
  }
  const end = characters.lastIndexOf('-', maxLength);
  return characters.slice(0, end === -1 ? maxLength : end).join('');
}

export default defineMappingFunction({
  category: 'Text',
  name: 'Slug',
  summary: 'Turns a title into a URL slug: lowercase words without accents, joined by hyphens.',
  parameters: {
    text: {type: 'Text', data: true, description: 'the title or name to convert'},
    maxLength: {
      type: 'Integer',
      default: null,
      description: 'the maximum number of characters, 1 or more; words that don’t fit are left out',
    },
    otherLetters: {
      type: 'Text',
      default: 'keep',
      values: {
        keep: 'stay in the slug, and programs percent-encode them in URLs',
        remove: 'are removed, so the slug contains only `a` to `z`, `0` to `9` and hyphens',
      },
      description: 'what happens to letters and digits that have no ASCII form',
    },
  },
  returns: {type: 'Text', description: 'the slug'},
  nullPolicy: 'passes on',
  nullAndEmpty: 'Text without letters or digits becomes empty text.',
  errors: [
    {code: 'E_RANGE', when: '`maxLength` is less than 1'},
    {code: 'E_LIMIT', when: `the text is longer than ${grouped(SLUG_CHARACTERS)} characters`},
  ],
  examples: [
    {
      title: 'A product page',
      kind: 'typical',
      args: {text: 'Crème Brûlée Set (6 pcs.)'},
      result: 'creme-brulee-set-6-pcs',
    },
    {
      title: 'A blog post with a limited length',
      kind: 'typical',
      args: {text: '10 Tasks You Can’t Do Without an Invoice', maxLength: 24},
      result: '10-tasks-you-cant-do',
    },
    {
      title: 'A German street',
      kind: 'typical',
      args: {text: 'Große Straße & Söhne'},
      result: 'grosse-strasse-sohne',
    },
    {
      title: 'Another script',
      kind: 'edge',
      args: {text: 'Новый заказ №5'},
      result: 'новый-заказ-no5',
    },
    {
      title: 'Only ASCII',
      kind: 'edge',
      args: {text: 'Смартфон Nokia 3310', otherLetters: 'remove'},
      result: 'nokia-3310',
    },
    {
      title: 'Letters with a stroke have no ASCII form',
      kind: 'edge',
      args: {text: 'Łódź og Søn'},
      result: 'łodz-og-søn',
    },
    {
      title: 'A first word that is too long',
      kind: 'edge',
      args: {text: 'SKU1234567890', maxLength: 10},
      result: 'sku1234567',
    },
    {title: 'Only punctuation', kind: 'edge', args: {text: '— ?! —'}, result: ''},
    {title: 'Null', kind: 'null', args: {text: null}, result: null},
    {
      title: 'A maximum length of 0',
      kind: 'error',
      args: {text: 'Order 42', maxLength: 0},
      error: 'E_RANGE',
    },
    {
      title: 'A text that is too long',
      kind: 'error',
      args: {text: expression('Text.Pad("Order 42", 100001)')},
      error: 'E_LIMIT',
    },
  ],
  related: [
    {function: 'Text/ChangeCase', role: 'alternative'},
    {function: 'Text/Normalize', role: 'alternative'},
  ],
  equivalents: [
    {tool: 'bloblang', name: 'slug', differs: 'has no maximum length'},
    {
      tool: 'lodash',
      name: '_.kebabCase',
      expression: '_.kebabCase(text)',
      differs: 'also splits camelCase words',
    },
  ],
  tags: ['mapping', 'text', 'conversion', 'unicode'],
  aliases:
    'slug, slugify, SEO url, permalink, handleize, parameterize, url_slug, sanitize_title, kebab case without accents, URL friendly name, pretty URL, title to URL, safe file name, anchor from heading, human readable URL, path segment from title, getSlug',
  limits: [`The text can have up to ${grouped(SLUG_CHARACTERS)} characters.`, marksLimit],
  notes: [
    'A slug is made of the letters and digits in the text. Apostrophes are dropped, and anything else between words becomes one hyphen.',
    'Accents are removed from the letters a to z, regardless of language: `ö` becomes `o`, not `oe`. Other letters keep their marks: `й` stays `й`. Case folding turns `ß` into `ss`. Letters such as `ø` and `ł`, and those of other scripts, have no ASCII form. To choose your own spelling, use `Text.Replace` first.',
    'Two titles can have the same slug. If slugs must be unique, append an identifier.',
  ],
  run: ({text, maxLength, otherLetters}) => {
    if (maxLength !== null && maxLength < 1) {
      fail('E_RANGE', `\`maxLength\` is ${maxLength}, but it must be 1 or more.`, 'maxLength');
    }
    if (text.length > SLUG_CHARACTERS) {
      fail(
        'E_LIMIT',
        `The text is longer than ${grouped(SLUG_CHARACTERS)} characters. Pass only the title.`,
        'text',
      );
    }
    const slug = wordsOf(text, otherLetters).join('-');
    return maxLength === null ? slug : shortened(slug, maxLength);
  },
});
