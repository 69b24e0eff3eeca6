module.exports = {
  displayName: 'feature-sports',
  preset: '../../../jest.preset.js',
};
