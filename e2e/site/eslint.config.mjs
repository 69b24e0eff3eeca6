import base from '../../eslint.config.mjs';

export default [
  ...base,
  {
    files: ['**/*.ts'],
    rules: {
      // Stack and browser helpers are scripts of the workspace, not packages.
      '@nx/enforce-module-boundaries': [
        'error',
        { allow: ['.*/tools/workspace/.*'], depConstraints: [{ sourceTag: '*', onlyDependOnLibsWithTags: ['*'] }] },
      ],
      // Fixtures of Playwright call a function named `use`, which is no React hook.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
];
