import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, posix, relative, resolve} from 'node:path';
import {typedEntries} from './entries';

const BASE = '@documentation/base/internal/';

/** Writes the declarations of the public modules, and of all modules that they import, to a folder. */
function declare(folder: string): void {
  const config = {
    extends: resolve('tsconfig.json'),
    compilerOptions: {
      rootDir: resolve('packages'),
      outDir: folder,
      types: [],
      // Without a path, it would count as an installed package, which gets no declarations.
      paths: {[`${BASE}*`]: [resolve('packages/base/src/*')]},
      noEmit: false,
      incremental: false,
      // `npm run check:types` has checked them.
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
    },
    files: Object.values(typedEntries).map((path) => resolve(path)),
  };
  const file = join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config));
  execFileSync(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-p', file]);
}

/** The module that an import in a module names: 'mapping/src/language/types'. Undefined if it's in another package. */
function importedModule(folder: string, module: string, specifier: string): string | undefined {
  const path = specifier.startsWith(BASE)
    ? `base/src/${specifier.slice(BASE.length)}`
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(module), specifier)
      : undefined;
  return path === undefined || existsSync(join(folder, `${path}.d.ts`)) ? path : `${path}/index`;
}

/** 'mapping/src/index' → 'mapping/index' */
const placeOf = (module: string) => module.replace('/src/', '/');

/** The file that an import names, as every resolution mode of TypeScript reads it: './language/types.js' */
function writtenImport(from: string, to: string): string {
  const path = posix.relative(posix.dirname(placeOf(from)), placeOf(to));
  return `${path.startsWith('.') ? '' : './'}${path}.js`;
}

/** Copies the declarations that can be reached from the public modules, and changes their imports to paths. */
function copyReachable(from: string, to: string): void {
  const modules = new Set(
    Object.values(typedEntries).map((path) =>
      relative('packages', path).slice(0, -'.ts'.length).replaceAll('\\', '/'),
    ),
  );
  // A set also visits what is added on the way.
  for (const module of modules) {
    const text = readFileSync(join(from, `${module}.d.ts`), 'utf8').replace(
      /(\bfrom |\bimport\()(['"])([^'"]+)\2/g,
      (whole, start: string, quote: string, specifier: string) => {
        const imported = importedModule(from, module, specifier);
        if (imported === undefined) {
          return whole;
        }
        modules.add(imported);
        return `${start}${quote}${writtenImport(module, imported)}${quote}`;
      },
    );
    const file = join(to, `${placeOf(module)}.d.ts`);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

const functionTypes = `import type {MappingFunction} from './mapping/language/types.js';
declare const definition: MappingFunction;
export default definition;
`;

/** Writes the types of the package's modules. */
export function writeTypes(folder: string): void {
  const all = mkdtempSync(join(tmpdir(), 'mapping-types-'));
  try {
    declare(all);
    copyReachable(all, folder);
  } finally {
    rmSync(all, {recursive: true});
  }
  writeFileSync(join(folder, 'function.d.ts'), functionTypes);
}
