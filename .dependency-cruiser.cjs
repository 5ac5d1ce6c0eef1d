// Import rules, which `npm run check:imports` enforces. config/importRules.test.ts breaks each rule on purpose,
// and fails if a violation isn't reported.

const packages = 'node_modules/';

/** Modules in src/ that the build may import too. */
const sharedModules = '^src/(universal|search)/';

/** Aliases that only Docusaurus resolves: '@docusaurus/Link', '@generated/routes', '@theme/Heading' */
const engineModules = '^@(docusaurus|generated)/';
const themeComponents = '^@theme(-original)?/';

/** Files that other code may import: the index of each component, and the shared parts of live panels. */
const publicComponentFiles = [
  '^src/components/[^/]+/index\\.tsx?$',
  '^src/components/Panel/([^/]+/index\\.tsx?|[^/]+\\.module\\.css)$',
];

/** Exempts Node's built-in modules, such as `node:fs`, by their type, because they have no path to match. */
const notNode = {dependencyTypesNot: ['core']};

/** The browser tests with their configuration, and the benchmarks. */
const testsOfTheSite = ['^(e2e|bench)/', '^playwright\\.config\\.ts$'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'functions-import-only-functions',
      comment:
        'functions/ runs in Node and in browsers, so it imports only itself and npm packages. ' +
        'Pass in what it needs from outside as an argument, or move the shared module into functions/.',
      severity: 'error',
      from: {path: '^functions/'},
      to: {pathNot: ['^functions/', packages], ...notNode},
    },
    {
      name: 'functions-run-without-node',
      comment:
        'functions/ also runs in browsers, which have no Node modules. Use a web API, or move the code ' +
        'to scripts/. Tests and their fixtures (*.test.ts, *.fixture.ts) may use Node.',
      severity: 'error',
      from: {path: '^functions/', pathNot: '\\.(test|fixture)\\.ts$'},
      to: {dependencyTypes: ['core']},
    },
    {
      name: 'src-imports-only-src-and-functions',
      comment:
        'src/ runs in browsers, so it imports only src/, functions/ and npm packages. If the build and ' +
        'the browser share a module, move it to src/universal/.',
      severity: 'error',
      from: {path: '^src/'},
      to: {pathNot: ['^src/', '^functions/', engineModules, themeComponents, packages]},
    },
    {
      name: 'components-are-imported-whole',
      comment:
        'Import a component by its folder, and the panel kit by its public folders ' +
        '(components/Panel/fields) and stylesheets, so inner files can change freely. Export what ' +
        'you need from the index, or move it to src/values/ or a component of its own. Tests may look inside.',
      severity: 'error',
      from: {path: '^src/', pathNot: ['^src/components/', '\\.test\\.tsx?$']},
      to: {path: '^src/components/', pathNot: publicComponentFiles},
    },
    {
      name: 'components-are-imported-whole-by-components',
      comment: 'The same as components-are-imported-whole, for a component that uses another.',
      severity: 'error',
      from: {path: '^src/components/([^/]+)/', pathNot: '\\.test\\.tsx?$'},
      to: {path: '^src/components/', pathNot: ['^src/components/$1/', ...publicComponentFiles]},
    },
    {
      name: 'shared-modules-import-only-shared-modules',
      comment:
        'The build imports src/universal/ and src/search/, so they must not import components or other ' +
        'browser code. Move what they need to src/universal/, or move the importing module out.',
      severity: 'error',
      from: {path: sharedModules},
      to: {path: '^src/', pathNot: sharedModules},
    },
    {
      name: 'config-imports-downwards',
      comment:
        'apps/site/config/ imports only config/, functions/, src/universal/ and src/search/. Move the module that ' +
        'it needs to config/, or to src/universal/ if the browser needs it too.',
      severity: 'error',
      from: {path: '^config/'},
      to: {
        pathNot: ['^(config|functions)/', sharedModules, engineModules, packages],
        ...notNode,
      },
    },
    {
      name: 'plugins-import-downwards',
      comment:
        'apps/site/docusaurus/ imports only plugins/, config/, functions/, src/universal/ and src/search/. Move the ' +
        'module that it needs to plugins/, or to src/universal/ if the browser needs it too.',
      severity: 'error',
      from: {path: '^plugins/'},
      to: {
        pathNot: ['^(plugins|config|functions)/', sharedModules, engineModules, packages],
        ...notNode,
      },
    },
    {
      name: 'scripts-import-downwards',
      comment:
        'scripts/ imports only scripts/, tools/, plugins/, config/, functions/, src/universal/ and ' +
        'packages/reference/src/search/. Move the module that it needs to scripts/, or to src/universal/ if the browser needs it too.',
      severity: 'error',
      from: {path: '^scripts/'},
      to: {
        pathNot: [
          '^(scripts|tools|plugins|config|functions)/',
          sharedModules,
          engineModules,
          packages,
        ],
        ...notNode,
      },
    },
    {
      name: 'tools-import-downwards',
      comment:
        'tools/ imports only tools/, plugins/, config/, functions/, src/universal/, src/search/ and ' +
        'src/values/. Move the module that it needs to one of these.',
      severity: 'error',
      from: {path: '^tools/'},
      to: {
        pathNot: [
          '^(tools|plugins|config|functions)/',
          sharedModules,
          '^src/values/',
          engineModules,
          packages,
        ],
        ...notNode,
      },
    },
    {
      name: 'tool-program-imports-no-build-code',
      comment:
        'apps/cli/src/ runs on the reader’s machine, so it imports only itself, functions/, ' +
        'src/universal/, src/search/, src/values/ and packages that the bundle contains.',
      severity: 'error',
      from: {path: '^tools/program/'},
      to: {
        pathNot: ['^tools/program/', '^functions/', sharedModules, '^src/values/', packages],
        ...notNode,
      },
    },
    {
      name: 'root-files-import-config-and-plugins',
      comment:
        'apps/site/siteConfig.ts and the other files in the root import only each other, config/, plugins/, ' +
        'src/universal/ and src/search/. Move the code that they need to config/.',
      severity: 'error',
      from: {path: '^[^/]+$', pathNot: testsOfTheSite},
      to: {
        pathNot: ['^[^/]+$', '^(config|plugins)/', sharedModules, engineModules, packages],
        ...notNode,
      },
    },
    {
      name: 'only-tests-import-tests',
      comment:
        'Nothing but playwright.config.ts imports e2e/ or bench/, which test and measure the finished ' +
        'site. bench/ may use e2e/. Move what others need to scripts/ and import it from there.',
      severity: 'error',
      from: {pathNot: testsOfTheSite},
      to: {path: '^(e2e|bench)/'},
    },
    {
      name: 'every-folder-has-a-rule',
      comment:
        'No rule says what this top-level folder may import. Add a rule to .dependency-cruiser.cjs and a ' +
        'row to "Import rules" in CONTRIBUTING.md.',
      severity: 'error',
      from: {pathNot: ['^(functions|src|config|plugins|scripts|tools|e2e|bench)/', '^[^/]+$']},
      to: {},
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
    doNotFollow: {path: packages},
    exclude: {
      path: [
        '^(build|\\.docusaurus|\\.cache|playwright-report|test-results)/',
        // Separate projects with their own packages.
        '^bench/peers/[^/]+/',
        // Programs for readers, with packages of their own.
        '^static/programs/',
      ],
    },
    tsConfig: {fileName: 'tsconfig.json'},
    // Includes type imports, which the compiler removes.
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      // Some packages, such as @docusaurus/types, contain only types, so `types` is their only entry point.
      mainFields: ['module', 'main', 'types'],
    },
  },
};
