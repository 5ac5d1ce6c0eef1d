import {describe, expect, it} from 'vitest';
import {markOf, readCodeBlocks} from './codeBlocks';

const page = `---
title: A page
---

import Tabs from '@theme/Tabs';

Text with \`\`\`js in it.

\`\`\`mapping run file=orders.csv title="First try" {2,4-5}
Text.Upper("a")
\`\`\`

<Tabs>

1. A list

   \`\`\`text illustration="the shape, {1}"
   a
   \`\`\`

</Tabs>
`;

describe('readCodeBlocks', () => {
  it('finds the fences, including those in lists and elements, with their words', () => {
    expect(readCodeBlocks(page)).toEqual([
      {
        line: 9,
        language: 'mapping',
        code: 'Text.Upper("a")',
        words: {run: '', file: 'orders.csv', title: 'First try'},
      },
      {line: 17, language: 'text', code: 'a', words: {illustration: 'the shape, {1}'}},
    ]);
  });
});

describe('markOf', () => {
  const block = {line: 3, language: 'json', code: ''};

  it('returns the mark of a block', () => {
    expect(markOf({...block, words: {title: 'A', schema: 'workflow'}})).toBe('schema');
  });

  it.each<Record<string, string>>([{}, {title: 'A'}, {run: '', result: ''}])(
    'rejects %o',
    (words) => {
      expect(() => markOf({...block, words})).toThrow(
        /^mark the block with exactly one of input, run, /,
      );
    },
  );
});
