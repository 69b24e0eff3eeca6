const { TestEnvironment } = require('jest-environment-node');
const extendEnvironment = require('./mutationEnvironment.cjs');

module.exports = extendEnvironment(TestEnvironment);
