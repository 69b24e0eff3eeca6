module.exports = {
  displayName: 'feature-account',
  preset: '../../../jest.preset.js',
};
