// Thousands of members log in here; how slow a hash is is not what these tests are about.
process.env.SANDBOX_HASH_ROUNDS ??= '256';

module.exports = {
  displayName: 'sandbox-venues',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@pavilion/source', 'node', 'require', 'default'] },
};
