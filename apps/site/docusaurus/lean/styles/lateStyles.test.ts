import {expect, it} from 'vitest';
import {lateStyles} from './lateStyles';

it.each([
  ['.tab{padding:1rem}', 'html .tab{padding:1rem}'],
  ['.a,.b:hover{color:red}', 'html .a,html .b:hover{color:red}'],
  ['@media print{.a{color:red}}', '@media print{html .a{color:red}}'],
  ['html[data-workbench] body{margin:0}', 'html[data-workbench] body{margin:0}'],
  ['@keyframes turn{from{rotate:0}}', '@keyframes turn{from{rotate:0}}'],
])('makes %s stronger than the same rule for all pages', (css, expected) => {
  expect(lateStyles(css)).toBe(expected);
});
