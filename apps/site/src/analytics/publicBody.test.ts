import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {publicBody, type Body, type Visit} from './publicBody';

const pages = ['/docs/', '/docs/guides/', '/docs/Text/Upper'];

const visit: Visit = {
  origin: 'https://docs.example.com',
  baseUrl: '/docs/',
  path: '/docs/guides/',
  search: '?utm_source=mail&utm_campaign=spring&email=jane%40example.com&token=hunter2&ref=jane',
  referrer: 'https://jane:secret@news.example.com/issue?token=hunter2#top',
  locale: 'en',
  timeZone: 'Asia/Tokyo',
  pageOf: (path) => pages.find((page) => page === path),
  queryOf: (query) => (query === 'upper' ? query : undefined),
};
const about = {
  pid: 'one',
  pg: '/docs/guides/',
  lc: 'en',
  tz: 'Asia/Tokyo',
  ref: 'https://news.example.com/',
  so: 'mail',
  ca: 'spring',
};

describe('publicBody', () => {
  it.each(['', 'hb', 'custom', 'error'])(
    'says with every request where the reader is and came from: "%s"',
    (path) => {
      const wanted = {
        ...{pid: 'one', lc: 'jane', tz: 'jane', ref: 'https://jane.example.com/'},
        ...{so: 'jane', me: 'hunter2', qs: 'email=jane@example.com', profileId: 'jane'},
        ev: 'copy_code',
      };
      const body = publicBody(path, wanted, visit);
      expect(body).toMatchObject(about);
      expect(JSON.stringify(body)).not.toMatch(/jane|hunter2/);
    },
  );

  it('sends nothing but numbers about the load times', () => {
    const wanted = {pid: 'one', perf: {dns: 1, note: 'jane'}, unique: false};
    expect(publicBody('', wanted, visit)).toEqual({...about, perf: {dns: 1}, unique: false});
  });

  it.each([
    ['/docs/guides/?a#b', '/docs/guides/'],
    ['/docs/no-such/jane@example.com', '/docs/…'],
    ['/elsewhere', '/docs/…'],
    [7, '/docs/…'],
  ])('sends a page only if the site has it: %s', (pg, sent) => {
    expect(publicBody('', {pg}, visit)).toMatchObject({pg: sent});
  });

  it.each([
    ['https://docs.example.com/docs/Text/Upper?a#b', 'https://docs.example.com/docs/Text/Upper'],
    ['https://docs.example.com/docs/jane', 'https://docs.example.com/docs/…'],
    ['https://news.example.com/for/jane', 'https://news.example.com/'],
    ['', undefined],
    ['nonsense', undefined],
  ])('sends only the site of a referrer, unless it is a page of ours: %s', (referrer, ref) => {
    expect(publicBody('hb', {}, {...visit, referrer})?.ref).toBe(ref);
  });

  it.each([
    ['newsletter', true],
    ['2024-spring-newsletter', true],
    ['Newsletter 2024', true],
    ['newsletter_2024.q3', true],
    ['jane@example.com', false],
    ['jane%40example.com', false],
    ['+49 171 1234567', false],
    ['49-17-11-23-45-67', false],
    ['4111 1111 1111 1111', false],
    ['tok5f2c9a7be1d0', false],
    ['A'.repeat(20), false],
    ['a'.repeat(100_000), false],
    ['a-'.repeat(100_000), false],
  ])('sends a campaign only if it is made of words and years: %s', (campaign, isSent) => {
    const search = `?${new URLSearchParams({utm_content: campaign}).toString()}`;
    expect(publicBody('hb', {}, {...visit, search})?.co).toBe(isSent ? campaign : undefined);
  });

  it('sends a query only if it is public, and the page of a search result as a path', () => {
    const metaOf = (meta: unknown) =>
      publicBody('custom', {ev: 'search_result', meta}, visit)!.meta;
    expect(metaOf({query: 'upper', page: '/docs/Text/Upper?a=b#examples'})).toEqual({
      query: 'upper',
      page: '/docs/Text/Upper',
    });
    expect(metaOf({query: 'hunter2', note: 'jane'})).toEqual({});
  });

  it.each([
    ['session-replay/start', {}],
    ['custom', {ev: 'jane'}],
  ])('sends nothing for an unknown kind of request or event: %s %j', (path, body) => {
    expect(publicBody(path, body, visit)).toBeUndefined();
  });

  it('sends an error with the template of its message and its place in our scripts', () => {
    const script = 'https://docs.example.com/docs/assets/js/main.0a1b2c3d.js';
    const wanted = {
      pid: 'one',
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
      ...about,
      name: 'TypeError',
      message: 'Cannot read properties of undefined',
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
    ["Cannot read properties of undefined (reading 'jane')", 'Cannot read properties of undefined'],
    ['jane.map is not a function', '… is not a function'],
    ['jane is not defined', '… is not defined'],
    ["Can't find variable: jane", '… is not defined'],
    ["undefined is not an object (evaluating 'a.jane')", 'undefined or null is not an object'],
    ['Unexpected token \'j\', "{"name": jane}" is not valid JSON', 'not valid JSON'],
    ["'#jane doe' is not a valid selector", '… is not a valid selector'],
    ['Invalid regular expression: /jane(/: Unterminated group', 'Invalid regular expression'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=jane',
      'Minified React error #418',
    ],
    [
      'Loading chunk 123 failed.\n(error: https://docs.example.com/jane.js)',
      'Loading chunk … failed',
    ],
    ['Failed to fetch https://docs.example.com/?name=jane', 'Failed to fetch'],
    ['E_PARSE', 'E_PARSE'],
    ['No row for jane', '…'],
    ['jane', '…'],
    [`E_PARSE ${'jane '.repeat(1000)}`, '…'],
    [undefined, '…'],
  ])('sends the template of the message %s', (message, sent) => {
    expect(publicBody('error', {message}, visit)).toMatchObject({message: sent});
  });

  it.each([
    ['RangeError', 'RangeError'],
    ['jane', 'Error'],
    ['Jane Doe Error', 'Error'],
  ])('sends the name of an error only if it looks like one: %s', (name, sent) => {
    expect(publicBody('error', {name}, visit)).toMatchObject({name: sent});
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
          const sent = JSON.stringify(
            publicBody(
              path,
              {...wanted, ev: 'search_result'},
              {...visit, search, referrer: `https://a.test/${query}`},
            ),
          );
          expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
        },
      ),
      {seed: 20_240_501},
    );
  });
});
