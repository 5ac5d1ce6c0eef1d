// cspell:ignore opentag
import {SaxesParser} from 'saxes';
import {expect, it} from 'vitest';
import {writeAtom, type AtomFeed} from './atom';

const feed: AtomFeed = {
  title: 'News',
  url: 'https://acme.test/docs/news.atom',
  page: 'https://acme.test/docs/news',
  author: 'Acme & <i>"Sons\'</i> \u0007 ]]> 😀',
  entries: [
    {
      url: 'https://acme.test/docs/news#two?a=1&b=2',
      title: 'Two <b>',
      updated: '2026-11-18T00:00:00Z',
      text: 'First line\nSecond & last line',
    },
    {
      url: 'https://acme.test/docs/news#one',
      title: 'One',
      updated: '2026-11-15T00:00:00Z',
      text: 'Text',
    },
  ],
};

/** Lists the elements of a document with their text or link. A document that isn't well-formed throws. */
function elementsOf(xml: string): string[] {
  const elements: string[] = [];
  const parser = new SaxesParser({xmlns: true});
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({local, uri, attributes}) => {
    expect(uri).toBe('http://www.w3.org/2005/Atom');
    const {rel, href} = attributes;
    elements.push([local, rel?.value, href?.value].filter(Boolean).join(' '));
  });
  parser.on('text', (text) => {
    if (text.trim() !== '') {
      elements.push(`${elements.pop()}: ${text}`);
    }
  });
  parser.write(xml).close();
  return elements;
}

it('writes a well-formed feed, whatever the texts contain', () => {
  expect(elementsOf(writeAtom(feed))).toEqual([
    'feed',
    'id: https://acme.test/docs/news.atom',
    'title: News',
    'updated: 2026-11-18T00:00:00Z',
    'link self https://acme.test/docs/news.atom',
    'link https://acme.test/docs/news',
    'author',
    'name: Acme & <i>"Sons\'</i>  ]]> 😀',
    'entry',
    'id: https://acme.test/docs/news#two?a=1&b=2',
    'title: Two <b>',
    'updated: 2026-11-18T00:00:00Z',
    'link https://acme.test/docs/news#two?a=1&b=2',
    'content: First line\nSecond & last line',
    'entry',
    'id: https://acme.test/docs/news#one',
    'title: One',
    'updated: 2026-11-15T00:00:00Z',
    'link https://acme.test/docs/news#one',
    'content: Text',
  ]);
});
