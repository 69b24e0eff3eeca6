module.exports = {
  displayName: 'feature-chat',
  preset: '../../../jest.preset.js',
};
