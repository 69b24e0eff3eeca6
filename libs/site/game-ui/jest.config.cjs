module.exports = {
  displayName: 'site-game-ui',
  preset: '../../../jest.preset.js',
};
