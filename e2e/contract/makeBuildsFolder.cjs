const { mkdirSync, mkdtempSync } = require('node:fs');
const { join } = require('node:path');

const folder = join(__dirname, '../../tools/sandbox/out-tsc');

/** Creates the folder of `buildSandbox` inside the sandbox, so that the builds resolve its dependencies. */
module.exports = () => {
  mkdirSync(folder, { recursive: true });
  process.env.CONTRACT_BUILDS = mkdtempSync(join(folder, 'contract-'));
};
