import { compileMessage } from '@lingui/message-utils/compileMessage';
import { transformWithOxc } from 'vite';

const FILE = /[\\/](messages|errors[\\/]texts)[\\/](?:.*[\\/])?zh(CN|TW)\.ts$/;
/** Imports of types alone; a message file has no others. */
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
      const { code: script } = await transformWithOxc(code.replace(TYPE_IMPORT, ''), file, { sourcemap: false });
      const texts = await import(`data:text/javascript,${encodeURIComponent(script)}`);
      return { code: Object.entries(texts).map(writeCatalogue).join('\n'), map: null, moduleSideEffects: false };
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
