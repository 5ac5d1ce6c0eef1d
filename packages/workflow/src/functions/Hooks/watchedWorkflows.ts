/** Fields and rules shared by the triggers that react to other runs. */

export const watchedWorkflows = {
  anyOf: [
    {type: 'string', enum: ['all']},
    {type: 'array', items: {type: 'string'}, minItems: 1},
  ],
  default: 'all',
  description: 'the workflows to watch: `"all"`, or a list of workflow IDs',
} as const;

/** Event fields that both triggers receive. */
export const runFields = {
  workflow: {type: 'string', description: 'the workflow ID'},
  runId: {type: 'string', description: 'the run ID'},
  startedBy: {
    type: 'string',
    description: 'the trigger that started the run, such as `HTTPServer/WebHandler`',
  },
} as const;

interface Run {
  readonly workflow: string;
  readonly startedBy: string;
}

/** Checks whether a trigger reacts to a run. It ignores runs started by the same function, to prevent endless loops. */
export function isWatched(
  watched: 'all' | readonly string[],
  {workflow, startedBy}: Run,
  trigger: string,
): boolean {
  return startedBy !== trigger && (watched === 'all' || watched.includes(workflow));
}
