import {parse} from '@documentation/mapping/internal/language/notation/parse';
import type {Node, Variable} from '@documentation/mapping/internal/language/notation/tree';
import type {OpenCall} from './contextAt';
import {
  currentParameter,
  itemsParameter,
  parameterAt,
  takesExpression,
  type Catalogue,
} from './parameters';

/** The variables that refer to an item of a list outside the node. */
function freeVariables(node: Node, catalogue: Catalogue): Variable[] {
  const inner = (nodes: readonly Node[]) => nodes.flatMap((each) => freeVariables(each, catalogue));
  switch (node.type) {
    case 'Variable':
      return node.name.startsWith('@') ? [node] : [];
    case 'List':
      return inner(node.items);
    case 'Object':
      return inner(node.entries.map(({value}) => value));
    case 'Path':
      return inner([node.start, ...node.keys]);
    case 'Call': {
      const entry = catalogue.get(node.name);
      const outside = node.arguments.filter(({name}, position) => {
        const parameter = entry && parameterAt(entry, name?.name, position);
        return !parameter || !takesExpression(parameter) || !itemsParameter(entry, parameter);
      });
      return inner(outside.map(({value}) => value));
    }
    default:
      return [];
  }
}

/** Replaces `@` by notation for the item. Returns undefined if the text has a mistake, or if there is no item. */
export function withItem(
  text: string,
  item: string | undefined,
  catalogue: Catalogue,
): string | undefined {
  let variables: Variable[];
  try {
    variables = freeVariables(parse(text), catalogue);
  } catch {
    return undefined;
  }
  if (item === undefined && variables.length > 0) {
    return undefined;
  }
  const known: Readonly<Record<string, string>> = {'@': item ?? '', '@index': '0'};
  return variables.reduceRight(
    (result, {name, from, to}) =>
      result.slice(0, from) + (known[name] ?? 'null') + result.slice(to),
    text,
  );
}

/** Whether `@` has a meaning in the innermost call. */
export function hasItem(calls: readonly OpenCall[], catalogue: Catalogue): boolean {
  return calls.some((call) => itemsOf(call, catalogue));
}

function itemsOf(call: OpenCall, catalogue: Catalogue) {
  const entry = catalogue.get(call.name);
  const parameter = entry && currentParameter(entry, call);
  const items =
    parameter && takesExpression(parameter) ? itemsParameter(entry, parameter) : undefined;
  return entry && items && {entry, items};
}

/** Writes notation for the first item that `@` refers to: `$.orders[0].lines[0]` in `List.Map($.orders, List.Map(@.lines, …` */
export function currentItem(
  notation: string,
  calls: readonly OpenCall[],
  catalogue: Catalogue,
): string | undefined {
  let item: string | undefined;
  for (const call of calls) {
    const found = itemsOf(call, catalogue);
    if (found) {
      const argument = call.before.find(
        ({name}, position) => parameterAt(found.entry, name, position) === found.items,
      );
      const items = argument
        ? withItem(notation.slice(argument.from, argument.to), item, catalogue)
        : undefined;
      const list = found.items.type === 'Object' ? `JSON.Entries(${items})` : items;
      item = items === undefined ? undefined : `${list}[0]`;
    }
  }
  return item;
}
