module.exports = {
  displayName: 'site-search',
  preset: '../../../jest.preset.js',
};
