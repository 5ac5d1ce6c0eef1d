import {describe, expect, it} from 'vitest';
import {coloursOf} from '../colouring/coloursOf.fixture';
import {formatAnswer, formatCall, type Coloured} from './formatCalls';

function colours({code, tokens}: Coloured): string[] {
  return coloursOf(code, tokens);
}

const request = {
  method: 'POST',
  url: 'https://api.example.com/v-1?at=10:30',
  headers: {'content-type': 'application/json; charset=utf-8'},
} as const;

describe('a call', () => {
  it('shows a request as it is sent: head, empty line, body', () => {
    const {code} = formatCall({...request, body: {ok: true}});
    expect(code).toBe(
      'POST https://api.example.com/v-1?at=10:30\ncontent-type: application/json; charset=utf-8\n\n{"ok": true}',
    );
  });

  it('colours the method, header names and a JSON body, but nothing in URLs and header values', () => {
    expect(colours(formatCall({...request, body: {ok: true}}))).toEqual([
      'function POST',
      'keyword content-type',
      'keyword "ok"',
      'constant true',
    ]);
  });

  it('doesn’t colour a body that isn’t JSON', () => {
    expect(colours(formatCall({...request, body: 'name: 1&b="2"'}))).toEqual([
      'function POST',
      'keyword content-type',
    ]);
  });

  it('colours the status of a response, but not numbers in its text', () => {
    const response = {status: 404, body: 'page 12 is gone'};
    expect(colours(formatAnswer({request, response}))).toEqual(['constant 404']);
  });

  it('colours SQL and its parameters', () => {
    const sql = "SELECT id FROM orders WHERE state = 'NEW' AND total > $1";
    const call = formatCall({sql, parameters: [10.5]});
    expect(call.code).toBe(`${sql}\n\n[10.5]`);
    expect(colours(call)).toEqual([
      'keyword SELECT',
      'keyword FROM',
      'keyword WHERE',
      "string 'NEW'",
      'keyword AND',
      'constant $1',
      'constant 10.5',
    ]);
  });
});
