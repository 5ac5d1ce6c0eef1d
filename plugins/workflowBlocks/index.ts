import {SKIP, visit} from 'unist-util-visit';
import type {Code, Root, RootContent} from 'mdast';
import type {WorkflowDocument} from '../../functions/workflow/document/types';
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

/** Returns <Workflow rehearsal="conditions" outline="[…]">, with the code block inside. */
function wrapped(code: Code, rehearsal: string): RootContent {
  const {steps} = JSON.parse(code.value) as WorkflowDocument;
  const attributes = {rehearsal, outline: JSON.stringify(outlineOf(steps))};
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

/** Adds a picture of its flow, and its rehearsal, to each workflow: ```json schema=workflow rehearse=conditions */
export default function workflowBlocks() {
  return (root: Root): void => {
    let isFound = false;
    visit(root, 'code', (node, index, parent) => {
      const [, name] = /(?:^|\s)rehearse=([\w-]+)/.exec(node.meta ?? '') ?? [];
      if (name === undefined || !parent || index === undefined) {
        return undefined;
      }
      parent.children[index] = wrapped(node, name);
      isFound = true;
      return SKIP;
    });
    if (isFound) {
      root.children.unshift(importComponent);
    }
  };
}
