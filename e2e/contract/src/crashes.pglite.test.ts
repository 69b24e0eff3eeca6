import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashSuite } from './suites/crashes.ts';

describe('on PGlite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-crash-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  crashSuite(() => ({ SANDBOX_DATA: folder }));
});
