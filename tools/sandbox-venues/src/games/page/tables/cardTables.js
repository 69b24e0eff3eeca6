// Tables of baccarat and dragon-tiger: dealer, two hands, spots and roads.

import { h, pause } from '../base/kit.js';
import { t } from '../base/texts.js';
import { createRoads } from '../roads/renderRoads.js';
import { deal, drawCard } from './cards.js';
import { drawDealer } from './dealer.js';

const getPoints = (cards) => cards.reduce((sum, value) => sum + Math.min((value % 13) + 1, 10), 0) % 10;
const getRank = (card) => (card % 13) + 1;

function createHand(key, size) {
  const points = h('b', { class: 'hand-points' }, '–');
  const label = h('span', { class: 'hand-name' }, t(key));
  const slots = Array.from({ length: size }, () => h('span', { class: 'card-slot' }));
  const element = h(
    'div',
    { class: 'hand', 'data-hand': key },
    h('div', { class: 'hand-total' }, points, label),
    h('div', { class: 'cards' }, slots),
  );
  return {
    slots,
    clear() {
      slots.forEach((slot) => slot.replaceChildren());
      points.textContent = '–';
      label.textContent = t(key);
      element.removeAttribute('data-won');
    },
    showPoints: (value) => (points.textContent = String(value)),
    win() {
      element.setAttribute('data-won', '');
      label.textContent = t('wins', t(key));
    },
    element,
  };
}

function createScene({ code }, hands, buttons) {
  const dealer = drawDealer(code);
  return {
    dealer,
    element: h(
      'div',
      { class: 'felt table-scene' },
      h('div', { class: 'table-top' }, hands[0].element, dealer, hands[1].element),
      h('div', { class: 'spots', 'data-count': buttons.length, role: 'group', 'aria-label': t('spots') }, buttons),
    ),
  };
}

async function dealAll(dealer, cards) {
  dealer.setAttribute('data-dealing', '');
  for (const { hand, at, value, points } of cards) {
    await deal(hand.slots[at], drawCard(value), drawCard());
    hand.showPoints(points);
  }
  dealer.removeAttribute('data-dealing');
  await pause(200);
}

/** Creates the table of baccarat. */
export function createBaccaratTable(table, bets) {
  const [player, banker] = [createHand('player', 3), createHand('banker', 3)];
  const keys = ['playerPair', 'player', 'tie', 'banker', 'bankerPair'];
  const scene = createScene(
    table.state.game,
    [player, banker],
    keys.map((key) => bets.spot(key)),
  );
  const roads = createRoads({ B: t('bankerMark'), P: t('playerMark'), T: t('tieMark') });
  return {
    element: scene.element,
    below: roads.element,
    clear: () => [player, banker].forEach((hand) => hand.clear()),
    async show({ outcome }) {
      const cards = [0, 1, 2].flatMap((at) =>
        [
          [player, outcome.player],
          [banker, outcome.banker],
        ].flatMap(([hand, values]) =>
          values[at] === undefined ? [] : [{ hand, at, value: values[at], points: getPoints(values.slice(0, at + 1)) }],
        ),
      );
      await dealAll(scene.dealer, cards);
      const lead = getPoints(outcome.player) - getPoints(outcome.banker);
      if (lead !== 0) (lead > 0 ? player : banker).win();
    },
    update: (results) =>
      roads.show(
        results.map(({ player: p, banker: b }) => {
          const lead = getPoints(b) - getPoints(p);
          return lead > 0 ? 'B' : lead < 0 ? 'P' : 'T';
        }),
      ),
  };
}

/** Creates the table of dragon-tiger. */
export function createDragonTigerTable(table, bets) {
  const [dragon, tiger] = [createHand('dragon', 1), createHand('tiger', 1)];
  const keys = ['dragonOdd', 'dragonEven', 'dragon', 'tie', 'tiger', 'tigerOdd', 'tigerEven'];
  const scene = createScene(
    table.state.game,
    [dragon, tiger],
    keys.map((key) => bets.spot(key)),
  );
  const roads = createRoads({ B: t('dragon'), P: t('tiger'), T: t('tieMark') });
  return {
    element: scene.element,
    below: roads.element,
    clear: () => [dragon, tiger].forEach((hand) => hand.clear()),
    async show({ outcome }) {
      await dealAll(scene.dealer, [
        { hand: dragon, at: 0, value: outcome.dragon, points: getRank(outcome.dragon) },
        { hand: tiger, at: 0, value: outcome.tiger, points: getRank(outcome.tiger) },
      ]);
      const lead = getRank(outcome.dragon) - getRank(outcome.tiger);
      if (lead !== 0) (lead > 0 ? dragon : tiger).win();
    },
    update: (results) =>
      roads.show(
        results.map((outcome) => {
          const lead = getRank(outcome.dragon) - getRank(outcome.tiger);
          return lead > 0 ? 'B' : lead < 0 ? 'P' : 'T';
        }),
      ),
  };
}
