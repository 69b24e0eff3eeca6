const { TestEnvironment } = require('jest-environment-jsdom');
const extendEnvironment = require('./mutationEnvironment.cjs');

module.exports = extendEnvironment(TestEnvironment);
