import { compileMessage } from '@lingui/message-utils/compileMessage';
import { transformWithOxc } from 'vite';

/** Message files by name: `zhCN.ts`, or the part of one, `dockZhCN.ts`. */
const FILE = /[\\/](messages|errors[\\/]texts)[\\/](?:.*[\\/])?(?:zh|\w+Zh)(CN|TW)\.ts$/;
/** Imports of types alone. A file with any other puts parts together, which come compiled. */
const TYPE_IMPORT = /^import (?:type \{[^}]*\}|\{(?:\s*type [^,}]+,?)+\s*\}) from '[^']+';$/gm;

/**
 * Compiles message files for the browser: ICU texts become Lingui's token lists, so that no parser ships with the site.
 *
 * Works on builds only. In tests and on the dev server Lingui compiles at run time, for a text can change there.
 */
export function compiledMessages() {
  return /** @type {import('vite').Plugin} */ ({
    name: 'pavilion:messages',
    enforce: 'pre',
    apply: 'build',
    async transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!FILE.test(file)) return undefined;
      const texts = code.replace(TYPE_IMPORT, '');
      if (/^import /m.test(texts)) return undefined;
      const { code: script } = await transformWithOxc(texts, file, { sourcemap: false });
      const catalogues = await import(`data:text/javascript,${encodeURIComponent(script)}`);
      return { code: Object.entries(catalogues).map(writeCatalogue).join('\n'), map: null, moduleSideEffects: false };
    },
  });
}

/** @param {[string, unknown]} entry */
function writeCatalogue([name, messages]) {
  const compiled = Object.fromEntries(
    Object.entries(/** @type {Record<string, string>} */ (messages)).map(([key, text]) => [key, compileMessage(text)]),
  );
  return `export const ${name} = ${JSON.stringify(compiled)};`;
}
