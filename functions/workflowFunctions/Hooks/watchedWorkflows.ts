/** Which runs a trigger that watches other runs reacts to. */

export const watchedWorkflows = {
  anyOf: [
    {type: 'string', enum: ['all']},
    {type: 'array', items: {type: 'string'}, minItems: 1},
  ],
  default: 'all',
  description: '`"all"`, or a list of workflow IDs',
} as const;

/** Fields of the event that both triggers get. */
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

/** Leaves out runs that the trigger itself started, to prevent an endless loop. */
export function isWatched(
  watched: 'all' | readonly string[],
  {workflow, startedBy}: Run,
  trigger: string,
): boolean {
  return startedBy !== trigger && (watched === 'all' || watched.includes(workflow));
}
