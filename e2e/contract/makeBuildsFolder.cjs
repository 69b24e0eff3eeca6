const { mkdirSync, mkdtempSync } = require('node:fs');
const { join } = require('node:path');

const folder = join(__dirname, '../../tools/sandbox/out-tsc');

/** Makes the folder where `buildSandbox` puts what it builds in this run: inside the sandbox, whose dependencies it uses. */
module.exports = () => {
  mkdirSync(folder, { recursive: true });
  process.env.CONTRACT_BUILDS = mkdtempSync(join(folder, 'contract-'));
};
