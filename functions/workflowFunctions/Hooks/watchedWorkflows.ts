/** Which runs a trigger that watches other runs reacts to. */

export const watchedWorkflows = {
  anyOf: [
    {type: 'string', enum: ['all']},
    {type: 'array', items: {type: 'string'}, minItems: 1},
  ],
  default: 'all',
  description: '`"all"`, or a list of the ids of workflows',
} as const;

/** Fields of the event that both triggers get. */
export const runFields = {
  workflow: {type: 'string', description: 'the id of the workflow'},
  runId: {type: 'string', description: 'the id of the run'},
  startedBy: {
    type: 'string',
    description: 'the trigger that started the run, such as `HTTPServer/WebHandler`',
  },
} as const;

interface Run {
  readonly workflow: string;
  readonly startedBy: string;
}

/** A run that the watching trigger started itself is left out, or it would go round for ever. */
export function isWatched(
  watched: 'all' | readonly string[],
  {workflow, startedBy}: Run,
  trigger: string,
): boolean {
  return startedBy !== trigger && (watched === 'all' || watched.includes(workflow));
}
