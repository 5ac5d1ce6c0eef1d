// cspell:ignore gudies platformref mappingfunctions
import {describe, expect, it} from 'vitest';
import {nearestPages} from './nearestPages';

const pages = [
  '/docs/guides/',
  '/docs/guides/mappings/overview',
  '/docs/guides/mappings/json/',
  '/docs/platformRef/mappingFunctions/Text/Upper',
  '/docs/platformRef/mappingFunctions/Text/Lower',
  '/docs/apiRef/errors',
].map((url) => ({url, title: url, breadcrumb: []}));

function find(path: string): string[] {
  return nearestPages(path, pages, '/docs/').map(({url}) => url.slice('/docs'.length));
}

describe('nearestPages', () => {
  it('finds the pages below a URL that was cut down', () => {
    expect(find('/docs/guides/mappings/')).toEqual([
      '/guides/mappings/overview',
      '/guides/mappings/json/',
    ]);
  });

  it.each([
    ['/docs/gudies', '/guides/'],
    ['/docs/platformref/mappingfunctions/text/uper', '/platformRef/mappingFunctions/Text/Upper'],
    ['/docs/mappings/Upper', '/platformRef/mappingFunctions/Text/Upper'],
    ['/docs/api/errors', '/apiRef/errors'],
  ])('finds %s', (path, page) => {
    expect(find(path)[0]).toBe(page);
  });

  it('finds nothing for paths that resemble no page', () => {
    expect(find('/docs/wp-login.php')).toEqual([]);
    expect(find('/docs/')).toEqual([]);
  });
});
