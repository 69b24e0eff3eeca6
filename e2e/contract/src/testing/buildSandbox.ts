import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');

const entries = { command: 'src/main.ts', library: 'src/index.ts' } as const;

/** Builds the sandbox's command apart from the one people start, so that a test never swaps a program under its user. */
export function buildSandbox(entry: keyof typeof entries = 'command'): string {
  const out = `out-tsc/contract-${entry}`;
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const config = join(ROOT, 'tools/sandbox/vite.config.mts');
  const args = ['build', '-c', config, '--ssr', entries[entry], '--outDir', out, '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, ...args], {
    cwd: join(ROOT, 'tools/sandbox'),
    stdio: 'pipe',
  });
  return join(ROOT, 'tools/sandbox', out, 'main.js');
}
