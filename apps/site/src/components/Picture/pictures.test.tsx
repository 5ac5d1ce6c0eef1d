import React, {type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import ListPicture from './ListPicture';
import PolygonPicture from './PolygonPicture';
import RunningTotalPicture from './RunningTotalPicture';
import SkippedTimePicture from './SkippedTimePicture';
import TimeLinePicture from './TimeLinePicture';

/** Returns the texts that a reader sees, in reading order. */
function visibleTexts(picture: ReactElement): string[] {
  return renderToStaticMarkup(picture)
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter(Boolean);
}

const common = {caption: 'What is seen.', label: 'What it shows.'};
const row = (mark: string, ...cells: string[]) => ({marks: [{text: mark, hue: 0}], cells});

it('a picture is one image with a label and a caption', () => {
  const markup = renderToStaticMarkup(<ListPicture of={{...common, before: [], after: []}} />);
  expect(markup).toMatch(/^<figure[^>]*><div role="img" aria-label="What it shows\."/);
  expect(markup).toMatch(/<figcaption[^>]*>What is seen\.<\/figcaption><\/figure>$/);
});

it('a list picture shows every item with its mark, and why it is left out', () => {
  const before = [
    {
      columns: ['id', 'country'],
      rows: [
        row('1', '7', 'DE'),
        {...row('2', '8', 'FR'), isLeftOut: true as const},
        {...row('3', '7', 'DE'), isLeftOut: true as const, sameAs: '1'},
      ],
    },
  ];
  const after = [{title: 'Germany', columns: [], rows: [row('1', 'DE')]}];
  expect(visibleTexts(<ListPicture of={{...common, before, after}} />).join(' ')).toBe(
    'Input id country 1 7 DE 2 8 FR left out 3 7 DE same as 1 Result Germany 1 DE What is seen.',
  );
});

it('an empty list is shown as empty', () => {
  const empty = [{columns: [], rows: []}];
  expect(visibleTexts(<ListPicture of={{...common, before: empty, after: empty}} />)).toEqual([
    'Input',
    'empty',
    'Result',
    'empty',
    'What is seen.',
  ]);
});

it('a joined row has a mark for each row that it comes from', () => {
  const joined = {
    marks: [
      {text: '1', hue: 0},
      {text: 'A', hue: 1},
    ],
    cells: ['C-7'],
  };
  const after = [{columns: [], rows: [joined]}];
  expect(visibleTexts(<ListPicture of={{...common, before: [], after}} />)).toEqual([
    'Input',
    'Result',
    '1',
    'A',
    'C-7',
    'What is seen.',
  ]);
});

it('a running total shows the start, the total after each item, and which is the result', () => {
  const rows = [
    {...row('1', 'Ada', '120'), total: '120'},
    {...row('2', 'Alan', '90'), total: '210'},
  ];
  const picture = {...common, columns: ['bidder', 'amount'], initial: '0', rows};
  expect(visibleTexts(<RunningTotalPicture of={picture} />).join(' ')).toBe(
    'bidder amount @total start → 0 1 Ada 120 → 120 2 Alan 90 → 210 (result) What is seen.',
  );
});

it('a running total works for plain items and for an empty list', () => {
  const plain = {...common, columns: [], initial: '0', rows: [{...row('1', 'a'), total: 'a'}]};
  expect(visibleTexts(<RunningTotalPicture of={plain} />).join(' ')).toBe(
    'item @total start → 0 1 a → a (result) What is seen.',
  );
  expect(visibleTexts(<RunningTotalPicture of={{...plain, rows: []}} />).join(' ')).toBe(
    'item @total start → 0 (result) What is seen.',
  );
});

it('a timeline shows two clocks, and no ticks under the label of the moment', () => {
  const ticks = [-240, -60, 0, 60].map((at) => ({at, text: `tick ${at}`}));
  const utc = {zone: 'UTC', offset: '+00:00', date: '2024-02-29', time: '18:00', ticks};
  const clocks = [utc, {...utc, zone: undefined, offset: '+09:00', time: '03:00'}];
  expect(visibleTexts(<TimeLinePicture of={{...common, clocks}} />)).toEqual([
    'same moment',
    ...['UTC', '+00:00', 'tick -60', 'tick 60', '2024-02-29', '18:00'],
    ...['Fixed offset', '+09:00', 'tick -60', 'tick 60', '2024-02-29', '03:00'],
    'What is seen.',
  ]);
});

it('a skipped time shows the gap, both offsets, the input and the result', () => {
  const picture = {
    ...common,
    zone: 'Europe/Berlin',
    date: '2024-03-31',
    gapMinutes: 60,
    ticks: [-60, 0, 60, 120].map((at) => ({at, text: `tick ${at}`})),
    given: {at: 30, text: '02:30'},
    result: {at: 90, text: '03:30'},
    offsetBefore: '+01:00',
    offsetAfter: '+02:00',
  };
  expect(visibleTexts(<SkippedTimePicture of={picture} />)).toEqual([
    ...['Europe/Berlin', '2024-03-31', 'tick -60', 'tick 0', 'tick 60', 'tick 120'],
    ...['input', '02:30', 'result', '03:30'],
    ...['+01:00', 'skipped', '+02:00'],
    'What is seen.',
  ]);
});

it('a polygon picture distinguishes points inside and outside by shape and in words', () => {
  const point = {mark: 'A', title: 'A shop', x: 10, y: 10, isInside: true};
  const points = [point, {...point, mark: 'B', title: 'A depot', isInside: false}];
  const picture = (
    <PolygonPicture of={{...common, width: 50, height: 50, area: 'M0 0L20 0L20 20Z', points}} />
  );
  expect(visibleTexts(picture).join(' ')).toBe(
    'A B A A shop: inside B A depot: outside What is seen.',
  );
  const markup = renderToStaticMarkup(picture);
  expect(markup).toContain('d="M0 0L20 0L20 20Z"');
  // Each shape appears once on the map and once in the legend.
  expect(markup.match(/<circle/g)).toHaveLength(2);
  expect(markup.match(/d="M\d+ \d+l8 8/g)).toHaveLength(2);
});
