// The tests log in thousands of members; a cheaper password hash shortens them.
process.env.SANDBOX_HASH_ROUNDS ??= '256';

module.exports = {
  displayName: 'sandbox-platform',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@pavilion/source', 'node', 'require', 'default'] },
};
