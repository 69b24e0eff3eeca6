// Stage of a slot.

import { drawMotif } from '../art/drawMotif.js';
import {
  formatDecimal,
  formatMultiple,
  formatShortMoney,
  h,
  parseCents,
  prefersReducedMotion,
  s,
} from '../base/kit.js';
import { pickScript, t } from '../base/texts.js';
import { presentReturn } from '../result/presentReturn.js';
import { createReels } from './createReels.js';
import { drawScene } from './drawScene.js';
import { getFamily } from '../art/families.js';

const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1_000n].map((yuan) => yuan * 100n);
const LINE_MS = 900;
const CELL = 100;
const GAP = 4;

const centre = (reel, row) => `${reel * (CELL + GAP) + CELL / 2} ${row * CELL + CELL / 2}`;

/** Stepper of the stake. */
function createStake({ min: least, max: most }) {
  const [min, max] = [parseCents(least), parseCents(most)];
  const stakes = steps.filter((step) => step >= min && step <= max);
  let stake = stakes[1] ?? stakes[0] ?? min;
  let isLocked = false;
  const amount = h('output', { class: 'amount', 'aria-live': 'polite' });
  const step = (label, text, by) =>
    h('button', { type: 'button', class: 'step', 'aria-label': label, onclick: () => move(by) }, text);
  const [less, more] = [step(t('less'), '−', -1), step(t('more'), '+', 1)];
  function move(by) {
    stake = stakes[Math.max(0, Math.min(stakes.length - 1, stakes.indexOf(stake) + by))] ?? stake;
    refresh();
  }
  function refresh() {
    amount.textContent = `¥${formatShortMoney(stake)}`;
    less.disabled = isLocked || stake === stakes[0];
    more.disabled = isLocked || stake === stakes.at(-1);
  }
  refresh();
  return {
    element: h('div', { class: 'stepper', role: 'group', 'aria-label': t('stake') }, less, amount, more),
    get stake() {
      return stake;
    },
    lock(is) {
      isLocked = is;
      refresh();
    },
  };
}

/** Head of a row: the symbol and its name. */
function nameCell(symbols, symbol) {
  const [motif, ink, cn, tw] = symbols[symbol];
  return h('th', { scope: 'row' }, h('span', { class: 'pay-symbol' }, drawMotif(motif, ink), pickScript([cn, tw])));
}

/** Pay table with the symbols. A row is marked while its symbol wins. */
function createPayTable({ paytable }, symbols) {
  const counts = [...new Set(paytable.flatMap(({ pays }) => pays.map(([count]) => count)))].toSorted((a, b) => b - a);
  const rows = new Map(
    paytable.map(({ symbol, pays }) => {
      const paid = new Map(pays);
      const row = h(
        'tr',
        {},
        nameCell(symbols, symbol),
        counts.map((count) => h('td', {}, paid.has(count) ? formatMultiple(paid.get(count)) : '–')),
      );
      return [symbol, row];
    }),
  );
  const wild = h('tr', {}, nameCell(symbols, 'W'), h('td', { colspan: counts.length }, t('wild')));
  return {
    element: h(
      'table',
      { class: 'pay-table' },
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', { scope: 'col' }, t('symbol')),
          counts.map((count) => h('th', { scope: 'col' }, `×${count}`)),
        ),
      ),
      h('tbody', {}, [...rows.values()], wild),
    ),
    mark: (won) => rows.forEach((row, symbol) => row.toggleAttribute('data-won', won.includes(symbol))),
  };
}

/** Cells of a win, as `reel:row`. */
function listCells(win, window) {
  if (win.line.length > 0) return win.line.slice(0, win.count).map((row, reel) => `${reel}:${row}`);
  return window.flatMap((reel, at) =>
    reel.flatMap((key, row) => {
      const isHit = key === win.symbol || (win.symbol !== 'S' && key === 'W');
      return isHit && (win.symbol === 'S' || at < win.count) ? [`${at}:${row}`] : [];
    }),
  );
}

