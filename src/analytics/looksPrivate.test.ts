// cspell:disable -- keys and tokens aren't words
import {describe, expect, it} from 'vitest';
import {looksPrivate} from './looksPrivate';

describe('looksPrivate', () => {
  it.each([
    'jane@example.com',
    'how to map jane.doe+test@mail.example.com to json',
    'jane @ example.com',
    'jane%40example.com',
    'jane%2540example.com',
    'jane＠example.com',
    `jane%${'25'.repeat(5000)}40example.com`,
    '%E0%A4',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '+49 (171) 123-4567',
    '00491711234567',
    '٠١٢٣٤٥٦٧٨',
    'DE89370400440532013000',
    '6fa459ea-ee8a-3ca4-894e-db77e160355e',
    'sk_live_abcdefgh',
    'AKIAIOSFODNN7EXAMPLE',
    'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    'ghp_16C7e42F292c6912E7710c838347Ae178B4a',
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2ln',
    'tok5f2c9a7be1d0',
    'Bearer hunter2',
    'password: hunter2',
    'api_key=hunter2',
    '-----BEGIN PRIVATE KEY-----',
    '#try=1.q1ZKTszJUbJSCkmtKNELLShILdKIUXrUtEbhw',
  ])('withholds %s', (text) => {
    expect(looksPrivate(text)).toBe(true);
  });

  it.each([
    '',
    'upper',
    'List.SortBy($, @.total)',
    'ISO8601 week dates',
    '2024-03-05T09:30:00',
    'newsletter2024',
    '2024-spring-newsletter',
    'utf-16le to utf-8',
    '5000000 rows',
    'access-key rotation',
    'mapping-xlsx-to-json',
    `zzqx${'y'.repeat(80)}`,
    '100% of the rows',
    'gr%C3%BC%C3%9Fe',
  ])('allows %s', (text) => {
    expect(looksPrivate(text)).toBe(false);
  });
});
