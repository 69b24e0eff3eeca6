// Page of a venue. It shows one game and the member's balance at the venue, and uses no other part of the platform.

import { pause, parseCents, formatDuration, h, formatMoney, computeNet, formatSigned } from './kit.js';
import { openFair, openReminder, openRules } from './dialogs.js';
import { createDrawStage } from './drawStage.js';
import { createFishStage } from './fishStage.js';
import { renderLobby } from './renderLobby.js';
import { renderHistory } from './renderHistory.js';
import { createSlotStage } from './slotStage.js';
import { createTableStage } from './tableStage.js';
import { hasText, t } from './texts.js';
import {
  fetchRound,
  followSession,
  forgetSession,
  isFramed,
  listen,
  openSession,
  pendingRound,
  play,
  readState,
  Refused,
  send,
  postToSite,
} from './wire.js';

const REMIND_MS = 30 * 60_000;
const POLL_MS = 2_000;
/** Reason of the venue for a session that has ended. */
const VISIT_OVER = 'visitOver';

const stages = {
  slot: createSlotStage,
  cards: createTableStage,
  wheel: createTableStage,
  dice: createTableStage,
  tiles: createTableStage,
  numbers: createDrawStage,
  match: createDrawStage,
  fishing: createFishStage,
};

const root = document.documentElement;
const began = Date.now();
let reminded = began;
let net = 0n;
/** @type {import('./wire.js').State} */
let state;
/** @type {any} */
let stage;
let isBusy = false;
let isEnded = false;

const balance = h('strong', { id: 'balance' }, '--');
const netText = h('b', {}, formatMoney(0n));
const poolText = h('b', {});
const sessionText = h('b', {}, '00:00');
const message = h('p', { id: 'message', role: 'status', 'aria-live': 'polite' });
const last = h('section', { class: 'panel history', 'aria-label': t('history') });

function showMessage(text, tone = 'plain', action) {
  message.dataset.tone = tone;
  message.replaceChildren(...[text, action].filter(Boolean));
}

function setTheme(theme) {
  root.dataset.theme = theme;
}

function otherTheme() {
  const isDark =
    root.dataset.theme === 'dark' ||
    (root.dataset.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  setTheme(isDark ? 'light' : 'dark');
}

function showBalance(text) {
  const amount = formatMoney(parseCents(text));
  if (balance.textContent !== amount) balance.textContent = amount;
}

/** Shows the bonus pool of the venue from the last state. */
function showPool() {
  if (state.pool) poolText.textContent = formatMoney(parseCents(state.pool.amount));
}

async function leave() {
  if (isFramed) return postToSite('close');
  window.close();
  await pause(300);
  showMessage(t('leave'));
}

const seconds = () => Math.floor((Date.now() - began) / 1000);
setInterval(() => {
  sessionText.textContent = formatDuration(seconds());
  if (Date.now() - reminded < REMIND_MS || document.querySelector('dialog[open]')) return;
  reminded = Date.now();
  openReminder({ played: formatDuration(seconds()), net: formatSigned(net), leave });
}, 1_000);

/** Functions of the page for stages. */
const table = {
  get state() {
    return state;
  },
  get isBusy() {
    return isBusy;
  },
  showMessage,
  /** Plays a round. Resolves after its result is shown, with whether the venue has accepted it. */
  async play(bets) {
    if (isBusy || pendingRound()) return false;
    const order = {
      requestId: crypto.randomUUID(),
      bets,
      ...(state.game ? { gameCode: state.game.code } : {}),
      ...(state.draw ? { drawNo: state.draw.no } : {}),
    };
    return work(() => play(order), order);
  },
  /** Reads the state again, for example after a draw. */
  async refresh() {
    const next = await readState(state.game?.code).catch(handleRefreshError);
    if (!next || isBusy) return;
    state = next;
    showBalance(state.balance);
    showPool();
    last.replaceChildren(...renderHistory(state.rounds));
  },
  /** Renders the game again because its prices have changed. */
  reopen: () => show(),
};

async function work(send1, order) {
  isBusy = true;
  stage.busy(true);
  showMessage(t('sending'));
  try {
    await showRound(await send1());
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) return await settleUnknown(order);
    if (error.reason === VISIT_OVER) return endVisit();
    showMessage(hasText(error.reason) ? t(error.reason) : t('trouble'), 'bad');
    return false;
  } finally {
    isBusy = false;
    stage.busy(false);
    void table.refresh();
  }
}

/** Shows a round: first the game, then the money. @param {import('./wire.js').RoundResponse} response */
async function showRound({ round, balance: left }) {
  showMessage('');
  // A resumed round may belong to another game of the venue. Then only the money is shown.
  if (round.gameCode === state.game?.code) await stage.show(round);
  showBalance(left);
  if (round.status === 'settled') {
    net += computeNet(round);
    netText.textContent = formatSigned(net);
  }
  showMessage(...formatRoundResult(round));
  postToSite('balance');
}

function formatRoundResult(round) {
  if (round.status === 'open') return [t('ticket', round.drawNo)];
  const [stake, payout] = [parseCents(round.stake), parseCents(round.payout)];
  if (parseCents(round.pool?.won ?? '0') > 0n) return [t('wonPool', formatMoney(parseCents(round.pool.won))), 'good'];
  if (payout === 0n) return [stage.lostText?.(round) ?? t('lost')];
  if (round.bets.every((bet) => bet.returned === bet.stake)) return [t('push')];
  return [t('won', formatMoney(payout)), payout > stake ? 'good' : 'plain'];
}

