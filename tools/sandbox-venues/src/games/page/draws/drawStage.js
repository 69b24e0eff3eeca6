// Stage of scheduled draws of lotteries, which all players share.

import { formatDuration, h, prefersReducedMotion } from '../base/kit.js';
import { t } from '../base/texts.js';
import { createBets } from '../tables/createBets.js';
import { drawDie } from '../tables/cards.js';
import { moveFocusByArrows } from '../tables/moveFocus.js';
import { drawTrend } from './trend.js';

const SIZES = [20, 50];

const drawBall = (rules, value) =>
  rules === 'k3'
    ? h('span', { class: 'ball-die' }, drawDie(value))
    : h('span', { class: 'ball', 'data-tone': value % 10 }, String(value));

const drawNumbers = (rules, { numbers }) =>
  h(
    'span',
    { class: 'balls' },
    numbers.map((value) => drawBall(rules, value)),
  );
/** Trend of the last draws, with a choice of their number. */
function createHistory(game) {
  const body = h('div', { class: 'trend-body', tabindex: 0, role: 'region', 'aria-label': t('lastDraws') });
  let held = [];
  let size = SIZES[0];
  const buttons = SIZES.map((count) =>
    h('button', { type: 'button', class: 'tab', onclick: () => choose(count) }, t('lastCount', count)),
  );
  function draw() {
    if (held.length === 0) return body.replaceChildren(h('p', { class: 'hint' }, t('noDraws')));
    const shown = held.slice(0, size);
    body.replaceChildren(drawTrend(game.rules, shown));
    body.scrollTop = body.scrollHeight;
  }
  function choose(count) {
    size = count;
    buttons.forEach((button, at) => button.setAttribute('aria-pressed', String(SIZES[at] === count)));
    draw();
  }
  choose(size);
  return {
    element: h(
      'section',
      { class: 'trend-panel' },
      h('header', {}, h('h2', {}, t('trend')), h('div', { class: 'tabs' }, buttons)),
      body,
      h('p', { class: 'hint' }, t('trendNote')),
    ),
    show(next) {
      held = next;
      draw();
    },
  };
}

/** Spots of the game by their groups. */
function createBoard({ rules, spots }, bets) {
  const groups = [...new Set(spots.map(({ group }) => group))];
  const name = (group) => t(group === 'total' ? 'total3' : group);
  return h(
    'div',
    { class: 'draw-board bets', 'data-rules': rules },
    groups.map((group) => {
      const members = spots.filter((spot) => spot.group === group);
      return h(
        'section',
        { class: 'spot-group', 'data-many': members.length > 6 },
        groups.length > 1 ? h('h3', {}, name(group)) : undefined,
        h(
          'div',
          { class: 'spot-grid' },
          members.map(({ key }) => bets.spot(key)),
        ),
      );
    }),
  );
}

/** Creates the stage of scheduled draws. */
export function createDrawStage(table) {
  const { game } = table.state;
  const bets = createBets(table, t('buy'));
  const history = createHistory(game);
  const [number, left, leftLabel] = [
    h('h2', {}),
    h('b', { class: 'countdown', role: 'timer' }),
    h('span', {}, t('closesIn')),
  ];
  const latest = h('div', { class: 'latest' });
  const board = createBoard(game, bets);
  const element = h(
    'div',
    { class: 'draw', 'data-rules': game.rules },
    h('div', { class: 'felt draw-head' }, h('div', {}, number, h('p', {}, leftLabel, ' ', left)), latest),
    history.element,
  );
  moveFocusByArrows(board, '.spot');
  let shown;
  let offset = table.state.now - Date.now();

  function update() {
    const { draw } = table.state;
    offset = table.state.now - Date.now();
    bets.update();
    number.textContent = t('draw', draw.no);
    const [newest] = draw.held;
    const key = `${draw.no} ${newest?.no}`;
    if (key === shown) return;
    shown = key;
    const result = newest && drawNumbers(game.rules, newest.outcome);
    latest.replaceChildren(
      ...[newest && h('p', { class: 'newest' }, h('small', {}, t('draw', newest.no)), result)].filter(Boolean),
    );
    if (newest && !prefersReducedMotion()) latest.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 400 });
    history.show(draw.held);
  }
  let isLoading = false;
  /** Whether the state must be read again: the draw has closed, its predecessor has no result yet, or a round is open. */
  const isPollDue = (now) => {
    if (isLoading || table.isBusy) return false;
    const { draw, rounds } = table.state;
    const isAwaited = draw.held[0]?.no !== draw.no - 1 || rounds.some(({ status }) => status === 'open');
    return now >= draw.closesAt || (isAwaited && Math.floor(now / 1_000) % 2 === 0);
  };
  async function pollDraw() {
    isLoading = true;
    await table.refresh();
    isLoading = false;
  }
  const tick = () => {
    const { draw } = table.state;
    const now = Date.now() + offset;
    const isClosed = now >= draw.closesAt;
    leftLabel.textContent = t(isClosed ? 'drawing' : 'closesIn');
    left.textContent = formatDuration(Math.max(0, Math.ceil(((isClosed ? draw.dueAt : draw.closesAt) - now) / 1_000)));
    if (isPollDue(now)) void pollDraw();
  };
  const timer = setInterval(tick, 1_000);
  update();
  tick();
  return {
    element,
    desk: bets.desk,
    side: [board],
    update,
    busy: bets.busy,
    close() {
      clearInterval(timer);
      bets.close();
    },
    show: async () => undefined,
  };
}
