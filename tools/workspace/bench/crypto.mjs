import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { CHROMIUM_ARGS } from '../browser/findChromium.mjs';
import { ROOT } from '../checks/libraries.mjs';
import { row } from './home.mjs';

/**
 * What sealing and signing cost in Chromium, against the same operations on bare WebCrypto and on crypto-js, in one run.
 * Not in Node: there each call of WebCrypto waits for a thread, which says nothing about a page.
 *
 * @param {string} executablePath
 */
export async function benchCrypto(executablePath) {
  const { sealing, opening } = await measure(executablePath);
  const rows = Object.entries(sealing).flatMap(([bytes, times]) => [
    compare(`seal and sign ${size(Number(bytes))}, against bare WebCrypto`, times.ours, times.bare, 1.25),
    compare(`seal and sign ${size(Number(bytes))}, against crypto-js`, times.ours, times.old, 0.3),
  ]);
  return [
    ...rows,
    compare('open an answer of 200 kB, against bare WebCrypto', opening.ours, opening.bare, 1.2),
    // Deciphering alone is 0.03x; the base64, UTF-8 and JSON both sides read too make bare WebCrypto itself 0.08x.
    compare('open an answer of 200 kB, against crypto-js', opening.ours, opening.old, 0.1),
  ];
}

const size = (/** @type {number} */ bytes) => (bytes < 1000 ? `${bytes} B` : `${bytes / 1000} kB`);
const time = (/** @type {number} */ ms) => (ms < 1 ? `${(ms * 1000).toFixed(0)} µs` : `${ms.toFixed(2)} ms`);

/** @param {string} name @param {number} ours @param {number} other @param {number} goal */
function compare(name, ours, other, goal) {
  const ratio = ours / other;
  return row(name, `${time(ours)} / ${time(other)} = ${ratio.toFixed(2)}x`, `${goal.toFixed(2)}x`, ratio <= goal);
}

/**
 * @typedef {{ ours: number, bare: number, old: number }} Times milliseconds of one go
 * @param {string} executablePath @returns {Promise<{ sealing: Record<string, Times>, opening: Times }>}
 */
async function measure(executablePath) {
  const script = await bundle();
  // WebCrypto exists only where a page is trusted: https, or this machine's own address.
  const server = createServer((request, response) => {
    const isScript = request.url === '/bench.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(
      isScript ? script : '<!doctype html><title>bench</title><script type="module" src="/bench.js"></script>',
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    const address = /** @type {import('node:net').AddressInfo} */ (server.address());
    await page.goto(`http://127.0.0.1:${address.port}/`);
    await page.waitForFunction('window.benchCrypto');
    return await page.evaluate('window.benchCrypto()');
  } finally {
    await browser.close();
    server.close();
  }
}

/** The page's script, minified like a site's, the library as published. */
async function bundle() {
  const { output } = /** @type {any} */ (
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        minify: true,
        target: 'es2022',
        rolldownOptions: {
          input: join(import.meta.dirname, 'cryptoPage.mjs'),
          output: { codeSplitting: false },
        },
      },
    })
  );
  return output[0].code;
}
