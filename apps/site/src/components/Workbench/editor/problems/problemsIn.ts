import {callsIn} from '@documentation/mapping/internal/language/notation/nodesIn';
import type {Call} from '@documentation/mapping/internal/language/notation/tree';
import {nearest} from '@documentation/mapping/internal/language/suggestions/nearest';
import type {ParsedMapping} from '../../state/parsedMapping';
import type {Catalogue} from '../context/parameters';
import type {Problem} from '../host';

/** 'Upper' → 'Text.Upper', 'Text.Uper' → 'Text.Upper' */
function nearestName(name: string, names: readonly string[]): string | undefined {
  const end = `.${name.toLowerCase()}`;
  return names.find((each) => each.toLowerCase().endsWith(end)) ?? nearest(name, names);
}

function unknownFunction({name, from}: Call, catalogue: Catalogue): Problem {
  const replacement = nearestName(name, [...catalogue.keys()]);
  const advice = replacement ? `Did you mean ${replacement}?` : 'Check the category and name.';
  const message = `There is no function named ${name}. ${advice}`;
  return {from, to: from + name.length, message, replacement};
}

function unknownParameters(call: Call, catalogue: Catalogue): Problem[] {
  const names = catalogue.get(call.name)?.parameters.map(({name}) => name) ?? [];
  return call.arguments.flatMap(({name: label}): Problem[] => {
    if (!label || names.length === 0 || names.includes(label.name)) {
      return [];
    }
    const {name, from, to} = label;
    const message = `There is no parameter named ${name}. Use one of these: ${names.join(', ')}.`;
    return [{from, to, message, replacement: nearest(name, names)}];
  });
}

/**
 * Finds mistakes without running the mapping: a syntax error, or unknown functions and parameters. Without a
 * catalogue, every name counts as known.
 */
export function problemsIn(
  {text, tree, mistake}: ParsedMapping,
  catalogue: Catalogue,
  unlisted: readonly string[],
): Problem[] {
  if (mistake && text.trim() !== '') {
    const {message, range = {from: 0, to: text.length}} = mistake;
    return [{...range, message}];
  }
  if (!tree) {
    return [];
  }
  return callsIn(tree).flatMap((call) =>
    catalogue.size === 0 || catalogue.has(call.name) || unlisted.includes(call.name)
      ? unknownParameters(call, catalogue)
      : [unknownFunction(call, catalogue)],
  );
}
