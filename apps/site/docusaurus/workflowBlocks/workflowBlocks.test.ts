import type {Code, Root} from 'mdast';
import {expect, it} from 'vitest';
import type {WorkflowDocument} from '@documentation/workflow/internal/language/document/types';
import workflowBlocks from './index';
import {outcomesOf} from './outcomes';
import {outlineOf} from './outline';

const steps = [
  {id: 'night', function: 'Scheduler/Cron'},
  {
    id: 'rates',
    function: 'HTTPClient/GetJson',
    timeoutSeconds: 20,
    retry: {times: 2, backoffSeconds: 30},
    onError: 'branch',
    errorBranch: [{id: 'stop', end: 'failed', when: 'true'}],
  },
  {id: 'route', choose: '$.rates.status', branches: {'200': []}, otherwise: []},
] as const;

it('outlines steps, their settings and their branches', () => {
  expect(outlineOf(steps)).toEqual([
    {id: 'night', kind: 'trigger', title: 'Scheduler.Cron'},
    {
      id: 'rates',
      kind: 'action',
      title: 'HTTPClient.GetJson',
      settings: ['retried 2 times after 30\u00A0s', 'up to 20\u00A0s per attempt'],
      branches: [
        {
          name: 'on error',
          steps: [{id: 'stop', kind: 'end', title: 'The run fails', when: 'true'}],
        },
      ],
    },
    {
      id: 'route',
      kind: 'choice',
      title: '$.rates.status',
      branches: [
        {name: '200', steps: []},
        {name: 'otherwise', steps: []},
      ],
    },
  ]);
});

function rootWith(...children: Code[]): Root {
  return {type: 'root', children};
}

const workflow: Code = {
  type: 'code',
  lang: 'json',
  meta: 'schema=workflow rehearse=ends',
  value: JSON.stringify({
    steps: [
      {
        id: 'morning',
        function: 'Scheduler/Cron',
        configuration: {expression: '0 3 * * *', timezone: 'Europe/Berlin'},
      },
      {id: 'nothing', end: 'succeeded', message: '"No open orders."'},
    ],
  }),
};

it('wraps workflows that can be rehearsed, and leaves other code alone', async () => {
  const other: Code = {type: 'code', lang: 'json', meta: 'schema=step', value: '{}'};
  const root = rootWith(other, workflow);
  await workflowBlocks()(root);
  expect(root.children).toMatchObject([
    {type: 'mdxjsEsm'},
    other,
    {type: 'mdxJsxFlowElement', name: 'Workflow', children: [workflow]},
  ]);
});

it('says how the run ends in each scenario', async () => {
  expect(await outcomesOf(JSON.parse(workflow.value) as WorkflowDocument, 'ends')).toEqual([
    {title: 'Nothing to do', end: 'The run succeeds. Message: No open orders.'},
    {title: 'Two open orders', end: 'The run succeeds. Message: No open orders.'},
    {title: 'A response that isn’t a list', end: 'The run succeeds. Message: No open orders.'},
  ]);
});

it('names scenarios that don’t exist', async () => {
  const root = rootWith({...workflow, meta: 'schema=workflow rehearse=end'});
  await expect(workflowBlocks()(root)).rejects.toThrow('There are no scenarios named "end".');
});
