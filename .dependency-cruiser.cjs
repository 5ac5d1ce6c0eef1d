// Import rules, which `npm run check:imports` enforces. The rules that matter most need none of these: a package
// resolves only what its `exports` name, and Knip reports what its package.json doesn't list.

const npm = 'node_modules/(?!@documentation/)';

/** Aliases that only Docusaurus resolves: '@docusaurus/Link', '@generated/routes', '@theme/Heading' */
const engineModules = '^@(docusaurus|generated)/';
const themeComponents = '^@theme(-original)?/';

/** Files that other code may import: the index of each component, and the shared parts of live panels. */
const publicComponentFiles = [
  '^apps/site/src/components/[^/]+/index\\.tsx?$',
  '^apps/site/src/components/Panel/([^/]+/index\\.tsx?|[^/]+\\.module\\.css)$',
];

/** Modules of the site that its build may import too. */
const sharedModules = '^apps/site/src/universal/';

/** Exempts Node's built-in modules, such as `node:fs`, by their type, because they have no path to match. */
const notNode = {dependencyTypesNot: ['core']};

/** The packages, each of which may import those before it. */
const packages = ['base', 'mapping', 'workflow', 'reference'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...packages.map((name, index) => ({
      name: `${name}-imports-downwards`,
      comment:
        `packages/${name}/ imports only itself, ${packages.slice(0, index).join(', ') || 'no other package'} and npm ` +
        'packages. Pass in what it needs from outside as an argument, or move the shared module down.',
      severity: 'error',
      from: {path: `^packages/${name}/`},
      to: {pathNot: [`^packages/(${packages.slice(0, index + 1).join('|')})/`, npm], ...notNode},
    })),
    {
      name: 'packages-run-without-node',
      comment:
        'Packages also run in browsers, which have no Node modules. Use a web API, or move the code to an ' +
        'app. Tests and their fixtures (*.test.ts, *.fixture.ts) may use Node.',
      severity: 'error',
      from: {path: '^packages/', pathNot: '\\.(test|fixture)\\.ts$'},
      to: {dependencyTypes: ['core']},
    },
    {
      name: 'apps-import-no-app',
      comment:
        'An app imports only itself and packages; its build and its tests may use tooling/. Move what two apps need ' +
        'into a package, or let tooling/ pass it from one to the other.',
      severity: 'error',
      from: {path: '^apps/([^/]+)/'},
      to: {path: '^apps/', pathNot: '^apps/$1/'},
    },
    {
      name: 'tool-imports-no-build-code',
      comment:
        'apps/cli/src/ runs on the reader’s machine, so it imports only itself, packages, and npm packages that ' +
        'the bundle contains.',
      severity: 'error',
      from: {path: '^apps/cli/src/', pathNot: '\\.test\\.ts$'},
      to: {pathNot: ['^apps/cli/src/', '^packages/', npm], ...notNode},
    },
    {
      name: 'pages-import-no-build-code',
      comment:
        'apps/site/src/ runs in browsers, so it imports nothing that runs in the build. If the build and the browser ' +
        'share a module, move it to src/universal/ or to packages/reference/.',
      severity: 'error',
      from: {path: '^apps/site/src/'},
      to: {
        pathNot: ['^apps/site/src/', '^packages/', engineModules, themeComponents, npm],
      },
    },
    {
      name: 'build-code-imports-no-pages',
      comment:
        'The build imports src/universal/ and packages, not components or other browser code. Move what it needs ' +
        'to src/universal/ or to packages/reference/.',
      severity: 'error',
      from: {path: ['^apps/site/(docusaurus|config|build)/', '^apps/site/[^/]+$', sharedModules]},
      to: {path: '^apps/site/src/', pathNot: sharedModules},
    },
    {
      name: 'components-are-imported-whole',
      comment:
        'Import a component by its folder, and the panel kit by its public folders ' +
        '(components/Panel/fields) and stylesheets, so inner files can change freely. Export what ' +
        'you need from the index, or move it to src/values/ or a component of its own. Tests may look inside.',
      severity: 'error',
      from: {
        path: '^apps/site/src/',
        pathNot: ['^apps/site/src/components/', '\\.test\\.tsx?$'],
      },
      to: {path: '^apps/site/src/components/', pathNot: publicComponentFiles},
    },
    {
      name: 'components-are-imported-whole-by-components',
      comment: 'The same as components-are-imported-whole, for a component that uses another.',
      severity: 'error',
      from: {path: '^apps/site/src/components/([^/]+)/', pathNot: '\\.test\\.tsx?$'},
      to: {
        path: '^apps/site/src/components/',
        pathNot: ['^apps/site/src/components/$1/', ...publicComponentFiles],
      },
    },
    {
      name: 'only-tests-import-tests',
      comment:
        'Nothing but playwright.config.ts imports e2e/ or bench/, which test and measure the finished ' +
        'site. bench/ may use e2e/. Move what others need to tooling/ and import it from there.',
      severity: 'error',
      from: {pathNot: ['^apps/site/(e2e/|playwright\\.config\\.ts$)', '^tooling/bench/']},
      to: {path: '^(apps/site/e2e|tooling/bench)/'},
    },
    {
      name: 'no-folder-cycles',
      comment:
        'Two folders import each other, directly or through others, so neither can be understood alone. ' +
        'Move the module that both need to a third folder. A folder and its own subfolders count as one.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: {circular: true},
    },
    {
      name: 'no-file-cycles',
      comment:
        'These files import each other, so the order in which they load matters. Move what both need to ' +
        'a third file. Type imports may be circular, because the compiler removes them.',
      severity: 'error',
      from: {},
      to: {circular: true, viaOnly: {dependencyTypesNot: ['type-only']}},
    },
  ],
  options: {
    doNotFollow: {path: npm},
    exclude: {
      path: [
        '^(build|packages/mapping/dist|\\.cache)/|^apps/site/\\.docusaurus/|(^|/)(playwright-report|test-results)/',
        // Separate projects with their own packages.
        '^tooling/bench/peers/[^/]+/',
        // Programs for readers, with packages of their own.
        '^apps/site/content/static/programs/',
      ],
    },
    tsConfig: {fileName: 'tsconfig.json'},
    // Includes type imports, which the compiler removes.
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
      // Some packages, such as @docusaurus/types, contain only types, so `types` is their only entry point.
      mainFields: ['module', 'main', 'types'],
    },
  },
};
