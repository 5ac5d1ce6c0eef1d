import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {joinWords} from '@documentation/base/internal/values/joinWords';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {
  channelAnswer,
  channelConfiguration,
  channelCredential,
  channelErrors,
  channelNote,
  channelRequest,
  failures,
  rejectedField,
  type Rejection,
} from './channel';
import {SERVICE_JOB_SECONDS} from '@documentation/base/internal/limits/values/times';
import {durationText} from '@documentation/base/internal/limits/format';
import {shorten} from '@documentation/base/internal/values/quote';

const states = ['queued', 'running', 'succeeded', 'failed'] as const;

interface Job {
  readonly state: (typeof states)[number];
  readonly progress?: number;
  readonly errors?: readonly Rejection[];
}

const FIRST_WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 60;

function checkJob(job: Job): Job {
  return states.includes(job.state)
    ? job
    : failStep(
        'E_UPSTREAM',
        `The channel returned the job state ${shorten(JSON.stringify(job.state ?? null))}, but only ${joinWords(states, 'and')} are allowed. Contact the channel’s support team.`,
      );
}

const base = 'https://channel.example.com/v1';
const configuration = {channelUrl: base, credential: 'channel'};
const given = {secrets: {channel: 'channel-example'}};
const request = {
  method: 'GET',
  url: `${base}/jobs/job_81`,
  headers: {authorization: 'Bearer channel-example'},
};

export default defineWorkflowFunction({
  category: 'Retail',
  name: 'PublishStatus',
  summary:
    'Checks the state of a publishing job in a sales channel, and can wait until the job ends.',
  kind: 'action',
  pausesRun: true,
  configuration: object(
    {
      ...channelConfiguration,
      waitUpTo: {
        type: 'integer',
        minimum: 0,
        maximum: SERVICE_JOB_SECONDS,
        default: 0,
        description:
          'the maximum number of seconds to wait for the job to end; with 0, the step checks only once',
      },
    },
    ['channelUrl', 'credential'],
  ),
  input: object(
    {
      jobId: {
        type: 'string',
        minLength: 1,
        description: 'the job ID from `Retail.PublishProducts`',
      },
    },
    ['jobId'],
  ),
  output: object(
    {
      state: {
        ...oneOf({
          queued: 'the job hasn’t started yet',
          running: 'the job is in progress',
          succeeded: 'the job is done, but individual products may have failed',
          failed: 'the job failed as a whole',
        }),
        description: 'the job state',
      },
      progress: {type: 'number', description: 'the progress in percent'},
      errors: {
        ...rejectedField,
        description: 'why the channel couldn’t publish some products, with one item per problem',
      },
      isDone: {type: 'boolean', description: 'whether the job has ended, successfully or not'},
    },
    ['state', 'progress', 'errors', 'isDone'],
  ),
  credentials: [channelCredential],
  errors: [...channelErrors('job'), {code: 'E_REFUSED', when: 'the channel rejects the request'}],
  examples: [
    {
      title: 'A single check',
      configuration,
      input: {jobId: 'job_81'},
      given,
      calls: [
        {request, response: {status: 200, body: {state: 'running', progress: 40, errors: []}}},
      ],
      output: {state: 'running', progress: 40, errors: [], isDone: false},
    },
    {
      title: 'Waiting until the job ends',
      note: 'The wait between requests doubles each time. One product failed, although the job as a whole succeeded.',
      configuration: {...configuration, waitUpTo: 60},
      input: {jobId: 'job_81'},
      given,
      calls: [
        {request, response: {status: 200, body: {state: 'queued', progress: 0, errors: []}}},
        {wait: 2},
        {request, response: {status: 200, body: {state: 'running', progress: 55, errors: []}}},
        {wait: 4},
        {
          request,
          response: {
            status: 200,
            body: {
              state: 'succeeded',
              progress: 100,
              errors: [{sku: 'OAK-1', field: 'imageUrls', message: 'The image can’t be loaded.'}],
            },
          },
        },
      ],
      output: {
        state: 'succeeded',
        progress: 100,
        errors: [{sku: 'OAK-1', field: 'imageUrls', message: 'The image can’t be loaded.'}],
        isDone: true,
      },
    },
    {
      title: 'A job that takes longer than `waitUpTo`',
      note: 'If the job is still in progress after `waitUpTo` seconds, the step succeeds with `isDone` set to false.',
      configuration: {...configuration, waitUpTo: 5},
      input: {jobId: 'job_81'},
      given,
      calls: [
        {request, response: {status: 200, body: {state: 'queued', progress: 0, errors: []}}},
        {wait: 2},
        {request, response: {status: 200, body: {state: 'running', progress: 10, errors: []}}},
        {wait: 3},
        {request, response: {status: 200, body: {state: 'running', progress: 25, errors: []}}},
      ],
      output: {state: 'running', progress: 25, errors: [], isDone: false},
    },
    {
      title: 'An expired job',
      configuration,
      input: {jobId: 'job_81'},
      given,
      calls: [{request, response: {status: 410, body: {error: 'job_expired'}}}],
      error: 'E_REFUSED',
    },
    ...failures('job', request, {configuration, input: {jobId: 'job_81'}, given}),
  ],
  related: [
    {function: 'Retail/PublishProducts', role: 'often used with'},
    {function: 'Hooks/OnComplete', role: 'often used with'},
    {function: 'Scheduler/Delay', role: 'often used with'},
  ],
  tags: ['workflow', 'retail', 'publishing', 'monitoring'],
  aliases:
    'job status, feed status, publishing report, import result, is upload finished, check progress, which items failed, processing state, feed errors, rejected articles, batch outcome, still pending, percent complete, has my feed been processed, track submission, Amazon feed, how far a job is',
  limits: [`A step can wait up to ${durationText(SERVICE_JOB_SECONDS)}.`],
  notes: [
    channelNote,
    `Between requests, the step waits ${[1, 2, 4].map((times) => FIRST_WAIT_SECONDS * times).join(', ')} seconds and so on, up to ${durationText(LONGEST_WAIT_SECONDS)}.`,
  ],
  *converse({configuration: {channelUrl, credential, waitUpTo}, input, surroundings}) {
    const channel = {channelUrl, token: surroundings.secret(credential)};
    const question = channelRequest(channel, 'GET', `/jobs/${encodeURIComponent(input.jobId)}`);
    const isDone = ({state}: Job) => state === 'succeeded' || state === 'failed';
    let job = checkJob(channelAnswer<Job>(yield question));
    let left = waitUpTo;
    for (let wait = FIRST_WAIT_SECONDS; !isDone(job) && left > 0; wait *= 2) {
      const seconds = Math.min(wait, left, LONGEST_WAIT_SECONDS);
      yield {wait: seconds};
      left -= seconds;
      job = checkJob(channelAnswer<Job>(yield question));
    }
    const {state, progress = 0, errors = []} = job;
    return {state, progress, errors, isDone: isDone(job)};
  },
});
