import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, startProgram, stopProgram } from '../../start/programs.mjs';
import { parseJson } from '../../files/parseJson.mjs';
import { callConsole } from '../../stack/startStack.mjs';
import { openCrowd } from './chatCrowd.mjs';
import { toText } from '../support/toText.mjs';
import { createRow } from '../support/resultRows.mjs';
import { percentile } from '../support/mainThread.mjs';

const COUNT = Number(process.env['CHAT_CROWD'] ?? 2_000);
const SECONDS = Number(process.env['CHAT_SECONDS'] ?? 60);
/** Each message is delivered to all connections: 10,000 deliveries a second. */
const MESSAGES_PER_SECOND = 5;
const MAX_P99_MS = 150;

/** Site id of the sandbox. */
const SITE_ID = 3000;

/** No effective limits, because all connections come from one machine. */
const LIMITS = {
  guest: { burst: 10_000, perMinute: 100_000 },
  member: { burst: 10_000, perMinute: 100_000 },
  frames: { burst: 10_000, perMinute: 100_000 },
  arrivals: { burst: 10_000, perMinute: 100_000 },
  maxConnections: 10_000,
};

/**
 * Measures 2,000 guests in one room and five messages a second: 10,000 deliveries a second for a minute, through the
 * database. A bare broadcast of `ws` with the same connections in the same run is the baseline.
 */
export async function benchChatLoad() {
  const bare = await measureBare();
  const own = await measureSandbox();
  const p99 = (/** @type {{ delays: readonly number[] }} */ { delays }) => percentile(delays, 0.99);
  const p50 = (/** @type {{ delays: readonly number[] }} */ { delays }) => percentile(delays, 0.5);
  const most = (MESSAGES_PER_SECOND * COUNT * 0.98).toFixed(0);
  return [
    createRow(`chat: ${COUNT} connections for ${SECONDS} s, deliveries a second (bare ws)`, {
      value: `${own.perSecond.toFixed(0)} (${bare.perSecond.toFixed(0)})`,
      goal: `>= ${most}`,
      isMet: own.perSecond >= Number(most),
    }),
    createRow('chat: missing deliveries (bare ws)', {
      value: `${own.missing} (${bare.missing})`,
      goal: '0',
      isMet: own.missing === 0,
    }),
    createRow('chat: delay p99; p50 (bare ws)', {
      value: `${p99(own).toFixed(0)}; ${p50(own).toFixed(0)} ms (${p99(bare).toFixed(0)}; ${p50(bare).toFixed(0)} ms)`,
      goal: `<= ${MAX_P99_MS} ms`,
      isMet: p99(own) <= MAX_P99_MS,
    }),
  ];
}

async function measureBare() {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'bareBroadcast.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    /** @type {Promise<number>} */
    const values = new Promise((resolve) => server.stdout.once('data', (text) => resolve(Number(text))));
    const url = `ws://127.0.0.1:${await values}`;
    const crowd = await openCrowd({ url, count: COUNT, enter: async () => {}, write: (text) => text });
    const received = await crowd.sendMessages(SECONDS, MESSAGES_PER_SECOND);
    crowd.close();
    return received;
  } finally {
    server.kill();
  }
}

async function measureSandbox() {
  const data = mkdtempSync(join(tmpdir(), 'pavilion-chat-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const sandbox = await startProgram({
    name: 'sandbox',
    port,
    script: ['tools/sandbox/bin/sandbox.mjs'],
    env: { SANDBOX_PORT: String(port), SANDBOX_VENUE_PORT: '0', SANDBOX_DATA: data, SANDBOX_MATCHES: '10' },
    health: `${url}/console/api/state`,
  });
  try {
    await callConsole(url, 'chat/limits', { body: LIMITS });
    let sentCount = 0;
    const crowd = await openCrowd({
      url: `${url.replace('http', 'ws')}/ws/chat?clientType=web&siteId=${SITE_ID}`,
      count: COUNT,
      enter,
      beat: frame(0, {}),
      write: (msg) => frame(10003, { cid: `message-${(sentCount += 1)}`, rid: 'lobby', msg, category: 'text' }),
    });
    const received = await crowd.sendMessages(SECONDS, MESSAGES_PER_SECOND);
    crowd.close();
    return received;
  } finally {
    await stopProgram(sandbox);
    rmSync(data, { recursive: true, force: true });
  }
}

const frame = (/** @type {number} */ msgId, /** @type {object} */ msgData) => JSON.stringify({ msgId, msgData });

/** Logs in as a guest and enters the lobby. @param {import('ws').WebSocket} socket @param {number} at */
async function enter(socket, at) {
  /** @param {string} cid @returns {Promise<{ code: number }>} */
  const waitForReply = (cid) =>
    new Promise((resolve) => {
      const handleMessage = (/** @type {import('ws').RawData} */ data) => {
        const { msgData } = /** @type {{ msgData: { cid?: string, code: number } }} */ (parseJson(toText(data)));
        if (msgData.cid !== cid) return;
        socket.off('message', handleMessage);
        resolve(msgData);
      };
      socket.on('message', handleMessage);
    });
  for (const [msgId, more] of /** @type {const} */ ([
    [10019, {}],
    [10002, { rid: 'lobby' }],
  ])) {
    const cid = `${msgId}-${at}`;
    const reply = waitForReply(cid);
    socket.send(frame(msgId, { cid, ...more }));
    const { code } = await reply;
    if (code !== 6000) throw new Error(`chatLoad: chat request ${msgId} failed with code ${code}.`);
  }
}
