import {describe, expect, it} from 'vitest';
import type {Call, HttpRequest, HttpResponse} from '../workflow/types';
import {requestWithRetries} from './requestWithRetries';

const request: HttpRequest = {method: 'GET', url: 'https://example.com/', headers: {}};

function busy(seconds?: string): HttpResponse {
  return {status: 429, ...(seconds !== undefined && {headers: {'retry-after': seconds}})};
}

/** Returns the requests and waits, and the final response. */
function conversation(answers: readonly HttpResponse[]): [Call[], HttpResponse] {
  const calls: Call[] = [];
  const talk = requestWithRetries(request, '2024-05-01T12:00:00Z');
  let next = 0;
  let turn = talk.next();
  while (!turn.done) {
    calls.push(turn.value);
    turn = talk.next('wait' in turn.value ? undefined : answers[next++]);
  }
  return [calls, turn.value];
}

describe('requestWithRetries', () => {
  it('sends one request unless the status is 429', () => {
    expect(conversation([{status: 500}])).toEqual([[request], {status: 500}]);
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
