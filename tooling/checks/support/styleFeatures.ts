import type {Identifier} from '@mdn/browser-compat-data';
import {parse, type ChildNode, type Declaration} from 'postcss';
import type {Missing} from './scriptFeatures';
import {browsersLacking, css, type Candidates} from './support';

const atRules = css['at-rules']!;
const properties = css.properties!;
const selectors = css.selectors!;

/** Functions that many properties share, keyed by name: 'color-mix', 'clamp' */
const functions = new Map<string, Identifier[]>();
function indexFunctions(node: Identifier): void {
  for (const [name, inner] of Object.entries(node)) {
    if (name !== '__compat') {
      functions.set(name, [...(functions.get(name) ?? []), inner as Identifier]);
      indexFunctions(inner as Identifier);
    }
  }
}
indexFunctions(css.types!);

/** Whether the styles apply only where the browser says that it supports something. */
function isGuarded(node: ChildNode): boolean {
  const parent = node.parent as ChildNode | undefined;
  return (
    parent !== undefined &&
    ((parent.type === 'atrule' && parent.name === 'supports') || isGuarded(parent))
  );
}

type Use = readonly [feature: string, candidates: Candidates, prefixes?: string];

/** The prefixes with which the same rule declares the property, too: '-webkit-' */
function prefixesOf({prop, parent}: Declaration): string {
  const others = parent?.nodes.flatMap((node) => (node.type === 'decl' ? node.prop : [])) ?? [];
  return others
    .filter((other) => other.startsWith('-') && other.endsWith(`-${prop}`))
    .map((other) => other.slice(0, -prop.length))
    .join(' ');
}

function inDeclaration(declaration: Declaration): Use[] {
  const {prop, value} = declaration;
  if (prop.startsWith('-')) {
    return [];
  }
  const plain = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  const keywords = plain.match(/(?<![\w-])[a-z][\w-]*(?![\w-]*\()/gi) ?? [];
  const called = [...plain.matchAll(/(?<![\w-])([a-z][\w-]*)\(/gi)].map(([, name = '']) => name);
  const prefixes = prefixesOf(declaration);
  return [
    [prop, [properties[prop]], prefixes],
    ...keywords.map((word) => [`${prop}: ${word}`, [properties[prop]?.[word]], prefixes] as const),
    ...called.map((name) => [`${name}()`, functions.get(name) ?? []] as const),
  ];
}

function inNode(node: ChildNode): Use[] {
  if (node.type === 'decl') {
    return inDeclaration(node);
  }
  if (node.type === 'rule') {
    const pseudo = [...node.selector.matchAll(/::?([a-z][\w-]*)/gi)].map(
      ([text, name = '']): Use => [text, [selectors[name]]],
    );
    return node.parent?.type === 'rule' ? [...pseudo, ['nesting', [selectors.nesting]]] : pseudo;
  }
  if (node.type === 'atrule') {
    const {name, params} = node;
    const conditions = [...params.matchAll(/(?<=\(\s*)[a-z][\w-]*/g)].map(([condition]): Use => [
      `@${name} (${condition})`,
      [atRules[name]?.[condition]],
    ]);
    return [[`@${name}`, [atRules[name]]], ...conditions];
  }
  return [];
}

/** Finds the features in stylesheets that a supported browser lacks: properties, keywords, functions, selectors, at-rules. */
export function missingInStyles(styles: Readonly<Record<string, string>>): Missing[] {
  const missing: Missing[] = [];
  for (const [file, code] of Object.entries(styles)) {
    const seen = new Set<string>();
    parse(code).walk((node) => {
      for (const [feature, candidates, prefixes] of isGuarded(node) ? [] : inNode(node)) {
        const browsers = browsersLacking(candidates, prefixes);
        if (browsers.length > 0 && !seen.has(feature)) {
          seen.add(feature);
          missing.push({file, feature, browsers});
        }
      }
    });
  }
  return missing;
}
