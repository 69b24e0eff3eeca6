// Exchanges messages with the embedding site (docs/frame-protocol.md).

import { parseSiteMessage, VERSION } from './parseSiteMessage.js';

const MAX_MESSAGES = 20;
const SECOND_MS = 1_000;
const BALANCE_MS = 1_000;

const sites = (document.documentElement.dataset.sites ?? '').split(' ').filter(Boolean);
/** @type {string | undefined} */
let site;
let version = 0;
let balanceAt = 0;
/** @type {number[]} */
let received = [];

/** Whether the page is embedded in a frame. */
export const isFramed = window.parent !== window;

/** Whether fewer than 20 messages came in the last second. */
function isBelowRate() {
  const now = performance.now();
  received = received.filter((at) => now - at < SECOND_MS);
  received.push(now);
  return received.length <= MAX_MESSAGES;
}

/** @param {object} message */
function post(message) {
  if (!site) return;
  window.parent.postMessage({ source: 'pavilion-venue', ...(version > 0 ? { v: version } : {}), ...message }, site);
}

/**
 * Listens to the embedding site. Messages from other windows and origins, and before `hello`, are dropped.
 *
 * @param {{ onStyle: (style: import('./parseSiteMessage.js').SiteStyle) => void, onFullscreen: (isOn: boolean) => void }} handlers
 */
export function listen({ onStyle, onFullscreen }) {
  window.addEventListener('message', ({ source, origin, data }) => {
    if (!isFramed || source !== window.parent || !sites.includes(origin)) return;
    const message = parseSiteMessage(data);
    if (!message || !isBelowRate()) return;
    if (message.type === 'hello') {
      site = origin;
      version = message.version;
      onStyle(message);
      post(version > 0 ? { type: 'ready', version: VERSION, wants: ['fullscreen'] } : { type: 'ready' });
    } else if (site !== origin) return;
    else if (message.type === 'style') onStyle(message);
    else onFullscreen(message.isOn);
  });
}

/** Requests that the site refreshes the balance, at most once a second. */
export function reportBalance() {
  if (performance.now() - balanceAt < BALANCE_MS) return;
  balanceAt = performance.now();
  post({ type: 'balance' });
}

/** Requests that the site leaves the game. @param {'player' | 'expired'} reason */
export const reportClose = (reason) => post(version > 0 ? { type: 'close', reason } : { type: 'close' });

/** Requests full screen, or its end. @param {boolean} isOn */
export const requestFullscreen = (isOn) => post({ type: 'fullscreen', on: isOn });
