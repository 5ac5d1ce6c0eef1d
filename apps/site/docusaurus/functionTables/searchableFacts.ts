import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import type {MappingFunctionFacts} from '@documentation/mapping/internal/language/types';
import type {SearchableFacts} from '@documentation/reference/internal/pages/searchableFacts';
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
