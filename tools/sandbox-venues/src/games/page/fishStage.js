// Stage of the fishing game. Each shot is a round.

import { drawFish } from './art.js';
import {
  parseCents,
  formatChip,
  formatDecimal,
  h,
  prefersReducedMotion,
  formatShortMoney,
  formatMultiple,
} from './kit.js';
import { t } from './texts.js';

const sizes = [1n, 2n, 5n, 10n, 50n, 100n, 500n].map((yuan) => yuan * 100n);

export function createFishStage(table) {
  const { game } = table.state;
  const [min, max] = [parseCents(game.limits.min), parseCents(game.limits.max)];
  const cannons = sizes.filter((size) => size >= min && size <= max).slice(0, 6);
  let cannon = cannons[0] ?? min;
  let isLocked = false;
  let aimed;

  const barrel = h('span', { class: 'barrel' });
  const sea = h(
    'div',
    { class: 'sea' },
    h('div', { class: 'light' }),
    h('div', { class: 'cannon', 'aria-hidden': 'true' }, barrel),
  );
  const swimmers = game.spots.map(({ key, name, pays }, at) => {
    const element = h(
      'button',
      {
        type: 'button',
        class: 'swimmer',
        'data-fish': key,
        tabindex: -1,
        'aria-hidden': 'true',
        title: `${name} ${formatMultiple(pays)}`,
        onclick: () => void fire(key),
      },
      drawFish(key),
    );
    sea.append(element);
    return {
      key,
      element,
      lane: 8 + ((at * 37) % 62),
      pace: 0.000_045 - at * 0.000_003,
      phase: at * 0.37,
      turn: at % 2 === 0 ? 1 : -1,
    };
  });

  function place(now) {
    for (const { element, lane, pace, phase, turn } of swimmers) {
      const way = prefersReducedMotion() ? phase % 1 : (now * pace + phase) % 1;
      const x = turn > 0 ? way * 116 - 12 : 104 - way * 116;
      const y = lane + (prefersReducedMotion() ? 0 : Math.sin(now / 900 + phase * 9) * 2);
      element.style.left = `${x}%`;
      element.style.top = `${y}%`;
      element.style.setProperty('--face', String(-turn));
    }
  }
  let frame = requestAnimationFrame(function swim(now) {
    place(now);
    frame = requestAnimationFrame(swim);
  });
  place(0);

  const at = (key) => swimmers.find((swimmer) => swimmer.key === key).element;

  /** Animates the shot from the cannon to the fish. */
  async function fly(key) {
    const [from, to, all] = [barrel, at(key), sea].map((element) => element.getBoundingClientRect());
    const [dx, dy] = [to.x + to.width / 2 - (from.x + from.width / 2), to.y + to.height / 2 - from.y];
    barrel.style.setProperty('--aim', `${Math.atan2(dx, -dy)}rad`);
    if (prefersReducedMotion()) return;
    const shot = h('i', { class: 'shot' });
    shot.style.left = `${from.x + from.width / 2 - all.x}px`;
    shot.style.top = `${from.y - all.y}px`;
    sea.append(shot);
    await shot.animate([{ transform: 'none' }, { transform: `translate(${dx}px, ${dy}px)` }], {
      duration: 240,
      easing: 'linear',
    }).finished;
    shot.remove();
  }
  function burst(key, text) {
    const [to, all] = [at(key), sea].map((element) => element.getBoundingClientRect());
    const mark = h('span', { class: 'burst', 'data-won': text !== '' }, text);
    mark.style.left = `${to.x + to.width / 2 - all.x}px`;
    mark.style.top = `${to.y + to.height / 2 - all.y}px`;
    sea.append(mark);
    setTimeout(() => mark.remove(), 1_000);
  }

  async function fire(key) {
    if (isLocked || table.state.state !== 'open') return;
    aimed = key;
    await table.play([{ spot: key, stake: formatDecimal(cannon) }]);
    /** @type {HTMLElement | null} */ (list.querySelector(`[data-spot="${key}"]`))?.focus({ preventScroll: true });
  }

  const chips = cannons.map((size) =>
    h(
      'button',
      {
        type: 'button',
        class: 'chip',
        'data-size': String(size / 100n),
        'aria-pressed': size === cannon ? 'true' : 'false',
        onclick: () => choose(size),
      },
      formatChip(size),
    ),
  );
  function choose(size) {
    cannon = size;
    chips.forEach((button, index) => button.setAttribute('aria-pressed', cannons[index] === size ? 'true' : 'false'));
  }
  const list = h(
    'div',
    { class: 'grid fish-list' },
    game.spots.map(({ key, name, pays }) =>
      h(
        'button',
        { type: 'button', class: 'spot', 'data-spot': key, onclick: () => void fire(key) },
        drawFish(key),
        h('span', { class: 'name' }, name),
        h('small', {}, `×${formatMultiple(pays)} · ${(9_600 / pays).toFixed(2)}%`),
      ),
    ),
  );
  const name = (key) => game.spots.find((spot) => spot.key === key)?.name ?? '';
  return {
    scene: h('div', { class: 'fishing' }, sea, h('p', { class: 'hint' }, t('fishHint'))),
    controls: h(
      'section',
      { class: 'panel bets' },
      h('div', { class: 'chips', role: 'group', 'aria-label': t('cannon') }, chips),
      list,
    ),
    busy(is) {
      isLocked = is;
      for (const button of list.querySelectorAll('button')) button.disabled = is;
    },
    async show(round) {
      const [{ spot }] = round.bets;
      await fly(spot);
      burst(spot, round.outcome.caught ? `+${formatShortMoney(parseCents(round.payout))}` : '');
      if (round.outcome.caught && !prefersReducedMotion())
        at(spot).animate([{ opacity: 1 }, { opacity: 0, transform: 'scale(.6)' }, { opacity: 1 }], { duration: 700 });
    },
    lostText: (round) => t('missed', name(round.bets[0]?.spot ?? aimed)),
    close: () => cancelAnimationFrame(frame),
  };
}
