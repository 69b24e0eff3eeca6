module.exports = {
  displayName: 'site-shell',
  preset: '../../../jest.preset.js',
};
