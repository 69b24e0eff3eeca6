// Page of a venue. It shows one game and the member's balance at the venue, and uses no other part of the platform.

import {
  computeNet,
  formatDecimal,
  formatDuration,
  formatMoney,
  formatSigned,
  h,
  parseCents,
  pause,
} from './base/kit.js';
import { hasText, t } from './base/texts.js';
import {
  fetchRound,
  followSession,
  forgetSession,
  openSession,
  pendingRound,
  play,
  readState,
  Refused,
  send,
} from './base/wire.js';
import { openFair, openReminder, openRules } from './dialogs/dialogs.js';
import { createDrawStage } from './draws/drawStage.js';
import { createFishStage } from './fishing/fishStage.js';
import { applyStyle, toggleTheme } from './link/applyStyle.js';
import { createBar } from './frame/createBar.js';
import { createMatchStage } from './match/matchStage.js';
import { presentReturn } from './result/presentReturn.js';
import { renderHistory } from './frame/renderHistory.js';
import { renderLobby } from './frame/renderLobby.js';
import { isFramed, listen, reportBalance, reportClose } from './link/siteLink.js';
import { createSymbolNames, describeDetail, describeOutcome } from './result/describeOutcome.js';
import { playSound } from './result/sound.js';
import { createSlotStage } from './slots/slotStage.js';
import { createTableStage } from './tables/tableStage.js';

const REMIND_MS = 30 * 60_000;
const POLL_MS = 2_000;
/** Interval of the reads while the venue is not open. */
const CLOSED_POLL_MS = 5_000;
const BANNER_MS = 1_500;
/** Reason of the venue for a session that has ended. */
const VISIT_OVER = 'visitOver';

const stages = {
  slot: createSlotStage,
  cards: createTableStage,
  wheel: createTableStage,
  dice: createTableStage,
  tiles: createTableStage,
  numbers: createDrawStage,
  match: createMatchStage,
  fishing: createFishStage,
};

const began = Date.now();
let reminded = began;
let net = 0n;
/** Request ids of the rounds of this page that are not settled yet. */
const openRounds = new Set();
/** @type {import('./base/wire.js').State} */
let state;
/** @type {any} */
let stage;
let isBusy = false;
let isEnded = false;

const bar = createBar({
  leave: () => void leave(),
  openRules: () => openRules(state.game),
  openFair: () => openFair(state, table),
  openLobby: () => void enter('HALL'),
  toggleTheme,
});
const message = h('p', { id: 'message', role: 'status', 'aria-live': 'polite' });
const last = h('section', { class: 'history', 'aria-label': t('history') });

function showMessage(text, tone = 'plain', action) {
  message.dataset.tone = tone;
  message.replaceChildren(...[text, action].filter(Boolean));
}

let shownRounds = '';

/** Shows what belongs to the state: name, balance, bonus pool and the last rounds. */
function showState() {
  bar.showState(state);
  const rounds = JSON.stringify([state.game?.code, state.rounds]);
  // A log that is rebuilt loses the focus.
  if (rounds === shownRounds) return;
  shownRounds = rounds;
  last.replaceChildren(...renderHistory(state));
}

/** Adds settled rounds to the net result of the session. */
function addNet(rounds) {
  for (const round of rounds) net += computeNet(round);
  bar.showNet(net);
}

const sumCents = (amounts) => formatDecimal(amounts.reduce((sum, amount) => sum + parseCents(amount ?? '0'), 0n));

/** Shows the rounds of this page that the venue has settled since they were accepted; several are shown as one result. */
function showSettledRounds() {
  const settled = state.rounds.filter(({ requestId, status }) => status === 'settled' && openRounds.delete(requestId));
  const [newest] = settled;
  if (!newest) return;
  addNet(settled);
  const [text, tone] = formatRoundResult({
    ...newest,
    stake: sumCents(settled.map(({ stake }) => stake)),
    payout: sumCents(settled.map(({ payout }) => payout)),
  });
  const outcomes = new Set(settled.map((round) => describeOutcome(round, createSymbolNames(round, state.game))));
  showMessage(text, tone, h('small', {}, [...outcomes].join('；')));
  reportBalance();
}

async function leave() {
  if (isFramed) return reportClose('player');
  window.close();
  await pause(300);
  showMessage(t('leave'));
}

const seconds = () => Math.floor((Date.now() - began) / 1000);
const clock = setInterval(() => {
  bar.showClock(seconds());
  if (Date.now() - reminded < REMIND_MS || document.querySelector('dialog[open]')) return;
  reminded = Date.now();
  openReminder({ played: formatDuration(seconds()), net: formatSigned(net), leave });
}, 1_000);

