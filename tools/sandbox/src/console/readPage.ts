import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** File of the console page. */
export interface PageFile {
  /** Path below `page/`, with slashes. */
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Reads the files of the console page. They are in `page/` next to this module, in the sources and in the build. */
export function readPage(): readonly PageFile[] {
  const folder = join(dirname(fileURLToPath(import.meta.url)), 'page');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => {
      const file = join(parentPath, name);
      return {
        name: relative(folder, file).split(sep).join('/'),
        type: types[extname(name)] ?? 'application/octet-stream',
        text: readFileSync(file, 'utf8'),
      };
    });
}
