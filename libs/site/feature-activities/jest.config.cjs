module.exports = {
  displayName: 'activities',
  preset: '../../../jest.preset.js',
};
