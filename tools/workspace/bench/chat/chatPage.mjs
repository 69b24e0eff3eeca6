// Runs inside Chromium: chat frames through the published client, compared with a bare WebSocket.
import { createChatClient, createConnection, createMemoryOutbox } from '@pavilion/chat-socket';
import { createFrameScheduler, openWebSocket } from '@pavilion/chat-socket/browser';
import { createId, createMemoryStore, systemClock } from '@pavilion/kernel';

const FRAMES = 20_000;
const ROUNDS = 5;

const url = `ws://${location.host}/ws/chat`;
const guest = /** @type {const} */ ({ kind: 'guest' });

/**
 * Measures frames per second, from the first received frame to the last.
 *
 * @param {(onFrame: () => void) => { go: () => void, stop: () => void }} open @returns {Promise<number>}
 */
function measureFrameRate(open) {
  return new Promise((resolve) => {
    let count = 0;
    let from = 0;
    const line = open(() => {
      count += 1;
      if (count === 1) from = performance.now();
      if (count < FRAMES) return;
      resolve((FRAMES * 1_000) / (performance.now() - from));
      line.stop();
    });
    line.go();
  });
}

/** Opens a bare socket and reads each text, because a browser decodes a frame only when its text is read. @param {() => void} onFrame */
const openRaw = (onFrame) => {
  const socket = new WebSocket(url);
  socket.onmessage = (/** @type {MessageEvent<string>} */ { data }) => data.length > 0 && onFrame();
  return { go: () => (socket.onopen = () => socket.send(`go ${FRAMES}`)), stop: () => socket.close() };
};

/** Exposes the underlying socket, so that the benchmark can send `go` over it. */
function exposeSocket() {
  /** @type {{ send: (text: string) => void }} */
  const tap = { send: () => undefined };
  /** @type {import('@pavilion/chat-socket').ChatPorts['openSocket']} */
  const openSocket = (handlers, identity) => {
    const socket = openWebSocket(url)(handlers, identity);
    tap.send = socket.send;
    return socket;
  };
  return { tap, openSocket };
}

const ports = () => ({
  clock: systemClock,
  createId,
  random: Math.random,
  store: createMemoryStore(),
  outbox: createMemoryOutbox(),
  fetchJwt: () => Promise.reject(new Error('openClient: the benchmark has guests only.')),
});

/** Opens the socket client alone. @param {() => void} onFrame */
const openConnection = (onFrame) => {
  const { tap, openSocket } = exposeSocket();
  const connection = createConnection({
    ...ports(),
    openSocket,
    onFrame,
    onEvent: () => {},
    onBeat: () => {},
    readLogin: () => ({ time: 0 }),
    onChange: (step) => step === 'ready' && tap.send(`go ${FRAMES}`),
  });
  return { go: () => connection.start(guest), stop: connection.dispose };
};

/** Opens the whole client, with the messages of a room and a listener in every animation frame. @param {() => void} onFrame */
const openClient = (onFrame) => {
  const { tap, openSocket } = exposeSocket();
  const client = createChatClient({ ...ports(), openSocket, schedule: createFrameScheduler() });
  let isGone = false;
  client.subscribe(() => {
    const { step, rooms } = client.getState();
    if (step !== 'ready' || isGone || rooms['lobby']?.isLoading) return;
    isGone = true;
    tap.send(`go ${FRAMES}`);
  });
  client.onEvent(({ type }) => type === 'push' && onFrame());
  client.join('lobby');
  return { go: () => client.start(guest), stop: client.dispose };
};

/**
 * Returns the best rate of each variant in frames a second, over several interleaved rounds.
 *
 * @typedef {Awaited<ReturnType<typeof measureRates>>} Rates
 */
async function measureRates() {
  const best = { raw: 0, connection: 0, client: 0 };
  const opens = { raw: openRaw, connection: openConnection, client: openClient };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of /** @type {(keyof typeof best)[]} */ (Object.keys(opens)))
      best[name] = Math.max(best[name], await measureFrameRate(opens[name]));
  return best;
}

window.run = measureRates;
