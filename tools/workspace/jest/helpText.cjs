const { compileHelpText } = require('../vite/compileHelpText.mjs');

/** Compiles the Markdown files of help pages, as the build does. */
module.exports = {
  /** @param {string} source */
  process: (source) => ({
    code: `exports.__esModule = true; exports.default = ${JSON.stringify(compileHelpText(source))};`,
  }),
};
