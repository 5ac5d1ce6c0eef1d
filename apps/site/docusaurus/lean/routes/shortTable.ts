import {runInNewContext} from 'node:vm';

/** The chunk names of a route, possibly nested: {__comp: '17896441', __context: {plugin: 'aba21aa0'}} */
export type ChunkNames = string | readonly ChunkNames[] | {readonly [key: string]: ChunkNames};

interface Route {
  readonly path: string;
  /** The key of the route's chunk names, or undefined for the not-found route. */
  readonly component: string | undefined;
  readonly routes?: readonly Route[];
}

export interface Generated {
  /** The content of routes.js and registry.js, as Docusaurus writes them. */
  readonly routes: string;
  readonly registry: string;
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** The path of expand.ts. */
  readonly expand: string;
}

function readRoutes(code: string): Route[] {
  const expression = code.replace(/^[^]*?export default/, '').replace(/;\s*$/, '');
  return runInNewContext(`(${expression})`, {
    ComponentCreator: (path: string, hash?: string) => hash && `${path}-${hash}`,
  }) as Route[];
}

/** Reads the path of each chunk: {'17896441': '"@theme/DocItem"'} */
function readPaths(registry: string): Map<string, string> {
  return new Map(
    [...registry.matchAll(/^ {2}"(.+?)": \[\(\) => import\(.+?\*\/ (".+?")\)/gm)].map(
      ([, name, path]) => [name!, path!],
    ),
  );
}

function leaves(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(leaves);
}

/**
 * Returns the code of the short table, with one row per route and the loaders of its chunks. Chunks that
 * several routes load come first.
 */
export function shortTable({routes, registry, chunkNames, expand}: Generated): string {
  const paths = readPaths(registry);
  const uses = Object.values(chunkNames).flatMap(leaves);
  const shared = [...paths.keys()].filter((name) => uses.indexOf(name) !== uses.lastIndexOf(name));

  function chunk(name: string, isLayout = false): string {
    const path = paths.get(name);
    if (path === undefined) {
      throw new Error(
        `The registry has no chunk ${name}. Check whether Docusaurus writes registry.js in a new format.`,
      );
    }
    // The chunks that every page of a layout loads go into one file.
    return `chunk(() => import(${isLayout ? '/* webpackChunkName: "layout" */ ' : ''}${path}))`;
  }

  function chunks(names: ChunkNames, isLayout: boolean): string {
    if (Array.isArray(names)) {
      return `[${names.map((name: ChunkNames) => chunks(name, isLayout)).join(', ')}]`;
    }
    if (typeof names !== 'string') {
      const entries = Object.entries(names).map(
        ([key, value]) => `"${key}": ${chunks(value, isLayout)}`,
      );
      return `{${entries.join(', ')}}`;
    }
    return shared.includes(names) ? `chunk${shared.indexOf(names)}` : chunk(names, isLayout);
  }

  function row({component, routes: inner, ...attributes}: Route): string {
    const parts = [JSON.stringify(attributes)];
    if (component !== undefined) {
      parts.push(chunks(chunkNames[component]!, inner !== undefined));
    }
    if (inner) {
      parts.push(table(inner));
    }
    return `route(${parts.join(', ')})`;
  }

  function table(rows: readonly Route[]): string {
    return `[\n${rows.map(row).join(',\n')}]`;
  }

  return [
    `import {chunk, route} from ${JSON.stringify(expand)};`,
    ...shared.map((name, index) => `const chunk${index} = ${chunk(name)};`),
    `export default ${table(readRoutes(routes))};`,
  ].join('\n');
}
