// Card room of two-eight: banker, three hands that take bets, seats of the other players.

import { h, parseCents, s } from '../base/kit.js';
import { t, pickScript } from '../base/texts.js';
import { deal, drawTile } from './cards.js';
import { simulateCrowd } from './crowd.js';

const seatTones = ['#b23a1f', '#1f68ad', '#1c6257', '#583690', '#8a5a12'];

const drawPerson = (tone) =>
  s(
    'svg',
    { viewBox: '0 0 48 48', class: 'seat-person', 'aria-hidden': 'true' },
    s('circle', { cx: 24, cy: 24, r: 23, fill: tone }),
    s('path', { d: 'M24 11a8 8 0 1 1-.01 0zM9 42c2-10 8-14 15-14s13 4 15 14c-8 5-22 5-30 0z', class: 'seat-shape' }),
  );

function createHand(name, key) {
  const slots = [0, 1].map(() => h('span', { class: 'tile-slot' }, drawTile()));
  const result = h('small', {});
  const element = h(
    'div',
    { class: 'tile-hand', 'data-hand': key },
    h('h2', {}, name),
    h('div', { class: 'tiles-dealt' }, slots),
    result,
  );
  return {
    slots,
    element,
    result,
    clear() {
      slots.forEach((slot) => slot.replaceChildren(drawTile()));
      result.textContent = '';
      element.removeAttribute('data-won');
      element.removeAttribute('data-turn');
    },
  };
}

/** Names a hand: pair, two-eight, or its points with halves. */
function nameHand([one = 0, other = 0]) {
  if (one === other) return t('pairHand', one === 0 ? t('whiteDragon') : one);
  if (Math.min(one, other) === 2 && Math.max(one, other) === 8) return t('twoEightHand');
  const doubled = ((one === 0 ? 1 : 2 * one) + (other === 0 ? 1 : 2 * other)) % 20;
  return t('points', doubled / 2);
}

const seat = ({ name, text, tone }, at) =>
  h('div', { class: 'seat', 'data-seat': at }, drawPerson(tone), h('span', {}, h('b', {}, name), h('small', {}, text)));

/** Creates the table of two-eight. */
export function createCardRoom(table, bets) {
  const { game } = table.state;
  const banker = createHand(t('banker'), 'banker');
  const doors = game.spots.map(({ name }, at) => createHand(name, at));
  const seats = h('div', { class: 'seats' });
  const spotNames = new Map(game.spots.map(({ key, name }) => [key, name]));
  function showSeats(no) {
    const crowd = simulateCrowd(game.code, no, game.spots).bets.slice(0, 4);
    const own = { name: t('you'), text: t('yourSeat'), tone: seatTones[4] };
    const others = crowd.map(({ name, spot, stake }, at) => ({
      name: pickScript(name),
      text: `${spotNames.get(spot)} ${stake}`,
      tone: seatTones[at],
    }));
    seats.replaceChildren(...[...others, own].map(seat));
  }
  return {
    element: h(
      'div',
      { class: 'card-room' },
      seats,
      h(
        'div',
        { class: 'felt oval' },
        banker.element,
        h('p', { class: 'oval-name', 'aria-hidden': 'true' }, t('twoEightHand')),
        h(
          'div',
          { class: 'doors spots', role: 'group', 'aria-label': t('spots') },
          doors.map((door, at) => h('div', { class: 'door' }, door.element, bets.spot(`door${at}`))),
        ),
      ),
    ),
    clear: () => [banker, ...doors].forEach((hand) => hand.clear()),
    async show({ outcome, bets: placed }) {
      const dealt = [outcome.banker, ...outcome.doors];
      const hands = [banker, ...doors];
      for (const index of [0, 1])
        for (const [at, hand] of hands.entries()) {
          hand.element.setAttribute('data-turn', '');
          await deal(hand.slots[index], drawTile(dealt[at][index]), drawTile());
          hand.element.removeAttribute('data-turn');
        }
      hands.forEach((hand, at) => (hand.result.textContent = nameHand(dealt[at])));
      for (const { spot, returned, stake } of placed)
        if (parseCents(returned ?? '0.00') > parseCents(stake))
          doors[Number(spot.slice(4))]?.element.setAttribute('data-won', '');
    },
    update: (results) => showSeats(results.length),
  };
}
