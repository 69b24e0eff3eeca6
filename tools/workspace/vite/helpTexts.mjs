import { compileHelpText } from '../help/compileHelpText.mjs';
import { readHelpIndex } from '../help/readHelpIndex.mjs';

const PAGE = /[\\/]help-content[\\/]content[\\/].*\.md$/;
const INDEX = /^virtual:help-index\/(zhCN|zhTW)$/;

/**
 * Compiles the Markdown files of help pages to data, and provides all pages of a language as
 * `virtual:help-index/zhCN` and `virtual:help-index/zhTW` for the search.
 *
 * @returns {import('vite').Plugin}
 */
export function helpTexts() {
  return {
    name: 'pavilion:help-texts',
    enforce: 'pre',
    resolveId: (id) => (INDEX.test(id) ? `\0${id}` : undefined),
    load(id) {
      const folder = INDEX.exec(id.replace('\0', ''))?.[1];
      return folder === undefined ? undefined : writeModule(readHelpIndex(folder));
    },
    transform: (code, id) =>
      PAGE.test(id) ? { code: writeModule(compileHelpText(code)), map: { mappings: '' } } : undefined,
  };
}

/** @param {unknown} value */
const writeModule = (value) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
