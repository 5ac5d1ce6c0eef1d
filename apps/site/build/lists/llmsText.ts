import {markdownPath} from '../../src/universal/markdownPath';

/** A page as lists describe it. */
export interface ListedPage {
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/** A file that isn't a page: its name below the home page, what it contains, and the section that lists it. */
export interface ListedFile {
  readonly section: SectionTitle;
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** Programs that read the list may cut off what is longer. */
const MAX_LLMS_TEXT = 50_000;

const sections = {
  Guides: /^(?:guides\/|$)/,
  'API reference': /^apiRef\//,
  'Platform reference': /^platformRef\/(?:$|.*\/$)/,
  'Mapping functions': /^platformRef\/mappingFunctions\/.*[^/]$/,
  'Workflow functions': /^platformRef\/workflowFunctions\/.*[^/]$/,
} as const;

type SectionTitle = keyof typeof sections;

const isAboutFunctions = (title: SectionTitle) => title.endsWith('functions');

function line(title: string, url: string, description: string): string {
  return `- [${title}](${url})${description && `: ${description}`}`;
}

/** Writes the list. Without the summaries of functions, which the digests repeat, it's a third shorter. */
function write(
  root: string,
  pages: readonly ListedPage[],
  files: readonly ListedFile[],
  hasSummaries: boolean,
): string {
  const lists = (Object.keys(sections) as SectionTitle[]).map((section) => {
    const isBrief = isAboutFunctions(section) && !hasSummaries;
    const lines = [
      ...files
        .filter((file) => file.section === section)
        .map(({name, title, description}) => line(title, root + name, description)),
      ...pages
        .filter(({url}) => sections[section].test(url.slice(root.length)))
        .map(({title, url, description}) =>
          line(title, markdownPath(url), isBrief ? '' : description),
        ),
    ];
    return `## ${section}\n\n${lines.join('\n')}\n`;
  });
  return `# Documentation

> The documentation of a platform that maps and converts data (JSON, XML, Excel, CSV, PDF, Google Sheets) and runs workflows. Each example of a mapping function is run when the documentation is built.

Each page has a Markdown version: append \`.md\` to its URL, or \`index.md\` if the URL ends with a slash. With \`Accept: text/markdown\`, the page’s own URL returns it too.

${lists.join('\n')}`;
}

/** Writes /llms.txt: every listed page in a line, under MAX_LLMS_TEXT characters. */
export function llmsText(
  root: string,
  pages: readonly ListedPage[],
  files: readonly ListedFile[],
): string {
  const complete = write(root, pages, files, true);
  const text = complete.length < MAX_LLMS_TEXT ? complete : write(root, pages, files, false);
  if (text.length >= MAX_LLMS_TEXT) {
    throw new Error(
      `llms.txt has ${text.length.toLocaleString('en')} characters. Shorten the descriptions of pages.`,
    );
  }
  return text;
}