const closedPoll = setInterval(() => {
  if (stage && state.state !== 'open') void table.refresh();
}, CLOSED_POLL_MS);

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
  async play(bets, details = {}) {
    if (isBusy || pendingRound()) return false;
    const order = {
      requestId: crypto.randomUUID(),
      bets,
      ...(state.game ? { gameCode: state.game.code } : {}),
      ...(state.draw ? { drawNo: state.draw.no } : {}),
      ...details,
    };
    return work(() => play(order), order);
  },
  /** Reads the state again, for example after a draw. */
  async refresh() {
    const next = await readState(state.game?.code).catch(handleRefreshError);
    if (!next || isBusy || isEnded || next.game?.code !== state.game?.code) return;
    if (next.state === 'open' && message.textContent === t(state.state)) showMessage('');
    state = next;
    showState();
    stage?.update();
    showSettledRounds();
  },
};

async function work(send1, order) {
  const played = stage;
  isBusy = true;
  played?.busy(true);
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
    played?.busy(false);
    void table.refresh();
  }
}

/** Shows a round: first the game, then the money. @param {import('./base/wire.js').RoundResponse} response */
async function showRound({ round, balance: left }) {
  showMessage('');
  // A resumed round may belong to another game of the venue. Then only the money is shown.
  if (round.gameCode === state.game?.code) await stage?.show(round);
  bar.showBalance(left);
  if (round.status === 'settled') addNet([round]);
  else openRounds.add(round.requestId);
  const [text, tone] = formatRoundResult(round);
  const detail = describeDetail(round, createSymbolNames(round, state.game));
  showMessage(text, tone, detail && h('small', {}, detail));
  reportBalance();
}

/** Shows a large win for a moment. A key or a click ends it. */
function showBanner(text) {
  const banner = h('p', { class: 'win-banner', 'aria-hidden': 'true' }, text);
  document.querySelector('.stage')?.append(banner);
  const end = () => banner.remove();
  setTimeout(end, BANNER_MS);
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, end, { once: true });
}

function formatRoundResult(round) {
  if (round.match && round.status === 'open') return [t(round.match.acceptedAt ? 'betPending' : 'betTaken')];
  if (round.status === 'open') return [t('ticket', round.drawNo)];
  const [stake, payout] = [parseCents(round.stake), parseCents(round.payout)];
  if (parseCents(round.pool?.won ?? '0') > 0n) return [t('wonPool', formatMoney(parseCents(round.pool.won))), 'good'];
  const { text, tone, hasSound, hasBanner } = presentReturn(stake, payout);
  if (text === 'lost')
    return [(round.gameCode === state.game?.code ? stage?.lostText?.(round) : undefined) ?? t('lost')];
  const result = t(text, `¥${formatMoney(payout)}`);
  if (hasSound) playSound('win');
  if (hasBanner) showBanner(result);
  return [result, tone];
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

function show() {
  const hadFocus = document.activeElement !== document.body;
  document.title = `${state.game?.name ?? state.venue.name} · ${state.venue.name}`;
  showState();
  stage?.close?.();
  stage = undefined;
  if (state.game) showGame(state.game);
  else
    document.body.replaceChildren(bar.element, h('main', { class: 'lobby' }, message, renderLobby(state.lobby, enter)));
  // The pressed button is gone. At the first load the page does not take the focus from the site.
  if (hadFocus) bar.focus();
  showSettledRounds();
  const order = pendingRound();
  if (order && stage && !isBusy)
    void work(() => Promise.reject(new Error('show: the outcome of the stored round is unknown.')), order);
}

/** Shows the stage of a game. @param {NonNullable<import('./base/wire.js').State['game']>} game */
function showGame(game) {
  stage = stages[game.kind](table);
  document.body.replaceChildren(
    bar.element,
    h(
      'main',
      { class: 'room', 'data-kind': game.kind, 'data-palette': game.cover.palette },
      h(
        'section',
        { class: 'stage', 'aria-label': game.name },
        stage.element,
        h('div', { class: 'controls' }, message, stage.desk),
      ),
      h('aside', { class: 'side' }, stage.side, last),
    ),
  );
  if (state.state === 'maintenance') showMessage(t('maintenance'), 'bad');
}

/** Opens a game of the venue, or its lobby. While a round is pending its game stays open. */
async function enter(code) {
  if (isBusy) return;
  try {
    const next = await readState(code);
    if (isBusy || isEnded) return;
    state = next;
  } catch (error) {
    if (error instanceof Refused && error.reason === VISIT_OVER) return void endVisit();
    if (isBusy || isEnded) return;
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
 * @param {import('./base/wire.js').Order} [order] round without a response
 */
function endVisit(order = pendingRound()) {
  if (isEnded) return false;
  isEnded = true;
  clearInterval(clock);
  clearInterval(closedPoll);
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
listen({ onStyle: applyStyle, onFullscreen: bar.showFullscreen });
void start();
