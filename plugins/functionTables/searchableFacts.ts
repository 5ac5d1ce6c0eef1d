import {qualifiedName} from '../../functions/language/qualifiedName';
import type {MappingFunctionFacts} from '../../functions/language/types';
import type {SearchableFacts} from '../../src/universal/searchableFacts';
import {listedFunctions} from './listedFunctions';

/** The literal arguments of the documented examples, without duplicates. They are constants that search tries. */
function documentedArguments({examples}: MappingFunctionFacts): SearchableFacts['examples'] {
  const documented = examples
    .filter(({kind}) => kind === 'typical' || kind === 'edge')
    .map(({kind, args}) => ({
      kind,
      args: Object.fromEntries(
        Object.entries(args).filter(([, value]) => ['string', 'number'].includes(typeof value)),
      ),
    }))
    .filter(({args}) => Object.keys(args).length > 0);
  return [...new Map(documented.map((example) => [JSON.stringify(example), example])).values()];
}

export const searchableFacts: Record<string, SearchableFacts> = Object.fromEntries(
  listedFunctions.map((definition) => [
    qualifiedName(definition),
    {
      summary: definition.summary,
      returns: {type: definition.returns.type},
      examples: documentedArguments(definition),
    },
  ]),
);
