import { posix } from 'node:path';
import { readPage } from './readPage.ts';

describe('readPage', () => {
  const files = new Map(readPage().map((file) => [file.name, file]));

  it('reads page, style and scripts, in subfolders too', () => {
    expect(files.get('index.html')?.type).toBe('text/html; charset=utf-8');
    expect(files.get('console.css')?.type).toBe('text/css; charset=utf-8');
    expect(files.get('panels/money/ledger.js')?.type).toBe('text/javascript; charset=utf-8');
  });

  it('reads each script that another imports', () => {
    const imported = [...files.values()].flatMap(({ name, text }) =>
      [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => posix.join(posix.dirname(name), path)),
    );
    expect(imported.length).toBeGreaterThan(20);
    expect(imported.filter((path) => !files.has(path))).toEqual([]);
  });
});
