import { compileMessage } from '@lingui/message-utils/compileMessage';

/** Message files by name: `zhCN.ts`, or a part such as `dockZhCN.ts`. */
const FILE = /[\\/](messages|errors[\\/]texts)[\\/](?:.*[\\/])?(?:zh|\w+Zh)(CN|TW)\.ts$/;

/**
 * Compiles message files for the browser: ICU texts become Lingui's token lists, so that the site contains no parser.
 *
 * Runs after Vite has converted TypeScript to JavaScript, in builds only; in tests and on the development server Lingui
 * compiles at run time. A file that imports values joins parts and is not changed, because its parts are compiled separately.
 *
 * @returns {import('vite').Plugin}
 */
export function compiledMessages() {
  return {
    name: 'pavilion:messages',
    apply: 'build',
    async transform(code, id) {
      if (!FILE.test(id.split('?')[0] ?? id)) return undefined;
      if (this.parse(code).body.some((node) => node.type === 'ImportDeclaration')) return undefined;
      /** @type {unknown} */
      const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      const catalogues = /** @type {Record<string, Record<string, string>>} */ (module);
      return {
        code: Object.entries(catalogues).map(writeCatalogue).join('\n'),
        map: { mappings: '' },
        moduleSideEffects: false,
      };
    },
  };
}

/** @param {[string, Record<string, string>]} entry */
function writeCatalogue([name, messages]) {
  const compiled = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]));
  return `export const ${name} = ${JSON.stringify(compiled)};`;
}
