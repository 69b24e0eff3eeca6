// Trend of a lottery: numbers, misses and lines of its places, and their sums. It predicts nothing.

import { h, s } from '../base/kit.js';
import { t } from '../base/texts.js';

const CELL = 17;
const ROW = 24;
const GAP = 14;
const TONES = 5;
/** Width of the window, px, from which all places are drawn. */
const WIDE = 1_600;
const NARROW_PLACES = 3;

/**
 * Counts for each draw how long each number has been missing at a place. 0 is a hit.
 *
 * @param {readonly (readonly number[])[]} draws oldest first
 * @param {number} place
 * @param {readonly number[]} values
 */
export function countMisses(draws, place, values) {
  const missed = new Map(values.map((value) => [value, 0]));
  return draws.map((draw) =>
    values.map((value) => {
      const count = draw[place] === value ? 0 : (missed.get(value) ?? 0) + 1;
      missed.set(value, count);
      return count;
    }),
  );
}

/** Values and number of places of each lottery. */
const layouts = {
  ssc: { values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], places: 5 },
  k3: { values: [1, 2, 3, 4, 5, 6], places: 3 },
  racing: { values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], places: 3 },
  eleven: { values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], places: 5 },
};

function drawPlace(draws, place, { values }) {
  const left = place * (values.length * CELL + GAP);
  const x = (value) => left + (values.indexOf(value) + 0.5) * CELL;
  const y = (at) => (at + 0.5) * ROW;
  const misses = countMisses(draws, place, values);
  const line = draws.map((draw, at) => `${x(draw[place])} ${y(at)}`).join('L');
  return s(
    'g',
    { 'data-tone': place % TONES },
    s('path', { d: `M${line}`, class: 'trend-line' }),
    misses.flatMap((row, at) =>
      row.map((count, index) =>
        count > 0
          ? s(
              'text',
              { x: x(values[index]), y: y(at) + 3.5, class: 'trend-miss', 'text-anchor': 'middle' },
              String(count),
            )
          : undefined,
      ),
    ),
    draws.flatMap((draw, at) => [
      s('circle', { cx: x(draw[place]), cy: y(at), r: 8.5, class: 'trend-hit' }),
      s(
        'text',
        { x: x(draw[place]), y: y(at) + 4, class: 'trend-number', 'text-anchor': 'middle' },
        String(draw[place]),
      ),
    ]),
  );
}

const drawHead = (places, { values }) =>
  Array.from({ length: places }, (_, place) => {
    const left = place * (values.length * CELL + GAP);
    return [
      s(
        'text',
        { x: left + (values.length * CELL) / 2, y: 13, class: 'trend-place', 'text-anchor': 'middle' },
        t('place', place + 1),
      ),
      values.map((value, at) =>
        s('text', { x: left + (at + 0.5) * CELL, y: 30, class: 'trend-value', 'text-anchor': 'middle' }, String(value)),
      ),
    ];
  });

function drawChart(draws, layout) {
  const width = layout.places * (layout.values.length * CELL + GAP) - GAP;
  return s(
    'svg',
    {
      class: 'trend-chart',
      viewBox: `0 -38 ${width} ${draws.length * ROW + 38}`,
      width,
      height: draws.length * ROW + 38,
      'aria-hidden': 'true',
    },
    s('g', { transform: 'translate(0 -38)' }, drawHead(layout.places, layout)),
    draws.map((_, at) =>
      at % 2 ? undefined : s('rect', { x: 0, y: at * ROW, width, height: ROW, class: 'trend-band' }),
    ),
    Array.from({ length: layout.places }, (_, place) => drawPlace(draws, place, layout)),
  );
}

const sum = (numbers) => numbers.reduce((all, value) => all + value, 0);

function drawTable(held, shown) {
  return h(
    'table',
    { class: 'trend-table' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        ['drawNo', 'numbers', 'sum', 'oddEven'].map((key) => h('th', { scope: 'col' }, t(key))),
      ),
    ),
    h(
      'tbody',
      {},
      shown.map((numbers, at) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, String(held[at].no)),
          h('td', { class: 'trend-numbers' }, numbers.join(' ')),
          h('td', {}, String(sum(numbers))),
          h('td', {}, t(sum(numbers) % 2 ? 'odd' : 'even')),
        ),
      ),
    ),
  );
}

/**
 * Draws the trend of a lottery: the numbers of each draw as a table, and its places as a chart where the lottery has places.
 *
 * @param {string} rules
 * @param {readonly { no: number, outcome: { numbers: readonly number[] } }[]} held newest first
 */
export function drawTrend(rules, held) {
  const inOrder = held.toReversed();
  const draws = inOrder.map(({ outcome }) => outcome.numbers);
  const wide = window.innerWidth >= WIDE;
  const known = layouts[rules];
  const layout = known && { ...known, places: wide ? known.places : Math.min(known.places, NARROW_PLACES) };
  return h(
    'div',
    { class: 'trend', 'data-chart': layout !== undefined },
    drawTable(inOrder, draws),
    layout ? drawChart(draws, layout) : undefined,
  );
}
