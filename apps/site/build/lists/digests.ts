import {listedFunctions} from '../../docusaurus/functionTables/listedFunctions';
import {shortSignature} from '../../docusaurus/functionTables/shortSignature';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
import type {ListedFile} from './llmsText';

/** Where the build writes the digests. */
export const DIGESTS_FOLDER = 'agents';

/** A digest must be under 8 KB to fit into AGENTS.md, so mapping functions fill several, by category. */
const groups: Readonly<
  Record<string, {readonly title: string; readonly categories: readonly string[]}>
> = {
  'text-and-numbers': {title: 'Text and numbers', categories: ['Text', 'Number', 'Types']},
  'lists-and-logic': {
    title: 'Lists, logic, math and places',
    categories: ['List', 'Logical', 'Math', 'Geo'],
  },
  'dates-and-documents': {
    title: 'Dates, JSON and XML',
    categories: ['Datetime', 'JSON', 'XML'],
  },
  files: {title: 'Files', categories: ['Readers', 'Writers', 'Excel']},
};

export interface Digest extends ListedFile {
  readonly text: string;
}

function digest(
  section: ListedFile['section'],
  name: string,
  title: string,
  intro: string,
  lines: readonly string[],
): Digest {
  return {
    section,
    name: `${DIGESTS_FOLDER}/${name}.md`,
    title: `${title} in short`,
    description: 'The signature and summary of each function, to copy into AGENTS.md.',
    text: `# ${title}\n\n${intro}\n\n${lines.join('\n')}\n`,
  };
}

function mappingDigest(name: string, root: string): Digest {
  const {title, categories} = groups[name]!;
  const lines = listedFunctions
    .filter(({category}) => categories.includes(category.split('/')[0]!))
    .map(
      (definition) =>
        `- ${qualifiedName(definition)}${shortSignature(definition)}: ${definition.summary}`,
    );
  return digest(
    'Mapping functions',
    `mapping-functions-${name}`,
    `Mapping functions: ${title}`,
    `Pass required arguments in order, then options (\`?\`) by name. Details: ${root}platformRef/mappingFunctions/{Category}/{Function}.md`,
    lines,
  );
}

function workflowDigest(root: string): Digest {
  const lines = workflowFunctions.map(
    (definition) => `- ${qualifiedName(definition)} (${definition.kind}): ${definition.summary}`,
  );
  return digest(
    'Workflow functions',
    'workflow-functions',
    'Workflow functions',
    `Details: ${root}platformRef/workflowFunctions/{Category}/{Function}.md`,
    lines,
  );
}

/** Writes the digests: the signature and summary of every listed function. */
export function digests(root: string): Digest[] {
  return [...Object.keys(groups).map((name) => mappingDigest(name, root)), workflowDigest(root)];
}
