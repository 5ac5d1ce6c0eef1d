import {shorten} from '@documentation/base/internal/values/quote';
import {formatSignature} from '@documentation/mapping/internal/language/formatCall';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import {suggestName} from '@documentation/mapping/internal/language/suggestions/suggest';
import {describeFunction, functionFacts, urlOf} from '../catalogue/describeFunction';
import {listedFunctions} from '../libraries/catalogue';
import {functionNamed, searchFunctions} from '../catalogue/searchFunctions';
import {coloursFor} from '../terminal/colours';
import {exitCodes} from '../terminal/exitCodes';
import {visible} from '../terminal/visible';
import {writeError, writeJson, writeLine} from '../terminal/write';
import {isSet, jsonOption, type Command} from './command';

/** A function in a list. */
export function listEntry(definition: MappingFunction): object {
  return {
    name: qualifiedName(definition),
    summary: definition.summary,
    signature: formatSignature(definition),
    url: urlOf(definition),
  };
}

const functions: Command = {
  name: 'functions',
  synopses: ['[options] [word …]', '[options] <function name>'],
  summary:
    'Lists all functions, or those that match the words. For a full name, describes the function.',
  details: [
    'Words can be from a name, a summary or a tag, or the function’s name in another product, such as vlookup.',
  ],
  options: {json: jsonOption},
  examples: [
    'functions',
    'functions date',
    'functions Datetime.Format',
    'functions vlookup --json',
  ],
  async run(input) {
    const query = input.positionals.join(' ');
    const exact = functionNamed(query);
    if (exact) {
      await (isSet(input, 'json')
        ? writeJson(functionFacts(exact))
        : writeLine(describeFunction(exact)));
      return exitCodes.fine;
    }
    const found = searchFunctions(query);
    if (isSet(input, 'json')) {
      await writeJson(found.map(listEntry));
    } else if (found.length > 0) {
      const {bold} = coloursFor(process.stdout);
      const width = Math.max(...found.map((each) => qualifiedName(each).length)) + 2;
      const lines = found.map((each) => bold(qualifiedName(each).padEnd(width)) + each.summary);
      await writeLine(lines.join('\n'));
    }
    if (found.length === 0) {
      const closest = suggestName(query, listedFunctions.map(qualifiedName))?.replacement;
      const advice = closest ? `Did you mean ${closest}?` : 'Use fewer or other words.';
      writeError(`No function matches “${visible(shorten(query, 200))}”. ${advice}`);
      return exitCodes.failed;
    }
    return exitCodes.fine;
  },
};

export default functions;
