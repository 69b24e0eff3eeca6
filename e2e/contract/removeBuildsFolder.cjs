const { rmSync } = require('node:fs');

/** Removes what was built for this run. */
module.exports = () => rmSync(process.env.CONTRACT_BUILDS, { recursive: true, force: true });
