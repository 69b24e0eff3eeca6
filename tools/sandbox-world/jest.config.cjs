module.exports = {
  displayName: 'sandbox-world',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@pavilion/source', 'node', 'require', 'default'] },
};
