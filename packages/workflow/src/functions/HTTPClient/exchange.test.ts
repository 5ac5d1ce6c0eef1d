import {describe, expect, it} from 'vitest';
import {StepError} from '../../language/stepErrors';
import type {Call, HttpRequest, HttpResponse} from '../../language/types';
import {exchange, type Exchange, type ExchangeSettings} from './exchange';

const request: HttpRequest = {
  method: 'POST',
  url: 'https://api.example.com/orders',
  headers: {authorization: 'Bearer x', 'content-type': 'application/json', accept: '*/*'},
  body: {id: 1},
};
const settings: ExchangeSettings = {
  now: '2024-05-01T12:00:00Z',
  retries: 2,
  followRedirects: true,
  secretHeaders: ['authorization'],
};

/** Runs an exchange with the given responses, in order. Waits don't use up a response. */
function play(
  answers: (HttpResponse | 'timeout')[],
  changed: Partial<ExchangeSettings> = {},
): {calls: Call[]; result: Exchange} {
  const calls: Call[] = [];
  const conversation = exchange(request, {...settings, ...changed});
  let turn = conversation.next();
  while (!turn.done) {
    calls.push(turn.value);
    if ('wait' in turn.value) {
      // The platform refuses a wait that doesn't fit in the time that the step has left.
      turn =
        turn.value.wait > 30
          ? conversation.throw(new StepError('E_TIMEOUT', 'The wait is too long.'))
          : conversation.next();
      continue;
    }
    const answer = answers.shift()!;
    turn =
      answer === 'timeout'
        ? conversation.throw(new StepError('E_TIMEOUT', 'No response.'))
        : conversation.next(answer);
  }
  return {calls, result: turn.value};
}

describe('retries', () => {
  it('wait twice as long each time', () => {
    const {calls, result} = play([{status: 503}, 'timeout', {status: 200}]);
    expect(calls).toEqual([request, {wait: 1}, request, {wait: 2}, request]);
    expect(result).toMatchObject({attempts: 3, response: {status: 200}});
  });

  it('wait as long as the service says', () => {
    const later = {status: 429, headers: {'retry-after': '17'}};
    expect(play([later, {status: 200}]).calls[1]).toEqual({wait: 17});
    const date = {status: 503, headers: {'retry-after': 'Wed, 01 May 2024 12:00:40 GMT'}};
    // The second wait starts at the end of the first.
    expect(play([later, date, {status: 200}]).calls[3]).toEqual({wait: 23});
  });

  it('end with the last response or timeout', () => {
    expect(play([{status: 503}, {status: 502}, {status: 500}]).result.response.status).toBe(500);
    expect(() => play(['timeout', 'timeout', 'timeout'])).toThrow('No response.');
    expect(() => play(['timeout'], {retries: 0})).toThrow('No response.');
  });

  it('aren’t made after other statuses, or if the wait is too long', () => {
    expect(play([{status: 404}]).result.attempts).toBe(1);
    expect(play([{status: 429, headers: {'retry-after': '61'}}]).result.attempts).toBe(1);
  });
});

describe('redirects', () => {
  const to = (status: number, location: string) => ({status, headers: {location}});

  it('keep the method and body with 307 and 308', () => {
    const {calls, result} = play([to(308, '/v2/orders'), {status: 201}]);
    expect(calls[1]).toEqual({...request, url: 'https://api.example.com/v2/orders'});
    expect(result.url).toBe('https://api.example.com/v2/orders');
  });

  it('become GET after 303, and after 301 or 302 for a POST request', () => {
    for (const status of [301, 302, 303]) {
      expect(play([to(status, '/done'), {status: 200}]).calls[1]).toEqual({
        method: 'GET',
        url: 'https://api.example.com/done',
        headers: {authorization: 'Bearer x', accept: '*/*'},
      });
    }
  });

  it('don’t send the secret to another site', () => {
    const {calls} = play([to(307, 'https://cdn.example.net/orders'), {status: 200}]);
    expect(calls[1]).toMatchObject({
      headers: {'content-type': 'application/json', accept: '*/*'},
    });
    expect((calls[1] as HttpRequest).headers.authorization).toBeUndefined();
  });

  it('fail if they lead to a private network or go in circles', () => {
    expect(() => play([to(302, 'http://127.0.0.1/')])).toThrow('private');
    expect(() => play(Array.from({length: 6}, () => to(307, '/orders')))).toThrow('5 times');
  });

  it('are returned when they aren’t followed', () => {
    const {result} = play([to(302, '/login')], {followRedirects: false});
    expect(result.response.status).toBe(302);
  });
});
