// Reads the prose of a definition: summaries, descriptions, notes, limits, and causes of errors.

/** Fields of a definition that contain text for readers, at any depth. */
const proseFields = [
  'description',
  'differs',
  'from',
  'limits',
  'meaning',
  'note',
  'notes',
  'nullAndEmpty',
  'summary',
  'what',
  'when',
];
/** Fields that contain example data, in which any field name can occur. */
const dataFields = ['args', 'calls', 'given', 'result', 'storeAfter'];
const dataFieldsOfExamples = [...dataFields, 'configuration', 'input', 'output'];

function textsIn(value: unknown, field: string, isExample: boolean): string[] {
  if (typeof value === 'string') {
    return proseFields.includes(field) ? [value] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item) => textsIn(item, field, isExample || field === 'examples'));
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([name, item]) =>
    isExample && dataFieldsOfExamples.includes(name) ? [] : textsIn(item, name, isExample),
  );
}

export function textsOf(definition: object): string[] {
  return textsIn(definition, '', false);
}

/** Finds the code spans, which are in backticks: 'see `a` and `b`' → ['a', 'b'] */
export function codeSpansOf(definition: object): string[] {
  return textsOf(definition).flatMap((text) =>
    text.split('`').filter((_part, index) => index % 2 === 1),
  );
}

export function titlesOf({examples}: {readonly examples: readonly {title: string}[]}): string[] {
  return examples.map(({title}) => title);
}
