import type {AnyPicture} from '../../src/universal/pictures';
import type {FailureMessages} from './failureMessages';
import {qualifiedName} from '../../functions/language/qualifiedName';

/** What a page needs of a definition, whichever kind of function it is of. */
interface Definition {
  readonly category: string;
  readonly name: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly unlisted?: boolean;
}

/** A heading, and the part of the page's component that renders the definition under it. */
interface Section {
  readonly heading: string;
  readonly part: string;
  /** Whether it shows what failing examples say. */
  readonly hasMessages?: boolean;
}

/** Where the definitions of a kind are, and the component that shows them. */
interface Kind {
  readonly folder: 'mappingFunctions' | 'workflowFunctions';
  readonly component: string;
}

/** How the front matter of a generated page starts. writePages.ts recognises generated pages by it. */
export const generatedMark = '---\n# Generated from functions/';

function sectionSource({heading, part, hasMessages}: Section): string {
  const properties = `of={definition}${hasMessages ? ' messages={messages}' : ''}`;
  return `\n## ${heading}\n\n<${part} ${properties} />\n`;
}

const pictureComponents: Readonly<Record<AnyPicture['kind'], string>> = {
  list: 'ListPicture',
  runningTotal: 'RunningTotalPicture',
  timeLine: 'TimeLinePicture',
  skippedTime: 'SkippedTimePicture',
  polygon: 'PolygonPicture',
};

/** Only pages with a picture import the code that draws it, and only for its kind. */
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

/** The page of a function; sections that would be empty are `false` and left out. */
export function pageSource(
  {category, name, summary, tags, unlisted}: Definition,
  {folder, component}: Kind,
  possibleSections: readonly (Section | false)[],
  messages: FailureMessages = {},
  picture?: AnyPicture,
): string {
  const {imports, element} = pictureParts(picture);
  const sections = possibleSections.filter((section) => section !== false);
  const title = qualifiedName({category, name});
  const parts = ['Summary', ...sections.map(({part}) => part)].sort().join(', ');
  return `${generatedMark}${folder}/${category}/${name}.ts. Edit that file.
title: ${title}
sidebar_label: ${name}
description: ${JSON.stringify(summary.replaceAll('`', ''))}
tags: [${tags.join(', ')}]
${unlisted ? 'unlisted: true\n' : ''}---

import definition from '@site/functions/${folder}/${category}/${name}';
import {${parts}} from '@site/src/components/${component}';
${imports}
export const messages = ${JSON.stringify(messages)};

# ${title.replaceAll('.', '.<wbr />')}

<Summary of={definition} />
${element}${sections.map(sectionSource).join('')}`;
}
