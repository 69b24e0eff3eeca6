const { rmSync } = require('node:fs');

/** Removes the builds of this run. */
module.exports = () => rmSync(process.env.CONTRACT_BUILDS, { recursive: true, force: true });
