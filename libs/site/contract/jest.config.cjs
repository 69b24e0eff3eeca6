module.exports = {
  displayName: 'site-contract',
  preset: '../../../jest.preset.js',
};
