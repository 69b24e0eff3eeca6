module.exports = {
  displayName: 'site-data',
  preset: '../../../jest.preset.js',
};
