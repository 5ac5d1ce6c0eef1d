import {XMLParser} from 'fast-xml-parser';
import {expect, it} from 'vitest';
import {loggedReleases} from './loggedReleases';
import {functionsFeed} from '.';

const site = {url: 'https://acme.test', baseUrl: '/docs/', companyName: 'Acme & Sons'};

interface Feed {
  readonly feed: {
    readonly id: string;
    readonly updated: string;
    readonly entry: readonly {readonly id: string; readonly title: string}[];
  };
}

it('the feed has one entry per release, with absolute URLs and the newest date', () => {
  const {feed} = new XMLParser().parse(functionsFeed(site)) as Feed;
  expect(feed.id).toBe('https://acme.test/docs/functions.atom');
  expect(feed.updated).toBe(`${loggedReleases[0]!.date}T00:00:00Z`);
  expect(feed.entry.map(({id}) => id)).toEqual(
    loggedReleases.map(({date}) => `https://acme.test/docs/platformRef/#changes-${date}`),
  );
});

it('an entry says what a release added and changed', () => {
  const upper = {name: 'Text.Upper', path: '/platformRef/mappingFunctions/Text/Upper'};
  const feed = functionsFeed(site, [
    {
      date: '2026-12-02',
      added: [upper],
      changed: [
        {...upper, what: 'Has the parameter `locale`.'},
        {...upper, what: 'Accepts <b>.'},
      ],
    },
    {date: '2026-12-01', first: 3, added: [], changed: []},
  ]);
  expect(feed).toContain('<title>1 new function, 2 changes</title>');
  expect(feed).toContain(
    'New: Text.Upper\nText.Upper: Has the parameter locale.\nText.Upper: Accepts &lt;b&gt;.<',
  );
  expect(feed).toContain('<title>The first 3 functions</title>');
});

it('unlisted functions aren’t announced', () => {
  const names = loggedReleases.flatMap(({added, changed}) =>
    [...added, ...changed].map(({name}) => name),
  );
  expect(names).toContain('Text.Reverse');
  expect(names).not.toContain('XML.ValueFromPath');
});
