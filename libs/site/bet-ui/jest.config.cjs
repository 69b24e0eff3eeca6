module.exports = {
  displayName: 'site-bet-ui',
  preset: '../../../jest.preset.js',
};
