import type {Node} from '../../functions/language/parse';

/** The name of the called function, 'Readers.CSV.ReadRows', or undefined if the callee isn't a dotted name. */
export function calledName(callee: Node): string | undefined {
  if (callee.type === 'Identifier') {
    return callee.name as string;
  }
  if (callee.type !== 'MemberExpression' || callee.computed) {
    return undefined;
  }
  const owner = calledName(callee.object as Node);
  return owner && `${owner}.${(callee.property as Node).name as string}`;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Yields a node and its descendants. Uses a list instead of recursion, so deep nesting can't overflow the stack. */
function* nodesOf(root: Node): Generator<Node> {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (Array.isArray(next)) {
      waiting.push(...(next as unknown[]));
    } else if (isNode(next)) {
      yield next;
      waiting.push(
        ...(Object.values(next) as unknown[]).filter((value) => typeof value === 'object'),
      );
    }
  }
}

/** All calls in an expression, each with the name of the called function. */
export function callsIn(root: Node): {readonly name: string; readonly node: Node}[] {
  return [...nodesOf(root)]
    .filter(({type}) => type === 'CallExpression')
    .map((node) => ({name: calledName(node.callee as Node) ?? '', node}));
}
