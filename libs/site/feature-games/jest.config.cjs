module.exports = {
  displayName: 'feature-games',
  preset: '../../../jest.preset.js',
};
