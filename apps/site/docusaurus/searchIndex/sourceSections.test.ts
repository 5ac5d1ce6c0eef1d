import {expect, it} from 'vitest';
import {sourceSections} from './sourceSections';

it('reads the prose of a page, with the anchors of its headings', () => {
  const source = `---
title: Overview
---

import Picture from '@site/src/components/Picture';

A [mapping](/guides/) reads **data**.

<Picture of={data} />

## Read, then write

\`\`\`json
{"code": true}
\`\`\`

:::note[Mind]
Nothing is converted.
:::

### Errors {#codes}

| Code | When |
| --- | --- |
| \`E_TYPE\` | wrong type |

## Errors
`;
  expect(sourceSections(source)).toEqual({
    text: 'A mapping reads data.',
    sections: [
      {anchor: 'read-then-write', heading: 'Read, then write', text: 'Nothing is converted.'},
      {anchor: 'codes', heading: 'Errors', text: 'Code When E_TYPE wrong type'},
      {anchor: 'errors', heading: 'Errors', text: ''},
    ],
  });
});
