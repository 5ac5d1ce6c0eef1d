import type {AnyPicture} from '@documentation/reference/internal/pages/pictures';
import type {GuideUse} from '@documentation/reference/internal/pages/guideUse';
import type {SyntaxPreviews} from '@documentation/reference/internal/pages/syntaxPreviews';
import type {FunctionHistory} from '@documentation/reference/internal/changeLog/index';
import type {FailureMessages} from './failureMessages';
import {literalOf} from './literal';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';

/** The facts about either kind of function that its page has in the front matter. */
interface Definition {
  readonly category: string;
  readonly name: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly unlisted?: boolean;
}

/** A section that shows one part of the definition: the heading and the name of the component that renders it. */
interface Part {
  readonly heading: string;
  readonly part: string;
  /** Whether the section shows the messages of failing examples. */
  readonly hasMessages?: boolean;
  /** Whether the section links to guides. */
  readonly hasGuides?: boolean;
}

/** A section with a syntax table: its heading, and the index of the syntax in the definition. */
interface SyntaxSection {
  readonly heading: string;
  readonly table: number;
}

type Section = Part | SyntaxSection;

/** The data that the build computes by running a function, and the guides that use it. */
export interface Computed {
  readonly guides?: readonly GuideUse[] | undefined;
  readonly messages?: FailureMessages | undefined;
  readonly picture?: AnyPicture | undefined;
  readonly previews?: SyntaxPreviews | undefined;
  readonly history?: FunctionHistory | undefined;
}

/** A kind of function: the folder with its definitions, and the component that shows them. */
interface Kind {
  readonly package: 'mapping' | 'workflow';
  readonly component: string;
}

/** The start of every generated page, by which writePages.ts recognises it. */
export const generatedMark = '---\n# Generated from packages/';

function elementOf(section: Section): string {
  if ('table' in section) {
    const {table} = section;
    return `<SyntaxTable of={definition.syntax[${table}]} previews={previews[${table}]} />`;
  }
  const {part, hasMessages, hasGuides} = section;
  const data = `${hasMessages ? ' messages={messages}' : ''}${hasGuides ? ' guides={guides}' : ''}`;
  return `<${part} of={definition}${data} />`;
}

function sectionSource(section: Section): string {
  return `\n## ${section.heading}\n\n${elementOf(section)}\n`;
}

const pictureComponents: Readonly<Record<AnyPicture['kind'], string>> = {
  list: 'ListPicture',
  runningTotal: 'RunningTotalPicture',
  timeLine: 'TimeLinePicture',
  skippedTime: 'SkippedTimePicture',
  polygon: 'PolygonPicture',
};

/** Returns a picture's element and imports. Only pages with a picture import the code for its kind. */
function pictureParts(picture: AnyPicture | undefined) {
  if (!picture) {
    return {imports: '', element: ''};
  }
  const {kind, ...data} = picture;
  return {
    imports: `import Picture from '@site/src/components/Picture/${pictureComponents[kind]}';

export const picture = ${JSON.stringify(data)};
`,
    element: '\n<Picture of={picture} />\n',
  };
}

/** Returns the imports for syntax tables, which only pages with a syntax need. */
function syntaxImports(previews: SyntaxPreviews | undefined): string {
  return previews
    ? `import SyntaxTable from '@site/src/components/SyntaxTable';

export const previews = ${JSON.stringify(previews)};
`
    : '';
}

/** Leaves out what the page doesn't show. Its tags are in the front matter, and its aliases in the search index. */
function shownFacts(definition: Definition): object {
  return {...definition, tags: undefined, aliases: undefined};
}

/** Returns the lines of the front matter that apps/site/src/theme/DocItem/Footer shows. */
function historyLines(history: FunctionHistory | undefined): string {
  if (!history) {
    return '';
  }
  const {since, changes} = history;
  return `since: '${since}'\n${changes.length > 0 ? `changes: ${JSON.stringify(changes)}\n` : ''}`;
}

/** Returns the source of a function page. Sections that would be empty are `false` and left out. */
export function pageSource(
  definition: Definition,
  {package: owner, component}: Kind,
  possibleSections: readonly (Section | false)[],
  {messages = {}, guides = [], picture, previews, history}: Computed,
): string {
  const {imports, element} = pictureParts(picture);
  const sections = possibleSections.filter((section) => section !== false);
  const {category, name, summary, tags, unlisted} = definition;
  const title = qualifiedName(definition);
  const parts = ['Summary', ...sections.flatMap((one) => ('part' in one ? [one.part] : []))];
  return `${generatedMark}${owner}/src/functions/${category}/${name}.ts. Edit that file.
title: ${title}
sidebar_label: ${name}
description: ${JSON.stringify(summary.replaceAll('`', ''))}
tags: [${tags.join(', ')}]
${unlisted ? 'unlisted: true\n' : ''}${historyLines(history)}---

import {${parts.sort().join(', ')}} from '@site/src/components/${component}';
${imports}${syntaxImports(previews)}
export const definition = ${literalOf(shownFacts(definition))};

export const messages = ${JSON.stringify(messages)};
${guides.length > 0 ? `\nexport const guides = ${JSON.stringify(guides)};\n` : ''}
# ${title.replaceAll('.', '.<wbr />')}

<Summary of={definition} />
${element}${sections.map(sectionSource).join('')}`;
}
