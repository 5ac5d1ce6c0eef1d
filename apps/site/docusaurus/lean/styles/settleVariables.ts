import postcss, {type Declaration} from 'postcss';

const variable = /var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)/g;
/** Matches an empty value, or a keyword that has a different meaning in a variable than where the variable is used. */
const notAValue = /^(?:initial|inherit|unset|revert|revert-layer)?$/;

const isAtRoot = ({parent}: Declaration) =>
  parent?.type === 'rule' &&
  'selector' in parent &&
  parent.selector === ':root' &&
  parent.parent?.type === 'root';

/**
 * Replaces variables that never change with their values, so browsers look up half as many
 * variables per element, and pages are smaller. Variables that a page or script names are
 * kept, because the page or script may set them.
 */
export function settleVariables(css: string, named: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  const definitions = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
  });
  const settled = new Map<string, string>();

  function settle(value: string): string {
    const next = value.replaceAll(variable, (whole: string, name: string, index: number) => {
      const known = settled.get(name);
      if (known === undefined) {
        return whole;
      }
      // In minified CSS, 'var(--a)var(--b)' is two values without a space between them, so a space is added.
      const before = /[%)]$/.test(value.slice(0, index)) ? ' ' : '';
      const after = /^[\w.#+-]/.test(value.slice(index + whole.length)) ? ' ' : '';
      return before + known + after;
    });
    return next === value ? value : settle(next);
  }

  let found: boolean;
  do {
    found = false;
    for (const [name, [declaration, ...others]] of definitions) {
      const isOnly = others.length === 0 && isAtRoot(declaration!) && !named.has(name);
      if (!isOnly || settled.has(name) || notAValue.test(declaration!.value.trim())) {
        continue;
      }
      const value = settle(declaration!.value.trim());
      if (!value.includes('var(')) {
        settled.set(name, value);
        found = true;
      }
    }
  } while (found);

  root.walkDecls((declaration) => {
    if (settled.has(declaration.prop)) {
      declaration.remove();
    } else {
      declaration.value = settle(declaration.value);
    }
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  });
  const written = root.toString();
  const missed = [...settled.keys()].find((name) => new RegExp(`${name}(?![\\w-])`).test(written));
  if (missed) {
    throw new Error(
      `${missed} is used in a way that settleVariables.ts can't parse. Write it as var(${missed}).`,
    );
  }
  return written;
}
