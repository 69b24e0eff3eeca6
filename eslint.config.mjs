import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { readLintExceptions } from './tools/workspace/lint/readLintExceptions.mjs';
import { getProject } from './tools/workspace/projects/getProject.mjs';
import { pavilion } from './tools/workspace/lint/pavilion.mjs';

/** Allowed imports between projects: `docs/architecture.md`, "Projects and their imports". */
const layers = [
  { sourceTag: 'layer:testing', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'layer:kernel', onlyDependOnLibsWithTags: ['layer:kernel', 'layer:testing'] },
  { sourceTag: 'layer:api-client', onlyDependOnLibsWithTags: ['layer:kernel', 'layer:testing'] },
  { sourceTag: 'layer:headless', onlyDependOnLibsWithTags: ['layer:api-client', 'layer:kernel', 'layer:testing'] },
  { sourceTag: 'layer:chat-socket', onlyDependOnLibsWithTags: ['layer:kernel', 'layer:testing'] },
  { sourceTag: 'layer:ui', onlyDependOnLibsWithTags: ['layer:kernel', 'layer:testing'] },
  {
    sourceTag: 'layer:contract',
    onlyDependOnLibsWithTags: ['layer:headless', 'layer:api-client', 'layer:ui', 'layer:kernel', 'layer:testing'],
  },
  {
    sourceTag: 'layer:data',
    onlyDependOnLibsWithTags: [
      'layer:contract',
      'layer:headless',
      'layer:api-client',
      'layer:ui',
      'layer:kernel',
      'layer:testing',
    ],
  },
  {
    sourceTag: 'layer:site-testing',
    onlyDependOnLibsWithTags: [
      'layer:data',
      'layer:contract',
      'layer:headless',
      'layer:api-client',
      'layer:ui',
      'layer:kernel',
      'layer:testing',
    ],
  },
  {
    sourceTag: 'layer:feature',
    onlyDependOnLibsWithTags: [
      'layer:data',
      'layer:contract',
      'layer:headless',
      'layer:api-client',
      'layer:ui',
      'layer:kernel',
      'layer:testing',
      'layer:site-testing',
    ],
  },
  {
    sourceTag: 'layer:shell',
    onlyDependOnLibsWithTags: [
      'layer:feature',
      'layer:data',
      'layer:contract',
      'layer:headless',
      'layer:api-client',
      'layer:ui',
      'layer:kernel',
      'layer:testing',
      'layer:site-testing',
    ],
  },
  { sourceTag: 'layer:app', onlyDependOnLibsWithTags: ['layer:shell', 'layer:contract'] },
  { sourceTag: 'layer:sandbox-world', onlyDependOnLibsWithTags: ['layer:api-client', 'layer:kernel', 'layer:testing'] },
  {
    sourceTag: 'layer:sandbox-platform',
    onlyDependOnLibsWithTags: [
      'layer:sandbox-world',
      'layer:api-client',
      'layer:chat-socket',
      'layer:kernel',
      'layer:testing',
    ],
  },
  {
    sourceTag: 'layer:sandbox-venues',
    onlyDependOnLibsWithTags: [
      'layer:sandbox-platform',
      'layer:sandbox-world',
      'layer:api-client',
      'layer:kernel',
      'layer:testing',
    ],
  },
  {
    sourceTag: 'layer:sandbox-server',
    onlyDependOnLibsWithTags: [
      'layer:sandbox-venues',
      'layer:sandbox-platform',
      'layer:sandbox-world',
      'layer:api-client',
      'layer:chat-socket',
      'layer:kernel',
      'layer:testing',
    ],
  },
  { sourceTag: 'layer:e2e', onlyDependOnLibsWithTags: ['*'] },
];

const spreadMessage = 'Write the properties in place; the formatter decides about lines.';
const noLiteralSpread = [
  { selector: 'ObjectExpression > SpreadElement > ObjectExpression', message: spreadMessage },
  { selector: 'ArrayExpression > SpreadElement > ArrayExpression', message: spreadMessage },
  {
    selector: 'ExportNamedDeclaration[exportKind=value][source]:not(:has(ExportSpecifier[exportKind=value]))',
    message: 'Use `export type { … } from`: the other form keeps an import of the module.',
  },
];

const TESTS = ['**/*.{test,spec}.{ts,tsx,mjs}', '**/testing/**', '**/e2e/**', '**/suites/**', '**/endpoints/**'];

