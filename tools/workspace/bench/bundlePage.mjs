import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../browser/findChromium.mjs';
import { buildChunks } from '../bundle/buildChunks.mjs';
import { ROOT } from '../checks/libraries.mjs';

/** Bundles a script for Chromium, minified like a site's, with the libraries as published. @param {string} file in this folder */
export async function bundlePage(file) {
  const [chunk] = await buildChunks(ROOT, {
    target: 'es2022',
    rolldownOptions: { input: join(import.meta.dirname, file), output: { codeSplitting: false } },
  });
  return chunk?.code ?? '';
}

/** Renders a page that runs one script. @param {string} src */
export const renderPage = (src) =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>bench</title><style>body{margin:0;font:14px/1.5 "Noto Sans CJK SC",sans-serif}#board{height:100vh;overflow:auto}</style></head><body><div id="board"></div><script type="module" src="${src}"></script></body></html>`;

/** Headers of an isolated page, whose clock has a resolution of 5 µs; other pages have 100 µs. */
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/**
 * Runs a script of this folder in a separate page and returns the result of its function `run` on the window.
 *
 * The page is served from loopback over http, because WebCrypto exists only in secure contexts.
 *
 * @param {string} executablePath @param {string} file @param {unknown} [input] @returns {Promise<unknown>}
 */
export async function runPage(executablePath, file, input) {
  const script = await bundlePage(file);
  const server = createServer(({ url }, response) => {
    const isScript = url === '/bench.js';
    response.writeHead(200, { ...ISOLATED, 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? script : renderPage('/bench.js'));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    const address = /** @type {import('node:net').AddressInfo} */ (server.address());
    await page.goto(`http://127.0.0.1:${address.port}/`);
    await page.waitForFunction('window.run');
    // Serialised as one text, because Playwright needs seconds for a board as objects.
    return await page.evaluate((text) => window.run(JSON.parse(text)), JSON.stringify(input ?? null));
  } finally {
    await browser.close();
    server.close();
  }
}
