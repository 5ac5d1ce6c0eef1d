import postcss, {type ChildNode, type Container, type Rule} from 'postcss';

/** The words in a text; of HTML, these are all tags, classes and ids that it has, and more. */
function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[\w-]+/g));
}

/** ':root{--a:var(--b)}' → ['--b'] */
function variablesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);
}

/** '.menu__link:not(.x) > li:hover' → ['menu__link', 'li']: what a page that it styles has. */
export function neededBy(selector: string): string[] {
  let plain = selector.replaceAll(/\[[^\]]*\]/g, '');
  // What stands in :is() or :not() may be missing. Innermost first.
  while (plain.includes('(')) {
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  return plain.replaceAll(/::?[\w-]+/g, '').match(/[\w-]+/g) ?? [];
}

interface Page {
  readonly words: ReadonlySet<string>;
  readonly variables: ReadonlySet<string>;
}

/** Writes the part of some styles that a page needs. */
type Write = (page: Page) => string;

/** A script may complete a class: `alert--${type}` needs all that start so. */
function mayHave(words: ReadonlySet<string>, name: string): boolean {
  return (
    words.has(name) ||
    [...name.matchAll(/[-_]+/g)].some(({0: mark, index}) => words.has(name.slice(0, index) + mark))
  );
}

function writeRule(rule: Rule): Write {
  const selectors = rule.selectors.map((text) => ({text, needed: neededBy(text)}));
  const declarations = rule.nodes.map((node) => ({
    text: node.toString(),
    variable: node.type === 'decl' && node.prop.startsWith('--') ? node.prop : undefined,
  }));
  return ({words, variables}) => {
    const used = selectors.filter(({needed}) => needed.every((name) => mayHave(words, name)));
    const body = declarations.filter(({variable}) => !variable || variables.has(variable));
    return used.length > 0 && body.length > 0
      ? `${used.map(({text}) => text).join(',')}{${body.map(({text}) => text).join(';')}}`
      : '';
  };
}

function writeNode(node: ChildNode): Write {
  if (node.type === 'rule') {
    return writeRule(node);
  }
  if (node.type === 'atrule' && /^(?:media|supports|container)$/.test(node.name)) {
    const inside = writeNodes(node);
    return (page) => {
      const used = inside(page);
      return used && `@${node.name} ${node.params}{${used}}`;
    };
  }
  return () => node.toString();
}

function writeNodes({nodes = []}: Container): Write {
  const parts = nodes.map(writeNode);
  return (page) => parts.map((write) => write(page)).join('');
}

/** For a stylesheet: a function that leaves out the rules and variables which a text can't need. */
export function usedStyles(css: string): (text: string) => string {
  const root = postcss.parse(css);
  const write = writeNodes(root);
  const definitions = new Map<string, string[]>();
  root.walkDecls(/^--/, ({prop, value}) => {
    definitions.set(prop, [...(definitions.get(prop) ?? []), ...variablesIn(value)]);
  });
  return (text) => {
    const words = wordsOf(text);
    // Sets are walked to their end, also when they grow on the way.
    const variables = new Set([
      ...variablesIn(write({words, variables: new Set()})),
      ...[...definitions.keys()].filter((name) => words.has(name)),
    ]);
    for (const name of variables) {
      definitions.get(name)?.forEach((inner) => variables.add(inner));
    }
    return write({words, variables});
  };
}
