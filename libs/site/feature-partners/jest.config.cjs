module.exports = {
  displayName: 'feature-partners',
  preset: '../../../jest.preset.js',
};
