module.exports = {
  displayName: 'contract-tests',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
