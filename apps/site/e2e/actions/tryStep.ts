import type {Locator, Page} from '@playwright/test';
import {wakePanel} from './livePanel';
import {openPage} from './openPage';

/** The parts of a workflow function's live panel that a reader sees. */
export interface StepPanel {
  readonly examples: Locator;
  readonly configuration: Locator;
  readonly input: Locator;
  readonly given: Locator;
  readonly result: Locator;
  /** The step's outcome: its output or its error. */
  readonly end: Locator;
}

function stepPanelOf(page: Page): StepPanel {
  const result = page.getByRole('region', {name: 'Result'});
  return {
    examples: page.getByRole('list', {name: 'Examples'}),
    configuration: page.getByRole('group', {name: 'Configuration', exact: true}),
    input: page.getByRole('group', {name: 'Input', exact: true}),
    given: page.getByRole('group', {name: 'Platform state'}),
    result,
    end: result.locator('[data-end]'),
  };
}

/** Opens a function page, such as 'Slack/PostMessage', and waits until its panel is live. */
export async function openStepPanel(page: Page, id: string, fragment = ''): Promise<StepPanel> {
  await openPage(page, `platformRef/workflowFunctions/${id}${fragment}`);
  await wakePanel(page);
  return stepPanelOf(page);
}
