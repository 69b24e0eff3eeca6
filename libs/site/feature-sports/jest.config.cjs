module.exports = {
  displayName: 'feature-sports',
  preset: '../../../jest.preset.js',
  // A whole venue in jsdom, asked by role: seconds on a machine that does other things too.
  testTimeout: 20_000,
};
