import {nodesIn} from '../language/notation/nodesIn';
import {parse} from '../language/notation/parse';

function isMapping(notation: string): boolean {
  try {
    parse(notation);
    return true;
  } catch {
    return false;
  }
}

/**
 * Adds a step after a mapping, by replacing `$` with the mapping: 'Text.Upper($)' after '$.name' is
 * 'Text.Upper($.name)'. Returns undefined if the result isn't valid notation.
 */
export function appendStep(mapping: string, step: string): string | undefined {
  const places = nodesIn(parse(step)).filter(
    (node) => node.type === 'Variable' && node.name === '$',
  );
  const appended = places
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, {from, to}) => text.slice(0, from) + mapping.trim() + text.slice(to), step);
  return isMapping(appended) ? appended : undefined;
}
