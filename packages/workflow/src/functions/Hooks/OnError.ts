import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {isWatched, runFields, watchedWorkflows} from './watchedWorkflows';

const severities = {
  warning: 'a step failed, and the run continued',
  error: 'a step failed, and the run ended',
} as const;

const error = {
  ...object(
    {
      code: {type: 'string', description: 'the error code, such as `E_UPSTREAM`'},
      message: {type: 'string', description: 'the error message'},
    },
    ['code', 'message'],
  ),
  description: 'the error that the step failed with',
} as const;

const failure = {
  workflow: 'orders-to-erp',
  runId: 'run_8f2c',
  step: 'send',
  severity: 'error',
  error: {
    code: 'E_UPSTREAM',
    message: 'erp.example.com responded with 503: Service Unavailable. Try again later.',
  },
  failedAt: '2024-05-01T11:59:58Z',
} as const;

const handedOn = {
  ...failure,
  inputReference: 'runs/run_8f2c/steps/send/input',
} as const;

export default defineWorkflowFunction({
  category: 'Hooks',
  name: 'OnError',
  summary: 'Starts a run when a step in another workflow fails.',
  kind: 'trigger',
  configuration: object({
    workflows: watchedWorkflows,
    minSeverity: {
      ...oneOf(severities),
      default: 'error',
      description: 'the lowest severity that starts a run',
    },
  }),
  input: object(
    {
      ...runFields,
      step: {type: 'string', description: 'the ID of the step that failed'},
      severity: {...oneOf(severities), description: 'the severity of the failure'},
      error,
      failedAt: {type: 'string', format: 'date-time', description: 'when the step failed'},
    },
    ['workflow', 'runId', 'startedBy', 'step', 'severity', 'error', 'failedAt'],
  ),
  output: object(
    {
      workflow: runFields.workflow,
      runId: runFields.runId,
      step: {type: 'string', description: 'the ID of the step that failed'},
      severity: {type: 'string', description: 'the severity of the failure: `warning` or `error`'},
      error,
      failedAt: {type: 'string', description: 'when the step failed'},
      inputReference: {
        type: 'string',
        description: 'a reference to the step’s input on the platform; the data isn’t copied',
      },
    },
    ['workflow', 'runId', 'step', 'severity', 'error', 'failedAt', 'inputReference'],
  ),
  credentials: [],
  errors: [],
  examples: [
    {
      title: 'A failure that ended a run',
      configuration: {},
      input: {...failure, startedBy: 'HTTPServer/WebHandler'},
      output: handedOn,
    },
    {
      title: 'Warnings from one workflow',
      configuration: {workflows: ['orders-to-erp'], minSeverity: 'warning'},
      input: {...failure, startedBy: 'Scheduler/Cron', severity: 'warning'},
      output: {...handedOn, severity: 'warning'},
    },
    {
      title: 'A failure below the minimum severity',
      configuration: {},
      input: {...failure, startedBy: 'Scheduler/Cron', severity: 'warning'},
      startsNothing: true,
    },
    {
      title: 'A failure in the error workflow itself',
      note: 'The trigger ignores this failure. Otherwise, an error workflow that fails would keep starting itself.',
      configuration: {},
      input: {...failure, workflow: 'report-errors', startedBy: 'Hooks/OnError'},
      startsNothing: true,
    },
    {
      title: 'A severity that doesn’t exist',
      configuration: {minSeverity: 'fatal'},
      input: {...failure, startedBy: 'Scheduler/Cron'},
      error: 'E_CONFIGURATION',
    },
  ],
  related: [
    {function: 'Hooks/OnComplete', role: 'often used with'},
    {function: 'Slack/PostMessage', role: 'often used with'},
  ],
  mappingFunctions: ['Text/Template'],
  tags: ['workflow', 'hook', 'event', 'error-handling', 'monitoring'],
  aliases:
    'Error Trigger, catch, error workflow, alert, failure notification, when something breaks, handle failed runs, error handling, job failed, wake on-call, exception handler, dead letter, escalate problem, monitor failures, crash report, fallback flow, catch errors globally, try catch, scope failed, run after has failed, compensate, incident, error route, exception strategy, notified of failed runs',
  notes: [
    'Runs started by `Hooks.OnError` don’t trigger `Hooks.OnError` when they fail, not even in another workflow. Monitor those runs separately.',
    'The platform reports each failure at least once, so duplicates are possible. To detect them, compare both `runId` and `step`.',
  ],
  run: ({configuration: {workflows, minSeverity}, input}) => {
    const {workflow, runId, step, severity, error: cause, failedAt} = input;
    const isBadEnough = minSeverity === 'warning' || severity === 'error';
    if (!isBadEnough || !isWatched(workflows, input, 'Hooks/OnError')) {
      return null;
    }
    return {
      workflow,
      runId,
      step,
      severity,
      error: cause,
      failedAt,
      inputReference: `runs/${runId}/steps/${step}/input`,
    };
  },
});
