// Breaks every rule in .dependency-cruiser.cjs, in a small project, and checks that each violation is reported.
import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

interface Case {
  /** The content of each file, keyed by path. All cases share one project, so it's checked only once. */
  readonly files: Readonly<Record<string, string>>;
  /** The expected reports: 'importing file → imported file' */
  readonly reported: readonly [string, ...string[]];
}

/** Files without imports, for the cases to import. */
const leaves = [
  'functions/leaf.ts',
  'apps/site/config/leaf.ts',
  'apps/site/docusaurus/leaf.ts',
  'scripts/leaf.ts',
  'apps/site/e2e/leaf.ts',
  'apps/site/src/components/Leaf/index.tsx',
];

const casesByRule: Readonly<Record<string, Case>> = {
  'functions-import-only-functions': {
    files: {'functions/usesConfig.ts': "import '../config/leaf';"},
    reported: ['functions/usesConfig.ts → config/leaf.ts'],
  },
  'functions-run-without-node': {
    files: {
      'functions/usesNode.ts': "import 'node:fs';",
      'functions/usesNode.test.ts': "import 'node:fs';",
    },
    reported: ['functions/usesNode.ts → fs'],
  },
  'src-imports-only-src-and-functions': {
    files: {
      'src/import.ts': "import '../plugins/leaf';",
      'src/importInTest.test.ts': "import '../plugins/leaf';",
      'src/importType.ts': "import type {Leaf} from '../plugins/leaf'; export type Type = Leaf;",
      'src/inlineType.ts': "import {type Leaf} from '../plugins/leaf'; export type Type = Leaf;",
      'src/typeExpression.ts': "export type Type = import('../plugins/leaf').Leaf;",
      'src/dynamicImport.ts': "void import('../plugins/leaf');",
      'src/exportFrom.ts': "export * from '../plugins/leaf';",
      'src/require.cjs': "require('../plugins/leaf');",
      'src/alias.tsx': "import '@site/plugins/leaf';",
      'src/node.ts': "import 'node:fs';",
      'src/allowed.ts': "import '../functions/leaf'; import '@theme/Heading'; import 'react';",
    },
    reported: [
      'src/import.ts → plugins/leaf.ts',
      'src/importInTest.test.ts → plugins/leaf.ts',
      'src/importType.ts → plugins/leaf.ts',
      'src/inlineType.ts → plugins/leaf.ts',
      'src/typeExpression.ts → plugins/leaf.ts',
      'src/dynamicImport.ts → plugins/leaf.ts',
      'src/exportFrom.ts → plugins/leaf.ts',
      'src/require.cjs → plugins/leaf.ts',
      'src/alias.tsx → plugins/leaf.ts',
      'src/node.ts → fs',
    ],
  },
  'components-are-imported-whole': {
    files: {
      'src/usesInnerFile.ts': "import './components/Whole/inner';",
      'src/usesWhole.ts': "import './components/Whole';",
      'apps/site/src/components/Whole/index.tsx': "import './inner';",
      'apps/site/src/components/Whole/inner.ts': 'export {};',
    },
    reported: ['src/usesInnerFile.ts → src/components/Whole/inner.ts'],
  },
  'components-are-imported-whole-by-components': {
    files: {
      'apps/site/src/components/Panel/fields/index.ts': "import './inner';",
      'apps/site/src/components/Panel/fields/inner.ts': 'export {};',
      'apps/site/src/components/User/index.tsx': "import '../Whole/inner'; import '../Panel/fields/inner';",
      'apps/site/src/components/User/allowed.ts': "import '../Whole'; import '../Panel/fields';",
      'apps/site/src/components/User/user.test.ts': "import '../Whole/inner';",
    },
    reported: [
      'apps/site/src/components/User/index.tsx → src/components/Whole/inner.ts',
      'apps/site/src/components/User/index.tsx → src/components/Panel/fields/inner.ts',
    ],
  },
  'shared-modules-import-only-shared-modules': {
    files: {'src/universal/usesComponent.ts': "import '../components/Leaf';"},
    reported: ['src/universal/usesComponent.ts → src/components/Leaf/index.tsx'],
  },
  'config-imports-downwards': {
    files: {'apps/site/config/usesPlugin.ts': "import '../plugins/leaf';"},
    reported: ['apps/site/config/usesPlugin.ts → plugins/leaf.ts'],
  },
  'plugins-import-downwards': {
    files: {
      'apps/site/docusaurus/usesScript.ts': "import '../scripts/leaf';",
      'apps/site/docusaurus/usesTheme.ts': "import '@theme/Heading';",
    },
    reported: ['apps/site/docusaurus/usesScript.ts → scripts/leaf.ts', 'apps/site/docusaurus/usesTheme.ts → @theme/Heading'],
  },
  'scripts-import-downwards': {
    files: {'scripts/usesComponent.mjs': "import '../src/components/Leaf';"},
    reported: [
      'scripts/usesComponent.mjs → src/components/Leaf/index.tsx',
      'scripts/usesBrowserTest.ts → e2e/leaf.ts',
    ],
  },
  'tools-import-downwards': {
    files: {
      'apps/cli/build/usesScript.ts': "import '../../scripts/leaf';",
      'apps/cli/build/allowed.ts': "import '../../config/leaf'; import 'node:fs';",
    },
    reported: ['apps/cli/build/usesScript.ts → scripts/leaf.ts'],
  },
  'tool-program-imports-no-build-code': {
    files: {
      'apps/cli/src/usesPlugin.ts': "import '../../plugins/leaf';",
      'apps/cli/src/allowed.ts': "import '../../functions/leaf'; import 'node:fs';",
    },
    reported: ['apps/cli/src/usesPlugin.ts → plugins/leaf.ts'],
  },
  'root-files-import-config-and-plugins': {
    files: {'apps/site/siteConfig.ts': "import './config/leaf'; import './scripts/leaf';"},
    reported: ['apps/site/siteConfig.ts → scripts/leaf.ts'],
  },
  'only-tests-import-tests': {
    files: {
      'scripts/usesBrowserTest.ts': "import '../e2e/leaf';",
      'tooling/bench/usesBrowserTest.ts': "import '../e2e/leaf';",
      'apps/site/playwright.config.ts': "import './e2e/leaf';",
    },
    reported: ['scripts/usesBrowserTest.ts → e2e/leaf.ts'],
  },
  'every-folder-has-a-rule': {
    files: {'extras/usesFunction.ts': "import '../functions/leaf';"},
    reported: ['extras/usesFunction.ts → functions/leaf.ts'],
  },
  'no-folder-cycles': {
    files: {
      'src/one/index.tsx': "import '../two/part';",
      'src/one/part.tsx': '',
      'src/two/index.tsx': "import '../one/part';",
      'src/two/part.tsx': '',
    },
    reported: ['src/one → src/two', 'src/two → src/one'],
  },
  'no-file-cycles': {
    files: {
      'functions/one.ts': "import './two';",
      'functions/two.ts': "void import('./one');",
      'functions/first.ts': "import type {A} from './second'; export type B = A[];",
      'functions/second.ts': "import type {B} from './first'; export type A = B | null;",
    },
    reported: ['functions/one.ts → functions/two.ts'],
  },
};

