// Installs the commit hook in a git checkout; does nothing in an unpacked archive or in CI.
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

if (existsSync('.git') && !process.env.CI && existsSync('node_modules/.bin/simple-git-hooks')) {
  spawnSync('node_modules/.bin/simple-git-hooks', { stdio: 'inherit' });
}
