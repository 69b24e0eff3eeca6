import { runPage } from '../support/bundlePage.mjs';
import { benchChatPanel } from './chatPanel.mjs';
import { createChatPeer } from './chatPeer.mjs';
import { measureEntryBundle } from '../pages/clientSize.mjs';
import { createMaxRow, createRow, formatKb } from '../support/resultRows.mjs';

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
    sizes.push(createMaxRow(`P20 chat-socket: ${name}`, { value: bytes, max: limit, write: formatKb }));
  }
  return [...sizes, ...(await benchRates(executablePath)), ...(await benchChatPanel(executablePath, sandboxUrl))];
}

/** @param {string} executablePath */
async function benchRates(executablePath) {
  const peer = createChatPeer();
  try {
    return createRateRows(
      /** @type {import('./chatPage.mjs').Rates} */ (
        await runPage(executablePath, 'chat/chatPage.mjs', { onUpgrade: peer.handleUpgrade })
      ),
    );
  } finally {
    peer.close();
  }
}

/** @param {import('./chatPage.mjs').Rates} rates */
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
