module.exports = {
  displayName: 'feature-member',
  preset: '../../../jest.preset.js',
};
