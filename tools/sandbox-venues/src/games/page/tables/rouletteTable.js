// Table of roulette: wheel, layout, race track with neighbours, and statistics.

import { h } from '../base/kit.js';
import { t } from '../base/texts.js';
import { moveFocusByArrows } from './moveFocus.js';
import { createWheel, drawPocketNumber, getPocketColour, listNeighbours, wheelOrder } from './wheel.js';

const REACH = 2;
const LAST = 18;

const numberSpot = (bets, pocket) => {
  const button = bets.spot(`n${pocket}`, [h('span', { class: 'name' }, String(pocket))]);
  button.dataset.tone = getPocketColour(pocket);
  return button;
};

function layout(bets) {
  const numbers = [3, 2, 1].map((first) => Array.from({ length: 12 }, (_, at) => numberSpot(bets, first + 3 * at)));
  const outside = ['low', 'even', 'red', 'black', 'odd', 'high'].map((key) => {
    const button = bets.spot(key);
    if (key === 'red' || key === 'black') button.dataset.tone = key;
    return button;
  });
  return h(
    'div',
    { class: 'roulette-layout', role: 'group', 'aria-label': t('spots') },
    numberSpot(bets, 0),
    h('div', { class: 'roulette-numbers' }, numbers),
    h(
      'div',
      { class: 'roulette-dozens' },
      [1, 2, 3].map((at) => bets.spot(`dozen${at}`)),
    ),
    h('div', { class: 'roulette-outside' }, outside),
  );
}

/** Race track: pockets in the order of the wheel. A press bets on the pocket and its neighbours. */
function raceTrack(bets) {
  const pockets = new Map();
  const light = (pocket) => {
    const lit = pocket === undefined ? [] : listNeighbours(pocket, REACH);
    for (const [number, button] of pockets) button.toggleAttribute('data-lit', lit.includes(number));
  };
  const track = (pocket) => {
    const names = listNeighbours(pocket, REACH);
    const button = h(
      'button',
      {
        type: 'button',
        class: 'track-number',
        'data-tone': getPocketColour(pocket),
        'aria-label': t('neighbours', names.join(' ')),
        onclick: () => bets.add(names.map((number) => `n${number}`)),
        onpointerenter: () => light(pocket),
        onpointerleave: () => light(undefined),
        onfocus: () => light(pocket),
        onblur: () => light(undefined),
      },
      String(pocket),
    );
    pockets.set(pocket, button);
    return button;
  };
  const top = [...wheelOrder.slice(24), ...wheelOrder.slice(0, 5)];
  const bottom = wheelOrder.slice(5, 24).toReversed();
  const element = h(
    'div',
    { class: 'race-track', role: 'group', 'aria-label': t('raceTrack') },
    h('div', {}, top.map(track)),
    h('p', {}, t('raceTrack'), ' · ', t('trackHint', 2 * REACH + 1)),
    h('div', {}, bottom.map(track)),
  );
  moveFocusByArrows(element, '.track-number');
  return element;
}

const share = (results, test) => results.filter(test).length;

function statistics(results) {
  const rows = [
    {
      name: `${t('red')} / ${t('black')} / ${t('zero')}`,
      counts: ['red', 'black', 'green'].map((tone) => share(results, (n) => getPocketColour(n) === tone)),
    },
    {
      name: `${t('odd')} / ${t('even')}`,
      counts: [share(results, (n) => n % 2 === 1), share(results, (n) => n > 0 && n % 2 === 0)],
    },
    {
      name: `${t('big')} / ${t('small')}`,
      counts: [share(results, (n) => n > 18), share(results, (n) => n > 0 && n < 19)],
    },
  ];
  return h(
    'table',
    { class: 'facts-table' },
    h(
      'tbody',
      {},
      rows.map(({ name, counts }) => h('tr', {}, h('th', { scope: 'row' }, name), h('td', {}, counts.join(' / ')))),
    ),
  );
}

const describe = (pocket) =>
  pocket === 0
    ? t('green')
    : [t(getPocketColour(pocket)), t(pocket % 2 ? 'odd' : 'even'), t(pocket > 18 ? 'big' : 'small')].join(' · ');

/** Creates the table of roulette. */
export function createRouletteTable(_table, bets) {
  const wheel = createWheel();
  const [number, text] = [h('b', {}, '–'), h('span', {}, t('ready'))];
  const last = h('div', { class: 'last-numbers' });
  const counts = h('div', {});
  return {
    element: h(
      'div',
      { class: 'felt roulette-scene' },
      h('div', { class: 'wheel-side' }, wheel.element, h('p', { class: 'wheel-result' }, number, text)),
      layout(bets),
      raceTrack(bets),
    ),
    side: [h('h2', {}, t('lastRounds', LAST)), last, h('h2', {}, t('statistics')), counts],
    clear() {
      number.textContent = '…';
      text.textContent = t('turning');
    },
    async show({ outcome: { pocket } }) {
      await wheel.spin(pocket);
      number.textContent = String(pocket);
      text.textContent = describe(pocket);
    },
    update(results) {
      const numbers = results.map(({ pocket }) => pocket);
      last.replaceChildren(...numbers.slice(-LAST).toReversed().map(drawPocketNumber));
      counts.replaceChildren(statistics(numbers));
    },
  };
}
