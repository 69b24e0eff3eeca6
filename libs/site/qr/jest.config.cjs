module.exports = {
  displayName: 'site-qr',
  preset: '../../../jest.preset.js',
};
