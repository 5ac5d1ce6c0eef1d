import {parse} from 'acorn';
import type {Identifier} from '@mdn/browser-compat-data';
import {collect, type Names} from './scriptNames';
import {api, browsersLacking, javascript, webassembly, type Candidates} from './support';

/** The last edition of ECMAScript that the oldest supported browsers implement. */
const ECMASCRIPT = 2023;

const builtins = javascript.builtins!;

/** Global objects, and the interface that each is an instance of. */
const instances: Readonly<Record<string, string>> = {
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
};
const globalObjects = new Set(['globalThis', 'self', 'window']);

/** The methods and properties of all instances, keyed by name. */
const members = new Map<string, Identifier[]>();
for (const owner of [...Object.values(builtins), ...Object.values(api)]) {
  for (const [name, member] of Object.entries(owner as Identifier)) {
    if (!/^__|_(?:static|event)$/.test(name)) {
      members.set(name, [...(members.get(name) ?? []), member as Identifier]);
    }
  }
}

function candidates(name: string, member: string | undefined): Candidates {
  if (member === undefined || globalObjects.has(name)) {
    const global = member ?? name;
    return [
      builtins[global],
      api[global],
      api.Window![global],
      api.WorkerGlobalScope![global],
      api.DedicatedWorkerGlobalScope![global],
      global === 'WebAssembly' ? webassembly.api : undefined,
    ];
  }
  const instance = instances[name];
  return [
    builtins[name]?.[member],
    api[name]?.[`${member}_static`],
    api[name]?.[member],
    instance === undefined ? undefined : api[instance]![member],
  ];
}

/** A feature that a file uses and that a supported browser lacks. */
export interface Missing {
  readonly file: string;
  readonly feature: string;
  readonly browsers: readonly string[];
}

/**
 * Finds the features in a site's scripts that a supported browser lacks: syntax, globals such as `Temporal`,
 * members of globals such as `Array.fromAsync`, and methods such as `.toSorted()`. The types of objects are
 * unknown, so a method counts only if all interfaces lack it and no script defines one with its name.
 */
export function missingInScripts(scripts: Readonly<Record<string, string>>): Missing[] {
  const missing: Missing[] = [];
  const read = new Map<string, Names>();
  for (const [file, code] of Object.entries(scripts)) {
    try {
      read.set(file, collect(parse(code, {ecmaVersion: ECMASCRIPT, sourceType: 'module'})));
    } catch (error) {
      const feature = `syntax after ECMAScript ${ECMASCRIPT}: ${(error as Error).message}`;
      missing.push({file, feature, browsers: []});
    }
  }
  const defined = new Set([...read.values()].flatMap((names) => [...names.defined]));
  for (const [file, {variables, calls, declared}] of read) {
    const isGlobal = (name: string | undefined) => name !== undefined && !declared.has(name);
    const used: (readonly [string, Candidates])[] = [
      ...[...variables]
        .filter(([, [name]]) => isGlobal(name))
        .map(([feature, [name, member]]) => [feature, candidates(name, member)] as const),
      ...[...calls.values()]
        .filter(([name, object]) => !defined.has(name) && !isGlobal(object))
        .map(([name]) => [`.${name}()`, members.get(name) ?? []] as const),
    ];
    for (const [feature, found] of used) {
      const browsers = browsersLacking(found);
      if (browsers.length > 0) {
        missing.push({file, feature, browsers});
      }
    }
  }
  return missing;
}
