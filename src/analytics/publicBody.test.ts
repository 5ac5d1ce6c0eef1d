import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {publicBody, type Body} from './publicBody';

const visit = {
  origin: 'https://docs.example.com',
  baseUrl: '/docs/',
  search: '?utm_source=mail&utm_campaign=spring&email=jane%40example.com&token=hunter2&ref=jane',
};
const visitor = {pid: 'one', pg: '/docs/guides/', lc: 'en', tz: 'Asia/Tokyo'};
const campaign = {so: 'mail', ca: 'spring'};

describe('publicBody', () => {
  it('sends the campaign of a page view, and nothing else from the query string', () => {
    const wanted = {
      ...visitor,
      ref: 'https://jane:secret@news.example.com/issue?token=hunter2#top',
      so: 'jane',
      me: 'hunter2',
      qs: 'email=jane@example.com',
      profileId: 'jane',
      perf: {dns: 1, note: 'jane'},
      unique: false,
    };
    expect(publicBody('', wanted, visit)).toEqual({
      ...visitor,
      ...campaign,
      ref: 'https://news.example.com/issue',
      perf: {dns: 1},
      unique: false,
    });
  });

  it('withholds a campaign, a path and a referrer that look private', () => {
    const search = '?utm_source=jane%40example.com&utm_medium=mail';
    const wanted = {
      pg: '/docs/no-such/jane@example.com?a#b',
      ref: 'https://news.example.com/for/jane%40example.com/1',
    };
    expect(publicBody('', wanted, {...visit, search})).toMatchObject({
      pg: '/docs/no-such/…',
      ref: 'https://news.example.com/for/…/1',
      me: 'mail',
    });
    expect(publicBody('', wanted, {...visit, search})).not.toHaveProperty('so');
  });

  it('leaves the base URL alone', () => {
    const pg = '/a1b2c3d4e5f6g7/guides/';
    expect(publicBody('', {pg}, {...visit, baseUrl: '/a1b2c3d4e5f6g7/'})).toMatchObject({pg});
  });

  it('sends a query, cut to 60 characters, unless it looks private before it is cut', () => {
    const meta = (query: string) =>
      publicBody('custom', {...visitor, ev: 'search_result', meta: {query}}, visit)!.meta;
    expect(meta('upper')).toEqual({query: 'upper'});
    expect(meta('y'.repeat(80))).toEqual({query: 'y'.repeat(60)});
    expect(meta(`${'y '.repeat(27)} jane@example.com`)).toEqual({});
  });

  it('sends the page of a search result as a path', () => {
    const meta = {query: 'upper', page: '/docs/Text/Upper?a=b#examples'};
    expect(publicBody('custom', {meta}, visit)).toMatchObject({
      meta: {query: 'upper', page: '/docs/Text/Upper'},
    });
  });

  it('sends only the project with a heartbeat', () => {
    expect(publicBody('hb', {pid: 'one', profileId: 'jane'}, visit)).toEqual({pid: 'one'});
  });

  it('sends nothing for an unknown kind of request', () => {
    expect(publicBody('session-replay/start', {pid: 'one'}, visit)).toBeUndefined();
  });

  it('sends an error with its message and its place in our scripts', () => {
    const script = 'https://docs.example.com/docs/assets/js/main.0a1b2c3d.js';
    const wanted = {
      ...visitor,
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading 'rows')",
      filename: `${script}?a=b`,
      lineno: 1,
      colno: 5,
      stackTrace: [
        "TypeError: Cannot read properties of undefined (reading 'rows')",
        `    at Panel (${script}:1:5)`,
        `    at async ${script}:2:6`,
        '    at https://docs.example.com/docs/guides/?token=hunter2#try=jane:1:2',
        '    at <anonymous>',
        '    at chrome-extension://one-of-the-reader/content.js:1:2',
        `run@${script}:3:7`,
      ].join('\n'),
      meta: {note: 'jane'},
    };
    expect(publicBody('error', wanted, visit)).toEqual({
      ...visitor,
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading 'rows')",
      filename: script,
      lineno: 1,
      colno: 5,
      stackTrace: [
        `    at Panel (${script}:1:5)`,
        `    at async ${script}:2:6`,
        '    at https://docs.example.com/docs/guides/:1:2',
        `run@${script}:3:7`,
      ].join('\n'),
    });
  });

  it.each([
    [
      'Unexpected token \'j\', "{"name": jane}" is not valid JSON',
      "Unexpected token 'j', … is not valid JSON",
    ],
    ["'#jane doe' is not a valid selector", '… is not a valid selector'],
    [
      'Invalid regular expression: /jane(/: Unterminated group',
      'Invalid regular expression: …: Unterminated group',
    ],
    [
      'Failed to fetch https://docs.example.com/?name=jane',
      'Failed to fetch https://docs.example.com/',
    ],
    ['No row for jane@example.com', '…'],
    [`No row for ${'jane '.repeat(1000)}`, '…'],
  ])('removes private parts from the message %s', (message, sent) => {
    expect(publicBody('error', {...visitor, message}, visit)).toMatchObject({message: sent});
  });

  it('contains no private text, wherever the client puts it', () => {
    const secrets = ['jane.doe@example.com', 'tok5f2c9a7be1d0', '4111111111111111'];
    const fields =
      'pid pg ref so me ca te co qs profileId message filename stackTrace name meta perf';
    const dirty = fc
      .tuple(
        fc.string(),
        fc.constantFrom(...secrets),
        fc.constantFrom('', ' ', '/', '?', '#', '"', '\n'),
      )
      .map(([text, secret, between]) => text + between + secret);
    const body: fc.Arbitrary<Body> = fc.record(
      Object.fromEntries(
        fields
          .split(' ')
          .filter((name) => name !== 'pid')
          .map((name) => [
            name,
            ['meta', 'perf'].includes(name) ? fc.record({query: dirty, page: dirty}) : dirty,
          ]),
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom('', 'hb', 'custom', 'error'),
        body,
        dirty,
        (path, wanted, query) => {
          const search = `?utm_source=${encodeURIComponent(query)}&token=${encodeURIComponent(query)}`;
          const sent = JSON.stringify(publicBody(path, wanted, {...visit, search}));
          expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
        },
      ),
      {seed: 20_240_501},
    );
  });
});
