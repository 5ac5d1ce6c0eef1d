import type {RootContent} from 'mdast';

/** The parts of an example that later examples on the page often repeat. */
const REPEATED = new Set(['Configuration', 'Input', 'Secrets', 'Request sent']);

/** Returns the label of a part: a paragraph such as 'Input', followed by code. */
function labelOf(node: RootContent, next: RootContent | undefined): string | undefined {
  const [first] = node.type === 'paragraph' && next?.type === 'code' ? node.children : [];
  return first?.type === 'text' && REPEATED.has(first.value) ? first.value : undefined;
}

/**
 * Replaces the parts of an example that are the same as in the previous example, which keeps pages with many failing
 * examples short: 'Configuration, Input: as in the previous example.'
 */
export function withoutRepeats(nodes: readonly RootContent[]): RootContent[] {
  const written: RootContent[] = [];
  const before = new Map<string, string>();
  let repeated: string[] = [];
  const endRun = () => {
    if (repeated.length > 0) {
      const value = `${repeated.join(', ')}: as in the previous example.`;
      written.push({type: 'paragraph', children: [{type: 'text', value}]});
      repeated = [];
    }
  };
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]!;
    const next = nodes[index + 1];
    const label = labelOf(node, next);
    if (label !== undefined && next?.type === 'code' && before.get(label) === next.value) {
      repeated.push(label);
      index += 1;
      continue;
    }
    if (label !== undefined && next?.type === 'code') {
      before.set(label, next.value);
    }
    endRun();
    written.push(node);
  }
  endRun();
  return written;
}
