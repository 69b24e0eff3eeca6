import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Static import of a file. TypeScript removes `import type`, but `import { type … }` remains as `import {}`. */
const STATIC = /^(?:import|export)\s(?!type\s)[^;]*?from '(\.[^']+)';/gm;

/** Returns all files that `file` imports statically. */
function listStaticImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(STATIC))
    listStaticImports(join(dirname(file), path), seen);
  return seen;
}

const listFileNames = (entry: string) =>
  [...listStaticImports(join(__dirname, entry))].map((file) => relative(__dirname, file));
const HEAVY =
  /^catalogue\/(catalogue|.*Endpoints)\.ts$|^schemas\/.*Schemas?\.ts$|nobleCrypto|errors\/texts\/zh|errorRows/;

describe('first load of a consumer', () => {
  it('QLT-04 the client loads no catalogue, schemas, texts or fallback cipher', () => {
    const files = listFileNames('transport/createApiClient.ts');
    expect(files).toContain('exchange/sendOnce.ts');
    expect(files.filter((file) => HEAVY.test(file))).toEqual([]);
  });

  it('QLT-04 the main entry point loads neither the catalogue nor a schema', () => {
    const files = listFileNames('index.ts');
    expect(files).toContain('session/createSession.ts');
    expect(files.filter((file) => /^catalogue\/(catalogue|.*Endpoints)\.ts$|^schemas\/.*Schemas/.test(file))).toEqual(
      [],
    );
  });

  it('QLT-04 the entry point of the endpoints loads all of them and no schema', () => {
    const files = listFileNames('endpoints.ts');
    expect(files.filter((file) => /^catalogue\/.*Endpoints\.ts$/.test(file)).length).toBeGreaterThan(5);
    expect(files.filter((file) => file.startsWith('schemas/'))).toEqual([]);
  });
});
