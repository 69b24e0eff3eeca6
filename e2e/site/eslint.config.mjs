import base from '../../eslint.config.mjs';

export default [
  ...base,
  {
    files: ['**/*.ts'],
    rules: {
      // The stack and the browser are scripts of the workspace, not a package.
      '@nx/enforce-module-boundaries': [
        'error',
        { allow: ['.*/tools/workspace/.*'], depConstraints: [{ sourceTag: '*', onlyDependOnLibsWithTags: ['*'] }] },
      ],
      // `use` of a fixture is Playwright's, not React's.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
];
