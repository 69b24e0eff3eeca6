import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';

const FOLDER = join(import.meta.dirname, '../../../libs/ui-kit/src/icon');
const TABLES = /** @type {const} */ ({ Icon: 'glyphs', NavIcon: 'navGlyphs' });
const STATIC_USE = /<(Icon|NavIcon)((?:\s+[\w-]+(?:="[^"]*"|=\{[^{}]*\})?)*?)\s+name="(\w+)"/g;

/**
 * Gives an icon whose name is written out its path, so that a page carries the icons it shows and not the whole table.
 *
 * `<Icon name="close" />` becomes `<Glyph path="…" />`, which is what `Icon` itself renders. Names known only at run time
 * still go through `Icon` and its table.
 */
export function staticGlyphs() {
  /** @type {Promise<Record<string, Record<string, string>>> | undefined} */
  let tables;
  return /** @type {import('vite').Plugin} */ ({
    name: 'pavilion:static-glyphs',
    enforce: 'pre',
    apply: 'build',
    async transform(code, id) {
      if (!id.endsWith('.tsx') || id.includes('node_modules') || code.search(STATIC_USE) < 0) return undefined;
      const paths = await (tables ??= readTables());
      const rewritten = code.replace(STATIC_USE, (use, icon, attributes, name) => {
        const path = paths[icon]?.[name];
        return path === undefined ? use : `<StaticGlyph${attributes} path="${path}"`;
      });
      const from = JSON.stringify(join(FOLDER, 'Glyph.tsx'));
      return { code: `import { Glyph as StaticGlyph } from ${from};\n${rewritten}`, map: null };
    },
  });
}

/** The icon tables of the kit: name to path, by component. */
export async function readTables() {
  const read = Object.entries(TABLES).map(async ([icon, table]) => {
    const file = join(FOLDER, `${table}.ts`);
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
    const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    return [icon, module[table]];
  });
  return Object.fromEntries(await Promise.all(read));
}
