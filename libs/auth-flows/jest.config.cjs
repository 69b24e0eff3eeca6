module.exports = {
  displayName: 'auth-flows',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
