module.exports = {
  displayName: 'contract-tests',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@pavilion/source', 'node', 'require', 'default'] },
};
