import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell is first: the same engine without the browser's windows, which take a third of the processor time. */
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Arguments for a headless Chromium, also as root in a container. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Finds Chromium: `CHROMIUM_PATH`, a system browser, or Playwright's own. `undefined` if there is none. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...KNOWN, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * Finds Chromium, or installs it: Debian's packages as root, Playwright's download otherwise.
 *
 * @throws {Error} if neither is possible
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  installChromium();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium found and none could be installed. Install one (Debian: "apt-get install chromium-headless-shell fonts-noto-cjk", ' +
      'elsewhere: "npx playwright install chromium") or set CHROMIUM_PATH to its executable, then run npm test again.',
  );
}

function installChromium() {
  const isDebianRoot = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (isDebianRoot) {
    console.log('Installing Chromium and Chinese fonts from Debian …');
    /** @type {import('node:child_process').SpawnSyncOptions} */
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    const packages = ['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-liberation'];
    if (spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet).status === 0)
      return;
  }
  try {
    console.log('Installing Chromium with Playwright …');
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  } catch {
    // The error of the caller has the remedy.
  }
}