/** Line of a win from the left edge to its last symbol, over a wider one in the colour of paper. */
function drawLine(win) {
  const points = win.line.slice(0, win.count).map((row, reel) => centre(reel, row));
  const d = `M0 ${(win.line[0] ?? 0) * CELL + CELL / 2}L${points.join('L')}`;
  return [s('path', { d, class: 'line-under' }), s('path', { d, class: 'line-over' })];
}

/** Shows the wins: still below the stake, else one after the other until the next spin. */
function createWinShow({ reels, lines, caption, payTable, symbols }) {
  let timer;
  const name = (symbol) => pickScript(symbols[symbol].slice(2));
  const describe = (game, win) => {
    const no = win.line.length > 0 ? game.lines.findIndex((line) => line.join() === win.line.join()) + 1 : 0;
    return `${no > 0 ? t('lineNo', no) : ''}${name(win.symbol)} ×${win.count} · ${t('multiple', formatMultiple(win.pays))}`;
  };
  return {
    clear() {
      clearInterval(timer);
      lines.replaceChildren();
      caption.textContent = '';
      payTable.mark([]);
    },
    show(game, round) {
      const { wins, window } = round.outcome;
      const { lines: mode } = presentReturn(parseCents(round.stake), parseCents(round.payout));
      if (mode === 'none' || wins.length === 0) return;
      payTable.mark(wins.map(({ symbol }) => symbol));
      const showOne = (win) => {
        reels.highlight(listCells(win, window));
        lines.replaceChildren(...(win.line.length > 0 ? drawLine(win) : []));
        caption.textContent = describe(game, win);
      };
      let at = 0;
      showOne(wins[0]);
      if (mode === 'still' || wins.length === 1 || prefersReducedMotion()) return;
      timer = setInterval(() => showOne(wins[(at += 1) % wins.length]), LINE_MS);
    },
  };
}

/** Creates the stage of a slot. */
export function createSlotStage(table) {
  const { game } = table.state;
  const { scene, symbols } = getFamily(game.cover.motif);
  const reels = createReels({ strips: game.strips, symbols });
  const count = game.strips.length;
  const width = count * CELL + (count - 1) * GAP;
  const lines = s('svg', { class: 'lines', 'aria-hidden': 'true', viewBox: `0 0 ${width} ${3 * CELL}` });
  const caption = h('p', { class: 'won-line' });
  const picture = h('p', { class: 'sr' });
  const payTable = createPayTable(game, symbols);
  const wins = createWinShow({ reels, lines, caption, payTable, symbols });
  const stake = createStake(game.limits);
  let isLocked = false;
  const spin = h(
    'button',
    { type: 'button', class: 'main spin', 'data-testid': 'play', onclick: () => void go() },
    t('spin'),
  );
  async function go() {
    if (isLocked) return;
    wins.clear();
    reels.start();
    if (!(await table.play([{ spot: 'spin', stake: formatDecimal(stake.stake) }]))) reels.cancel();
    spin.focus({ preventScroll: true });
  }
  function refresh() {
    spin.disabled = isLocked || table.state.state !== 'open';
  }
  refresh();
  return {
    element: h(
      'div',
      { class: 'slot', 'data-reels': count, 'data-scene': scene },
      drawScene(scene),
      h(
        'div',
        { class: 'cabinet' },
        h(
          'div',
          { class: 'reels' },
          h(
            'div',
            { class: 'reel-window' },
            Array.from({ length: count }, () => h('i')),
            reels.element,
            lines,
          ),
          picture,
        ),
        caption,
      ),
    ),
    desk: h(
      'div',
      { class: 'desk slot-bets' },
      h('span', { class: 'hint' }, t('perSpin')),
      stake.element,
      h('span', { class: 'hint grow' }, `${t('rate')} ${game.rate} · ${t('noAutoplay')}`),
      spin,
    ),
    side: [h('h2', {}, t('payTable')), payTable.element],
    close: wins.clear,
    update: refresh,
    busy(is) {
      isLocked = is;
      stake.lock(is);
      refresh();
    },
    async show(round) {
      wins.clear();
      await reels.stop(round.outcome);
      picture.textContent = round.outcome.window
        .map((reel) => reel.map((key) => pickScript(symbols[key].slice(2))).join(' '))
        .join('，');
      wins.show(game, round);
    },
  };
}
