import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {isWatched, runFields, watchedWorkflows} from './watchedWorkflows';

const outcomes = {
  success: 'the run completed successfully',
  failed: 'a step failed and ended the run',
} as const;

const completed = {
  workflow: 'orders-to-erp',
  runId: 'run_8f2c',
  startedBy: 'HTTPServer/WebHandler',
  status: 'success',
  startedAt: '2024-05-01T11:59:55Z',
  endedAt: '2024-05-01T11:59:58.250Z',
  output: {number: 88},
} as const;

export default defineWorkflowFunction({
  category: 'Hooks',
  name: 'OnComplete',
  summary: 'Starts a run when a run of another workflow ends.',
  kind: 'trigger',
  configuration: object({
    workflows: watchedWorkflows,
    status: {
      ...oneOf({
        any: 'all runs, however they ended',
        success: 'only runs that completed successfully',
        failed: 'only runs that failed',
      }),
      default: 'any',
      description: 'which runs to react to',
    },
  }),
  input: object(
    {
      ...runFields,
      status: {...oneOf(outcomes), description: 'how the run ended'},
      startedAt: {type: 'string', format: 'date-time', description: 'when the run started'},
      endedAt: {type: 'string', format: 'date-time', description: 'when the run ended'},
      output: {description: 'the output of the last step; missing if the run failed'},
    },
    ['workflow', 'runId', 'startedBy', 'status', 'startedAt', 'endedAt'],
  ),
  output: object(
    {
      workflow: runFields.workflow,
      runId: runFields.runId,
      status: {type: 'string', description: 'how the run ended: `success` or `failed`'},
      durationMs: {
        type: 'integer',
        description: 'the run duration in milliseconds, including waits',
      },
      output: {description: 'the output of the last step; null if the run failed'},
    },
    ['workflow', 'runId', 'status', 'durationMs', 'output'],
  ),
  credentials: [],
  errors: [],
  examples: [
    {
      title: 'A successful run',
      configuration: {workflows: ['orders-to-erp'], status: 'success'},
      input: completed,
      output: {
        workflow: 'orders-to-erp',
        runId: 'run_8f2c',
        status: 'success',
        durationMs: 3250,
        output: {number: 88},
      },
    },
    {
      title: 'A failed run that ended after midnight',
      configuration: {},
      input: {
        workflow: 'nightly-export',
        runId: 'run_91aa',
        startedBy: 'Scheduler/Cron',
        status: 'failed',
        startedAt: '2024-05-01T23:59:00+02:00',
        endedAt: '2024-05-01T22:04:00Z',
      },
      note: '`startedAt` and `endedAt` have different UTC offsets and are 5 minutes apart.',
      output: {
        workflow: 'nightly-export',
        runId: 'run_91aa',
        status: 'failed',
        durationMs: 300000,
        output: null,
      },
    },
    {
      title: 'A run with another status',
      configuration: {status: 'failed'},
      input: completed,
      startsNothing: true,
    },
    {
      title: 'A run that this trigger started',
      configuration: {},
      input: {...completed, workflow: 'statistics', startedBy: 'Hooks/OnComplete'},
      startsNothing: true,
    },
    {
      title: 'An empty list of workflows',
      configuration: {workflows: []},
      input: completed,
      error: 'E_CONFIGURATION',
    },
  ],
  related: [
    {function: 'Hooks/OnError', role: 'often used with'},
    {function: 'Retail/PublishStatus', role: 'often used with'},
    {function: 'Hooks/SendWebhook', role: 'often used with'},
  ],
  tags: ['workflow', 'hook', 'event', 'monitoring'],
  aliases:
    'workflow finished, after run, chain workflows, Execute Workflow Trigger, callback, run next workflow, when another finishes, after success, dependency between jobs, follow-up job, successor job, post-processing after run, job done, pipeline stage, sub-workflow finished, run in sequence, one after another, ExternalTaskSensor, call child flow',
  notes: [
    'The platform reports the end of each run at least once, so duplicates are possible. To detect them, store each `runId`.',
    'Runs started by `Hooks.OnComplete` don’t trigger `Hooks.OnComplete` when they end, so two workflows can’t start each other forever.',
  ],
  run: ({configuration, input}) => {
    const {workflow, runId, status, startedAt, endedAt, output = null} = input;
    const counts = configuration.status === 'any' || configuration.status === status;
    return counts && isWatched(configuration.workflows, input, 'Hooks/OnComplete')
      ? {
          workflow,
          runId,
          status,
          durationMs: Date.parse(endedAt) - Date.parse(startedAt),
          output,
        }
      : null;
  },
});
