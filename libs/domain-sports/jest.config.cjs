module.exports = {
  displayName: 'domain-sports',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
