// The way to the venue's server and to the site around the page.

/** @typedef {import('../rounds/roundView.ts').RoundView} Round A round as the venue tells of it. */
/** @typedef {Awaited<ReturnType<typeof import('../gameState.ts').gameState>>} Told Everything the venue's page shows. */
/**
 * What the venue's page shows, in a game or in the hall.
 *
 * @typedef {Omit<Told, 'game' | 'draw' | 'seeds' | 'pool' | 'hall'> & {
 *   game?: Extract<Told, { game: unknown }>['game'],
 *   draw?: Extract<Told, { draw: unknown }>['draw'],
 *   seeds?: Extract<Told, { seeds: unknown }>['seeds'],
 *   pool?: ReturnType<typeof import('../../pools/bonusPools.ts').poolView>,
 *   hall?: Extract<Told, { hall: unknown }>['hall'],
 * }} State
 */
/** @typedef {{ spot: string, stake: string }} Bet */
/** @typedef {{ requestId: string, gameCode?: string, drawNo?: number, bets: readonly Bet[] }} Order */
/** @typedef {{ round: Round, balance: string }} Answer */
/** @typedef {import('../fair/seeds.ts').SeedView} Seeds */

const token = location.pathname.split('/').at(-1);
const PENDING = `round:${token}`;

/** The venue said no: nothing has happened. */
export class Refused extends Error {
  /** @param {string} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/** @param {'GET' | 'POST'} method @param {string} path @param {object} [body] */
async function call(method, path, body) {
  const answer = await fetch(`/venue/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(10_000),
  });
  const data = await answer.json();
  // A server in trouble may have done it: that is no refusal.
  if (answer.status >= 500 && data.reason !== 'maintenance') throw new Error('unknown');
  if (!answer.ok) throw new Refused(data.reason);
  return data;
}

/** @param {string} [game] @returns {Promise<State>} */
export const readState = (game) => call('GET', `state${game ? `?game=${encodeURIComponent(game)}` : ''}`);
/** @param {string} clientSeed @returns {Promise<{ seeds: Seeds }>} */
export const rotate = (clientSeed) => call('POST', 'seeds', { clientSeed });

/** A round that was sent and of which nothing has been heard yet; it outlives the page. @returns {Order | undefined} */
export function pendingRound() {
  try {
    return JSON.parse(localStorage.getItem(PENDING) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Plays a round: written down under its request id before it is sent, forgotten once its answer is there. @param {Order} order */
export async function play(order) {
  localStorage.setItem(PENDING, JSON.stringify(order));
  return send(order);
}

/** Sends a round again under the same request id: the venue plays it once, however often it is asked. @param {Order} order @returns {Promise<Answer>} */
export async function send(order) {
  try {
    const answer = await call('POST', 'rounds', order);
    localStorage.removeItem(PENDING);
    return answer;
  } catch (error) {
    if (error instanceof Refused) localStorage.removeItem(PENDING);
    throw error;
  }
}

/** Asks for a round by its request id; one that is there is no longer pending. @param {string} requestId @returns {Promise<Partial<Answer> & { balance: string }>} */
export async function fetchRound(requestId) {
  const answer = await call('GET', `rounds/${requestId}`);
  if (answer.round) localStorage.removeItem(PENDING);
  return answer;
}

const sites = (document.documentElement.dataset.sites ?? '').split(' ').filter(Boolean);
/** @type {string | undefined} */
let site;

/** Whether the page stands in a frame of a site. */
export const isFramed = window.parent !== window;

/**
 * Hears the site around the page: its first word says who it is. What comes from another window or an origin that is no
 * site's is passed over.
 *
 * @param {(theme: 'light' | 'dark') => void} onTheme
 */
export function listen(onTheme) {
  window.addEventListener('message', ({ source, origin, data }) => {
    if (!isFramed || source !== window.parent || !sites.includes(origin)) return;
    if (typeof data !== 'object' || data === null || data.source !== 'pavilion-site' || data.type !== 'hello') return;
    site = origin;
    if (data.theme === 'light' || data.theme === 'dark') onTheme(data.theme);
    postToSite('ready');
  });
}

/** Tells the site that the balance has changed, or that the player wants to leave. @param {'ready' | 'balance' | 'close'} type */
export function postToSite(type) {
  if (site) window.parent.postMessage({ source: 'pavilion-venue', type }, site);
}
