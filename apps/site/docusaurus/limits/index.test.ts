import {expect, it} from 'vitest';
import {withLimits} from './index';

it('writes limits with a non-breaking space', () => {
  expect(withLimits('Files of up to <Limit of="file" />, for <Limit of="run" />.')).toBe(
    'Files of up to 20\u00A0MB, for 15\u00A0minutes.',
  );
});

it('writes a table, and links the functions in it', () => {
  const [header, , ...rows] = withLimits('<LimitTable of="steps" />').split('\n');
  expect(header).toBe('| Applies to | Limit | If you need more |');
  expect(rows).toContain(
    '| [`Store.QdrantUpsert`](/platformRef/workflowFunctions/Store/QdrantUpsert) | 1,000\u00A0points | Split the list into batches with [`JSON.SplitItems`](/platformRef/workflowFunctions/JSON/SplitItems). |',
  );
});

it('names a limit that doesn’t exist', () => {
  expect(() => withLimits('<Limit of="unknown" />')).toThrow('There is no limit "unknown".');
  expect(() => withLimits('<LimitTable of="all" />')).toThrow('There is no group of limits "all".');
});
