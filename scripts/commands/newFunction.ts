// Scaffolds a mapping function: npm run new:function -- Text/Reverse
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {MappingFunction} from '../../functions/language/types';
import {pageSource} from '../../plugins/functionPages/mappingFunctionPage';

const id = process.argv[2] ?? '';
const match = /^((?:[A-Z]\w*\/){1,2})([A-Z]\w*)$/.exec(id);
if (!match) {
  console.error(
    'Name the category and the function, such as: npm run new:function -- Text/Reverse',
  );
  process.exit(1);
}
const category = match[1]!.slice(0, -1);
const name = match[2]!;
const depth = '../'.repeat(category.split('/').length + 1);

const definitionPath = join('functions/mappingFunctions', `${id}.ts`);
const listPath = join('functions/mappingFunctions', category, 'index.ts');
const pagePath = join('docs/platformRef/mappingFunctions', `${id}.mdx`);

if (!existsSync(listPath)) {
  console.error(`There is no category ${category}: ${listPath} doesn't exist.`);
  process.exit(1);
}
if (existsSync(definitionPath)) {
  console.error(`${definitionPath} exists already.`);
  process.exit(1);
}

const definitionSource = `import {defineMappingFunction} from '${depth}defineMappingFunction';

export default defineMappingFunction({
  category: '${category}',
  name: '${name}',
  summary: '',
  parameters: {
    text: {type: 'Text', data: true, description: ''},
  },
  returns: {type: 'Text', description: ''},
  nullPolicy: 'passes on',
  nullAndEmpty: '',
  errors: [],
  examples: [],
  related: [],
  tags: ['mapping'],
  aliases: [],
  pure: true,
  run: ({text}) => text,
});
`;

const draft = {
  category,
  name,
  summary: '',
  parameters: {text: {type: 'Text', description: ''}},
  nullPolicy: 'passes on',
  examples: [{kind: 'edge'}],
  related: [{}],
  tags: ['mapping'],
} as unknown as MappingFunction;

function write(path: string, source: string): void {
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, source);
  console.log(`Wrote ${path}`);
}

const list = readFileSync(listPath, 'utf8')
  .replace(/(?=\n\nconst )/, `\nimport ${name} from './${name}';`)
  .replace(
    /functions: \[([^\]]*?),?\s*\]/,
    (_all, names: string) => `functions: [${names}, ${name}]`,
  );

write(definitionPath, definitionSource);
write(pagePath, pageSource(draft));
write(listPath, list);
execFileSync('npx', ['prettier', '--log-level', 'warn', '--write', listPath]);
console.log('Fill in the definition; `npm run test:unit` says what is missing.');
