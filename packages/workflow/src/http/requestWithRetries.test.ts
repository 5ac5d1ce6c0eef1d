import {describe, expect, it} from 'vitest';
import {StepError} from '../language/stepErrors';
import type {Call, HttpRequest, HttpResponse} from '../language/types';
import {requestWithRetries} from './requestWithRetries';

const request: HttpRequest = {method: 'GET', url: 'https://example.com/', headers: {}};

function busy(seconds?: string): HttpResponse {
  return {status: 429, ...(seconds !== undefined && {headers: {'retry-after': seconds}})};
}

/** The time that the step has left. The platform refuses longer waits. */
const SECONDS_LEFT = 60;

/** Returns the requests and the waits that were made, and the final response. */
function conversation(answers: readonly HttpResponse[]): [Call[], HttpResponse] {
  const calls: Call[] = [];
  const talk = requestWithRetries(request, '2024-05-01T12:00:00Z');
  let next = 0;
  let turn = talk.next();
  while (!turn.done) {
    const call = turn.value;
    if ('wait' in call && call.wait > SECONDS_LEFT) {
      turn = talk.throw(new StepError('E_TIMEOUT', 'The wait is too long.'));
      continue;
    }
    calls.push(call);
    turn = talk.next('wait' in call ? undefined : answers[next++]);
  }
  return [calls, turn.value];
}

describe('requestWithRetries', () => {
  it('sends one request unless the status is 429', () => {
    for (const status of [200, 408, 500, 503]) {
      const answer = {status, headers: {'retry-after': '1'}};
      expect(conversation([answer])).toEqual([[request], answer]);
    }
  });

  it('waits as long as the service asks', () => {
    expect(conversation([busy('7'), {status: 200}])).toEqual([
      [request, {wait: 7}, request],
      {status: 200},
    ]);
  });

  it('retries three times, then gives up', () => {
    const [calls, answer] = conversation([busy('1'), busy('1'), busy('1'), busy('1')]);
    expect(calls.filter((call) => 'url' in call)).toHaveLength(4);
    expect(answer.status).toBe(429);
  });

  it('deducts the first wait from a second wait until a date', () => {
    const [calls] = conversation([busy('7'), busy('Wed, 01 May 2024 12:00:20 GMT'), {status: 200}]);
    expect(calls).toEqual([request, {wait: 7}, request, {wait: 13}, request]);
  });

  it.each([undefined, '61', 'Wed, 01 May 2024 12:01:01 GMT', 'soon'])(
    'doesn’t wait if Retry-After is %s',
    (seconds) => {
      expect(conversation([busy(seconds)])).toEqual([[request], busy(seconds)]);
    },
  );
});
