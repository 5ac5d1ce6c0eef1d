import {expect, it} from 'vitest';
import {contentDisposition, fileNameIn, safeFileName} from './fileNames';

it.each([
  ['report.pdf', 'report.pdf'],
  ['Größe €.xlsx', 'Größe €.xlsx'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\a.txt', 'a.txt'],
  ['.htaccess', 'htaccess'],
  ['..', ''],
  ['a\u0000b\r\nc.txt', 'a_b__c.txt'],
  ['invoice\u202Efdp.exe', 'invoice_fdp.exe'],
  ['a<b>:"|?*.txt', 'a_b______.txt'],
  ['name. ', 'name'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['console.log', 'console.log'],
])('turns %j into %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

it('shortens long names but keeps the extension', () => {
  const name = safeFileName(`${'ä'.repeat(300)}.pdf`);
  expect(Array.from(name)).toHaveLength(200);
  expect(name).toMatch(/ä\.pdf$/);
});

it.each([
  ['report.pdf', 'attachment; filename=report.pdf'],
  ['a "b".pdf', 'attachment; filename="a \\"b\\".pdf"'],
  [
    'Größe (1).pdf',
    'attachment; filename="Gr__e (1).pdf"; filename*=UTF-8\'\'Gr%C3%B6%C3%9Fe%20%281%29.pdf',
  ],
])('writes %j and reads it back', (name, header) => {
  expect(contentDisposition('attachment', name)).toBe(header);
  expect(fileNameIn(header)).toBe(name);
});

it.each([
  ['attachment', null],
  ['attachment; filename=report.pdf', 'report.pdf'],
  ['inline; filename="a.txt"; size=3', 'a.txt'],
  ['attachment; filename*=utf-8\'en\'%e2%82%ac.txt; filename="e.txt"', '€.txt'],
  ['attachment; filename*=UTF-8\'\'%E2%82; filename="e.txt"', 'e.txt'],
  ['attachment; filename="../../x"', '../../x'],
])('reads %j', (header, name) => {
  expect(fileNameIn(header)).toBe(name);
});
