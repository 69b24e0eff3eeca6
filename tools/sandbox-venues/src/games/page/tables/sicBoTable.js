// Table of sic bo: dice under a dome, layout, roads of big and small.

import { h, pause, prefersReducedMotion, s } from '../base/kit.js';
import { t } from '../base/texts.js';
import { playSound } from '../result/sound.js';
import { createRoads } from '../roads/renderRoads.js';
import { drawDie } from './cards.js';
import { drawDealer } from './dealer.js';
import { formatRatio } from './createBets.js';

const SHAKE_MS = 900;
const sum = (dice) => dice.reduce((all, value) => all + value, 0);
const isTriple = (dice) => dice.every((value) => value === dice[0]);

/** Two dice that add up to a total, as an example on its spot. */
const findExample = (total) => {
  const third = Math.min(6, Math.max(1, Math.round(total / 3)));
  const rest = total - third;
  const second = Math.min(6, Math.max(1, Math.round(rest / 2)));
  return [third, second, rest - second].toSorted((a, b) => a - b);
};

const describe = (dice) =>
  isTriple(dice) ? t('triple') : [t(sum(dice) > 10 ? 'big' : 'small'), t(sum(dice) % 2 ? 'odd' : 'even')].join(' · ');

function layout({ state }, bets) {
  const find = (key) => state.game.spots.find((spot) => spot.key === key);
  const large = (key, range, className = '') => {
    const { name, pays } = find(key);
    const button = bets.spot(key, [
      h('span', { class: 'name' }, name),
      h('small', {}, [range, formatRatio(pays)].filter(Boolean).join('　')),
    ]);
    button.classList.add(...['sic-large', className].filter(Boolean));
    return button;
  };
  const triple = bets.spot('triple', [
    h('span', { class: 'mini-dice' }, [1, 2, 3, 4, 5, 6].map(drawDie)),
    h('span', { class: 'name' }, find('triple').name),
    h('small', {}, formatRatio(find('triple').pays)),
  ]);
  triple.classList.add('sic-triple');
  const totals = Array.from({ length: 14 }, (_, at) => at + 4).map((total) =>
    bets.spot(`t${total}`, [
      h('span', { class: 'name' }, String(total)),
      h('span', { class: 'mini-dice', 'aria-hidden': 'true' }, findExample(total).map(drawDie)),
      h('small', {}, formatRatio(find(`t${total}`).pays)),
    ]),
  );
  return h(
    'div',
    { class: 'sic-layout', role: 'group', 'aria-label': t('spots') },
    h('div', { class: 'sic-row' }, large('small', '4–10'), large('odd'), triple, large('even'), large('big', '11–17')),
    h('div', { class: 'sic-totals' }, totals),
  );
}

const drawDome = () =>
  s(
    'svg',
    { viewBox: '0 0 240 130', class: 'dome', 'aria-hidden': 'true' },
    s('path', { d: 'M10 112C10 46 56 8 120 8s110 38 110 104z', class: 'dome-glass' }),
    s('path', { d: 'M40 90c4-34 26-56 56-64', class: 'dome-light' }),
    s('path', { d: 'M0 112h240v8c0 4-6 8-14 8H14c-8 0-14-4-14-8z', class: 'dome-base' }),
    s('circle', { cx: 120, cy: 7, r: 7, class: 'dome-base' }),
  );

/** Creates the table of sic bo. */
export function createSicBoTable(table, bets) {
  const dice = h('div', { class: 'dice' }, [1, 3, 5].map(drawDie));
  const [number, text] = [h('b', {}, '–'), h('span', {}, t('ready'))];
  const roads = createRoads({ B: t('big'), P: t('small'), T: t('tripleMark') });
  return {
    element: h(
      'div',
      { class: 'felt sic-scene' },
      h(
        'div',
        { class: 'sic-top' },
        drawDealer(table.state.game.code),
        h('div', { class: 'dome-place' }, dice, drawDome()),
        h('p', { class: 'wheel-result' }, number, text),
      ),
      layout(table, bets),
    ),
    below: roads.element,
    clear() {
      dice.toggleAttribute('data-rolling', !prefersReducedMotion());
      number.textContent = '…';
      text.textContent = t('rolling');
      playSound('stop');
    },
    async show({ outcome }) {
      await pause(SHAKE_MS);
      dice.removeAttribute('data-rolling');
      dice.replaceChildren(...outcome.dice.map(drawDie));
      number.textContent = String(sum(outcome.dice));
      text.textContent = describe(outcome.dice);
    },
    update: (results) =>
      roads.show(results.map(({ dice: thrown }) => (isTriple(thrown) ? 'T' : sum(thrown) > 10 ? 'B' : 'P'))),
  };
}
