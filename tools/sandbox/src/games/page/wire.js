// The way to the venue's server and to the site around the page.

const token = location.pathname.split('/').at(-1);
const PENDING = `round:${token}`;

/** The venue said no: nothing has happened. */
export class Refused extends Error {
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

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

export const readState = (game) => call('GET', `state${game ? `?game=${encodeURIComponent(game)}` : ''}`);
export const rotate = (clientSeed) => call('POST', 'seeds', { clientSeed });

/** A round that was sent and of which nothing has been heard yet; it outlives the page. */
export function pendingRound() {
  try {
    return JSON.parse(localStorage.getItem(PENDING) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Plays a round: written down under its request id before it is sent, forgotten once its answer is there. */
export async function play(order) {
  localStorage.setItem(PENDING, JSON.stringify(order));
  return send(order);
}

/** Sends a round again under the same request id: the venue plays it once, however often it is asked. */
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

/** Asks for a round by its request id; one that is there is no longer pending. */
export async function ask(requestId) {
  const answer = await call('GET', `rounds/${requestId}`);
  if (answer.round) localStorage.removeItem(PENDING);
  return answer;
}

const sites = (document.documentElement.dataset.sites ?? '').split(' ').filter(Boolean);
let site;

/** Whether the page stands in a frame of a site. */
export const isFramed = window.parent !== window;

/**
 * Hears the site around the page: its first word says who it is. What comes from another window or an origin that is no
 * site's is passed over.
 */
export function listen(onTheme) {
  window.addEventListener('message', ({ source, origin, data }) => {
    if (!isFramed || source !== window.parent || !sites.includes(origin)) return;
    if (typeof data !== 'object' || data === null || data.source !== 'pavilion-site' || data.type !== 'hello') return;
    site = origin;
    if (data.theme === 'light' || data.theme === 'dark') onTheme(data.theme);
    tell('ready');
  });
}

/** Tells the site that the balance has changed, or that the player wants to leave. */
export function tell(type) {
  if (site) window.parent.postMessage({ source: 'pavilion-venue', type }, site);
}
