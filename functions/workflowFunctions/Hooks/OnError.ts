import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {object, oneOf} from '../../workflow/schemas';
import {isWatched, runFields, watchedWorkflows} from './watchedWorkflows';

const severities = {
  warning: 'a step failed, and the run went on',
  error: 'a step failed, and the run ended',
} as const;

const error = {
  ...object(
    {
      code: {type: 'string', description: 'the error code, such as `E_UPSTREAM`'},
      message: {type: 'string', description: 'what went wrong, in a sentence'},
    },
    ['code', 'message'],
  ),
  description: 'what the step failed with',
} as const;

const failure = {
  workflow: 'orders-to-erp',
  runId: 'run_8f2c',
  step: 'send',
  severity: 'error',
  error: {code: 'E_UPSTREAM', message: 'erp.example.com answers 503: Service Unavailable'},
  failedAt: '2024-05-01T11:59:58Z',
} as const;

const handedOn = {
  ...failure,
  inputReference: 'runs/run_8f2c/steps/send/input',
} as const;

export default defineWorkflowFunction({
  category: 'Hooks',
  name: 'OnError',
  summary: 'Starts a run when a step of another workflow fails.',
  kind: 'trigger',
  configuration: object({
    workflows: watchedWorkflows,
    minSeverity: {
      ...oneOf(severities),
      default: 'error',
      description: 'how bad it must be',
    },
  }),
  input: object(
    {
      ...runFields,
      step: {type: 'string', description: 'the id of the step that failed'},
      severity: {...oneOf(severities), description: 'how bad it is'},
      error,
      failedAt: {type: 'string', format: 'date-time', description: 'when it failed'},
    },
    ['workflow', 'runId', 'startedBy', 'step', 'severity', 'error', 'failedAt'],
  ),
  output: object(
    {
      workflow: runFields.workflow,
      runId: runFields.runId,
      step: {type: 'string', description: 'the id of the step that failed'},
      severity: {type: 'string', description: '`warning` or `error`'},
      error,
      failedAt: {type: 'string', description: 'when it failed'},
      inputReference: {
        type: 'string',
        description: 'where the platform keeps what the step was handed; the data isn’t copied',
      },
    },
    ['workflow', 'runId', 'step', 'severity', 'error', 'failedAt', 'inputReference'],
  ),
  credentials: [],
  errors: [],
  examples: [
    {
      title: 'A run ended with an error',
      configuration: {},
      input: {...failure, startedBy: 'HTTPServer/WebHandler'},
      output: handedOn,
    },
    {
      title: 'Warnings too, of one workflow',
      configuration: {workflows: ['orders-to-erp'], minSeverity: 'warning'},
      input: {...failure, startedBy: 'Scheduler/Cron', severity: 'warning'},
      output: {...handedOn, severity: 'warning'},
    },
    {
      title: 'A failure that isn’t bad enough',
      configuration: {},
      input: {...failure, startedBy: 'Scheduler/Cron', severity: 'warning'},
      startsNothing: true,
    },
    {
      title: 'A failure of the workflow that reports failures',
      note: 'Otherwise a broken report would report itself, again and again.',
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
  aliases: [
    'Error Trigger',
    'catch',
    'error workflow',
    'alert',
    'failure notification',
    'when something breaks',
    'handle failed runs',
    'error handling',
    'job failed',
    'wake on-call',
    'exception handler',
    'dead letter',
    'escalate problem',
    'monitor failures',
    'crash report',
    'fallback flow',
    'catch errors globally',
    'try catch',
    'scope failed',
    'run after has failed',
    'compensate',
    'incident',
    'error route',
    'exception strategy',
    'notified of failed runs',
  ],
  notes: [
    'Runs that OnError started never fire it, neither their own trigger nor that of another workflow. Look after them in the monitoring.',
    'A failure is reported at least once. `runId` and `step` together tell whether you have seen it.',
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
