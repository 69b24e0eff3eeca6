module.exports = {
  displayName: 'chat-socket',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
