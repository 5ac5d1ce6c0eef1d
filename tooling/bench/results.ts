// Writes tooling/bench/RESULTS.md: one section per case, each from its last run.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {format} from 'oxfmt';

const file = 'tooling/bench/RESULTS.md';
const introduction = `# Results

The latest results of \`npm run bench\`, one section per case. To replace one section, run \`npm run bench -- <case>\`. Each column is a site with the same pages, ours first, except in \`catalogue\`, which compares engines for data mapping. The factor in brackets compares a figure with ours. See \`tooling/bench/peers/\` for how the others get the pages, and for their versions and settings.
`;

function readSections(): Map<string, string> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, ...sections] = text.split(/^## /m);
  return new Map(sections.map((section) => [section.split('\n')[0]!, section]));
}

/** Replaces only the sections of the cases that ran, and keeps all sections in the order of `cases`. */
export async function writeResults(
  results: ReadonlyMap<string, string>,
  cases: readonly string[],
): Promise<void> {
  const sections = readSections();
  results.forEach((text, name) => sections.set(name, `${name}\n\n${text}\n`));
  const text = cases.flatMap((name) => (sections.has(name) ? [`## ${sections.get(name)}`] : []));
  const {code} = await format(file, [introduction, ...text].join('\n'));
  writeFileSync(file, code);
}
