/**
 * What readers from other languages and products call things that the pages name otherwise. Names of
 * functions belong to the aliases of the definitions; here stand only general words, as words.ts
 * writes them (in the singular).
 */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  array: ['list'],
  blank: ['empty'],
  bool: ['boolean'],
  build: ['create'],
  byte: ['binary'],
  cell: ['excel'],
  char: ['character'],
  combine: ['merge', 'join'],
  create: ['build', 'make', 'write'],
  cut: ['split', 'substring'],
  database: ['sql', 'store'],
  delete: ['remove'],
  dictionary: ['object'],
  drop: ['remove'],
  erase: ['remove'],
  error: ['fail'],
  excel: ['xlsx', 'workbook'],
  export: ['write'],
  fail: ['error'],
  fetch: ['read', 'request'],
  field: ['key', 'value'],
  float: ['number'],
  hash: ['object'],
  import: ['read'],
  int: ['integer'],
  login: ['authentication'],
  missing: ['null'],
  nil: ['null'],
  node: ['element'],
  none: ['null'],
  parse: ['read'],
  property: ['key'],
  record: ['object'],
  save: ['write', 'put'],
  schedule: ['scheduler', 'cron'],
  storage: ['store'],
  string: ['text'],
  struct: ['object'],
  timestamp: ['datetime'],
  token: ['key'],
  undefined: ['null'],
  valid: ['validate'],
  workbook: ['xlsx'],
  worksheet: ['sheet'],
  xls: ['xlsx'],
};

export function synonymsOf(word: string): readonly string[] {
  return Object.hasOwn(synonyms, word) ? synonyms[word]! : [];
}
