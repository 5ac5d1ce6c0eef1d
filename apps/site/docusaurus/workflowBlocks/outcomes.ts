import type {WorkflowDocument} from '@documentation/workflow/internal/language/document/types';
import {guideScenarios} from '@documentation/workflow/internal/language/guides/index';
import {rehearse} from '@documentation/workflow/internal/functions/documents';
import {endSentence, type RunOutcome} from '@documentation/reference/internal/pages/runEnd';

/** Rehearses a workflow in all its scenarios, and says how each run ends. */
export async function outcomesOf(document: WorkflowDocument, name: string): Promise<RunOutcome[]> {
  const scenarios = await guideScenarios[name]?.();
  if (!scenarios) {
    throw new Error(
      `There are no scenarios named "${name}". Use one of these: ${Object.keys(guideScenarios).join(', ')}.`,
    );
  }
  return Promise.all(
    scenarios.map(async (scenario) => ({
      title: scenario.title,
      end: endSentence(await rehearse(document, scenario)),
    })),
  );
}
