const headingPattern = /^(#{1,6}) (.+)$/;

/** 'Rules that apply everywhere' → 'rules-that-apply-everywhere', as on the site. */
function anchorOf(heading: string): string {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

/** Returns the section of a Markdown page that an anchor names, with the sections below it, or undefined. */
export function sectionOf(markdown: string, anchor: string): string | undefined {
  let isCode = false;
  let level = 0;
  const lines: string[] = [];
  for (const line of markdown.split('\n')) {
    isCode = line.startsWith('```') ? !isCode : isCode;
    const [, marks = '', heading = ''] = (!isCode && headingPattern.exec(line)) || [];
    if (level > 0 && marks !== '' && marks.length <= level) {
      break;
    }
    if (level === 0 && marks !== '' && anchorOf(heading) === anchor) {
      level = marks.length;
    }
    if (level > 0) {
      lines.push(line);
    }
  }
  return lines.length > 0 ? lines.join('\n').trim() : undefined;
}
