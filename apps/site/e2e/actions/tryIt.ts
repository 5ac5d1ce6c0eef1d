import type {Locator, Page} from '@playwright/test';
import {wakePanel} from './livePanel';
import {openPage} from './openPage';

/** The parts of the live panel that a reader sees. */
export interface Panel {
  readonly call: Locator;
  readonly examples: Locator;
  readonly result: Locator;
  readonly resultCode: Locator;
  readonly argument: (name: string) => Locator;
}

export function panelOf(page: Page): Panel {
  const result = page.getByRole('region', {name: 'Result'});
  return {
    call: page.getByRole('textbox', {name: 'Call', exact: true}),
    examples: page.getByRole('list', {name: 'Examples'}),
    result,
    resultCode: result.locator('pre:not(details *) code'),
    argument: (name) =>
      page.getByRole('group', {name: 'Arguments'}).getByLabel(name, {exact: true}),
  };
}

/** Opens a function page, such as 'Text/Upper', and waits until its panel is live. */
export async function openPanel(page: Page, id: string, fragment = ''): Promise<Panel> {
  await openPage(page, `platformRef/mappingFunctions/${id}${fragment}`);
  await wakePanel(page);
  return panelOf(page);
}
