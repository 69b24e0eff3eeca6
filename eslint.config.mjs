import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { layers } from './tools/workspace/lint/layers.mjs';
import { pavilion } from './tools/workspace/lint/pavilion.mjs';

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

/** Plain technical English; docs/glossary.md has the terms. */
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
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  // The other rules run the React compiler on a file, which takes longer than all other rules together.
  { files: ['**/*.tsx', '**/use*.ts'], rules: { ...reactHooks.configs.recommended.rules } },
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
          // Entry points for endpoints, schemas and texts are imported lazily; the main entry point is not.
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
          paths: ['@pavilion/testing', '@pavilion/site-testing', '@pavilion/site-bet-ui/testing'].map((name) => ({
            name,
            message: 'Only tests import it.',
          })),
        },
      ],
    },
  },
  ...limits,
  vocabulary,
  { files: ['**/*.cjs', 'jest.preset.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['**/*.config.{ts,mts}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  prettier,
);

/** Rules of headless libraries: no view, no DOM. Patterns are relative to the library that uses this config. */
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

/** Browser globals that the scripts of the sandbox's pages use. */
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
  'performance',
  'AudioContext',
  'Element',
  'HTMLInputElement',
  'Path2D',
  'ResizeObserver',
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
  files: ['src/**/page/*.js', 'src/console/page/**/*.js'],
  languageOptions: { globals: Object.fromEntries(browser.map((name) => [name, 'readonly'])) },
  rules: { 'no-undef': 'error' },
};

/** Rules of the sandbox: it imports the protocol, not the client; the scripts of its pages list their globals. */
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

export default base;
