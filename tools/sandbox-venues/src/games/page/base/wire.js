// Calls to the venue's server.

/** @typedef {import('../../rounds/buildRoundView.ts').RoundView} Round Round in its wire form. */
/**
 * @typedef {Awaited<ReturnType<typeof import('../../readGameState.ts').readGameState>>} StateResponse Response with the state of
 * the page.
 */
/**
 * State of the page, in a game or in the lobby.
 *
 * @typedef {Omit<StateResponse, 'game' | 'draw' | 'matches' | 'seeds' | 'pool' | 'lobby' | 'results'> & {
 *   game?: Extract<StateResponse, { game: unknown }>['game'],
 *   draw?: Extract<StateResponse, { draw: unknown }>['draw'],
 *   matches?: readonly import('../../matches/readMatches.ts').MatchView[],
 *   seeds?: Extract<StateResponse, { seeds: unknown }>['seeds'],
 *   pool?: ReturnType<typeof import('../../../pools/bonusPools.ts').toPoolView>,
 *   results?: readonly import('../../rounds/readTableRounds.ts').TableRound[],
 *   lobby?: Extract<StateResponse, { lobby: unknown }>['lobby'],
 * }} State
 */
/** @typedef {{ spot: string, stake: string, price?: number }} Bet */
/** @typedef {{ requestId: string, gameCode?: string, drawNo?: number, accept?: string, bets: readonly Bet[] }} Order */
/** @typedef {{ round: Round, balance: string }} RoundResponse */
/** @typedef {import('@pavilion/sandbox-platform/fair/seeds').SeedView} Seeds */

const SESSION = 'venue.session';
const RECONNECT_MS = 5_000;
/** Close code of the socket for a session that has ended. */
const VISIT_OVER = 4001;

/** Token of the venue session, and the key of its pending round. */
let token = '';
let pendingKey = '';
/**
 * Pending round of this page while the browser blocks storage.
 *
 * @type {Order | undefined}
 */
let unstoredRound;

/** Refusal of the venue. The call had no effect. */
export class Refused extends Error {
  /** @param {string} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/** @returns {{ code?: string, token?: string }} session of this tab, which survives a reload */
function readStoredSession() {
  try {
    return JSON.parse(sessionStorage.getItem(SESSION) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Stores the session of this tab. A browser without storage keeps it until the next load. @param {object} session */
function storeSession(session) {
  try {
    sessionStorage.setItem(SESSION, JSON.stringify(session));
  } catch {
    // The page works without storage.
  }
}

/** Keeps a round until its response. @param {Order} order */
function keepPending(order) {
  try {
    localStorage.setItem(pendingKey, JSON.stringify(order));
  } catch {
    unstoredRound = order;
  }
}

/** Removes the pending round. */
function dropPending() {
  unstoredRound = undefined;
  try {
    localStorage.removeItem(pendingKey);
  } catch {
    // Without storage nothing is stored.
  }
}

/** @param {string} code @returns {Promise<{ code?: string, token?: string }>} */
async function exchangeCode(code) {
  const { token: opened } = await call('POST', 'session', { code });
  const session = { code, token: opened };
  storeSession(session);
  return session;
}

/**
 * Opens the venue session: exchanges the one-time code of the launch, which is the fragment of the address. A reload of the
 * page continues the session of this tab.
 */
export async function openSession() {
  const code = location.hash.slice(1);
  const stored = readStoredSession();
  const session = code === '' || code === stored.code ? stored : await exchangeCode(code);
  if (!session.token) throw new Refused('launchOver');
  token = session.token;
  pendingKey = `round:${session.code}`;
  // The code is used up. Without it the address can be copied and reloaded.
  history.replaceState(null, '', location.pathname + location.search);
  window.addEventListener('hashchange', () => location.reload());
}

/** Removes the session of this tab and its pending round. */
export function forgetSession() {
  token = '';
  storeSession({});
  dropPending();
}

/**
 * Calls back once when the member's session has ended, at the latest after 2 s. A lost connection is opened again.
 *
 * @param {() => void} onEnd
 */
export function followSession(onEnd) {
  const socket = new window.WebSocket(`${location.origin.replace(/^http/, 'ws')}/venue/socket`);
  socket.addEventListener('open', () => socket.send(JSON.stringify({ token })));
  socket.addEventListener('close', ({ code }) => {
    if (code === VISIT_OVER) onEnd();
    else setTimeout(() => followSession(onEnd), RECONNECT_MS);
  });
}

/** @param {'GET' | 'POST'} method @param {string} path @param {object} [body] */
async function call(method, path, body) {
  const response = await fetch(`/venue/api/${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(10_000),
  });
  const data = await response.json();
  // A call that failed with 5xx may have had an effect, so it is not a refusal.
  if (response.status >= 500 && data.reason !== 'maintenance')
    throw new Error('call: the server failed and the outcome is unknown. Read the round by its request id.');
  if (!response.ok) throw new Refused(data.reason);
  return data;
}

/** @param {string} [game] @returns {Promise<State>} */
export const readState = (game) => call('GET', `state${game ? `?game=${encodeURIComponent(game)}` : ''}`);
/**
 * Reads the matches of a game with their prices.
 *
 * @param {string} game
 * @returns {Promise<{ now: number, matches: NonNullable<State['matches']> }>}
 */
export const readMatches = (game) => call('GET', `matches?game=${encodeURIComponent(game)}`);
/** @param {string} clientSeed @returns {Promise<{ seeds: Seeds }>} */
export const rotate = (clientSeed) => call('POST', 'seeds', { clientSeed });

/** Returns the round whose response is missing. It is kept in local storage, so that it survives a reload. @returns {Order | undefined} */
export function pendingRound() {
  try {
    return JSON.parse(localStorage.getItem(pendingKey) ?? 'null') ?? unstoredRound;
  } catch {
    return unstoredRound;
  }
}

/** Plays a round. It is stored under its request id before it is sent, and removed at the response. @param {Order} order */
export async function play(order) {
  keepPending(order);
  return send(order);
}

/**
 * Sends a round. The venue plays a request id once, however often it is sent.
 *
 * @param {Order} order
 * @returns {Promise<RoundResponse>}
 */
export async function send(order) {
  try {
    const result = await call('POST', 'rounds', order);
    dropPending();
    return result;
  } catch (error) {
    if (error instanceof Refused) dropPending();
    throw error;
  }
}

/**
 * Fetches a round by its request id. A round that exists is no longer pending.
 *
 * @param {string} requestId
 * @returns {Promise<Partial<RoundResponse> & { balance: string }>}
 */
export async function fetchRound(requestId) {
  const result = await call('GET', `rounds/${requestId}`);
  if (result.round) dropPending();
  return result;
}
