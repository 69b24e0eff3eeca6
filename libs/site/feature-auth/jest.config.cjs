module.exports = {
  displayName: 'feature-auth',
  preset: '../../../jest.preset.js',
};
