import {expect, it} from 'vitest';
import {StepError} from '../language/stepErrors';
import {publicUrl} from './publicUrl';

it.each([
  'https://api.example.com/orders?page=2',
  'http://example.com:8080/',
  'https://8.8.8.8/',
  'https://[2606:4700::1111]/',
])('allows %s', (address) => {
  expect(publicUrl(address).href).toBe(address);
});

it.each([
  'http://localhost/',
  'http://LOCALHOST./',
  'http://db/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'http://127.0.0.1/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'https://ada:secret@example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  '/orders',
  '',
])('rejects %j', (address) => {
  expect(() => publicUrl(address)).toThrow(StepError);
});
