// Stage of scheduled draws that all players share: lotteries and matches of two teams.

import { drawDie, drawShield } from './art.js';
import { createBoard } from './board.js';
import { formatDuration, h, prefersReducedMotion } from './kit.js';
import { t } from './texts.js';

const ball = (rules, value) =>
  rules === 'k3'
    ? h('span', { class: 'ball-die' }, drawDie(value))
    : h('span', { class: 'ball', 'data-tone': value % 10 }, String(value));

const renderNumbers = (rules, { numbers }) =>
  h(
    'span',
    { class: 'balls' },
    numbers.map((value) => ball(rules, value)),
  );
const renderScore = ({ home, away }) => h('span', { class: 'score' }, `${home} : ${away}`);

export function createDrawStage(table) {
  const { game } = table.state;
  const isMatch = game.kind === 'match';
  const board = createBoard(table, t('buy'));
  const number = h('h2', {});
  const left = h('b', { class: 'countdown', role: 'timer' });
  const leftLabel = h('span', {}, t('closesIn'));
  const latest = h('div', { class: 'latest' });
  const drawn = h('ol', { class: 'drawn' });
  const scene = h(
    'div',
    { class: 'felt draw', 'data-match': isMatch, 'data-rules': game.rules },
    h('div', { class: 'draw-head' }, number, h('p', {}, leftLabel, ' ', left)),
    latest,
    h('h3', {}, t('lastDraws')),
    drawn,
  );
  let shown;
  let offset = table.state.now - Date.now();

  const renderResult = (outcome) => (isMatch ? renderScore(outcome) : renderNumbers(game.rules, outcome));

  function fixture({ home, away, strength }) {
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
      side(away, 'away', 1000 - strength),
    );
  }
  function update() {
    const { draw } = table.state;
    offset = table.state.now - Date.now();
    number.textContent = t('draw', draw.no);
    const [newest, ...others] = draw.held;
    const key = `${draw.no} ${newest?.no}`;
    if (key === shown) return;
    shown = key;
    latest.replaceChildren(
      ...[
        draw.fixture && fixture(draw.fixture),
        newest && h('p', { class: 'newest' }, h('small', {}, t('draw', newest.no)), renderResult(newest.outcome)),
      ].filter(Boolean),
    );
    if (newest && !prefersReducedMotion()) latest.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 400 });
    drawn.replaceChildren(
      ...(others.length > 0
        ? others.map((held) => h('li', {}, h('small', {}, String(held.no)), renderResult(held.outcome)))
        : [h('li', { class: 'hint' }, t('noDraws'))]),
    );
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
    else update();
  }
  const tick = () => {
    const { draw } = table.state;
    const now = Date.now() + offset;
    const isClosed = now >= draw.closesAt;
    leftLabel.textContent = isClosed ? t('drawing') : t('closesIn');
    left.textContent = formatDuration(Math.max(0, Math.ceil(((isClosed ? draw.dueAt : draw.closesAt) - now) / 1_000)));
    if (isPollDue(now)) void pollDraw();
  };
  const timer = setInterval(tick, 1_000);
  update();
  tick();
  return {
    scene,
    controls: board.element,
    busy: board.busy,
    close: () => clearInterval(timer),
    show: async () => undefined,
  };
}
