// Runs in the browser: makes of the rows of the short table what Docusaurus expects of its files.
import type {RouteConfig} from 'react-router-config';
import ComponentCreator from '@docusaurus/ComponentCreator';
import generatedRegistry from '@generated/registry';
import generatedChunkNames from '@generated/routesChunkNames';
import type {ChunkNames} from './shortTable';

type Load = () => Promise<unknown>;

/** What Docusaurus adds to the bundler's function: "get chunk asset", the file of a chunk. */
interface Bundler {
  /** Fetches a chunk by its number. */
  e: (chunk: string) => Promise<unknown>;
  /** The file of a chunk by its number, and the address of all files. */
  readonly u: (chunk: string) => string;
  readonly p: string;
  gca: (name: string) => string;
}

declare const __webpack_require__: Bundler;

// Empty, see index.ts.
const registry = generatedRegistry as unknown as Record<string, [Load]>;
const chunkNames = generatedChunkNames as Record<string, ChunkNames>;

let count = 0;
/** Names of chunks that were asked for. */
const fetched = new Set<string>();

/** Gives a chunk a name. */
export function chunk(load: Load): string {
  const name = String(count++);
  registry[name] = [
    () => {
      fetched.add(name);
      return load();
    },
  ];
  return name;
}

export function route(
  attributes: {readonly path: string},
  chunks?: ChunkNames,
  routes?: RouteConfig[],
): RouteConfig {
  const {path} = attributes;
  // Routes may share a path, but not a hash. The not-found route has neither chunks nor hash.
  const hash = chunks ? String(count++) : '';
  if (chunks) {
    chunkNames[`${path}-${hash}`] = chunks;
  }
  let component: RouteConfig['component'];
  return {
    ...attributes,
    // Most of the pages are never opened.
    get component() {
      component ??= ComponentCreator(path, hash);
      return component;
    },
    ...(routes && {routes}),
  };
}

/**
 * The file to prefetch for a chunk, or nothing where it was asked for before. A second list of all chunks would say it; instead, the chunk's
 * loader is run once while fetching only notes the number. Its own chunk comes after shared ones.
 */
__webpack_require__.gca = (name) => {
  if (fetched.has(name)) {
    return '';
  }
  const fetchChunk = __webpack_require__.e;
  let own = '';
  __webpack_require__.e = (number) => {
    own = number;
    return new Promise(() => {});
  };
  void registry[name]![0]();
  __webpack_require__.e = fetchChunk;
  return __webpack_require__.p + __webpack_require__.u(own);
};
