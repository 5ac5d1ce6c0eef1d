import postcss, {
  type ChildNode,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';

/** ':root{--a:var(--b)}' → ['--b'] */
function variablesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);
}

/** Lists what a page must contain for a selector to match: '.menu__link:not(.x) > li:hover' → ['menu__link', 'li'] */
export function neededBy(selector: string): string[] {
  let plain = selector.replaceAll(/\[[^\]]*\]/g, '');
  // Ignores what is inside :is() or :not(), because a page may lack it. Removes the innermost parentheses first.
  while (plain.includes('(')) {
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  return plain.replaceAll(/::?[\w-]+/g, '').match(/[\w-]+/g) ?? [];
}

interface Page {
  readonly words: ReadonlySet<string>;
  readonly variables: ReadonlySet<string>;
}

/** Returns the part of the styles that a page needs. */
type Write = (page: Page) => string;

/** Lists a name and its prefixes, which a script may complete: 'alert--info' → ['alert--info', 'alert--'] */
function formsOf(name: string): string[] {
  return [
    name,
    ...[...name.matchAll(/[-_]+/g)].map(({0: mark, index}) => name.slice(0, index) + mark),
  ];
}

function writeRule(rule: Rule): Write {
  const selectors = rule.selectors.map((text) => ({text, needed: neededBy(text).map(formsOf)}));
  const declarations = rule.nodes.map((node) => ({
    text: node.toString(),
    variable: node.type === 'decl' && node.prop.startsWith('--') ? node.prop : undefined,
  }));
  return ({words, variables}) => {
    const used = selectors.filter(({needed}) =>
      needed.every((forms) => forms.some((form) => words.has(form))),
    );
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

/** Removes variables that a later rule with the same selector overrides, such as theme variables that we set. */
function dropOverridden(root: Root): void {
  const last = new Map<string, Declaration>();
  root.each((rule) => {
    if (rule.type !== 'rule') {
      return;
    }
    rule.each((declaration) => {
      if (declaration.type === 'decl' && declaration.prop.startsWith('--')) {
        const name = `${rule.selector} ${declaration.prop}`;
        last.get(name)?.remove();
        last.set(name, declaration);
      }
    });
  });
}

/** Removes the print rules, which the first paint doesn't need. */
export function screenStyles(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('media', (media) => {
    if (media.params === 'print') {
      media.remove();
    }
  });
  return root.toString();
}

export interface Styles {
  /** Returns the words in a page or script that the styles name, such as tags, classes and IDs. */
  readonly wordsIn: (text: string) => Set<string>;
  /** Returns the rules and variables that may apply to a page with these words. */
  readonly usedBy: (words: ReadonlySet<string>) => string;
}

export function usedStyles(css: string): Styles {
  const root = postcss.parse(css);
  dropOverridden(root);
  const write = writeNodes(root);
  const definitions = new Map<string, string[]>();
  root.walkDecls(/^--/, ({prop, value}) => {
    definitions.set(prop, [...(definitions.get(prop) ?? []), ...variablesIn(value)]);
  });
  const names = new Set(definitions.keys());
  root.walkRules(({selectors}) => {
    selectors
      .flatMap(neededBy)
      .flatMap(formsOf)
      .forEach((form) => names.add(form));
  });
  /** Caches styles by words, because most pages have the same words as an earlier page. */
  const written = new Map<string, string>();

  function writeUsed(words: ReadonlySet<string>): string {
    // The loop also visits the variables that it adds.
    const variables = new Set([
      ...variablesIn(write({words, variables: new Set()})),
      ...[...definitions.keys()].filter((name) => words.has(name)),
    ]);
    for (const name of variables) {
      definitions.get(name)?.forEach((inner) => variables.add(inner));
    }
    return write({words, variables});
  }

  return {
    wordsIn: (text) => new Set(text.match(/[\w-]+/g)?.filter((word) => names.has(word))),
    usedBy(words) {
      const key = [...words].sort().join(' ');
      const styles = written.get(key) ?? writeUsed(words);
      written.set(key, styles);
      return styles;
    },
  };
}
