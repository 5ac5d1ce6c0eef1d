import {expect, test} from '@playwright/test';
import {barriersIn} from '../observations/barriers';
import {readBuiltPages} from '../sites/builtPages';

test('no page has an accessibility barrier in its HTML', () => {
  const pages = readBuiltPages();
  expect(pages.length).toBeGreaterThan(300);
  expect(pages.flatMap(barriersIn)).toEqual([]);
});
