import {expect, type Locator, type Page} from '@playwright/test';
import {openPage} from './openPage';

/** The parts of the workbench that a reader sees. */
export interface Workbench {
  readonly dock: Locator;
  readonly editor: Locator;
  readonly input: Locator;
  readonly fileField: Locator;
  readonly result: Locator;
  /** The result as code. */
  readonly code: Locator;
  readonly tab: (name: string) => Locator;
  /** Replaces the whole mapping. */
  readonly write: (mapping: string) => Promise<void>;
}

export function workbenchOf(page: Page): Workbench {
  const dock = page.getByRole('complementary', {name: 'Workbench'});
  const editor = dock.getByRole('textbox', {name: 'Mapping'});
  const result = dock.getByRole('region', {name: 'Result', exact: true});
  return {
    dock,
    editor,
    input: dock.getByRole('region', {name: 'Input'}),
    fileField: dock.getByLabel('Input file'),
    result,
    code: result.locator('pre:not(details *) code').first(),
    tab: (name) => result.getByRole('tab', {name}),
    write: async (mapping) => {
      await editor.press('ControlOrMeta+a');
      await page.keyboard.insertText(mapping);
    },
  };
}

export function door(page: Page): Locator {
  return page.getByRole('button', {name: 'Workbench', exact: true});
}

/** Opens a page, and the workbench on it. */
export async function openWorkbenchOn(page: Page, path: string): Promise<Workbench> {
  await openPage(page, path);
  await door(page).click();
  const workbench = workbenchOf(page);
  // The editor gets the focus once everything has been rendered. A file chosen before would be lost.
  await expect(workbench.editor).toBeFocused();
  return workbench;
}
