const esmOnly = [
  '@noble',
  'react-router',
  'react-router-dom',
  '@pavilion',
  '@lingui',
  'lucide-react',
  '@base-ui',
  'kysely',
  'kysely-pglite',
  '@electric-sql',
];

module.exports = {
  testEnvironment: 'jsdom',
  testMatch: ['**/src/**/*.test.{ts,tsx}'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  transform: {
    '^.+\\.[cm]?[tj]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '\\.(css|svg|woff2)$': require.resolve('./tools/workspace/jest/assetStub.cjs') },
  testEnvironmentOptions: { customExportConditions: ['@pavilion/source', 'browser', 'require', 'default'] },
  setupFiles: [require.resolve('./tools/workspace/jest/globals.cjs')],
  setupFilesAfterEnv: [require.resolve('./tools/workspace/jest/matchers.cjs')],
};
