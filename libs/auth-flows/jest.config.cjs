module.exports = {
  displayName: 'auth-flows',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  // Six files walk 10,000 sequences each; one after another they take twice as long.
  maxWorkers: 2,
};
