import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import matter from 'gray-matter';
import type {GuideUse} from '@documentation/reference/internal/pages/guideUse';
import {sourceSections} from '../searchIndex/sourceSections';

/** The sections of guides by the function that they use: 'mappingFunctions/List/JoinByKey' */
export type GuideUses = Readonly<Record<string, readonly GuideUse[]>>;

/** More links would make the page longer, but not more useful. */
const MAX_LINKS = 3;

/** Matches a mapping that readers can run, or a part of a workflow. Its groups are the kind and the code. */
const testedCode = /^```(mapping run|json[^\n]* schema=)[^\n]*\n(.*?)^```$/gms;

/** 'List.Map(@.lines, …)' → 'mappingFunctions/List/Map', '"function": "JSON/RunMapping"' → 'workflowFunctions/JSON/RunMapping' */
function functionsIn(part: string): Set<string> {
  const ids = [...part.matchAll(testedCode)].flatMap(([, kind, code = '']) =>
    kind === 'mapping run'
      ? [...code.matchAll(/(?<![\w.])((?:[A-Z]\w*\.)+[A-Z]\w*)\(/g)].map(
          ([, name = '']) => `mappingFunctions/${name.replaceAll('.', '/')}`,
        )
      : [...code.matchAll(/"function": "([\w/]+)"/g)].map(([, id]) => `workflowFunctions/${id}`),
  );
  return new Set(ids);
}

/** Splits a page at its headings. Lines of code that start with # aren't headings. */
function partsOf(content: string): string[] {
  const parts = [''];
  let isCode = false;
  for (const line of content.split('\n')) {
    isCode = line.startsWith('```') ? !isCode : isCode;
    if (!isCode && /^#{2,6} /.test(line)) {
      parts.push('');
    }
    parts[parts.length - 1] += `${line}\n`;
  }
  return parts;
}

interface Use extends GuideUse {
  readonly id: string;
  /** Whether the section links to the function, because it explains how to use it. */
  readonly isExplained: boolean;
}

/** Finds the sections of a page that use each function: those that explain it or, if none does, the first. */
function usesOn(path: string, source: string): Use[] {
  const {data, content} = matter(source);
  const page = `/${path.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '$1')}`;
  const {sections} = sourceSections(source);
  const all = partsOf(content)
    .slice(1)
    .flatMap((part, index) => {
      const {heading, anchor} = sections[index]!;
      const title = `${data.title as string}: ${heading.replace(/^\d+\. /, '')}`;
      return [...functionsIn(part)].map((id) => {
        const isExplained = part.includes(`(/platformRef/${id})`);
        return {id, title, to: `${page}#${anchor}`, isExplained};
      });
    });
  return all.filter((use) => {
    const same = all.filter(({id}) => id === use.id);
    return use.isExplained || (use === same[0] && !same.some(({isExplained}) => isExplained));
  });
}

/** Finds the sections of these pages that use each function, those that explain it first. */
export function guideUses(pages: ReadonlyMap<string, string>): GuideUses {
  const all = [...pages].flatMap(([path, source]) => usesOn(path, source));
  const uses: Record<string, GuideUse[]> = {};
  for (const {id, title, to} of [
    ...all.filter(({isExplained}) => isExplained),
    ...all.filter(({isExplained}) => !isExplained),
  ]) {
    const others = (uses[id] ??= []);
    if (others.length < MAX_LINKS) {
      others.push({title, to});
    }
  }
  return uses;
}

/** Returns the sources of the guides, keyed by their path in apps/site/content/docs/, in the order of their paths. */
export function readGuides(docs: string): ReadonlyMap<string, string> {
  const paths = readdirSync(join(docs, 'guides'), {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.mdx'))
    .map((path) => join('guides', path).replaceAll('\\', '/'))
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(docs, path), 'utf8')]));
}
