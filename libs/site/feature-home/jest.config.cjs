module.exports = {
  displayName: 'feature-home',
  preset: '../../../jest.preset.js',
};
