import {describe, expect, it} from 'vitest';
import type {Value} from '@documentation/base/internal/values/types';
import {extensionOf} from './fileType';

describe('extensionOf', () => {
  it.each([
    ['csv', 'order;total\n1001;89,90\n'],
    ['json', '{"order": 1001}'],
    ['pdf', '%PDF-1.7\n'],
    ['xlsx', 'PK\u0003\u0004\u0014\0[Content_Types].xml xl/workbook.xml'],
    ['xml', '\ufeff<?xml version="1.0"?><a/>'],
  ])('recognises %s', (extension, start) => {
    expect(extensionOf(new TextEncoder().encode(start))).toBe(extension);
  });

  it.each<[string, Value, string]>([
    ['an object', {a: 1}, 'json'],
    ['null', null, 'json'],
    ['XML text', '<a/>', 'xml'],
    ['a web page', '<!DOCTYPE html><html></html>', 'html'],
    ['rows', 'a;b\r\n1;"2;3"\r\n', 'csv'],
    ['text in braces', '{not JSON}', 'txt'],
    ['a letter', 'Dear Ada, hello', 'txt'],
    ['empty text', '', 'txt'],
    ['bytes', new Uint8Array([0, 1, 255]), 'bin'],
    ['another archive', new TextEncoder().encode('PK\u0003\u0004 word/document.xml'), 'zip'],
    ['long JSON', new TextEncoder().encode(`\ufeff[${'"ü", '.repeat(50_000)}1]`), 'json'],
  ])('returns the extension of %s', (_name, value, extension) => {
    expect(extensionOf(value)).toBe(extension);
  });

  it('recognises the beginning of a file', () => {
    const start = new TextEncoder().encode('[{"a": 1}, {"a"');
    expect(extensionOf(start, true)).toBe('json');
    expect(extensionOf(start)).toBe('txt');
  });
});
