import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const OUT = join(ROOT, 'tools/sandbox/out-tsc/contract');

/** Builds the sandbox's command apart from the one people start, so that a test never swaps a program under its user. */
export function buildSandbox(): string {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const config = join(ROOT, 'tools/sandbox/vite.config.mts');
  execFileSync(process.execPath, [vite, 'build', '-c', config, '--outDir', 'out-tsc/contract', '--logLevel', 'error'], {
    cwd: join(ROOT, 'tools/sandbox'),
    stdio: 'pipe',
  });
  return join(OUT, 'main.js');
}
