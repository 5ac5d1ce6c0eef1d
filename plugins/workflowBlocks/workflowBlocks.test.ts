import type {Code, Root} from 'mdast';
import {expect, it} from 'vitest';
import workflowBlocks from './index';
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
          steps: [{id: 'stop', kind: 'end', title: 'The run ends as failed', when: 'true'}],
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

it('wraps workflows that can be rehearsed, and leaves other code alone', () => {
  const workflow: Code = {
    type: 'code',
    lang: 'json',
    meta: 'schema=workflow rehearse=retries',
    value: JSON.stringify({steps}),
  };
  const other: Code = {type: 'code', lang: 'json', meta: 'schema=step', value: '{}'};
  const root: Root = {type: 'root', children: [other, workflow]};
  workflowBlocks()(root);
  expect(root.children).toMatchObject([
    {type: 'mdxjsEsm'},
    other,
    {type: 'mdxJsxFlowElement', name: 'Workflow', children: [workflow]},
  ]);
});
