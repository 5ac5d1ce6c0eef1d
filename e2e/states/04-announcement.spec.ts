import {expect, test} from '@playwright/test';
import {openPage} from '../actions/openPage';

test('without text, there is no announcement bar', async ({page}) => {
  await openPage(page, 'guides/');
  await expect(page.getByRole('region', {name: 'Announcement'})).toHaveCount(0);
});
