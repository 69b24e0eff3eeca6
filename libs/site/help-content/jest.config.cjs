module.exports = {
  displayName: 'help-content',
  preset: '../../../jest.preset.js',
};
