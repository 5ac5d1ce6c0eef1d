import {expect, it} from 'vitest';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import {waitRule} from '../language/retryRules';
import SendWebhook from './Hooks/SendWebhook';
import {workflowFunctions} from '.';

// Functions that pause the run don’t wait within the attempt, so another rule applies to them.
it('every function that waits before it repeats a request states the rule about waits', () => {
  const waiting = workflowFunctions.filter(
    ({examples, pausesRun}) =>
      !pausesRun && examples.some(({calls = []}) => calls.some((call) => 'wait' in call)),
  );
  expect(waiting.length).toBeGreaterThan(5);
  const silent = waiting.filter(
    ({notes = [], limits = []}) => ![...notes, ...limits].some((text) => text.includes(waitRule)),
  );
  expect(silent.map(qualifiedName)).toEqual([]);
});

it('SendWebhook states how long it retries', () => {
  expect(SendWebhook.limits!.join(' ')).toContain(
    'the last attempt comes more than 3\u00A0days after the first',
  );
});
