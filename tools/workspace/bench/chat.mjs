import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../browser/findChromium.mjs';
import { bundlePage, renderPage } from './bundlePage.mjs';
import { benchChatPanel } from './chatPanel.mjs';
import { createChatPeer } from './chatPeer.mjs';
import { measureEntryBundle } from './clientSize.mjs';
import { createRow } from './resultRows.mjs';

/** Code of consumers and the limits of their bundles in bytes of gzip. The first is a goal of the project (P20). */
const CONSUMERS = /** @type {const} */ ([
  ['the socket client', "export { createConnection } from '@pavilion/chat-socket';", 3_000],
  ['with rooms, history and every frame read', "export { createChatClient } from '@pavilion/chat-socket';", 7_200],
]);

/** Minimum share of the rate of a bare socket. */
const MIN_RATE = 0.85;

/**
 * Measures P20: the size of the chat, its frame rate compared with a bare WebSocket in one page, and the panel of a built
 * site in a flooded room.
 *
 * @param {string} executablePath @param {{ sandboxUrl: string }} stack
 */
export async function benchChat(executablePath, { sandboxUrl }) {
  const sizes = [];
  for (const [name, source, limit] of CONSUMERS) {
    const { bytes } = await measureEntryBundle(source, { isApp: true });
    sizes.push(
      createRow(`P20 chat-socket: ${name}`, { value: kb(bytes), goal: `<= ${kb(limit)}`, isMet: bytes <= limit }),
    );
  }
  return [...sizes, ...(await benchRates(executablePath)), ...(await benchChatPanel(executablePath, sandboxUrl))];
}

/** @param {string} executablePath */
async function benchRates(executablePath) {
  const script = await bundlePage('chatPage.mjs');
  const server = createServer(({ url }, response) => {
    const isScript = url === '/bench.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? script : renderPage('/bench.js'));
  });
  const peer = createChatPeer();
  server.on('upgrade', peer.handleUpgrade);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForFunction('window.rates');
    return createRateRows(await page.evaluate(() => window.rates()));
  } finally {
    await browser.close();
    peer.close();
    server.close();
  }
}

const kb = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(2)} kB`;

/** @param {Awaited<ReturnType<Window['rates']>>} rates */
function createRateRows({ raw, connection, client }) {
  return /** @type {const} */ ([
    ['the socket client', connection],
    ['with rooms and history', client],
  ]).map(([name, rate]) =>
    createRow(`P20 chat frames a second, ${name}, against a bare WebSocket`, {
      value: `${rate.toFixed(0)} / ${raw.toFixed(0)} = ${(rate / raw).toFixed(2)}x`,
      goal: `>= ${MIN_RATE}x`,
      isMet: rate >= MIN_RATE * raw,
    }),
  );
}
