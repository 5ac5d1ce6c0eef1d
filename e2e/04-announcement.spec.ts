import {expect, test} from '@playwright/test';
import {open} from './visits';

test('without a text there is no announcement bar', async ({page}) => {
  await open(page, 'guides/');
  await expect(page.getByRole('region', {name: 'Announcement'})).toHaveCount(0);
});
