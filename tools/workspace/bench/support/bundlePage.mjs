import { join } from 'node:path';
import { buildChunks } from '../../vite/buildChunks.mjs';
import { ROOT } from '../../root.mjs';
import { createPageHandler, startServer } from './startServer.mjs';
import { withBrowser } from './withBrowser.mjs';

/** Headers of an isolated page, whose clock has a resolution of 5 µs; other pages have 100 µs. */
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/**
 * Builds a page that runs one script of a benchmark. The script is minified like a site's, with the libraries as published.
 *
 * @param {string} file @param {string} path of the page @returns {Promise<Record<string, string>>} the page and its script by path
 */
export async function bundlePage(file, path) {
  const [chunk] = await buildChunks(ROOT, {
    target: 'es2022',
    rolldownOptions: { input: join(import.meta.dirname, '..', file), output: { codeSplitting: false } },
  });
  const script = `${path}.js`;
  return {
    [path]: `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>bench</title><style>body{margin:0;font:14px/1.5 "Noto Sans CJK SC",sans-serif}#board{height:100vh;overflow:auto}</style></head><body><div id="board"></div><script type="module" src="${script}"></script></body></html>`,
    [script]: chunk?.code ?? '',
  };
}

/**
 * Runs a script of a benchmark in a separate page and returns the result of its function `run` on the window.
 *
 * The page is served from loopback over http, because WebCrypto exists only in secure contexts.
 *
 * @param {string} executablePath @param {string} file
 * @param {{ input?: unknown, onUpgrade?: import('../chat/chatPeer.mjs').UpgradeHandler }} [options] `onUpgrade` handles sockets of the page
 * @returns {Promise<unknown>}
 */
export async function runPage(executablePath, file, { input = null, onUpgrade } = {}) {
  const { server, url, stop } = await startServer(
    createPageHandler(await bundlePage(file, '/bench'), { headers: ISOLATED }),
  );
  if (onUpgrade) server.on('upgrade', onUpgrade);
  try {
    return await withBrowser(executablePath, async (browser) => {
      const page = await browser.newPage();
      await page.goto(`${url}/bench`);
      await page.waitForFunction('window.run');
      // Serialised as one text, because Playwright needs seconds for a board as objects.
      return page.evaluate((text) => window.run(JSON.parse(text)), JSON.stringify(input));
    });
  } finally {
    await stop();
  }
}
