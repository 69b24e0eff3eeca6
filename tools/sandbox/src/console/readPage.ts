import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const types = {
  'index.html': 'text/html; charset=utf-8',
  'console.css': 'text/css; charset=utf-8',
  'console.js': 'text/javascript; charset=utf-8',
  'venues.js': 'text/javascript; charset=utf-8',
  'cashier.js': 'text/javascript; charset=utf-8',
} as const;

/** Reads a file of the console page; it lies in `page/` beside this module, in the sources and in the build alike. */
export function readPage(name: keyof typeof types): { readonly type: string; readonly text: string } {
  const folder = join(dirname(fileURLToPath(import.meta.url)), 'page');
  return { type: types[name], text: readFileSync(join(folder, name), 'utf8') };
}