interface Report {
  readonly summary: {
    readonly ruleSetUsed: {readonly forbidden: readonly {readonly name: string}[]};
    readonly violations: readonly {
      readonly rule: {readonly name: string};
      readonly from: string;
      readonly to: string;
    }[];
  };
}

mkdirSync('.cache', {recursive: true});
const project = mkdtempSync(resolve('.cache/importRules-'));
afterAll(() => rmSync(project, {recursive: true}));

function write(path: string, content: string): void {
  const file = join(project, path);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, content);
}

async function check(): Promise<Report['summary']> {
  const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const options = ['--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'json', '.'];
  const {stdout} = await promisify(execFile)(process.execPath, [program, ...options], {
    cwd: project,
    maxBuffer: 10_000_000,
  });
  return (JSON.parse(stdout) as Report).summary;
}

describe('the import rules', () => {
  let summary: Report['summary'];

  beforeAll(async () => {
    cpSync('tsconfig.json', join(project, 'tsconfig.json'));
    leaves.forEach((path) => write(path, 'export type Leaf = string;'));
    for (const {files} of Object.values(casesByRule)) {
      Object.entries(files).forEach(([path, content]) => write(path, content));
    }
    summary = await check();
  }, 120_000);

  it('each have a case', () => {
    const names = summary.ruleSetUsed.forbidden.map(({name}) => name);
    expect(names.sort()).toEqual(Object.keys(casesByRule).sort());
  });

  it.each(Object.entries(casesByRule))(
    '%s reports what breaks it, and nothing else',
    (name, {reported}) => {
      const violations = summary.violations
        .filter(({rule}) => rule.name === name)
        .map(({from, to}) => `${from} → ${to}`);
      expect(violations.sort()).toEqual([...reported].sort());
    },
  );
});
