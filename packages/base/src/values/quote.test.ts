import {expect, it} from 'vitest';
import {quote} from './quote';

it('keeps short text', () => {
  expect(quote('31/02/2024')).toBe('"31/02/2024"');
});

it('cuts long text between characters, and stays fast', () => {
  expect(quote('😀'.repeat(10_000_000))).toBe(`"${'😀'.repeat(60)}…"`);
  expect(quote('a'.repeat(60))).toBe(`"${'a'.repeat(60)}"`);
  expect(quote('a'.repeat(61))).toBe(`"${'a'.repeat(60)}…"`);
});
