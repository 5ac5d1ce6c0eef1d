import {shorten} from '@documentation/base/internal/values/quote';
import {findPage, listPages, readPage, searchPages} from '../documentation';
import {coloursFor} from '../terminal/colours';
import {exitCodes} from '../terminal/exitCodes';
import {visible} from '../terminal/visible';
import {writeError, writeJson, writeLine} from '../terminal/write';
import {isSet, jsonOption, type Command} from './command';

/** One line for each page of a list, or three for each page found. */
function lineOf(
  {url, title, excerpt}: {readonly url: string; readonly title: string; readonly excerpt?: string},
  bold: (text: string) => string,
): string {
  return excerpt === undefined
    ? `${bold(title)}  ${url}`
    : `${bold(title)}\n  ${url}\n  ${excerpt}`;
}

const docs: Command = {
  name: 'docs',
  synopses: ['[options] [word …]', '[options] <path or URL of a page>'],
  summary:
    'Searches the documentation, or shows a page as Markdown. Without words, lists all pages.',
  details: [
    'The pages are in this file, so no network is needed. A path can end with a section, as in /platformRef/#error-codes.',
  ],
  options: {json: jsonOption},
  examples: [
    'docs webhook signature',
    'docs /guides/mappings/overview',
    'docs /guides/mappings/overview#rules-that-apply-everywhere',
    'docs time zone --json',
  ],
  async run(input) {
    const query = input.positionals.join(' ');
    const isPath = query.includes('/');
    const page = isPath ? findPage(query) : undefined;
    if (page) {
      const markdown = readPage(query)!;
      await (isSet(input, 'json')
        ? writeJson({url: page.url, title: page.title, markdown})
        : writeLine(markdown));
      return exitCodes.fine;
    }
    const all = listPages().map(({url, title}) => ({url, title}));
    const found = query === '' ? all : isPath ? [] : await searchPages(query);
    if (isSet(input, 'json')) {
      await writeJson(found);
    } else if (found.length > 0) {
      const {bold} = coloursFor(process.stdout);
      await writeLine(found.map((each) => lineOf(each, bold)).join('\n'));
    }
    if (found.length === 0) {
      writeError(
        isPath
          ? `There is no page ${visible(shorten(query, 200))}. Find pages with: node mapping.mjs docs <word>`
          : `No page matches “${visible(shorten(query, 200))}”. Use fewer or other words.`,
      );
      return exitCodes.failed;
    }
    return exitCodes.fine;
  },
};

export default docs;
