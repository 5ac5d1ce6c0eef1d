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
  'packages/base/src/leaf.ts',
  'packages/mapping/src/leaf.ts',
  'packages/workflow/src/leaf.ts',
  'packages/reference/src/leaf.ts',
  'apps/cli/src/leaf.ts',
  'apps/site/docusaurus/leaf.ts',
  'apps/site/src/components/Leaf/index.tsx',
  'apps/site/e2e/leaf.ts',
  'tooling/leaf.ts',
];

const casesByRule: Readonly<Record<string, Case>> = {
  'base-imports-downwards': {
    files: {'packages/base/src/up/a.ts': "import '../../../mapping/src/leaf';"},
    reported: ['packages/base/src/up/a.ts → packages/mapping/src/leaf.ts'],
  },
  'mapping-imports-downwards': {
    files: {
      'packages/mapping/src/up/a.ts': "import '../../../workflow/src/leaf';",
      'packages/mapping/src/upInTest.test.ts': "import '../../reference/src/leaf';",
    },
    reported: [
      'packages/mapping/src/up/a.ts → packages/workflow/src/leaf.ts',
      'packages/mapping/src/upInTest.test.ts → packages/reference/src/leaf.ts',
    ],
  },
  'workflow-imports-downwards': {
    files: {'packages/workflow/src/up/a.ts': "import '../../../reference/src/leaf';"},
    reported: ['packages/workflow/src/up/a.ts → packages/reference/src/leaf.ts'],
  },
  'reference-imports-downwards': {
    files: {
      'packages/reference/src/up.ts': "import '../../../apps/site/docusaurus/leaf';",
    },
    reported: ['packages/reference/src/up.ts → apps/site/docusaurus/leaf.ts'],
  },
  'packages-run-without-node': {
    files: {
      'packages/base/src/usesNode.ts': "import 'node:fs';",
      'packages/base/src/usesNode.test.ts': "import 'node:fs';",
    },
    reported: ['packages/base/src/usesNode.ts → fs'],
  },
  'apps-import-no-app': {
    files: {
      'apps/cli/build/usesSite.ts': "import '../../site/docusaurus/leaf';",
      'apps/site/docusaurus/usesTool.ts': "import '../../cli/src/leaf';",
      'apps/cli/build/usesTooling.ts': "import '../../../tooling/leaf';",
    },
    reported: [
      'apps/cli/build/usesSite.ts → apps/site/docusaurus/leaf.ts',
      'apps/site/docusaurus/usesTool.ts → apps/cli/src/leaf.ts',
    ],
  },
  'pages-import-no-build-code': {
    files: {
      'apps/site/src/import.ts': "import '../docusaurus/leaf';",
      'apps/site/src/importInTest.test.ts': "import '../docusaurus/leaf';",
      'apps/site/src/importType.ts':
        "import type {Leaf} from '../docusaurus/leaf'; export type Type = Leaf;",
      'apps/site/src/inlineType.ts':
        "import {type Leaf} from '../docusaurus/leaf'; export type Type = Leaf;",
      'apps/site/src/typeExpression.ts': "export type Type = import('../docusaurus/leaf').Leaf;",
      'apps/site/src/dynamicImport.ts': "void import('../docusaurus/leaf');",
      'apps/site/src/exportFrom.ts': "export * from '../docusaurus/leaf';",
      'apps/site/src/require.cjs': "require('../docusaurus/leaf');",
      'apps/site/src/alias.tsx': "import '@site/docusaurus/leaf';",
      'apps/site/src/node.ts': "import 'node:fs';",
      'apps/site/src/tooling.ts': "import '../../../tooling/leaf';",
      'apps/site/src/allowed.ts': "import '@theme/Heading'; import 'react';",
    },
    reported: [
      'apps/site/src/tooling.ts → tooling/leaf.ts',
      ...[
        ...['import.ts', 'importInTest.test.ts', 'importType.ts', 'inlineType.ts'],
        ...['typeExpression.ts', 'dynamicImport.ts', 'exportFrom.ts', 'require.cjs', 'alias.tsx'],
      ].map((file) => `apps/site/src/${file} → apps/site/docusaurus/leaf.ts`),
      'apps/site/src/node.ts → fs',
    ],
  },
  'tool-imports-no-build-code': {
    files: {'apps/cli/src/usesTooling.ts': "import '../../../tooling/leaf'; import 'node:fs';"},
    reported: ['apps/cli/src/usesTooling.ts → tooling/leaf.ts'],
  },
  'build-code-imports-no-pages': {
    files: {
      'apps/site/docusaurus/usesComponent.ts': "import '../src/components/Leaf';",
      'apps/site/src/universal/usesComponent.ts': "import '../components/Leaf';",
    },
    reported: [
      'apps/site/docusaurus/usesComponent.ts → apps/site/src/components/Leaf/index.tsx',
      'apps/site/src/universal/usesComponent.ts → apps/site/src/components/Leaf/index.tsx',
    ],
  },
  'components-are-imported-whole': {
    files: {
      'apps/site/src/usesInnerFile.ts': "import './components/Whole/inner';",
      'apps/site/src/usesWhole.ts': "import './components/Whole';",
      'apps/site/src/components/Whole/index.tsx': "import './inner';",
      'apps/site/src/components/Whole/inner.ts': 'export {};',
    },
    reported: ['apps/site/src/usesInnerFile.ts → apps/site/src/components/Whole/inner.ts'],
  },
  'components-are-imported-whole-by-components': {
    files: {
      'apps/site/src/components/Panel/fields/index.ts': "import './inner';",
      'apps/site/src/components/Panel/fields/inner.ts': 'export {};',
      'apps/site/src/components/User/index.tsx':
        "import '../Whole/inner'; import '../Panel/fields/inner';",
      'apps/site/src/components/User/allowed.ts': "import '../Whole'; import '../Panel/fields';",
      'apps/site/src/components/User/user.test.ts': "import '../Whole/inner';",
    },
    reported: [
      'apps/site/src/components/User/index.tsx → apps/site/src/components/Whole/inner.ts',
      'apps/site/src/components/User/index.tsx → apps/site/src/components/Panel/fields/inner.ts',
    ],
  },
  'only-tests-import-tests': {
    files: {
      'tooling/usesBrowserTest.ts': "import '../apps/site/e2e/leaf';",
      'tooling/bench/usesBrowserTest.ts': "import '../../apps/site/e2e/leaf';",
    },
    reported: ['tooling/usesBrowserTest.ts → apps/site/e2e/leaf.ts'],
  },
  'no-folder-cycles': {
    files: {
      'apps/site/src/one/index.tsx': "import '../two/part';",
      'apps/site/src/one/part.tsx': '',
      'apps/site/src/two/index.tsx': "import '../one/part';",
      'apps/site/src/two/part.tsx': '',
    },
    reported: ['apps/site/src/one → apps/site/src/two', 'apps/site/src/two → apps/site/src/one'],
  },
  'no-file-cycles': {
    files: {
      'packages/base/src/one.ts': "import './two';",
      'packages/base/src/two.ts': "void import('./one');",
      'packages/base/src/first.ts': "import type {A} from './second'; export type B = A[];",
      'packages/base/src/second.ts': "import type {B} from './first'; export type A = B | null;",
    },
    reported: ['packages/base/src/one.ts → packages/base/src/two.ts'],
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
