// Draws the roads of a table, previews of the next result and the counts of its results.

import { h, s } from '../base/kit.js';
import { t } from '../base/texts.js';
import { openDialog, renderTable } from '../dialogs/dialogs.js';
import { previewRoads, buildBeadPlate, buildBigRoad, buildDerivedRoad, derivedRoads, ROWS } from './roads.js';

const colours = { B: 'banker', P: 'player', T: 'tie', r: 'banker', b: 'player', '-': 'tie' };

/** Marks of the kinds of road, drawn in a cell of 10 × 10. */
const marks = {
  bead: (tone, word) => [
    s('circle', { cx: 5, cy: 5, r: 4.3, class: `fill-${tone}` }),
    s('text', { x: 5, y: 7.1, 'font-size': 5.6, class: 'bead-word', 'text-anchor': 'middle' }, word),
  ],
  big: (tone, _word, ties) => [
    tone === 'tie' && ties > 0 ? undefined : s('circle', { cx: 5, cy: 5, r: 3.9, class: `ring-${tone}` }),
    ties > 0 ? s('path', { d: 'M1.600 8.400L8.400 1.600', class: 'line-tie' }) : undefined,
    ties > 1
      ? s('text', { x: 5, y: 7.1, 'font-size': 6, class: 'tie-count', 'text-anchor': 'middle' }, String(ties))
      : undefined,
  ],
  bigEyeBoy: (tone) => [s('circle', { cx: 5, cy: 5, r: 3.3, class: `ring-${tone}` })],
  smallRoad: (tone) => [s('circle', { cx: 5, cy: 5, r: 3.9, class: `fill-${tone}` })],
  cockroachRoad: (tone) => [s('path', { d: 'M1.800 8.200L8.200 1.800', class: `line-${tone}` })],
};

const drawMark = (kind, value, word, ties) => marks[kind](colours[value], word, ties).filter(Boolean);

/** Draws a road. The newest columns stay visible. */
function drawRoad(kind, cells, { columns, words, label }) {
  const last = cells.reduce((most, { column }) => Math.max(most, column), 0);
  const from = Math.max(0, last + 1 - columns);
  const grid = [
    ...Array.from({ length: columns + 1 }, (_, at) => `M${at * 10} 0v${ROWS * 10}`),
    ...Array.from({ length: ROWS + 1 }, (_, at) => `M0 ${at * 10}h${columns * 10}`),
  ].join('');
  return s(
    'svg',
    { class: `road road-${kind}`, viewBox: `0 0 ${columns * 10} ${ROWS * 10}`, role: 'img', 'aria-label': label },
    s('path', { d: grid, class: 'road-grid' }),
    cells
      .filter(({ column }) => column >= from)
      .map(({ column, row, value, ties }) =>
        s(
          'g',
          { transform: `translate(${(column - from) * 10} ${row * 10})` },
          drawMark(kind, value, words[value], ties),
        ),
      ),
  );
}

const drawPreviewMark = (kind, value) =>
  value
    ? s(
        'svg',
        {
          viewBox: '0 0 10 10',
          class: 'ask-mark',
          role: 'img',
          'aria-label': `${t(kind)} ${t(value === 'r' ? 'red' : 'blue')}`,
        },
        drawMark(kind, value),
      )
    : h('span', { class: 'ask-mark', 'aria-label': `${t(kind)} ${t('nothing')}`, role: 'img' }, '–');

function drawPreviewRow(results, side, words) {
  const asked = previewRoads(results, side);
  return h(
    'button',
    { type: 'button', class: 'ask', 'data-side': side, title: t('askHint', words[side]) },
    h('b', {}, words[side]),
    Object.keys(derivedRoads).map((kind) => drawPreviewMark(kind, asked[kind])),
  );
}

const count = (results, side) => results.filter((each) => each === side).length;

function counts(results, words) {
  return h(
    'p',
    { class: 'road-counts' },
    ['B', 'P', 'T'].map((side) => h('span', { 'data-side': side }, `${words[side]} ${count(results, side)}`)),
    h('span', {}, t('rounds', results.length)),
  );
}

/**
 * Creates the roads of a table.
 *
 * @param {{ B: string, P: string, T: string }} words one character for each result
 */
export function createRoads(words) {
  const body = h('div', { class: 'roads' });
  /** @type {readonly import('./roads.js').Side[]} */
  let results = [];
  /** @type {'B' | 'P' | undefined} */
  let asked;
  const label = (kind) => `${t(kind === 'big' ? 'bigRoad' : kind)}：${t('rounds', results.length)}`;
  function draw() {
    const shown = asked ? [...results, asked] : results;
    const road = (kind, cells, columns) => drawRoad(kind, cells, { columns, words, label: label(kind) });
    body.replaceChildren(
      road('bead', buildBeadPlate(shown), 11),
      h(
        'div',
        { class: 'road-right' },
        road('big', buildBigRoad(shown), 36),
        h(
          'div',
          { class: 'road-three' },
          Object.entries(derivedRoads).map(([kind, back]) => road(kind, buildDerivedRoad(shown, back), 20)),
        ),
      ),
    );
    body.toggleAttribute('data-asked', asked !== undefined);
  }
  const openTable = () =>
    openDialog(
      t('roads'),
      renderTable(
        [t('roundNo'), t('result')],
        results.map((side, at) => h('tr', {}, h('td', {}, String(at + 1)), h('td', {}, words[side]))),
      ),
    );
  const asTable = h('button', { type: 'button', class: 'plain', onclick: openTable }, t('asTable'));
  const foot = h('div', { class: 'road-foot' });
  const element = h('section', { class: 'road-panel', 'aria-label': t('roads') }, body, foot);
  function preview(side) {
    asked = side;
    draw();
  }
  return {
    element,
    /** @param {readonly import('./roads.js').Side[]} next */
    show(next) {
      results = next;
      asked = undefined;
      draw();
      const rows = ['B', 'P'].map((side) => drawPreviewRow(results, side, words));
      for (const row of rows) {
        const side = /** @type {'B' | 'P'} */ (row.dataset.side);
        row.addEventListener('pointerenter', () => preview(side));
        row.addEventListener('pointerleave', () => preview(undefined));
        row.addEventListener('focus', () => preview(side));
        row.addEventListener('blur', () => preview(undefined));
      }
      foot.replaceChildren(h('span', { class: 'hint' }, t('askRoad')), ...rows, counts(results, words), asTable);
    },
  };
}
