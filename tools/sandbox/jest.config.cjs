module.exports = {
  displayName: 'sandbox',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@pavilion/source', 'node', 'require', 'default'] },
};
