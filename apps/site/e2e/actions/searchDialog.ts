import {expect, type Locator, type Page} from '@playwright/test';
import {openPage} from './openPage';

export interface SearchDialog {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly input: Locator;
  readonly options: Locator;
  readonly empty: Locator;
}

export function searchDialog(page: Page): SearchDialog {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  return {
    button: page.getByRole('button', {name: 'Search', exact: true}),
    dialog,
    input: dialog.getByPlaceholder('Type your search query...'),
    options: dialog.getByRole('option'),
    empty: dialog.getByText('No results found'),
  };
}

/** Opens a page, then opens the search dialog with its button. */
export async function openSearch(page: Page, path = 'guides/'): Promise<SearchDialog> {
  await openPage(page, path);
  const search = searchDialog(page);
  await search.button.click();
  await expect(search.input).toBeFocused();
  return search;
}

/** Matches the URLs of the two files of the search index. */
export const INDEX_FILES =
  /\/search-index\.json$|\/assets\/search\/index\.[0-9a-f]+\.js(?:\?\d+)?$/;
