import {describe, expect, it} from 'vitest';
import type {RunEvent} from '@documentation/workflow/internal/language/rehearsal/types';
import {momentsOf} from './moments';
import {nameOf, summaryOf} from './sentences';

const error = {code: 'E_UPSTREAM', message: 'The shop responded with 503.'} as const;

function events(...list: (Omit<RunEvent, 'at'> & {at?: number})[]): RunEvent[] {
  return list.map((event) => ({at: 0, ...event}) as RunEvent);
}

describe('moments', () => {
  it('contain what a step does until another step does something', () => {
    const moments = momentsOf(
      events(
        {step: 'each', type: 'started'},
        {step: 'each', type: 'branch', index: 0} as RunEvent,
        {step: 'send', type: 'started'},
        {step: 'send', type: 'output'},
        {step: 'each', type: 'branch', index: 1, at: 2} as RunEvent,
        {step: 'send', type: 'started', at: 2},
        {step: 'each', type: 'output', at: 3},
      ),
    );
    expect(moments.map(({step, at, events: {length}}) => [step, at, length])).toEqual([
      ['each', 0, 1],
      ['each', 0, 1],
      ['send', 0, 2],
      ['each', 2, 1],
      ['send', 2, 1],
      ['each', 3, 1],
    ]);
  });

  it('keep batches apart that run at the same time', () => {
    const moments = momentsOf(
      events(
        {step: 'send', type: 'started', batch: 0},
        {step: 'send', type: 'started', batch: 1},
        {step: 'send', type: 'output', batch: 1, at: 1},
        {step: 'send', type: 'output', batch: 0, at: 3},
      ),
    );
    expect(moments.map((moment) => `${moment.at} ${nameOf(moment)} ${summaryOf(moment)}`)).toEqual([
      '0 send, batch 0 starts',
      '0 send, batch 1 succeeds',
      '3 send, batch 0 succeeds',
    ]);
  });

  it.each([
    [[{type: 'started'}, {type: 'output'}], 'succeeds'],
    [[{type: 'failed', reaction: 'retry', error}, {type: 'output'}], 'succeeds'],
    [[{type: 'output'}, {type: 'failed', reaction: 'stop', error}], 'fails, and the run ends'],
    [[{type: 'started'}, {type: 'branch', branch: 'invoice'}], 'chooses the branch “invoice”'],
    [[{type: 'branch', branch: 'branch', index: 2}], 'starts the branch for batch 2'],
    [[{type: 'output', by: 'trigger'}], 'fires'],
    [[{type: 'output', by: 'guard'}], 'allows the request'],
    [[{type: 'responded', response: {status: 201}}, {type: 'output'}], 'responds with 201'],
    [[{type: 'output'}, {type: 'responded', response: {status: 204}, isFinal: true}], 'succeeds'],
    [[{type: 'failed', reaction: 'stop', error, batch: 1}], 'fails, and its branch ends'],
    [[{type: 'skipped'}], 'is skipped, because its condition is false'],
  ])('are summed up: %j', (given, summary) => {
    const [moment] = momentsOf(
      events(...given.map((event) => ({...event, step: 'a'}) as RunEvent)),
    );
    expect(summaryOf(moment!)).toBe(summary);
  });
});
