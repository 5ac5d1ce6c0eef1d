import type {DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Elements that aren't content: controls, pictures, navigation, scripts and styles. */
const SKIPPED_TAGS = new Set(
  'button input label legend nav script select style svg template textarea'.split(' '),
);
const SKIPPED_CLASSES = ['hash-link', 'visually-hidden', 'theme-doc-toc-mobile'];
const INLINE_TAGS = new Set(
  'a abbr b br code em i img kbd mark small span strong sub sup time wbr'.split(' '),
);
const INDENT = '  ';

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function attribute(element: Element, name: string): string {
  return element.attrs.find((candidate) => candidate.name === name)?.value ?? '';
}

function childrenOf(node: Node): Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

function isSkipped(node: Node): boolean {
  if (!isElement(node)) {
    return node.nodeName !== '#text';
  }
  const classes = attribute(node, 'class').split(/\s+/);
  return SKIPPED_TAGS.has(node.tagName) || SKIPPED_CLASSES.some((name) => classes.includes(name));
}

function isInline(node: Node): boolean {
  return !isElement(node) || INLINE_TAGS.has(node.tagName);
}

export function findAll(node: Node, test: (element: Element) => boolean): Element[] {
  const below = childrenOf(node).flatMap((child) => findAll(child, test));
  return isElement(node) && test(node) ? [node, ...below] : below;
}

function plainText(node: Node): string {
  if (isSkipped(node)) {
    return '';
  }
  return 'value' in node ? node.value : childrenOf(node).map(plainText).join('');
}

/** Returns a link's target in the exported pages, or undefined to keep only the link text. */
export type LinkTarget = (href: string) => string | undefined;

export function toMarkdown(root: Element, linkTarget: LinkTarget): string {
  const escape = (text: string) => text.replace(/[\\`*_{}[\]<>|#~$&]/g, '\\$&');

  function codeSpan(text: string): string {
    const content = text.replace(/\s+/g, ' ');
    const ticks = '`'.repeat(
      Math.max(0, ...[...content.matchAll(/`+/g)].map(([run]) => run.length)) + 1,
    );
    return content.trim() === '' ? '' : `${ticks} ${content} ${ticks}`;
  }

  function marked(mark: string, content: string): string {
    return content.trim() === '' ? content : `${mark}${content.trim()}${mark}`;
  }

  function inline(node: Node): string {
    if (isSkipped(node)) {
      return '';
    }
    if ('value' in node) {
      return escape(node.value.replace(/[\s\u200B]+/g, ' '));
    }
    const content = childrenOf(node)
      .map(inline)
      .join(isInline(node) ? '' : ' ');
    switch (node.nodeName) {
      case 'a': {
        const target = linkTarget(attribute(node, 'href'));
        return target && content.trim() ? `[${content.trim()}](${target})` : content;
      }
      case 'code':
      case 'pre':
        return codeSpan(plainText(node));
      case 'b':
      case 'strong':
        return marked('**', content);
      case 'em':
      case 'i':
        return marked('_', content);
      case 'br':
        return ' ';
      default:
        return content;
    }
  }

  const line = (nodes: readonly Node[]) => nodes.map(inline).join('').replace(/\s+/g, ' ').trim();
  const indent = (text: string) => text.replaceAll('\n', `\n${INDENT}`).replace(/^\s+$/gm, '');

  function fence(element: Element): string {
    const code = plainText(element).trimEnd();
    const language = /^\s*[[{"]/.test(code) ? 'json' : /^\s*</.test(code) ? 'xml' : 'js';
    return `\`\`\`\`${language}\n${code}\n\`\`\`\``;
  }

  function table(element: Element): string {
    const rows = findAll(element, ({tagName}) => tagName === 'tr').map((row) =>
      findAll(row, ({tagName}) => tagName === 'td' || tagName === 'th').map(
        (cell) => line([cell]).replace(/(?<!\\)\|/g, '\\|') || ' ',
      ),
    );
    const [head = [], ...body] = rows;
    const write = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    return [write(head), write(head.map(() => '---')), ...body.map(write)].join('\n');
  }

  function block(element: Element): string[] {
    if (isSkipped(element)) {
      return [];
    }
    switch (element.tagName) {
      case 'h1':
        return [];
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
        return [`${'#'.repeat(Number(element.tagName[1]))} ${line(childrenOf(element))}`];
      case 'pre':
        return [fence(element)];
      case 'table':
        return [table(element)];
      case 'ul':
      case 'ol': {
        const items = childrenOf(element).filter(isElement).map(blocks);
        return [items.map((item) => `- ${indent(item.join('\n\n'))}`).join('\n')];
      }
      default:
        return blocks(element);
    }
  }

  /** Returns the blocks in an element. Inline children next to blocks become separate paragraphs. */
  function blocks(element: Element): string[] {
    const written: string[] = [];
    let run: Node[] = [];
    const endRun = () => {
      written.push(line(run).replace(/^([-+]|\d+[.)]) /, '\\$1 '));
      run = [];
    };
    for (const child of childrenOf(element)) {
      if (isInline(child)) {
        run.push(child);
      } else {
        endRun();
        written.push(...block(child as Element));
      }
    }
    endRun();
    return written.filter((text) => text.trim() !== '');
  }

  return `${blocks(root).join('\n\n')}\n`;
}
