// Runs inside Chromium: chat frames through the published client against a bare WebSocket.
import { createChatClient, createConnection, createMemoryOutbox } from '@pavilion/chat-socket';
import { createFrameScheduler, openWebSocket } from '@pavilion/chat-socket/browser';
import { createId, createMemoryStore, systemClock } from '@pavilion/kernel';

const FRAMES = 20_000;
const ROUNDS = 5;

const url = `ws://${location.host}/ws/chat`;
const guest = /** @type {const} */ ({ kind: 'guest' });

/**
 * Frames per second, from the first that is received to the last. @param {(heard: () => void) => { go: () => void,
 * stop: () => void }} open @returns {Promise<number>}
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

/** A bare socket whose text is taken, for a browser makes text of a frame only when somebody asks. @param {() => void} heard */
const openRaw = (heard) => {
  const socket = new WebSocket(url);
  socket.onmessage = (/** @type {MessageEvent<string>} */ { data }) => data.length > 0 && heard();
  return { go: () => (socket.onopen = () => socket.send(`go ${FRAMES}`)), stop: () => socket.close() };
};

/** Hands out the socket beneath, so that the bench can say `go` over it. */
function tapped() {
  /** @type {{ say: (text: string) => void }} */
  const tap = { say: () => undefined };
  /** @type {import('@pavilion/chat-socket').ChatPorts['openSocket']} */
  const openSocket = (handlers, identity) => {
    const socket = openWebSocket(url)(handlers, identity);
    tap.say = socket.send;
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
  fetchJwt: () => Promise.reject(new Error('guests only')),
});

/** The socket client alone. @param {() => void} heard */
const openConnection = (heard) => {
  const { tap, openSocket } = tapped();
  const connection = createConnection({
    ...ports(),
    openSocket,
    onFrame: heard,
    onEvent: () => {},
    onBeat: () => {},
    readLogin: () => ({ time: 0 }),
    onChange: (step) => step === 'ready' && tap.say(`go ${FRAMES}`),
  });
  return { go: () => connection.start(guest), stop: connection.dispose };
};

/** The whole client, with a room that is kept and a listener every frame of the screen. @param {() => void} heard */
const openClient = (heard) => {
  const { tap, openSocket } = tapped();
  const client = createChatClient({ ...ports(), openSocket, schedule: createFrameScheduler() });
  let isGone = false;
  client.subscribe(() => {
    const { step, rooms } = client.getState();
    if (step !== 'ready' || isGone || rooms['lobby']?.isLoading) return;
    isGone = true;
    tap.say(`go ${FRAMES}`);
  });
  client.onEvent(({ type }) => type === 'push' && heard());
  client.join('lobby');
  return { go: () => client.start(guest), stop: client.dispose };
};

/** The best of some rounds, all variants in turn. */
async function rates() {
  const best = { raw: 0, connection: 0, client: 0 };
  const opens = { raw: openRaw, connection: openConnection, client: openClient };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of /** @type {(keyof typeof best)[]} */ (Object.keys(opens)))
      best[name] = Math.max(best[name], await measureFrameRate(opens[name]));
  return best;
}

window.rates = rates;
