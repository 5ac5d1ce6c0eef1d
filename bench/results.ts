// bench/RESULTS.md: one section a case, each as of its last run.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {format} from 'prettier';

const file = 'bench/RESULTS.md';
const introduction = `# Results

What \`npm run bench\` printed last; \`npm run bench -- <case>\` replaces one section. Columns are contenders with the same pages, ours first; in brackets stands how many times ours a figure is. How the pages get to the others, and their versions and settings, stands in \`bench/peers/\`.
`;

function readSections(): Map<string, string> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, ...sections] = text.split(/^## /m);
  return new Map(sections.map((section) => [section.split('\n')[0]!, section]));
}

/** The order is that of the cases, so that a partial run changes only its own lines. */
export async function writeResults(
  results: ReadonlyMap<string, string>,
  cases: readonly string[],
): Promise<void> {
  const sections = readSections();
  results.forEach((text, name) => sections.set(name, `${name}\n\n${text}\n`));
  const text = cases.flatMap((name) => (sections.has(name) ? [`## ${sections.get(name)}`] : []));
  const options = {parser: 'markdown', printWidth: 100};
  writeFileSync(file, await format([introduction, ...text].join('\n'), options));
}
