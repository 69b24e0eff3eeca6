module.exports = {
  displayName: 'help',
  preset: '../../../jest.preset.js',
};