/** Rules that need types. ESLint runs once per project, and Nx caches the result. @param {readonly string[]} files */
const typedRules = (files) => ({
  files: [...files],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: {
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/no-unsafe-argument': 'error',
    '@typescript-eslint/no-unsafe-assignment': 'error',
    '@typescript-eslint/no-unsafe-call': 'error',
    '@typescript-eslint/no-unsafe-member-access': 'error',
    '@typescript-eslint/no-unsafe-return': 'error',
    '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    '@typescript-eslint/no-array-delete': 'error',
    '@typescript-eslint/no-base-to-string': 'error',
    '@typescript-eslint/no-for-in-array': 'error',
    '@typescript-eslint/no-implied-eval': 'error',
    '@typescript-eslint/only-throw-error': 'error',
    '@typescript-eslint/prefer-promise-reject-errors': 'error',
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    '@typescript-eslint/unbound-method': 'error',
    '@typescript-eslint/consistent-type-exports': 'error',
  },
});

const typed = tseslint.config(typedRules(['**/src/**/*.{ts,tsx}']), {
  // Jest's matchers return `any`, and its mocks are compared as methods without their object.
  files: TESTS,
  rules: {
    '@typescript-eslint/no-unsafe-argument': 'off',
    '@typescript-eslint/no-unsafe-assignment': 'off',
    '@typescript-eslint/unbound-method': 'off',
  },
});

/** Limits of size. Tests and tables of data are exempt from the limits of length. */
const limits = tseslint.config(
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/max-params': ['error', { max: 3 }],
      complexity: ['error', 12],
    },
  },
  {
    files: [...TESTS, '**/messages/**', '**/schemas/**', '**/catalogue/**', '**/gallery/**'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
);

/** Files that break a typed rule or a limit today, with these rules. Entries are only removed; a check compares them. */
const exceptions = Object.entries(readLintExceptions()).map(([file, rules]) => ({
  files: [`**/${file.slice(getProject(file).length + 1)}`],
  rules: Object.fromEntries(rules.map((rule) => [rule, /** @type {const} */ ('off')])),
}));

/** Plain technical English. What is left of the former wording is counted in each project's eslint-suppressions.json. */
const vocabulary = {
  files: ['**/*.{ts,tsx,mts,js,mjs,cjs}'],
  plugins: { pavilion },
  rules: { 'pavilion/plain-words': 'error', 'pavilion/doc-opening': 'error' },
};

const base = tseslint.config(
  { ignores: ['**/dist', '**/out-tsc', '**/coverage', '.nx', '**/test-results', '**/playwright-report', '**/.data'] },
  ...nx.configs['flat/base'],
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allow: [],
          depConstraints: layers,
          // Its entry points for endpoints, schemas and texts are imported lazily, the first one is not.
          checkDynamicDependenciesExceptions: ['@pavilion/api-client', '@pavilion/api-client/*', '@pavilion/site-data'],
        },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
        { selector: 'ExportDefaultDeclaration', message: 'Name what you export.' },
        ...noLiteralSpread,
      ],
    },
  },
  {
    files: ['**/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: ['@pavilion/testing', '@pavilion/site-testing', '@pavilion/site-contract/testing'].map((name) => ({
            name,
            message: 'Only tests import it.',
          })),
        },
      ],
    },
  },
  ...typed,
  ...limits,
  ...exceptions,
  vocabulary,
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['**/*.config.{ts,mts}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  prettier,
);

/** What a headless library adds: no view, no DOM. Patterns are relative to the library that takes this config. */
export const headless = tseslint.config(...base, {
  files: ['src/**/*.ts'],
  ignores: ['src/browser/**', 'src/**/*.test.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^(react|react-dom|styled-components|react-redux|react-router-dom)(/|$)',
            message: 'Headless libraries know no view.',
          },
        ],
      },
    ],
    'no-restricted-globals': [
      'error',
      ...['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location'].map((name) => ({
        name,
        message: 'Headless libraries take the browser through ports.',
      })),
    ],
  },
});

/** What the scripts of the sandbox's own pages take from the browser. */
const browser = [
  'window',
  'document',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'navigator',
  'crypto',
  'fetch',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'matchMedia',

  'TextEncoder',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'FormData',
  'confirm',
  'console',
  'Event',
  'addEventListener',
  'dispatchEvent',
];
const pages = {
  files: ['src/**/page/*.js'],
  languageOptions: { globals: Object.fromEntries(browser.map((name) => [name, 'readonly'])) },
  rules: { 'no-undef': 'error' },
};

/** What the sandbox adds: a server takes the protocol, not the client; its pages' scripts name what they use. */
export const sandbox = tseslint.config(...base, pages, {
  files: ['src/**/*.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: ['api-client', 'chat-socket'].map((name) => ({
          name: `@pavilion/${name}`,
          message: `A server takes @pavilion/${name}/protocol.`,
        })),
      },
    ],
  },
});

/** What the tools add: their scripts are JavaScript with types in JSDoc, checked as the sources are. */
export const scripts = tseslint.config(
  ...base,
  { ...typedRules(['**/*.mjs']), ignores: ['eslint.config.mjs'] },
  {
    files: ['**/*.test.mjs'],
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['describe', 'test', 'before', 'after'] },
          ],
        },
      ],
    },
  },
);

export default base;
