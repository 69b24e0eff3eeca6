import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Who may import whom: `docs/architecture.md`, "Rooms". */
const rooms = [
  { sourceTag: 'layer:kernel', onlyDependOnLibsWithTags: ['layer:kernel'] },
  { sourceTag: 'layer:api-client', onlyDependOnLibsWithTags: ['layer:kernel'] },
  { sourceTag: 'layer:headless', onlyDependOnLibsWithTags: ['layer:api-client', 'layer:kernel'] },
  { sourceTag: 'layer:chat-socket', onlyDependOnLibsWithTags: ['layer:kernel'] },
  { sourceTag: 'layer:ui', onlyDependOnLibsWithTags: ['layer:kernel'] },
  {
    sourceTag: 'layer:contract',
    onlyDependOnLibsWithTags: ['layer:headless', 'layer:api-client', 'layer:ui', 'layer:kernel'],
  },
  {
    sourceTag: 'layer:feature',
    onlyDependOnLibsWithTags: ['layer:contract', 'layer:headless', 'layer:api-client', 'layer:ui', 'layer:kernel'],
  },
  {
    sourceTag: 'layer:shell',
    onlyDependOnLibsWithTags: [
      'layer:feature',
      'layer:contract',
      'layer:headless',
      'layer:api-client',
      'layer:ui',
      'layer:kernel',
    ],
  },
  { sourceTag: 'layer:app', onlyDependOnLibsWithTags: ['layer:shell', 'layer:contract'] },
  {
    sourceTag: 'layer:sandbox',
    onlyDependOnLibsWithTags: ['layer:api-client', 'layer:chat-socket', 'layer:kernel'],
  },
  { sourceTag: 'layer:e2e', onlyDependOnLibsWithTags: ['*'] },
];

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
          depConstraints: rooms,
          // Its doors are fetched lazily one by one (endpoints, schemas, texts) beside a first one that is not.
          checkDynamicDependenciesExceptions: ['@pavilion/api-client', '@pavilion/api-client/*'],
        },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
        { selector: 'ExportDefaultDeclaration', message: 'Name what you export.' },
      ],
    },
  },
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
  ...['window', 'document', 'location', 'history', 'localStorage', 'sessionStorage', 'navigator', 'crypto', 'fetch'],
  ...[
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'matchMedia',
  ],
  ...[
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
  ],
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

export default base;
