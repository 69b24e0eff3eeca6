// Jest loads this instead of fast-check (`moduleNameMapper`), so that only test files with properties load it.
const { dirname, join } = require('node:path');
const { propertySettings } = require('./testSettings.cjs');

const manifest = require.resolve('fast-check/package.json');
// An import by name would be mapped to this file.
const fc = require(join(dirname(manifest), require(manifest).exports['.'].require.default));

fc.configureGlobal(propertySettings());
module.exports = fc;
