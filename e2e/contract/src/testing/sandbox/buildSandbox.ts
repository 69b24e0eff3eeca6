import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../../..');
const SANDBOX = join(ROOT, 'tools/sandbox');
const WAIT_MS = 100;

const entries = { command: 'src/main.ts', library: 'src/index.ts' } as const;

/** Whether this process is the first to take the lock. */
function isFirst(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

function build(entry: keyof typeof entries, outDir: string): void {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = ['build', '-c', join(SANDBOX, 'vite.config.mts'), '--ssr', entries[entry], '--outDir', outDir];
  execFileSync(process.execPath, [vite, ...args, '--logLevel', 'error'], { cwd: SANDBOX, stdio: 'pipe' });
}

/**
 * Builds the sandbox once per Jest run for the suites of all processes. The build is separate from the one that developers
 * start, so that no test replaces a running program.
 *
 * @throws If the build fails, in this process or in the one that runs it.
 */
export function buildSandbox(entry: keyof typeof entries = 'command'): string {
  const builds = process.env['CONTRACT_BUILDS'] ?? '';
  const [out, draft, lock] = ['', '.draft', '.lock'].map((part) => join(builds, entry + part)) as [
    string,
    string,
    string,
  ];
  if (isFirst(lock)) {
    try {
      if (!existsSync(out)) {
        build(entry, draft);
        renameSync(draft, out);
      }
    } finally {
      rmSync(lock, { recursive: true });
    }
  }
  while (existsSync(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
  if (!existsSync(out))
    throw new Error(`buildSandbox: the build of ${entry} is missing. See the output of the process that built it.`);
  return join(out, 'main.js');
}
