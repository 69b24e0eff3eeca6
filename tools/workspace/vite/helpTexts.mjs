import { compileHelpText } from './compileHelpText.mjs';

const PAGE = /[\\/]help-content[\\/]content[\\/].*\.md$/;

/**
 * Compiles the Markdown files of help pages to data.
 *
 * @returns {import('vite').Plugin}
 */
export function helpTexts() {
  return {
    name: 'pavilion:help-texts',
    enforce: 'pre',
    transform: (code, id) =>
      PAGE.test(id) ? { code: writeModule(compileHelpText(code)), map: { mappings: '' } } : undefined,
  };
}

/** @param {unknown} value */
const writeModule = (value) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
