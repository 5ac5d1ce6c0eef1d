import {readdirSync} from 'node:fs';

const SOURCE = 'packages/mapping/src';

/** 'Text/Upper.ts', but not 'Text/index.ts' or 'Text/upper.test.ts' */
const functionFile = /^(?:[A-Z]\w*[\\/])+[A-Z]\w*\.ts$/;

/** The modules of formats that work without the rest of the language. README.md lists them. */
const formats = [
  'csv/parseCsv',
  'json/parseJson',
  'jsonPatch/applyPatch',
  'jsonPatch/createPatch',
  'jsonPath/query',
  'xml/index',
  'xpath/index',
];

/** The functions' modules, relative to their folder, in the order of their names: 'Text/Upper' */
export const functionModules = readdirSync(`${SOURCE}/functions`, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => functionFile.test(path))
  .map((path) => path.slice(0, -'.ts'.length).replaceAll('\\', '/'))
  .sort();

/** The public modules whose types are written, by their place in the package: {index: 'packages/mapping/src/index.ts'} */
export const typedEntries = Object.fromEntries(
  ['index', ...formats.map((name) => `formats/${name}`)].map((name) => [
    name,
    `${SOURCE}/${name}.ts`,
  ]),
);

/** All public modules. All functions have the same type. */
export const entries: Readonly<Record<string, string>> = {
  ...typedEntries,
  ...Object.fromEntries(
    functionModules.map((name) => [`functions/${name}`, `${SOURCE}/functions/${name}.ts`]),
  ),
};
