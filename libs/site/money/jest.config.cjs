module.exports = {
  displayName: 'site-money',
  preset: '../../../jest.preset.js',
};
