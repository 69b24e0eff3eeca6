import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A statement that loads a file with the page; `import type` alone goes, `import { type … }` stays as `import {}`. */
const STATIC = /^(?:import|export)\s(?!type\s)[^;]*?from '(\.[^']+)';/gm;

/** Every file that comes with `file`, by the static imports of the source. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(STATIC)) loadedWith(join(dirname(file), path), seen);
  return seen;
}

const filesOf = (entry: string) => [...loadedWith(join(__dirname, entry))].map((file) => relative(__dirname, file));
const HEAVY =
  /^catalogue\/(catalogue|\w+Endpoints)\.ts$|^schemas\/\w+Schemas?\.ts$|nobleCrypto|errors\/texts\/zh|errorRows/;

describe('what a consumer loads first', () => {
  it('QLT-04 the client comes without catalogue, schemas, texts and fallback cipher', () => {
    const files = filesOf('transport/createApiClient.ts');
    expect(files).toContain('transport/sendOnce.ts');
    expect(files.filter((file) => HEAVY.test(file))).toEqual([]);
  });

  it('QLT-04 nor does the front door bring the catalogue or a schema along', () => {
    const files = filesOf('index.ts');
    expect(files).toContain('session/createSession.ts');
    expect(files.filter((file) => /^catalogue\/(catalogue|\w+Endpoints)|^schemas\/\w+Schemas/.test(file))).toEqual([]);
  });

  it('QLT-04 the door of the endpoints holds them all, and no schema', () => {
    const files = filesOf('endpoints.ts');
    expect(files.filter((file) => /^catalogue\/\w+Endpoints/.test(file)).length).toBeGreaterThan(5);
    expect(files.filter((file) => file.startsWith('schemas/'))).toEqual([]);
  });
});
