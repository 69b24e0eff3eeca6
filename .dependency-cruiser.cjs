// Folders and files of a project form no cycle. `npm run folders` runs it; docs/architecture.md, "Folders".
const { join } = require('node:path');

const PROJECT = '((?:libs/site|libs|tools|apps|e2e)/[^/]+)';
const NOT_SHIPPED = ['[.]test[.]tsx?$', '/testing/'];
/** Files that a program, a page or a configuration names by their path, and suites, which only test files import. */
const NAMED_ELSEWHERE = ['[.]d[.]ts$', 'index[.]ts$', 'main[.]tsx?$', '[.]config[.]', '/page/', '/suites/'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-file-cycle',
      severity: 'error',
      comment: 'Two files that import each other are one unit. All imports count, those of types and dynamic ones too.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycle',
      severity: 'error',
      scope: 'folder',
      comment: 'A folder is a layer or a feature. All imports count, those of types too.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-import-of-loose-file',
      severity: 'error',
      comment: 'A file directly in src/ composes the folders, so no folder imports it.',
      from: { path: `^${PROJECT}/src/[^/]+/` },
      to: { path: '^$1/src/[^/]+[.]tsx?$' },
    },
    {
      name: 'no-orphan',
      severity: 'error',
      comment: 'A file that imports nothing and that nothing imports is not part of the program.',
      from: { orphan: true, path: `^${PROJECT}/src/`, pathNot: NAMED_ELSEWHERE },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules', '/dist/', 'out-tsc', ...NOT_SHIPPED] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: join(__dirname, 'tsconfig.base.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@pavilion/source', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    moduleSystems: ['es6'],
  },
};
