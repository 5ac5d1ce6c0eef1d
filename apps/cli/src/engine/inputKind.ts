import {callsIn, nodesIn} from '@documentation/mapping/internal/language/notation/nodesIn';
import type {Call, Node, Path} from '@documentation/mapping/internal/language/notation/tree';
import type {MappingFunction} from '@documentation/mapping/internal/language/types';

type Find = (name: string) => MappingFunction | undefined;

/** What a mapping calls a file: `$`, or the name of another file: `$files["prices"]` */
export type Reference = {readonly name?: string};

const isFiles = (node: Path) => node.start.type === 'Variable' && node.start.name === '$files';

/** How many keys of a path belong to the reference: none in `$.id`, one in `$files["prices"].id` */
function ownKeys(node: Path, {name}: Reference): number | undefined {
  if (name === undefined) {
    return node.start.type === 'Variable' && node.start.name === '$' ? 0 : undefined;
  }
  const [key] = node.keys;
  return isFiles(node) && key?.type === 'Literal' && String(key.value) === name ? 1 : undefined;
}

/** Whether a node is the file as a whole. */
function isWhole(node: Node, reference: Reference): boolean {
  if (node.type === 'Variable') {
    return reference.name === undefined && node.name === '$';
  }
  return node.type === 'Path' && ownKeys(node, reference) === node.keys.length;
}

/** Whether a node is something inside the file, such as `$.customer`. */
function isInside(node: Node, reference: Reference): boolean {
  const own = node.type === 'Path' ? ownKeys(node, reference) : undefined;
  return node.type === 'Path' && own !== undefined && node.keys.length > own;
}

/** The types that a call accepts where it gets the whole file. */
function typesAt(call: Call, reference: Reference, find: Find): string[] {
  const parameters = Object.entries(find(call.name)?.parameters ?? {});
  return call.arguments.flatMap(({name, value}, position) => {
    if (!isWhole(value, reference)) {
      return [];
    }
    const [, parameter] =
      parameters.find(([each]) => each === name?.name) ??
      parameters[Math.min(position, parameters.length - 1)] ??
      [];
    return [parameter?.type ?? []].flat();
  });
}

/** Whether a mapping refers to a file at all. */
export function isUsed(root: Node, reference: Reference): boolean {
  return nodesIn(root).some((node) => isWhole(node, reference) || isInside(node, reference));
}

/**
 * Whether a mapping uses an input as a file or as data. `Readers.CSV.ReadRows($)` needs the file, and `$.customer` needs
 * the JSON in it. Undefined if the mapping works with both.
 */
export function inputKind(
  root: Node,
  reference: Reference,
  find: Find,
): 'file' | 'data' | undefined {
  if (nodesIn(root).some((node) => isInside(node, reference))) {
    return 'data';
  }
  const types = callsIn(root).flatMap((call) => typesAt(call, reference, find));
  if (types.includes('Binary')) {
    return 'file';
  }
  return types.some((type) => type !== 'Any' && type !== 'Expression') ? 'data' : undefined;
}
