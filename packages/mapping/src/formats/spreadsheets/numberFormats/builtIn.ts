/** The formats that workbooks refer to by number, in an English locale. */
const formats = new Map([
  [0, 'General'],
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, 'm/d/yy'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'm/d/yy h:mm'],
  [37, '#,##0 ;(#,##0)'],
  [38, '#,##0 ;[Red](#,##0)'],
  [39, '#,##0.00;(#,##0.00)'],
  [40, '#,##0.00;[Red](#,##0.00)'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss.0'],
  [48, '##0.0E+0'],
  [49, '@'],
]);

/** Returns the format with a number. Currencies and East Asian dates depend on the locale, so they're substitutes. */
export function builtInFormat(id: number): string {
  const isCurrency = (id >= 5 && id <= 8) || (id >= 41 && id <= 44);
  const isDate = (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return formats.get(id) ?? (isCurrency ? '#,##0.00' : isDate ? 'yyyy-mm-dd' : 'General');
}