/** Resolves a round with an unknown outcome: polls until the venue responds, and sends the round again if it is missing. */
async function settleUnknown(order) {
  for (;;) {
    let wake;
    const woken = new Promise((resolve) => (wake = resolve));
    showMessage(
      t('unknown'),
      'bad',
      h('button', { type: 'button', class: 'quiet', onclick: () => wake() }, t('checkNow')),
    );
    await Promise.race([woken, new Promise((resolve) => setTimeout(resolve, POLL_MS))]);
    try {
      const known = await fetchRound(order.requestId);
      await showRound(known.round ? { round: known.round, balance: known.balance } : await send(order));
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) continue;
      if (error.reason === VISIT_OVER) return endVisit(order);
      showMessage(hasText(error.reason) ? t(error.reason) : t('trouble'), 'bad');
      return false;
    }
  }
}

const iconButton = (label, onclick, more = {}) =>
  h('button', { type: 'button', class: 'quiet', onclick, ...more }, label);

function header() {
  const { venue, game } = state;
  return h(
    'header',
    { class: 'bar' },
    h(
      'div',
      { class: 'where' },
      h('h1', {}, game?.name ?? venue.name),
      h('small', {}, game ? venue.name : t('venueLobby')),
      h('span', { class: 'badge' }, t('playMoney')),
    ),
    h(
      'dl',
      { class: 'figures' },
      h('div', { class: 'money' }, h('dt', {}, t('balance')), h('dd', {}, balance)),
      state.pool ? h('div', { class: 'pool' }, h('dt', {}, state.pool.name), h('dd', {}, poolText)) : undefined,
      h('div', {}, h('dt', {}, t('net')), h('dd', {}, netText)),
      h('div', {}, h('dt', {}, t('session')), h('dd', {}, sessionText)),
    ),
    h(
      'nav',
      { class: 'tools' },
      game ? iconButton(t('rules'), () => openRules(state.game)) : undefined,
      game ? iconButton(t('fair'), () => openFair(state, table)) : undefined,
      state.game && !state.game.code.endsWith('-HALL') ? iconButton(t('otherGames'), () => enter('HALL')) : undefined,
      iconButton('◐', otherTheme, { 'aria-label': t('theme'), title: t('theme') }),
      iconButton(t('lobby'), () => void leave()),
    ),
  );
}

function show() {
  document.title = `${state.game?.name ?? state.venue.name} · ${state.venue.name}`;
  showBalance(state.balance);
  showPool();
  last.replaceChildren(...renderHistory(state.rounds));
  if (!state.game) {
    stage = undefined;
    document.body.replaceChildren(header(), h('main', { class: 'lobby' }, message, renderLobby(state.lobby, enter)));
    return;
  }
  stage?.close?.();
  stage = stages[state.game.kind](table);
  document.body.replaceChildren(
    header(),
    h(
      'main',
      { class: 'room', 'data-kind': state.game.kind, 'data-palette': state.game.cover.palette },
      h('section', { class: 'stage', 'aria-label': state.game.name }, stage.scene, message),
      h('aside', { class: 'side' }, stage.controls, last),
    ),
  );
  if (state.state === 'maintenance') showMessage(t('maintenance'), 'bad');
  const order = pendingRound();
  if (order) void work(() => Promise.reject(new Error('show: the outcome of the stored round is unknown.')), order);
}

/** Opens a game of the venue, or its lobby. */
async function enter(code) {
  try {
    state = await readState(code);
  } catch (error) {
    if (error instanceof Refused && error.reason === VISIT_OVER) return void endVisit();
    return refuse(error, () => void enter(code));
  }
  show();
}

/** Shows why no game is open, and a retry button unless the venue has refused. */
function refuse(error, retry) {
  const isOver = error instanceof Refused;
  document.body.replaceChildren(
    h(
      'main',
      { class: 'note' },
      h('p', { role: 'alert' }, isOver && hasText(error.reason) ? t(error.reason) : t('offline')),
      isOver ? undefined : h('button', { type: 'button', class: 'main', onclick: retry }, t('retry')),
    ),
  );
}

/**
 * Ends the page, because the member's session has ended. A round without a response stays unknown: the page can no longer
 * query it, but if the venue has accepted it, it is booked.
 *
 * @param {import('./wire.js').Order} [order] round without a response
 */
function endVisit(order = pendingRound()) {
  if (isEnded) return false;
  isEnded = true;
  stage?.close?.();
  document.querySelectorAll('dialog').forEach((dialog) => dialog.close());
  forgetSession();
  document.body.replaceChildren(
    h(
      'main',
      { class: 'note' },
      h('p', { role: 'alert' }, t(VISIT_OVER)),
      h('p', {}, t('moneyStays')),
      order ? h('p', {}, t('roundUnknown')) : undefined,
    ),
  );
  return false;
}

/** Ends the page if the session has ended. Any other error leaves the page as it is. */
const handleRefreshError = (error) => {
  if (error instanceof Refused && error.reason === VISIT_OVER) endVisit();
};

/** Opens the session, then the game. */
async function start() {
  try {
    await openSession();
  } catch (error) {
    return refuse(error, () => void start());
  }
  followSession(() => endVisit());
  await enter();
}

document.body.append(h('main', { class: 'note' }, h('p', { role: 'status' }, t('loading'))));
listen(setTheme);
void start();
