import type {WorkflowFunction} from '@documentation/workflow/internal/language/types';

/** Loads a definition by its path, such as './Slack/PostMessage.ts'. Each definition has its own chunk. */
const definitions = import.meta.webpackContext('../../../../../packages/workflow/src/functions', {
  mode: 'lazy',
  regExp: /^\.\/[A-Z]\w*\/[A-Z]\w*\.ts$/,
});

/** Loads a workflow function by its identifier: 'Slack/PostMessage' */
export async function loadWorkflowFunction(identifier: string): Promise<WorkflowFunction> {
  const module = await definitions(`./${identifier}.ts`);
  return (module as {default: WorkflowFunction}).default;
}
