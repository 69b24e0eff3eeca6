// Jest loads this in place of fast-check (`moduleNameMapper`), so only test files with properties pay for it.
const { dirname, join } = require('node:path');
const { propertySettings } = require('./testSettings.cjs');

const manifest = require.resolve('fast-check/package.json');
// The mapped name would lead back to this file.
const fc = require(join(dirname(manifest), require(manifest).exports['.'].require.default));

fc.configureGlobal(propertySettings());
module.exports = fc;
