import {visit} from 'unist-util-visit';
import type {Code, Root, RootContent} from 'mdast';
import type {WorkflowDocument} from '@documentation/workflow/internal/language/document/types';
import {outcomesOf} from './outcomes';
import {outlineOf} from './outline';

const COMPONENT = 'Workflow';

/** import Workflow from '@site/src/components/Workflow'; */
const importComponent = {
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          specifiers: [
            {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: COMPONENT}},
          ],
          source: {type: 'Literal', value: `@site/src/components/${COMPONENT}`},
          attributes: [],
        },
      ],
    },
  },
} as unknown as RootContent;

/** Returns <Workflow rehearsal="conditions" outline="[…]" outcomes="[…]">, with the code block inside. */
async function wrapped(code: Code, rehearsal: string): Promise<RootContent> {
  const document = JSON.parse(code.value) as WorkflowDocument;
  const attributes = {
    rehearsal,
    outline: JSON.stringify(outlineOf(document.steps)),
    outcomes: JSON.stringify(await outcomesOf(document, rehearsal)),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [code],
  } as unknown as RootContent;
}

/** Adds a picture, the outcomes and a rehearsal to each workflow: ```json schema=workflow rehearse=conditions */
export default function workflowBlocks() {
  return async (root: Root): Promise<void> => {
    const replacements: Promise<void>[] = [];
    visit(root, 'code', (node, index, parent) => {
      const [, name] = /(?:^|\s)rehearse=([\w-]+)/.exec(node.meta ?? '') ?? [];
      if (name !== undefined && parent && index !== undefined) {
        const replace = async (): Promise<void> => {
          parent.children[index] = await wrapped(node, name);
        };
        replacements.push(replace());
      }
    });
    await Promise.all(replacements);
    if (replacements.length > 0) {
      root.children.unshift(importComponent);
    }
  };
}
