// cspell:ignore lwoer qqqqzzzz uper valeusfrompath valuesfrom zzzzqqqq
import {describe, expect, it} from 'vitest';
import {buildSearchData} from './index/buildSearchData';
import {createSearch} from './createSearch';
import type {SearchData} from './index/searchData';
import type {SearchPage} from './types';

function page(url: string, title: string, rest: Partial<SearchPage> = {}): SearchPage {
  return {
    url,
    title,
    kind: 'Mapping function',
    breadcrumb: [],
    description: '',
    tags: [],
    names: [],
    aliases: [],
    text: '',
    sections: [],
    ...rest,
  };
}

const pages = [
  page('/Upper', 'Upper', {
    description: 'Turns text into upper case.',
    names: ['Text.Upper'],
    aliases: ['toUpperCase', 'capital letters'],
    sections: [
      {anchor: 'examples', heading: 'Examples', text: 'A name in capitals.'},
      {anchor: 'errors', heading: 'Errors', text: 'E_LOCALE the locale isn’t a language tag'},
    ],
  }),
  page('/Lower', 'Lower', {
    description: 'Turns text into lower case; see Upper for upper case.',
    names: ['Text.Lower'],
    aliases: ['toLowerCase', 'small letters'],
    sections: [{anchor: 'errors', heading: 'Errors', text: 'E_LOCALE'}],
  }),
  page('/ValuesFromPath', 'ValuesFromPath', {
    description: 'Returns all values that a path selects.',
    names: ['JSON.ValuesFromPath'],
  }),
  page('/Case', 'ChangeCase', {description: 'Rewrites a name in a naming style, as in titles.'}),
  page('/If', 'If', {
    description: 'Returns one of two values.',
    aliases: ['CASE WHEN'],
    text: 'Nothing needs converting.',
  }),
  page('/ToNumber', 'ToNumber', {description: 'Converts a value to a number.'}),
  page('/reference', 'Platform reference', {
    kind: 'Platform reference',
    sections: [
      {anchor: 'e_locale', heading: 'E_LOCALE', text: 'The locale is no language tag.'},
      {anchor: 'time-zones', heading: 'Locale and time zone', text: 'UTC unless you say more.'},
    ],
  }),
];

const data = JSON.parse(JSON.stringify(buildSearchData(pages))) as SearchData;
const search = await createSearch(data);
const urls = (query: string) => search(query).map(({url}) => url);

describe('the search', () => {
  it.each([
    ['Upper', '/Upper'],
    ['upper', '/Upper'],
    ['Text.Upper', '/Upper'],
    ['text upper', '/Upper'],
    ['toUpperCase', '/Upper'],
    ['touppercase', '/Upper'],
    ['capital letters', '/Upper'],
    ['ValuesFromPath', '/ValuesFromPath'],
    ['values from path', '/ValuesFromPath'],
    ['valuesfrom', '/ValuesFromPath'],
    ['upp', '/Upper'],
    ['uper', '/Upper'],
    ['lwoer', '/Lower'],
    ['valeusfrompath', '/ValuesFromPath'],
    ['case when', '/If'],
    ['rewriting', '/Case'],
    ['converting', '/ToNumber'],
    ['cast', '/ToNumber'],
  ])('for %s finds %s first', (query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it('prefers pages with all words, and falls back to some of them', () => {
    expect(urls('lower case')[0]).toBe('/Lower');
    expect(urls('lower zzzzqqqq')[0]).toBe('/Lower');
  });

  it('links to a heading if the query means it, otherwise to the page', () => {
    expect(urls('E_LOCALE')[0]).toBe('/reference#e_locale');
    expect(urls('time zone')[0]).toBe('/reference#time-zones');
    expect(urls('upper errors')[0]).toBe('/Upper#errors');
    expect(urls('capitals')[0]).toBe('/Upper');
  });

  it('lists each page only once', () => {
    const paths = urls('text').map((url) => url.split('#')[0]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each([
    ['upper lower', true],
    ['capital letters', true],
    ['upper', false],
    ['upper UPPER', false],
    ['"upper" lower', false],
    ['[upper, lower]', false],
    ['locale upper', false],
    ['upper zzzzqqqq', false],
    ['"" 7', false],
    ['', false],
  ])('tells what pages are about from data: %s', (query, isTopic) => {
    expect(search.isTopic(query)).toBe(isTopic);
  });

  it('finds nothing for nonsense, punctuation or an empty query', () => {
    for (const query of ['qqqqzzzz', '???', '', '   ', '__proto__', 'constructor']) {
      expect(search(query)).toEqual([]);
    }
  });

  it('returns at most 5 results', () => {
    expect(search('text case name values path locale').length).toBeLessThanOrEqual(5);
  });

  it('gives results scores from 0.1 to 1, and a name a score of 1', () => {
    const scores = search('turns text into case').map(({score}) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(0.1);
    expect(search('Upper')[0]!.score).toBe(1);
  });

  it('leaves out pages that score below 0.1: one common word of many, in running text', () => {
    expect(urls('language parameter option setting value object type')).not.toContain('/Upper');
  });

  it('returns results with title, kind and an excerpt that shows the match', () => {
    const [result] = search('upper errors');
    expect(result).toMatchObject({
      url: '/Upper#errors',
      meta: {title: 'Upper › Errors', kind: 'Mapping function'},
      excerpt: 'E_LOCALE the locale isn’t a language tag',
    });
    expect(search('capitals')[0]!.excerpt).toBe('A name in capitals.');
    expect(search('Upper')[0]!.excerpt).toBe('Turns text into upper case.');
  });
});
