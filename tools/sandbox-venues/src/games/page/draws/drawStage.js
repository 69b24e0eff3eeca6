// Stage of scheduled draws that all players share: lotteries and matches of two teams.

import { formatDuration, h, prefersReducedMotion, s } from '../base/kit.js';
import { t } from '../base/texts.js';
import { createBets } from '../tables/createBets.js';
import { drawDie } from '../tables/cards.js';
import { moveFocusByArrows } from '../tables/moveFocus.js';
import { drawTrend } from './trend.js';

const SIZES = [20, 50];

/** Keys of the texts that differ between a lottery and a match. */
const words = {
  draw: { no: 'draw', left: 'closesIn', running: 'drawing', last: 'trend', count: 'lastCount', none: 'noDraws' },
  match: {
    no: 'match',
    left: 'startsIn',
    running: 'playing',
    last: 'lastMatches',
    count: 'lastMatchCount',
    none: 'noMatches',
  },
};
const getWords = (isMatch) => words[isMatch ? 'match' : 'draw'];

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
const drawScore = ({ home, away }) => h('span', { class: 'score' }, `${home} : ${away}`);

const drawShield = (name, side) =>
  s(
    'svg',
    { viewBox: '0 0 64 64', class: 'shield', 'data-side': side, 'aria-hidden': 'true' },
    s('path', { d: 'M32 4l24 8v20c0 16-12 24-24 28C20 56 8 48 8 32V12z', class: 'shield-ground' }),
    s('path', { d: 'M32 4l24 8v20c0 16-12 24-24 28z', class: 'shield-shade' }),
    s('text', { x: 32, y: 42, 'font-size': 28, 'text-anchor': 'middle', class: 'shield-text' }, name.slice(0, 1)),
  );

function drawFixture({ home, away, strength }) {
  const side = (name, key, chance) =>
    h(
      'div',
      { class: 'team' },
      drawShield(name, key),
      h('b', {}, name),
      h('small', {}, `${t('strength')} ${(chance / 10).toFixed(1)}%`),
    );
  return h(
    'div',
    { class: 'fixture' },
    side(home, 'home', strength),
    h('span', { class: 'versus' }, 'VS'),
    side(away, 'away', 1_000 - strength),
  );
}

/** Trend or list of the last draws, with a choice of their number. */
function createHistory(game) {
  const isMatch = game.kind === 'match';
  const word = getWords(isMatch);
  const label = t(isMatch ? 'lastMatches' : 'lastDraws');
  const body = h('div', { class: 'trend-body', tabindex: 0, role: 'region', 'aria-label': label });
  let held = [];
  let size = SIZES[0];
  const buttons = SIZES.map((count) =>
    h('button', { type: 'button', class: 'tab', onclick: () => choose(count) }, t(word.count, count)),
  );
  function draw() {
    if (held.length === 0) return body.replaceChildren(h('p', { class: 'hint' }, t(word.none)));
    const shown = held.slice(0, size);
    const scores = () =>
      h(
        'ol',
        { class: 'scores' },
        shown.map(({ no, outcome }) => h('li', {}, h('small', {}, String(no)), drawScore(outcome))),
      );
    body.replaceChildren(isMatch ? scores() : drawTrend(game.rules, shown));
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
      h('header', {}, h('h2', {}, t(word.last)), h('div', { class: 'tabs' }, buttons)),
      body,
      isMatch ? undefined : h('p', { class: 'hint' }, t('trendNote')),
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
  const isMatch = game.kind === 'match';
  const word = getWords(isMatch);
  const bets = createBets(table, t('buy'));
  const history = createHistory(game);
  const [number, left, leftLabel] = [
    h('h2', {}),
    h('b', { class: 'countdown', role: 'timer' }),
    h('span', {}, t(word.left)),
  ];
  const latest = h('div', { class: 'latest' });
  const board = createBoard(game, bets);
  const element = h(
    'div',
    { class: 'draw', 'data-match': isMatch, 'data-rules': game.rules },
    h('div', { class: 'felt draw-head' }, h('div', {}, number, h('p', {}, leftLabel, ' ', left)), latest),
    // The markets of a match are few and its main content; the numbers of a lottery fill the side.
    isMatch ? board : undefined,
    history.element,
  );
  moveFocusByArrows(board, '.spot');
  let shown;
  let offset = table.state.now - Date.now();

  function update() {
    const { draw } = table.state;
    offset = table.state.now - Date.now();
    number.textContent = t(word.no, draw.no);
    const [newest] = draw.held;
    const key = `${draw.no} ${newest?.no}`;
    if (key === shown) return;
    shown = key;
    const result = newest && (isMatch ? drawScore(newest.outcome) : drawNumbers(game.rules, newest.outcome));
    latest.replaceChildren(
      ...[
        draw.fixture && drawFixture(draw.fixture),
        newest && h('p', { class: 'newest' }, h('small', {}, t(word.no, newest.no)), result),
      ].filter(Boolean),
    );
    if (newest && !prefersReducedMotion()) latest.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 400 });
    history.show(draw.held);
  }
  const findHomePrice = () => table.state.game.spots.find(({ key }) => key === 'home')?.pays;
  const firstPrice = findHomePrice();
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
    if (findHomePrice() !== firstPrice) table.reopen();
  }
  const tick = () => {
    const { draw } = table.state;
    const now = Date.now() + offset;
    const isClosed = now >= draw.closesAt;
    leftLabel.textContent = t(isClosed ? word.running : word.left);
    left.textContent = formatDuration(Math.max(0, Math.ceil(((isClosed ? draw.dueAt : draw.closesAt) - now) / 1_000)));
    if (isPollDue(now)) void pollDraw();
  };
  const timer = setInterval(tick, 1_000);
  update();
  tick();
  return {
    element,
    desk: bets.desk,
    side: isMatch ? [] : [board],
    update,
    busy: bets.busy,
    close() {
      clearInterval(timer);
      bets.close();
    },
    show: async () => undefined,
  };
}
