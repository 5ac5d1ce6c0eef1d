import type {Call, Node} from './tree';

function childrenOf(node: Node): readonly Node[] {
  switch (node.type) {
    case 'List':
      return node.items;
    case 'Object':
      return node.entries.map(({value}) => value);
    case 'Path':
      return [node.start, ...node.keys];
    case 'Call':
      return node.arguments.map(({value}) => value);
    default:
      return [];
  }
}

/** A node and everything in it, outer nodes first. */
export function nodesIn(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap(nodesIn)];
}

/** All calls in a piece of notation, outer calls first. */
export function callsIn(node: Node): Call[] {
  return nodesIn(node).filter((inner) => inner.type === 'Call');
}
