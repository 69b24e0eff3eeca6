// Stage of a slot. The reels stop one after the other.

import { drawSymbol } from './art.js';
import {
  pause,
  parseCents,
  formatDecimal,
  h,
  prefersReducedMotion,
  s,
  formatShortMoney,
  formatMultiple,
} from './kit.js';
import { t } from './texts.js';

const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1_000n].map((yuan) => yuan * 100n);
const STOP_MS = 220;

/** Returns the subject of the game: the two characters after the prefix of its name. */
const subject = (name) => name.slice(2, 4);

export function createSlotStage(table) {
  const { game } = table.state;
  const word = subject(game.name);
  const names = Object.fromEntries(game.paytable.map((row) => [row.symbol, row.name]));
  const [min, max] = [parseCents(game.limits.min), parseCents(game.limits.max)];
  const stakes = steps.filter((step) => step >= min && step <= max);
  let stake = stakes[1] ?? stakes[0] ?? min;
  let isLocked = false;

  const cell = (key) => h('span', { class: 'cell', 'data-symbol': key }, drawSymbol(key, word, names[key]));
  const reels = game.strips.map((strip, reel) =>
    h(
      'div',
      { class: 'reel', 'data-reel': reel },
      [0, 1, 2].map((row) => cell(strip[(reel * 5 + row) % strip.length])),
    ),
  );
  const lines = s('svg', {
    class: 'lines',
    'aria-hidden': 'true',
    viewBox: `0 0 ${reels.length * 100} 300`,
    preserveAspectRatio: 'none',
  });
  const won = h('p', { class: 'won-line', 'aria-hidden': 'true' });
  const scene = h(
    'div',
    { class: 'slot', 'data-reels': reels.length },
    h('div', { class: 'reels' }, reels, lines),
    won,
  );

  const amount = h('output', { class: 'amount', 'aria-live': 'polite' }, formatShortMoney(stake));
  const less = h('button', { type: 'button', class: 'step', 'aria-label': t('less'), onclick: () => move(-1) }, '−');
  const more = h('button', { type: 'button', class: 'step', 'aria-label': t('more'), onclick: () => move(1) }, '+');
  const spin = h(
    'button',
    { type: 'button', class: 'main spin', 'data-testid': 'play', onclick: () => void go() },
    t('spin'),
  );
  function move(by) {
    stake = stakes[Math.max(0, Math.min(stakes.length - 1, stakes.indexOf(stake) + by))] ?? stake;
    refresh();
  }
  function refresh() {
    amount.textContent = formatShortMoney(stake);
    less.disabled = isLocked || stake === stakes[0];
    more.disabled = isLocked || stake === stakes.at(-1);
    spin.disabled = isLocked || table.state.state !== 'open';
  }
  async function go() {
    reset();
    if (!prefersReducedMotion()) reels.forEach((reel) => reel.setAttribute('data-turning', ''));
    await table.play([{ spot: 'spin', stake: formatDecimal(stake) }]);
    reels.forEach((reel) => reel.removeAttribute('data-turning'));
    spin.focus({ preventScroll: true });
  }
  function reset() {
    lines.replaceChildren();
    won.textContent = '';
    for (const each of scene.querySelectorAll('[data-hit]')) each.removeAttribute('data-hit');
  }
  function draw(win, at) {
    win.line.forEach((row, reel) => {
      if (reel < win.count) reels[reel].children[row].setAttribute('data-hit', '');
    });
    if (win.line.length === 0)
      reels.forEach((reel, index) => {
        if (win.symbol !== 'S' && index >= win.count) return;
        for (const each of reel.children)
          if (each.dataset.symbol === win.symbol || (win.symbol !== 'S' && each.dataset.symbol === 'W'))
            each.setAttribute('data-hit', '');
      });
    if (win.line.length > 0) {
      const points = win.line.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ');
      lines.append(s('polyline', { points, 'data-tone': at % 5, 'vector-effect': 'non-scaling-stroke' }));
    }
  }
  refresh();
  return {
    scene,
    controls: h(
      'section',
      { class: 'panel bets slot-bets' },
      h('div', { class: 'stepper' }, h('span', {}, t('stake')), less, amount, more),
      spin,
      h(
        'p',
        { class: 'hint' },
        `${t('limits')} ${formatShortMoney(min)}–${formatShortMoney(max)} · ${t('rate')} ${game.rate}`,
      ),
    ),
    busy(is) {
      isLocked = is;
      refresh();
    },
    async show(round) {
      reset();
      for (const [at, reel] of reels.entries()) {
        await pause(STOP_MS);
        reel.replaceChildren(...round.outcome.window[at].map(cell));
        reel.removeAttribute('data-turning');
        if (!prefersReducedMotion())
          reel.animate([{ transform: 'translateY(-10px)' }, { transform: 'none' }], {
            duration: 160,
            easing: 'ease-out',
          });
      }
      round.outcome.wins.forEach(draw);
      const most = round.outcome.wins.map(
        (win) => `${names[win.symbol] ?? win.symbol} × ${win.count}　${formatMultiple(win.pays)}`,
      );
      won.textContent = most.slice(0, 3).join('　·　');
      await pause(120);
    },
  };
}
