import { findFreePort, startProgram, stopProgram } from '../../start/programs.mjs';
import { bundlePage } from '../support/bundlePage.mjs';
import { startFeedProxy } from './feedProxy.mjs';
import { VANILLA_BOARD } from './vanillaBoard.mjs';

/** Reference pages of the board by path. */
export const REFERENCES = /** @type {const} */ ({ vanilla: '/vanilla', grid: '/grid', redux: '/redux' });

/** @typedef {Awaited<ReturnType<typeof startProxiedSite>>} ProxiedSite */
/** @typedef {Awaited<ReturnType<typeof startReferences>>} References */
/** @typedef {keyof typeof REFERENCES} Reference */

/** Starts servers of the reference pages, each with its own feed. @param {string} sandboxUrl */
export async function startReferences(sandboxUrl) {
  const pages = {
    [REFERENCES.vanilla]: VANILLA_BOARD,
    ...(await bundlePage('board/gridPage.mjs', REFERENCES.grid)),
    ...(await bundlePage('board/reduxPage.mjs', REFERENCES.redux)),
  };
  const [vanilla, grid, redux] = await Promise.all([
    startFeedProxy(sandboxUrl, pages),
    startFeedProxy(sandboxUrl, pages),
    startFeedProxy(sandboxUrl, pages),
  ]);
  return {
    feeds: { vanilla, grid, redux },
    stop: () => Promise.all([vanilla.stop(), grid.stop(), redux.stop()]),
  };
}

/** Starts a built site in front of a platform. @param {string} platformUrl @param {string} [app] */
export async function startSite(platformUrl, app = 'main-cn') {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ['--app', app, '--port', String(port), '--sandbox', platformUrl];
  const script = ['tools/site-server/bin/site-server.mjs', ...args];
  const site = await startProgram({ name: app, port, script, health: url });
  return { url, stop: () => stopProgram(site) };
}

/** Starts a built site with the proxy of the benchmark for calls and feed. @param {string} sandboxUrl */
export async function startProxiedSite(sandboxUrl) {
  const proxy = await startFeedProxy(sandboxUrl);
  const { url, stop } = await startSite(proxy.url);
  return {
    url,
    proxy,
    async stop() {
      await stop();
      await proxy.stop();
    },
  };
}
