import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {SearchSection} from '@documentation/reference/internal/search/types';
import {plainText} from './plainText';

/** Removes what isn't prose from Markdown and MDX: front matter, code blocks, imports, tags and link targets. */
function proseOf(source: string): string {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^(```+|~~~+)[\s\S]*?^\1.*$/gm, '')
    .replace(/^(?:import|export) .*$/gm, '')
    .replace(/^:::.*$/gm, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\|[-:| ]+\|$/gm, '')
    .replace(/[*`|]/g, ' ');
}

/** Splits a page into the text before the first heading, and sections with the anchors that Docusaurus assigns. */
export function sourceSections(source: string): {text: string; sections: SearchSection[]} {
  const slugger = createSlugger();
  const [intro = '', ...parts] = proseOf(source).split(/^#{2,6} +/m);
  const sections = parts.map((part) => {
    const [line = '', ...lines] = part.split('\n');
    const {text: heading, id} = parseMarkdownHeadingId(line.trim());
    return {
      anchor: id ?? slugger.slug(heading),
      heading: plainText(heading),
      text: plainText(lines.join(' ')),
    };
  });
  return {text: plainText(intro), sections};
}
