import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import {partsOf, runsOf, wordsOf} from '@documentation/reference/internal/search/words/words';
import {listedFunctions} from '../libraries/catalogue';

interface Words {
  readonly definition: MappingFunction;
  /** The words of each field that is searched, best field first. */
  readonly fields: readonly (readonly string[])[];
}

function fieldsOf({category, name, summary, aliases, tags}: MappingFunction): string[] {
  return [name, category, summary, [aliases.replaceAll(', ', ' '), ...tags].join(' ')];
}

/**
 * Whether a function can match. Saves splitting the text of the others into words, which takes longer. Ignores a word's
 * last letter, which may belong to an ending: -y, -ies
 */
function mayMatch(definition: MappingFunction, wanted: readonly string[]): boolean {
  const text = fieldsOf(definition).join(' ').toLowerCase();
  return wanted.every((word) => text.includes(word.slice(0, -1)));
}

function wordsOfFunction(definition: MappingFunction): Words {
  return {definition, fields: fieldsOf(definition).map(wordsOf)};
}

/** The best field with a word that starts with the wanted one, or undefined if there is none. */
function fieldWith(word: string, {fields}: Words): number | undefined {
  const index = fields.findIndex((words) => words.some((each) => each.startsWith(word)));
  return index < 0 ? undefined : index;
}

/** Finds functions that contain all words of a query, best first. Without words, returns all. */
export function searchFunctions(query: string): readonly MappingFunction[] {
  const wanted = runsOf(query).flatMap(partsOf);
  if (wanted.length === 0) {
    return listedFunctions;
  }
  return listedFunctions
    .filter((definition) => mayMatch(definition, wanted))
    .map(wordsOfFunction)
    .flatMap((each) => {
      const fields = wanted.map((word) => fieldWith(word, each));
      return fields.includes(undefined)
        ? []
        : {
            definition: each.definition,
            rank: fields.reduce<number>((sum, field) => sum + field!, 0),
          };
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({definition}) => definition);
}

/** Finds a function by its name, in any case: 'text.upper' */
export function functionNamed(name: string): MappingFunction | undefined {
  return listedFunctions.find(
    (definition) => qualifiedName(definition).toLowerCase() === name.toLowerCase(),
  );
}
