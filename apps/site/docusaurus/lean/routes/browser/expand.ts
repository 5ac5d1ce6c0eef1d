// Runs in the browser: expands the rows of the short table into the data that Docusaurus expects in its own files.
import type {RouteConfig} from 'react-router-config';
import ComponentCreator from '@docusaurus/ComponentCreator';
import generatedRegistry from '@generated/registry';
import generatedChunkNames from '@generated/routesChunkNames';
import {prefetchCode} from '../../../../src/universal/prefetchCode';
import type {ChunkNames} from '../shortTable';

type Load = () => Promise<unknown>;

/** A function that Docusaurus adds to the bundler's runtime: "get chunk asset" returns the file of a chunk. */
declare const __webpack_require__: {gca: (name: string) => string};

// Both objects are empty until this module fills them. See ../index.ts.
const registry = generatedRegistry as unknown as Record<string, [Load]>;
const chunkNames = generatedChunkNames as Record<string, ChunkNames>;

/** Starting the app already takes a while, so the first page is requested in a separate task. */
let firstRequest: Promise<void> | undefined;
let hasStarted = false;

function afterStart(): Promise<void> {
  firstRequest ??= new Promise((resolve) => {
    setTimeout(() => {
      hasStarted = true;
      resolve();
    });
  });
  return firstRequest;
}

let count = 0;
/** The loaders of chunks that haven't been requested yet, keyed by name. */
const waiting = new Map<string, Load>();

/** Registers a chunk and returns its name. */
export function chunk(load: Load): string {
  const name = String(count++);
  waiting.set(name, load);
  registry[name] = [
    () => {
      waiting.delete(name);
      return hasStarted ? load() : afterStart().then(load);
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
  // The hash distinguishes routes that share a path. The not-found route has neither chunks nor a hash.
  const hash = chunks ? String(count++) : '';
  if (chunks) {
    chunkNames[`${path}-${hash}`] = chunks;
  }
  let component: RouteConfig['component'];
  return {
    ...attributes,
    // The component is created on first use, because most pages are never opened.
    get component() {
      component ??= ComponentCreator(path, hash);
      return component;
    },
    ...(routes && {routes}),
  };
}

/** Prefetches all files of a chunk. Returns no file name, because Docusaurus would prefetch only that one file. */
__webpack_require__.gca = (name) => {
  const load = waiting.get(name);
  waiting.delete(name);
  if (load) {
    prefetchCode(load);
  }
  return '';
};
