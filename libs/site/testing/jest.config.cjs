module.exports = {
  displayName: 'site-testing',
  preset: '../../../jest.preset.js',
};
